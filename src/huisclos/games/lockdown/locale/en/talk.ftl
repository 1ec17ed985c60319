## What is said at the table, and its label in the menu; whoever is spoken to may make a deal of it. Nothing of it binds.

## Claims: what the dice hold

talk-monsters = The dice send Monsters to { $places }.
form-monsters = Say where Monsters come
talk-no-monsters = The dice spare { $places }.
form-no-monsters = Say where no Monster comes

## Promises

talk-vote = In the next vote, I vote for { $whom }.
form-vote = Promise your next vote
talk-spare = Tonight, I don’t vote for { $whom }.
form-spare = Promise to spare somebody tonight
talk-go = I’m going { $place-to }.
form-go = Say where you go
talk-follow = Follow me { $place-to }. I’ll be there.
form-follow = Call the others to where you go

## Requests

talk-ask-vote = { $to }, in the next vote, vote for { $whom }.
form-ask-vote = Ask for a vote
deal-ask-vote = Deal, { $from }: in the next vote, I vote for { $whom }.
talk-ask-spare = { $to }, don’t vote for me tonight.
form-ask-spare = Ask to be spared tonight
deal-ask-spare = Deal, { $from }: I don’t vote for you tonight.
talk-ask-go = { $to }, go { $place-to }.
form-ask-go = Ask somebody to go somewhere
deal-ask-go = Deal, { $from }: I go { $place-to }.
talk-ask-card = { $to }, if you search the truck, give me a card.
form-ask-card = Ask for a card from the truck
deal-ask-card = Deal, { $from }: if I search the truck, you get a card.

## Offers: what is asked, and what is promised for it

talk-truck-for-card = { $to }, vote for me at the truck, and I give you a card.
form-truck-for-card = Ask to be sent to the truck, for a card
deal-truck-for-card = Deal, { $from }: my vote at the truck for a card.
talk-card-for-truck = { $to }, give me a card, and I vote for you at the truck.
form-card-for-truck = Your vote at the truck, for a card
deal-card-for-truck = Deal, { $from }: a card for your vote at the truck.
talk-badge-for-spare = { $to }, vote for me for the badge, and I don’t vote for you tonight.
form-badge-for-spare = Ask for the badge, and spare the voter tonight
deal-badge-for-spare = Deal, { $from }: the badge for you, and mercy for me tonight.
talk-truce = { $to }, don’t vote for me tonight, and I don’t vote for you.
form-truce = A truce for tonight
deal-truce = Deal, { $from }: tonight, neither of us votes for the other.
talk-vote-together = { $to }, in the next vote, let’s both vote for { $whom }.
form-vote-together = Vote for the same, together
deal-vote-together = Deal, { $from }: we both vote for { $whom }.
talk-vote-for-vote = { $to }, in the next vote, vote for { $whom }, and I don’t vote for you tonight.
form-vote-for-vote = Ask for a vote, and spare the voter tonight
deal-vote-for-vote = Deal, { $from }: I vote for { $whom }, and you don’t vote for me tonight.
talk-spare-for-truck = { $to }, spare me tonight, and tomorrow I vote for you at the truck.
form-spare-for-truck = Ask to be spared tonight, for your vote at the truck tomorrow
deal-spare-for-truck = Deal, { $from }: mercy tonight, for your vote at the truck tomorrow.
talk-go-together = { $to }, go { $place-to }, and I go there too.
form-go-together = Go somewhere together
deal-go-together = Deal, { $from }: we both go { $place-to }.
