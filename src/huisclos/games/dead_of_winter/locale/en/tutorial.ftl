## The first round: one lesson for each moment of the recorded round. The learner is Alix.

## Setup

tutorial-welcome = You are Alix. Outside it is forty below, and the dead don’t mind. With Ana and Bo you keep a colony alive, and it has to last until the end of the last round. Of these four, one will lead your group. Choose Diego, the firefighter: nobody here has more influence, so the first turn is yours.
tutorial-follower = And one will follow. Choose Berthe, the canteen cook: give her a good die, and she makes food out of almost nothing.

## Your turn

tutorial-attack = Each round begins with a crisis. This one wants three medicine cards by tonight, or morale falls by 2; at zero, all is over. Then everybody rolls. You have a 2, a 3 and a 5. Diego needs a 2 or more to attack: let him kill the zombie at the first entrance.
tutorial-die = Spend the smallest die that will do: the 2. The zombie is as good as dead. Diego isn’t safe, though: after an attack you roll the risk die. Of its twelve faces six are blank, three wound, two are frostbite, and one is a bite, which kills and spreads.
tutorial-cook = Blank. Diego wipes the axe. Now Berthe: in the colony, with a die of 4 or more, she adds 2 food to the supply. Your 5 is for her.
tutorial-rice = Cards from your hand take no die. Play the Sack of Rice: 2 food more. Tonight one food feeds two people in the colony, the helpless included, and if it isn’t enough, morale falls. Then the card is waste, and ten cards of waste cost morale, too.
tutorial-move = Your secret objective is yours alone: besides the colony’s goal, you want a weapon, food, fuel and medicine in your hand at the end. The list below it tells how far you are. What you lack is a weapon. Send Diego to the police station: that takes no die, but it does take the risk die.
tutorial-search = Blank again, and he is there. Searching takes a die of 3 or more, and you have kept one. Search.
tutorial-noise = A box of odds and ends, and only you see it. You could keep that. Or you make noise and draw another card; the token stays, and tonight it may bring a zombie. Make noise.
tutorial-enough = A Pistol. More noise would mean more cards, and more company. Stop here.
tutorial-keep = You keep one, and the other goes under the deck. Take the Pistol. In Diego’s hands it would kill, but for your objective it must stay in yours.
tutorial-crisis = All four are in your hand: you are there, as long as you hold on to them. But the crisis wants medicine, and you have two Bandages. Add one, face down. Right cards count for the colony, wrong ones against it, and nobody knows whose they were. A traitor likes that.
tutorial-end-turn = Your dice are spent. All this time Bo, on your right, has been watching you, with a crossroads card in hand. Had you done what it waits for, you would have heard a story, and would have had to choose how it goes on. Not today. End your turn.

## The others

tutorial-watch = Ana’s turn, and now it is you who watches. The card waits for the soldier, who isn’t here: nothing will come of it. Keep a straight face all the same. That is half the game.
tutorial-last-turn = And Bo’s. Look at who adds cards to the crisis, who feeds the colony, and who fills a rucksack. One of you might want all this to fail. Whoever doubts says so, or calls a vote: the colony can send anybody into exile.

## The night

tutorial-dusk = Bo is done, and the colony phase comes. First all eat. Then waste is counted. Then the crisis is opened. Then they come: one for every two people in the colony, one to each location with somebody in it, and for every noise a die: on 3 or less, one more.
tutorial-night = Nobody has gone hungry, and there was enough medicine on the crisis: it is averted. But look at the entrances. Where there is no room left for one more of them, it breaks in, and whoever has the lowest influence there dies. Barricades take up their room; attacks make more.
tutorial-end = That was a night, and there are more to come. A new crisis is on the table, new dice are rolled, and the first turn has passed to the right. From here on the winter is yours: play on with Ana and Bo, as you like. If you wonder about something, its rule is one click away.
