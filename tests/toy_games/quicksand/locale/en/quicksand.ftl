game-title = Quicksand
prompt-step = Which way?
option-left = Left
