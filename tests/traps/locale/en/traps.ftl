game-title = Traps
game-summary = Doors, and what is behind them.
prompt-door = Which door do you open?
waiting-door = { $seat } stands before the doors.
option-safe = The green door
option-loop = The round door
option-raise = The broken door
option-note = Leave a note
