game-title = Candles
game-summary = Nights in a house full of draughts. Who still has a light?
simulate-lights = Lights kept a game

## Questions: what you read, and what the others read meanwhile

prompt-light = Choose two candles to light, or your last one.
waiting-light = { $seat } chooses candles in secret.
prompt-feed = Do you feed your flame with a shorter candle?
waiting-feed = { $seat } may feed the flame.
why-long = Longer than a candle of your flame.

## What happened

log-night = Night { $night } falls. { $seat } keeps watch.
log-night-known = Night { $night } falls. { $seat } keeps watch and feels a draught of { $draught }.
log-lit = { $seat } lights { $candles }.
log-draught = A draught of { $draught } blows through the house.
log-burns = { $seat } still has a light: one point.
log-out = { $seat } sits in the dark.

## Pieces

candle-1 = candle 1
candle-2 = candle 2
candle-3 = candle 3
candle-4 = candle 4
candle-5 = candle 5
candle-6 = candle 6
candle-7 = candle 7
candle-8 = candle 8
candle-9 = candle 9
candle-10 = candle 10
candle-11 = candle 11
candle-12 = candle 12
candle-13 = candle 13
candle-14 = candle 14
candle-15 = candle 15
candle-16 = candle 16
