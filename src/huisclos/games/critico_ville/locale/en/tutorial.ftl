## The first game: one lesson for each moment of the recorded game. The learner is Alix.

tutorial-welcome = You are Alix: you and Bo win together or not at all. Get the pawn to square 36 before all 20 zombie squares are full. Every character has three power tokens: take the Defender now, and the Exterminator after Bo’s choice.

## Turn 1: Alix

tutorial-place = Every turn begins with an invasion. Two zombies are coming, and you choose where, as long as it is in the pawn’s zone. Put one on 7, with its friends, and one on 5, just within reach of your combat.
tutorial-question = Then comes a question. Talk it over with Bo, or open the aide-memoire; lessons don’t whisper.
tutorial-fight = Read why, then go on to your two rolls. Combat: 4 to 6 beats a zombie at most five squares away, and you may fight on; 1 to 3 ends it. Flight: the pawn runs as many squares as the die shows.
tutorial-run = One zombie down, and a 6 for the flight: no roll is better. Until you run, Bo’s Runner could still have it rolled again. Run!

## Turn 2: Bo

tutorial-defend = Six squares: not bad. Now it is Bo’s turn, and four are coming at once. Powers work in anybody’s turn: call this invasion off with the Defender.
tutorial-lost = Bo’s answer was wrong, but in the normal game the combat takes place all the same. A 2: lost! Luckily Bo is the Fighter too, and pays a token to roll again.
tutorial-blocked = A 6, but the zombie on 8 stops the pawn on 7. Your Exterminator could clear the way: that would cost two of your three tokens, one for 8 and one for 9. Do nothing for now: your own combat is next.

## Turn 3: Alix

tutorial-behind = Behind the pawn or under it, a zombie stops nobody. But it fills a square, and when all 20 are filled, you have lost. Put this one on 5.
tutorial-open = An open question: nothing to pick from, so use your own words. Type your answer or say it out loud, then press “That’s my answer”. If you were stuck, you could hand the question on to Bo.
tutorial-judge = Compare yours with the model answer; let’s say it was good enough. In the normal game you are your own judge. In the hard variant the others vote, and only a good answer lets you fight.
tutorial-target = A 4, won! Three zombies are in reach: beat the one on 8, which bars your way. Then fight on: 9 may be next.

## Turn 5: Alix

tutorial-zone = Four zombies came, and three of them ended up behind you or under you. Your zone is full now, so the last one goes to any zone ahead. Put it on 24: it is in nobody’s way yet, and near enough for a later combat.

## Turn 6: Bo

tutorial-clear = In your turn, Bo’s Runner had a miserable 1 rolled again; now you can return the favour. Bo has rolled a 6, and two zombies bar the way. Exterminate the one on 26, then the one on 27.

## Turn 8: Bo

tutorial-last = Bo has lost the combat and rolled a 3. That is enough to get away, were it not for the zombie on 35. You have one token left: this is what it was for.
tutorial-end = You have made it, in eight turns, with nine zombie squares still free. After a game you see how everybody answered, theme by theme. When this gets too easy, try the hard variant.
