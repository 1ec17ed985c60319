game-title = Sables mouvants
prompt-step = Par où ?
option-left = À gauche
