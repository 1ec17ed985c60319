game-title = Bougies
game-summary = Des nuits dans une maison pleine de courants d’air. Qui a encore de la lumière ?
simulate-lights = Lumières gardées par partie

## Les questions : ce que vous lisez, et ce que lisent les autres pendant ce temps

prompt-light = Choisissez deux bougies à allumer, ou votre dernière.
waiting-light = { $seat } choisit ses bougies en secret.
prompt-feed = Nourrissez-vous votre flamme d’une bougie plus courte ?
waiting-feed = { $seat } peut nourrir sa flamme.
why-long = Plus longue qu’une bougie de votre flamme.

## Ce qui s’est passé

log-night = La nuit { $night } tombe. { $seat } monte la garde.
log-night-known = La nuit { $night } tombe. { $seat } monte la garde et sent venir un courant d’air de force { $draught }.
log-lit = { $seat } allume { $candles }.
log-draught = Un courant d’air de force { $draught } traverse la maison.
log-burns = { $seat } a encore de la lumière : un point.
log-out = { $seat } se retrouve dans le noir.

## Le matériel

candle-1 = la bougie 1
candle-2 = la bougie 2
candle-3 = la bougie 3
candle-4 = la bougie 4
candle-5 = la bougie 5
candle-6 = la bougie 6
candle-7 = la bougie 7
candle-8 = la bougie 8
candle-9 = la bougie 9
candle-10 = la bougie 10
candle-11 = la bougie 11
candle-12 = la bougie 12
candle-13 = la bougie 13
candle-14 = la bougie 14
candle-15 = la bougie 15
candle-16 = la bougie 16
