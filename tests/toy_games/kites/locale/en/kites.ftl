game-title = Kites
game-summary = Who has the whole string out first?
prompt-fly = The wind rises.
waiting-fly = The wind rises.
option-run = Run with it
log-flies = { $seat }’s kite rises by { $by }.
