## The aide-memoire

memo-round = A round
memo-round-1 = A crisis is revealed. Everybody rolls one die for each of their survivors, and one more.
memo-round-2 = Then everybody has one turn, beginning with the first player. Frostbite first: one more wound for each token.
memo-round-3 = In your turn your neighbour on the right watches for a crossroads card. It takes effect once an action is over.
memo-round-4 = Then comes the colony phase. Morale zero ends the game at once.

memo-die = Actions that take a die
memo-die-attack = **Attack a zombie**: a die of at least the attack value. It dies; roll the risk die.
memo-die-fight = **Attack a survivor** of somebody else: a die of at least the attack value. Then a fresh die: at most the target’s attack value, and the target is wounded, and you may take a random card.
memo-die-search = **Search**, outside the colony: a die of at least the search value. Draw a card; keep it, or make noise and draw one more. Keep one.
memo-die-barricade = **Barricade**: any die, a free space at an entrance.
memo-die-clean = **Clean the waste**: any die, in the colony. Three cards leave the waste pile.
memo-die-attract = **Attract**: any die. Two zombies come from other places.
memo-die-use = **Use an ability** or equipment, with the die its card asks for, or none.

memo-free = Actions without a die
memo-free-play = **Play a card**, then it is waste. Equipment stays with a survivor.
memo-free-contribute = **Add a card to the crisis**, face down.
memo-free-move = **Move** each survivor once, then roll the risk die.
memo-free-raise = **Spend food**: one token adds one to a die, to 6 at most.
memo-free-ask = **Ask** for a card, which is played at once.
memo-free-hand = **Hand equipment over** in the same place.
memo-free-exile = **Call a vote** to exile somebody, once a turn. Tied: the first player decides.

memo-risk = The risk die
memo-risk-blank = Blank. Nothing.
memo-risk-wound = Wound. Three kill.
memo-risk-frostbite = Frostbite. A wound, and one more at the start of each of your turns.
memo-risk-bite = Bite. Dead, and it spreads to the lowest influence here: give them up, and it ends; or roll, and only a blank saves them and ends it.

memo-colony = Colony phase
memo-colony-1 = **Food**: one for every two survivors in the colony. Not enough: nothing is eaten, a starvation token, morale −1.
memo-colony-2 = **Waste**: morale −1 for every ten cards.
memo-colony-3 = **Crisis**: right cards +1, others −1. As many as players: averted. Two more: morale +1. Fewer: it strikes.
memo-colony-4 = **Zombies**: one at the colony for every two survivors there, one at each location with somebody. Noise: a die each, 3 or less brings one more.
memo-colony-5 = **Main objective** met: the game ends.
memo-colony-6 = **Rounds**: one fewer. None left: the game ends.
memo-colony-7 = **First player**: the next one, to the right.

memo-exile = Exile
memo-exile-1 = An exile objective changes your secret one. Your survivors leave the colony, each with the risk die.
memo-exile-2 = No cards to the crisis, no votes, no helpless survivors for the colony.
memo-exile-3 = New survivors of yours go to a location of your choice.
memo-exile-4 = Dice are raised with food cards, not with tokens.
memo-exile-5 = Your dead cost no morale, and your cards make no waste.
memo-exile-6 = Two exiles who are no traitors: morale falls to zero.
