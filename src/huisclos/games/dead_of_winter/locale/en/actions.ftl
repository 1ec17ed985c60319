## DW-2, DW-3: the actions of a turn. What you read, and what those who wait read;
## $about is what the question is about, $seat the player we wait for.

prompt-act = Your turn: what do you do?
waiting-act = { $seat } thinks about what to do next.
option-attack = Attack
option-fight = Attack a survivor
option-search = Search
option-barricade = Build a barricade
option-clean = Clean the waste
option-attract = Attract zombies
option-use = Use
option-play = Play
option-equip = Equip
option-contribute = Add to the crisis
option-move = Move
option-raise = Spend food on a die
option-feed = Spend a food card on dice
option-ask = Ask the others for cards
option-hand = Hand over
option-exile = Call a vote on exile
option-end = End the turn

## Dice

prompt-die = Which die do you use?
waiting-die = { $seat } chooses a die.
prompt-raise-die = Which die goes up?
waiting-raise-die = { $seat } chooses a die to raise.
prompt-set-die = Which die do you turn?
waiting-set-die = { $seat } chooses a die to turn.
prompt-reroll-die = Which die do you roll again?
waiting-reroll-die = { $seat } chooses a die to roll again.
prompt-reroll = Which dice do you roll again? As many as you like.
waiting-reroll = { $seat } chooses dice to roll again.
prompt-lose-die = Which die do you lose?
waiting-lose-die = { $seat } chooses a die to lose.

log-uses-die = { $seat } uses a { $die }.
log-die-turned = A die of { $seat } goes from { $die } to { $to }.
log-rerolls = { $seat } rolls { $old } again: { $new }.
log-gains-dice = { $seat } rolls more dice: { $dice }.
log-loses-die = { $seat } loses a die: { $die }.
log-spends-food = { $seat } spends food from the supply: { $left ->
        [0] nothing is left.
       *[other] { $left } left.
    }
log-feeds = { $seat } eats well, out there: { $item }.

## Attacks

prompt-rob = A hit. Do you also take a random card from { $about }?
waiting-rob = { $seat } has hit, and may take a card from { $about }.
option-take = Take a card
option-leave = Leave it

log-attacks = { $survivor } attacks { $place-at }.
log-fights = { $survivor } attacks { $target }. The die shows { $die }: { $hit ->
        [1] a hit.
       *[other] a miss.
    }
    .style = danger
log-card-taken = { $seat } takes a card from { $victim }.
log-card-taken-known = { $seat } takes a card from { $victim }: { $item }.

## Searches

prompt-search-on = You are searching { $about-the }. Keep what you have, or make noise and draw one more?
waiting-search-on = { $seat } is searching { $about-the }.
option-keep = Keep and stop
option-noise = Make noise, draw one more
prompt-keep-item = Which card do you keep?
waiting-keep-item = { $seat } chooses a card to keep.
prompt-return-item = Which card goes under the deck next?
waiting-return-item = { $seat } puts the other cards under the deck.
option-as-they-lie = The rest in any order

log-searches = { $survivor } searches { $place-the }.
log-draws = { $number ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $number } cards.
    }
log-draws-known = { $number ->
        [one] You draw a card: { $items }.
       *[other] You draw { $number } cards: { $items }.
    }
log-keeps = { $seat } keeps a card.
log-keeps-known = You keep: { $item }.
log-returned = What isn’t kept goes under the deck of { $place-the }.
log-noise = { $number ->
        [one] Noise { $place-at }.
       *[other] A lot of noise { $place-at }: { $number } tokens.
    }
log-makes-noise = { $number ->
        [one] { $survivor } makes noise { $place-at }.
       *[other] { $survivor } makes a lot of noise { $place-at }: { $number } tokens.
    }
log-quiet = It grows quieter { $place-at }.

## Barricades, waste, zombies, moves

prompt-barricade = Where do you build the barricade?
waiting-barricade = { $seat } chooses where to build a barricade.
log-barricaded = A new barricade { $entrance-at }.
log-cleans = { $survivor } clears away the waste.
log-cleaned = { $number ->
        [0] There is no waste to clear away.
        [one] One card leaves the waste pile,
       *[other] { $number } cards leave the waste pile,
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $left ->
            [0] which is empty now.
           *[other] { $left } are left.
        }
    }
log-attracts = { $survivor } makes a spectacle of it { $place-at }: come here, all of you.
log-moves = { $survivor } goes { $place-to }.
log-uses-ability = { $survivor } does what nobody else does as well.
log-uses-item = { $survivor } uses: { $item }.
log-turn-ends = { $seat } has done enough for this turn.
log-turn-cut-short = The turn of { $seat } ends here.
log-calls-vote = { $seat } calls a vote: should { $other } be exiled?
    .style = strong

## Why something can’t be done now

why-no-die = You have no die left.
why-die = Your dice are too low.
why-no-zombie = There is no zombie here.
why-nobody-else = Nobody else’s survivor is here.
why-colony = The colony can’t be searched.
why-empty = Nothing is left to be found here.
why-no-space = No entrance has a free space here.
why-not-colony = Only in the colony.
why-no-waste = The waste pile is empty.
why-none-elsewhere = There are no zombies anywhere else.
why-used-turn = Already used this turn.
why-used-round = Already used this round.
why-other-place = Not at this place.
why-condition = What the card needs isn’t the case now.
why-moved = Has already moved this turn.
why-exile = Not for exiles.
why-full = There is no room.
why-no-effect = This card isn’t for playing.
why-no-room = There is no room for anybody new.
why-no-food = The food supply is empty.
why-best = It can’t get any better.
why-cooperative = You all play together: nobody is exiled.
why-exiled = Is already exiled.
why-called = You have already called a vote this turn.
why-refused = You have just asked, and nobody gave you anything. Do something else first.
why-nobody-to-ask = Nobody else is left to be asked.
why-nobody-here = Nobody else is here.
why-passed = They have just given it away, or didn’t want it. Do something else first.
why-not-exiled = Only for exiles.
why-all-best = Your dice can’t get any better.
why-no-crisis = There is no crisis now.
