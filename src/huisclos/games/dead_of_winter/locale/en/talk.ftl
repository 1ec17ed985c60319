## What is said at the table, and its label in the menu; whoever is spoken to may make a deal of it. Nothing of it binds.

slot-kind = Which kind of card?
slot-number = How many?
fitting-1 = one fitting card
fitting-2 = two fitting cards
fitting-3 = three fitting cards
fitting-4 = four fitting cards
fitting-5 = five fitting cards

## Claims

talk-put = I have put { $number } into this crisis.
form-put = Say what you have put into the crisis
talk-have = I have { $kind-a } in hand.
form-have = Say what you hold
talk-have-none = I have { $kind-no } in hand.
form-have-none = Say what you don’t hold
talk-accuse = { $whom } is the traitor.
form-accuse = Accuse somebody of treason

## Promises

talk-add = I’ll put { $kind-a } into this crisis.
form-add = Promise a card for the crisis
talk-kill = This round, I’ll kill a zombie at the colony.
form-kill = Promise to fight at the colony
talk-feed = This round, I’ll find us something to eat.
form-feed = Promise food for the colony
talk-exile = The next time we vote on { $whom }, I vote for exile.
form-exile = Promise to vote for an exile
talk-spare = The next time we vote on { $whom }, I vote against exile.
form-spare = Promise to vote against an exile

## Requests

talk-ask-add = { $to }, put { $kind-a } into this crisis.
form-ask-add = Ask for a card for the crisis
deal-ask-add = Deal, { $from }: I’ll put { $kind-a } into this crisis.
talk-ask-give = { $to }, when I ask for cards, give me { $kind-a }.
form-ask-give = Ask for a card when you need it
deal-ask-give = Deal, { $from }: when you ask, I give you { $kind-a }.
talk-ask-kill = { $to }, kill a zombie at the colony this round.
form-ask-kill = Ask somebody to fight at the colony
deal-ask-kill = Deal, { $from }: this round, I’ll kill a zombie at the colony.
talk-ask-exile = { $to }, vote with me to have { $whom } exiled.
form-ask-exile = Ask for a vote for an exile
deal-ask-exile = Deal, { $from }: the next time we vote on { $whom }, I vote for exile.

## Offers: what is asked, and what is promised for it

talk-give-for-add = { $to }, put { $kind-a } into this crisis, and I give you a card the next time you ask.
form-give-for-add = A card for a card in the crisis
deal-give-for-add = Deal, { $from }: I’ll put { $kind-a } into this crisis, and you give me a card when I ask.
talk-exile-together = { $to }, let’s both vote for the exile of { $whom }.
form-exile-together = Vote for an exile together
deal-exile-together = Deal, { $from }: we both vote for the exile of { $whom }.
talk-truce = { $to }, don’t vote for my exile, and I don’t vote for yours.
form-truce = Neither votes for the other’s exile
deal-truce = Deal, { $from }: neither of us votes for the other’s exile.
