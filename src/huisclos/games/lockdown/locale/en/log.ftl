## What happened, a line each. Where there is a -known line, it is for those who saw what the others didn’t.

## Setup

log-dealt =
    { $count ->
        [0] { $seat } is dealt no card.
        [one] { $seat } is dealt a card.
       *[other] { $seat } is dealt { $count } cards.
    }
log-dealt-known = { $seat } is dealt: { $cards }.
log-markers = { $badge } starts with the Security badge, { $martyr } with the Martyr.
log-placement-dice = { $seat } rolls { $dice } for the family.
log-placed = { $seat }’s { $character } starts out { $place-in }.

## The day, and the truck

log-day = Day { $turn } breaks.
    .style = strong
log-no-search = Nobody searches the truck today.
log-searched =
    { $count ->
        [one] { $seat } searches the truck and draws a card.
       *[other] { $seat } searches the truck and draws { $count } cards.
    }
log-searched-known = { $seat } searches the truck and finds: { $cards }.
log-kept = { $seat } keeps a card.
log-kept-known = { $seat } keeps { $card-a }.
log-gave = { $seat } gives a card to { $to }.
log-gave-known = { $seat } gives { $card-a } to { $to }.
log-removed =
    { $count ->
        [one] A card leaves the game, unseen.
       *[other] { $count } cards leave the game, unseen.
    }
log-removed-known = Out of the game, unseen by the others: { $cards }.

## The badge, and the dice

log-badge = The Security badge is with { $seat }.
log-shaken =
    { $count ->
        [one] { $seat } shakes the box: one die rolls underneath.
       *[other] { $seat } shakes the box: { $count } dice roll underneath.
    }
log-looked = { $seat } looks at the dice.
log-looked-known = { $seat } looks at the dice and sees { $dice }.

## Where to go

log-announced = { $seat } announces a destination: { $place }.
log-destination = { $seat } heads for { $place }.
log-first-dice = The first dice show { $dice }.
log-dice-shown = The dice show { $dice }.
log-moved = { $seat }’s { $character } goes { $place-to }.
log-stayed = { $seat } moves nobody: the whole family is there already.

## Monsters arrive
## $overflow is 1 when the Monster was meant for another location and had to move on.

log-monster-die =
    { $overflow ->
        [1] The dice bring a Monster, which moves on to { $place }.
       *[other] The dice bring a Monster to { $place }.
    }
log-monster-weepers =
    { $overflow ->
        [1] The crying draws a Monster, which moves on to { $place }.
       *[other] The crying draws a Monster to { $place }.
    }
log-monster-crowd =
    { $overflow ->
        [1] The smell of the crowd draws a Monster, which moves on to { $place }.
       *[other] The smell of the crowd draws a Monster to { $place }.
    }
log-no-monster = One Monster fewer than feared { $place-around }: it stays in the dark.
log-monsters-gone =
    { $count ->
        [one] One Monster fewer { $place-around }.
       *[other] { $count } fewer Monsters { $place-around }.
    }

## Votes

log-vote = It comes to a vote { $place-in }.
log-hand-raised = { $seat } raises a hand for { $whom }.
log-ballot =
    { $phase ->
        [6]
            { $votes ->
                [one] { $seat } points at { $whom }: { $votes } vote.
               *[other] { $seat } points at { $whom }: { $votes } votes.
            }
       *[other]
            { $votes ->
                [one] { $seat } votes for { $whom }: { $votes } vote.
               *[other] { $seat } votes for { $whom }: { $votes } votes.
            }
    }
log-tie =
    { $votes ->
        [one] A tie between { $seats }, with { $votes } vote each.
       *[other] A tie between { $seats }, with { $votes } votes each.
    }
log-designated =
    { $phase ->
        [1] It falls to { $seat } to search the truck.
        [2] It falls to { $seat } to take the Security badge.
       *[other] It falls to { $seat } to throw them a Character.
    }

## Cards played

log-card-played = { $seat } plays { $card-a }.
log-lured = A Monster leaves { $place } for { $goal }.
log-hid = { $seat }’s { $character } hides until the night is over.

## The night

log-siege =
    { $place-kind ->
        [open]
            { $monsters ->
                [one] { $place-name }: one Monster, and nothing in its way.
               *[other] { $place-name }: { $monsters } Monsters, and nothing in their way.
            }
       *[other]
            { $monsters ->
                [one] { $place-name }: one Monster is one too many.
               *[other] { $place-name }: { $monsters } Monsters, { $excess } too many for the doors.
            }
    }
    .style = danger
log-held = The line holds { $place-in }.
log-nobody-found = { $place-name }: the Monsters search, and find nobody.
log-devoured = { $seat }’s { $character } is devoured { $place-in }. The Martyr is with { $seat }.
    .style = danger
# $dice is how many dice were waiting at the end of the row.
log-row-full =
    Row { $row } of the Cold storage is full.{ $equal ->
        [1] {" "}Monsters now get in when they equal the Strength inside.
       *[other] {""}
    }{ $dice ->
        [0] {""}
        [one] {" "}One more die joins the arrival box.
       *[other] {" "}{ $dice } more dice join the arrival box.
    }
    .style = danger

## Dawn, and the end

log-closed = The iron shutter comes down on { $place }, for good.
    .style = danger
log-driven-out = { $seat }’s { $character } is driven out to the Parking lot.
log-standoff =
    { $days ->
        [0] All the Monsters are out, and nobody is at risk: a standoff. No more will come.
        [one] Still a standoff: a day without any change.
       *[other] Still a standoff: { $days } days without any change.
    }
    .style = strong
log-standoff-ended = Everybody agrees to end it here: the score decides.
    .style = strong
log-standoff-on = The game goes on: { $seats } won’t end it here.
log-hand-shown =
    { $cards-count ->
        [0] { $seat } has no card in hand.
       *[other] { $seat } shows: { $cards }.
    }
log-score =
    { $points ->
        [one] { $seat } scores { $points } point.
       *[other] { $seat } scores { $points } points.
    }
log-won =
    { $seats-count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }
log-epilogue = The night is over. What is left is a story: “{ $title }”.
