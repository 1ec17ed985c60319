## What the drawn boards need to say

film-map = { $location }: the map
film-turn = Turn { $turn }
film-health = Health
film-horror = Horror
film-dice = Dice of a Horror roll
film-time = Time
film-saved = Saved
film-dead = Dead
film-killer-health = Health of the Killer
film-attack = Attack
film-move = Move
film-health-is = Health { $health }
film-last-black = The last of it is the black token: nobody knows what it shows.
film-last-white = The last of it is the white token: no coming back from that.
film-horror-is = Horror { $horror }, that gives { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
film-time-left = Time { $time }
film-bloodlust-is = Bloodlust: row { $row } of { $rows }, attack { $attack }, move { $move }
film-saved-dead = { $saved } saved · { $dead } dead
film-spaces = Spaces for the saved
film-space-free = Free: { $reward }
film-space-covered = Covered: { $reward }
film-ultimate = Once all are covered:
film-ultimate-on = Unlocked:
film-more = Each further one:
film-items = Items
film-hands = In her hands
film-hand-free = free hand
film-backpack = Backpack
film-uses = ×{ $count }
film-action = Each turn:
film-finale-action = To the end:
film-face-down = face down
film-none-yet = none yet
film-next = The next one
film-minor = Minor Dark Power, Health { $health }
film-terror-left = Terror cards left: { $count }
film-events = Events
film-lasts = in force
film-past = over
film-tableau = Tableau
film-close = Close
film-found = What she finds
film-roll = Horror roll
film-successes = { $number ->
        [0] No success
        [one] One success
       *[other] { $number } successes
    }
film-die-success = { $face }: a success
film-die-partial = { $face }: a partial success
film-die-miss = { $face }: nothing

## Cards

film-cost = Costs { $cost } Time
film-two = Two successes or more:
film-one = One success:
film-none = No success:
film-then = { $before }; { $after }
film-or = { $before } or { $after }
film-chance = { $chance }%
film-kind-reaction = Reaction
film-kind-roll = During a roll
film-kind-terror = Terror
film-kind-event = Event
film-kind-power = Dark Power
film-kind-finale = Finale

## What an effect does, in a few words

film-do-move = move up to { $by ->
        [one] one zone
       *[other] { $by } zones
    }
film-do-time = { $by } Time
film-do-horror = { $by } Horror
film-do-health = { $by } Health
film-do-rest = { $by } Health
film-do-damage = { $by } damage
film-do-strikeback = { $by } damage in return
film-do-endphase = the phase ends
film-do-search = { $by ->
        [one] take an Item
       *[other] look at { $by } Items, keep one
    }
film-do-ward = { $by ->
        [0] no damage
       *[other] { $by } damage less
    }
film-do-sure = partial successes count
film-do-luck = { $by ->
        [one] one die more
       *[other] { $by } dice more
    }
film-do-reroll = { $by ->
        [0] roll all dice again
        [one] roll one die again
       *[other] roll { $by } dice again
    }
film-do-takecard = take an Action card
film-do-takeitem = take an Item
film-do-bloodlust = { $by } bloodlust
film-do-killerhealth = { $by } Health for the Killer
film-do-revealpower = a Dark Power is revealed
film-do-drawevent = an Event
film-do-spawn = { $by ->
        [one] one more minion
       *[other] { $by } more minions
    }
film-do-killeraction = { $by ->
        [minions] { "" }minions:{ " " }
        [killer] { "" }the Killer:{ " " }
       *[enemies] { "" }
    }{ $target ->
        [girl] you
        [victim] nearest Victim
       *[nearest] nearest target
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }

## Names for screen readers

film-she = you
film-victims = { $count ->
        [one] one Victim
       *[other] { $count } Victims
    }
film-minions = { $minion } ×{ $count }
film-exit = Exit
film-here = Here: { $who }
film-nobody = Nobody is here
film-pile = { $count ->
        [0] Nothing left to find
        [one] One Item to find
       *[other] { $count } Items to find
    }
film-pile-top = { $count ->
        [one] One Item to find: { $item }
       *[other] { $count } Items to find, on top: { $item }
    }
film-minion-about = Health { $health }, attack { $attack }.
film-save = Save a Victim
film-pick-zone = { $prompt ->
        [move] Go { $zone-to }
        [go-to] Go { $zone-to }
       *[other] Choose: { $zone }
    }

## The last page: the story of this game

film-credits = { $girl } against { $killer }, { $location-at }
film-end-won = Fade to morning
film-end-lost = Fade to black
film-story-opening = It begins like any other night.
film-story-event = It begins like any other night. Then: { $card }.
film-story-worst = In turn { $turn } nobody is watching the door: { $count } dead before it is over. From then on nobody says “probably just the wind”.
film-story-best = The turning point is turn { $turn }. { $count ->
        [one] One damage
       *[other] { $count } damage
    }, and for the first time { $killer } has to look where the floor is.
film-story-toll = After { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } it stands like this: { $saved ->
        [0] nobody saved
        [one] one saved
       *[other] { $saved } saved
    }, { $dead ->
        [0] nobody dead
        [one] one dead
       *[other] { $dead } dead
    }.
film-story-ultimate = Somewhere along the way { $girl } stops running away and starts running towards something.
film-story-girl-returns = { $girl } goes down once, and is counted among the dead by everybody but herself.
film-story-killer-returns = { $killer } goes down, too. Nobody checks. Nobody ever checks.
film-story-finale = Then the last reel: { $card }.
film-story-won = When the sun comes up, somebody is sitting on the tailgate of an ambulance under a grey blanket, refusing to be asked how she feels. It is { $girl }.
film-story-lost = When the sun comes up, it finds everything in order and nobody there. They will shoot a second part, with somebody else.
film-credits-saved = Got out
film-credits-dead = In memoriam
film-credits-stunts = Stunts: she herself
film-nobody-at-all = Nobody.
film-saved-line = { $count ->
        [one] One, { $zone-at }
       *[other] { $count }, { $zone-at }
    }
film-saved-line-named = { $victim }, { $zone-at }, turn { $turn }
film-dead-line = { $count ->
        [one] One, { $zone-at }
       *[other] { $count }, { $zone-at }
    }
film-dead-line-named = { $victim }, { $zone-at }, turn { $turn }
film-stunt-moves = Zones walked, run and stumbled through: { $count }
film-stunt-rolls = Horror rolls: { $count }
film-stunt-damage = Damage dealt: { $count }
film-stunt-items = Props: { $items }
