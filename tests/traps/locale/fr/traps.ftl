game-title = Traquenards
game-summary = Des portes, et ce qu’il y a derrière.
prompt-door = Quelle porte ouvrez-vous ?
waiting-door = { $seat } est devant les portes.
option-safe = La porte verte
option-loop = La porte ronde
option-raise = La porte cassée
option-note = Laisser un mot
