## The game

game-title = Final Girl
game-summary = One woman, one Killer, one night. Save whom you can, find something sharp, and be there when the credits roll.
game-makers = Evan Derrick and A. J. Porfirio, Van Ryder Games

## The phases of a turn

phase-action = Action
phase-planning = Planning
phase-killer = Killer
phase-panic = Panic
phase-upkeep = Upkeep

## Action cards
## .text is what two successes or more, one and none give; .line is worth reading.

card-walk = Walk
    .text = Two successes: up to 2 zones, −1 Time. One: up to 1 zone, −1 Time. None: up to 1 zone, −1 Health and −2 Time; or just −2 Time.
    .line = Walk. Don’t run. Running is what the others did.
card-focus = Focus
    .text = Two successes: −1 Horror, +2 Time. One: −1 Horror, −1 Time. None: −2 Time.
    .line = Count to three. Breathe. Stop counting the screams.
card-weak-attack = Weak Attack
    .text = Two successes: 1 damage. One: 1 damage, −1 Health. None: −1 Health, and the phase ends.
    .line = It isn’t much of a plan, but it has a pointed end.
card-short-rest = Short Rest
    .text = Two successes: +2 Health. One: +1 Health, −1 Time. None: +1 Health, +1 Horror, −1 Time, and the phase ends.
    .line = Thirty seconds on the floor, her back against the door.
card-close-call = Close Call
    .text = During a Horror roll: roll one die again; or all of them, for 2 Time.
    .line = An inch to the left, and this would be somebody else’s film.
card-search = Search
    .text = On a search zone. Two successes: look at 2 Items, keep 1, −1 Time. One: take the top Item, −1 Time. None: take the top Item, +2 Horror, −2 Time; or +1 Horror, −2 Time.
    .line = Empty drawer. Empty drawer. Not an empty drawer.
card-sprint = Sprint
    .text = Two successes: up to 3 zones, −1 Time. One: up to 2 zones, −1 Time. None: up to 1 zone, −1 Health, −2 Time, and the phase ends; or −1 Health, −2 Time.
    .line = The shoes go first. Dignity is right behind them.
card-guard = Guard
    .text = Reaction to an attack on her. Two successes: no damage. One: 2 damage less. None: 1 damage less, but at least 1.
    .line = A tray, a chair, a forearm: anything to put in front of the blade.
card-distraction = Distraction
    .text = Two successes: −2 Horror, +2 Time. One: −1 Horror, +1 Time. None: −1 Horror, −4 Time; or +1 Horror, −2 Time.
    .line = Somewhere a bottle breaks. Everybody looks. Almost everybody.
card-improvise = Improvise
    .text = Two successes: partial successes count as successes for the rest of the phase. One: on the next Horror roll. None: +1 Horror, −1 Time.
    .line = Hairspray, a lighter, and a very bad idea.
card-planning = Planning
    .text = Two successes: 3 dice more on the next Horror roll. One: 2 dice more, −1 Time. None: 1 die more, +1 Horror, −2 Time.
    .line = Step one: survive. Step two: see step one.
card-retaliate = Retaliate
    .text = Reaction to an attack on her. Two successes: no damage, and 2 damage back. One: 2 damage less, and 1 damage back. None: nothing.
    .line = Everybody gets a turn.
card-furious-strike = Furious Strike
    .text = Two successes: 2 damage, −1 Horror. One: 1 damage, −1 Horror, and the phase ends. None: −1 Health, +1 Horror, and the phase ends.
    .line = That was for the babysitter. This is for her boyfriend. And this is for the dog.
card-long-rest = Long Rest
    .text = Two successes: +4 Health, −1 Time. One: +3 Health, −2 Time. None: +2 Health, +1 Horror, −2 Time, and the phase ends.
    .line = She locks the door, sits down, and cries for exactly four minutes.
card-critical-strike = Critical Strike
    .text = Two successes: 3 damage, −1 Horror. One: 2 damage, −1 Horror, and the phase ends. None: 2 damage, −2 Health, +1 Horror, and the phase ends.
    .line = Nobody will believe how quiet it was.

## Things that are pointed at. Numbers begin with 0 in the program, and with 1 for people.

zones-1 = 1 zone
zones = { $value } zones
damage-1 = 1 damage
damage = { $value } damage
die = { $value }
copy = copy { $value }
victim-1 = A Victim
    .the = a Victim
victim-2 = Another Victim
    .the = another Victim
victim = One more Victim
    .the = one more Victim
turn-0 = 1st
turn-1 = 2nd
turn-2 = 3rd
turn-3 = 4th
turn-4 = 5th
turn-5 = 6th
turn-6 = 7th
turn-7 = 8th
turn-8 = 9th
turn-9 = 10th
turn-10 = 11th
turn-11 = 12th
turn = one more
minion-0 = Minion 1
minion-1 = Minion 2
minion-2 = Minion 3
minion-3 = Minion 4
minion-4 = Minion 5
minion-5 = Minion 6
minion-6 = Minion 7
minion-7 = Minion 8
minion-8 = Minion 9
minion-9 = Minion 10
minion-10 = Minion 11
minion-11 = Minion 12
minion = One more minion
space-0 = 1st space
space-1 = 2nd space
space-2 = 3rd space
space-3 = 4th space
space-4 = 5th space
space-5 = 6th space
space-6 = 7th space
space-7 = 8th space
space-8 = 9th space
space-9 = 10th space
space-10 = 11th space
space-11 = 12th space
space = One more space
reward-0 = 1st reward
reward-1 = 2nd reward
reward-2 = 3rd reward
reward-3 = 4th reward
reward-4 = 5th reward
reward-5 = 6th reward
reward-6 = 7th reward
reward-7 = 8th reward
reward-8 = 9th reward
reward-9 = 10th reward
reward-10 = 11th reward
reward-11 = 12th reward
reward = One more reward

## Options

option-end = End the Action phase
option-arrange = Rearrange your Items
option-time = Discard for 1 Time
option-use = Use
option-save = Save a Victim
option-stay = Stay here
option-apply = Leave it at that
option-convert = Make a partial success a success
option-take-it = Take the hit
option-let-it = Let this happen
option-let-all = Let all of it happen, to the end of the phase
option-done = That’s all
option-free = All the free cards
option-leave = Leave it on top
option-top = Face up on top
option-below = Face down at the bottom
option-minions = The minions
option-killer = drawn by lot
option-location = drawn by lot
option-girl = drawn by lot

## What a table can’t set

