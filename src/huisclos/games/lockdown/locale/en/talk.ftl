## What is said at the table, and its label in the menu. Nothing of it binds.

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
talk-go = Today, I go { $place-to }.
form-go = Say where you go
talk-follow = Follow me { $place-to }. I’ll be there.
form-follow = Call the others to where you go

## Requests

talk-ask-vote = { $to }, in the next vote, vote for { $whom }.
form-ask-vote = Ask for a vote
talk-ask-spare = { $to }, don’t vote for me tonight.
form-ask-spare = Ask to be spared tonight
talk-ask-go = { $to }, go { $place-to } today.
form-ask-go = Ask somebody to go somewhere
talk-ask-card = { $to }, if you search the truck today, give me a card.
form-ask-card = Ask for a card from the truck

## Offers: first what is asked, then what is promised for it

talk-spare-for-truck = { $to }, spare me tonight, and tomorrow I vote for you at the truck.
form-spare-for-truck = Ask to be spared tonight, for your vote at the truck tomorrow
talk-truck-for-card = { $to }, vote for me at the truck today, and I give you a card.
form-truck-for-card = Ask to be sent to the truck, for a card
talk-vote-for-vote = { $to }, in the next vote, vote for { $whom }, and I don’t vote for you tonight.
form-vote-for-vote = Ask for a vote, and spare the voter tonight
talk-go-together = { $to }, go { $place-to } today, and I go there too.
form-go-together = Go somewhere together
