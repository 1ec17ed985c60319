## For each question: what you read, and what the others read while they wait for you.
## $about is what the question is about; $seat is the player we wait for.

## Setup

prompt-place = Choose who starts where: one die for each Character.
waiting-place = { $seat } matches dice and Characters.

## The truck

prompt-keep = Choose the card you keep.
waiting-keep = { $seat } chooses a card to keep.
prompt-give = Choose the card you give, and who gets it.
waiting-give = { $seat } chooses a card to give, and who gets it.
prompt-keep-or-give = This is the last card. Keep it, or choose who gets it.
waiting-keep-or-give = { $seat } decides who gets the last card.

## The dice

prompt-walkie = The dice are under the box. Do you look at them with a Walkie-talkie?
waiting-walkie = { $seat } may play a Walkie-talkie.

## Where to go

prompt-announce = Announce your destination to the whole table. It can’t be changed.
waiting-announce = { $seat } announces a destination.
prompt-choose = Choose your destination in secret.
waiting-choose = { $seat } chooses a destination in secret.
prompt-move = Choose who goes { $about-to }.
waiting-move = { $seat } chooses who goes { $about-to }.
prompt-drink = Do you play an Energy drink for one more move?
waiting-drink = { $seat } may still play an Energy drink.
prompt-sprint = Choose who runs, and where to.
waiting-sprint = { $seat } chooses who runs, and where to.

## Discussions

prompt-discuss-1 = Soon you vote: who searches the truck? Do you play a card first?
waiting-discuss-1 = { $seat } may play a card before the vote on the truck.
prompt-discuss-2 = Soon you vote: who takes the Security badge? Do you play a card first?
waiting-discuss-2 = { $seat } may play a card before the vote on the badge.
prompt-discuss-6 = They attack { $about }. Do you play a card?
waiting-discuss-6 = { $about-name }: { $seat } may play a card.
prompt-lure = Choose where the Tin can sends the Monster.
waiting-lure = { $seat } chooses where the Monster is sent.
prompt-hide = Choose who hides under the Rotten meat.
waiting-hide = { $seat } chooses who hides under the Rotten meat.

## Votes

prompt-point-1 = Vote. Who searches the truck?
waiting-point-1 = { $seat } votes: who searches the truck?
prompt-point-2 = Vote. Who takes the Security badge?
waiting-point-2 = { $seat } votes: who takes the Security badge?
prompt-point-6 = { $about-name }: vote. Who must throw them a Character?
waiting-point-6 = { $about-name }: { $seat } votes. Who must throw them a Character?
prompt-tie-1 = It’s a tie, and you hold the Martyr. Choose who searches the truck.
waiting-tie-1 = It’s a tie. { $seat } holds the Martyr and chooses who searches the truck.
prompt-tie-2 = It’s a tie, and you hold the Martyr. Choose who takes the Security badge.
waiting-tie-2 = It’s a tie. { $seat } holds the Martyr and chooses who takes the Security badge.
prompt-tie-6 = It’s a tie, and you hold the Martyr. Choose who must throw them a Character.
waiting-tie-6 = It’s a tie. { $seat } holds the Martyr and chooses who must throw them a Character.

## The night

prompt-devour = { $about-name }: choose who is thrown to them.
waiting-devour = { $about-name }: { $seat } chooses who is thrown to them.

## A standoff

prompt-standoff = All the Monsters are out, and nothing has changed for days. End it here, by the score as it stands?
waiting-standoff = { $seat } decides whether the standoff ends the game.

## Why something can’t be chosen

why-closed = The shutter is down for good.
why-weeper-last = Somebody else of the family is here: the Weeper comes last.
why-there = Already there.
why-all-there = Your whole family is there: somebody has to move.
why-hidden = Hidden: they can’t find this one.
why-walkie = Only right after the dice are rolled.
why-drink = Only right after your own move.
why-keys = Never played: they count at the end.
why-night = Only at night, when Monsters attack.
why-no-ballot = Your Characters here are all hidden: you have no ballot.
why-all-hidden = Your Characters here are all hidden already.
why-no-monster = No Monster here to drive back.
why-no-space = No other location has a free Monster space.

## What one may no longer want to be asked

quiet-walkie = looking under the box
quiet-drink = one more move
quiet-discuss-1 = cards before the vote on the truck
quiet-discuss-2 = cards before the vote on the badge
quiet-discuss-6 = cards during an attack

## Why something can’t be chosen: more

why-discussion = Only in a discussion, before a vote.
why-no-run = No other open location has room.
why-full = No spot is free there.
why-full-of-monsters = No Monster space is free there.
why-from-here = This is where the Monster is now.
why-elsewhere = Not here.
why-not-here = None of theirs is here.
why-theirs-hidden = Theirs here are all hidden.
why-not-tied = Not among the tied.
why-oneself = It goes to somebody else.
why-given = Has got a card already.

## What helps to decide

hint-votes = { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
hint-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hint-full = Full now: if it stays so, you end up in the Parking lot.
hint-door = Strength { $same ->
        [1] { $least }
       *[other] { $least } to { $most }
    } against { $monsters ->
        [0] no Monster
        [one] 1 Monster
       *[other] { $monsters } Monsters
    }{ $coming ->
        [0] {""}
        [one] , one more will come
       *[other] , { $coming } more will come
    }
hint-parking = { $monsters ->
        [0] No Monster
        [one] 1 Monster
       *[other] { $monsters } Monsters
    }{ $coming ->
        [0] {""}
        [one] , one more will come
       *[other] , { $coming } more will come
    }{ $all ->
        [0] {""}
       *[other] , and nothing holds them off
    }
