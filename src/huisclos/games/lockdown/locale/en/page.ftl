## What the drawn mall needs to say

mall-map = The mall
mall-box = Arrival box
mall-spent = Played
mall-away = Away
mall-away-count = { $count ->
        [0] No Monster is left in the supply.
        [one] One Monster is still away.
       *[other] { $count } Monsters are still away.
    }
mall-families = The families
mall-you = you
mall-thinking = Choosing…
mall-answered = Has chosen
mall-role = Strength { $strength }, { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } if alive at the end.
mall-found = Found in the truck
mall-card-now = You can play it now.
mall-roles = Characters of each family: { $roles }.
mall-row-equal = Row full: Monsters get in when they are as many as the Strength.
mall-row-die = Row full: this die joins the arrival box.

## Names for screen readers

mall-whose = { $seat }’s { $character }
mall-character = { $who }, { $place-in }
mall-character-hidden = { $who }, { $place-in }, hidden under Rotten meat
mall-character-dead = { $who }, dead, in the Cold storage
mall-character-coming = { $who }, not in the mall yet
mall-place = { $name }. { $count ->
        [0] Nobody is here.
       *[other] Here: { $who }.
    } { $balance }
mall-place-closed = { $name }. Closed: the iron shutter is down.
mall-monsters = { $monsters ->
        [0] No Monster around.
        [one] One Monster around, and nothing to hold it off.
       *[other] { $monsters } Monsters around, and nothing to hold them off.
    }
mall-balance = { $monsters ->
        [0] No Monster
        [one] One Monster
       *[other] { $monsters } Monsters
    } against Strength { $strength }{ $state ->
        [in] : they get in!
        [held] : the doors hold.
       *[none] .
    }
mall-family-dead = nobody left
mall-awaited = the table waits for them
mall-truck = The truck: { $count ->
        [0] nothing left to find
        [one] one card left to find
       *[other] { $count } cards left to find
    }
mall-cold = Cold storage. { $count ->
        [0] Nobody is dead yet.
       *[other] The dead, in order: { $dead }.
    }
mall-box-dice = { $count ->
        [one] One die in the arrival box.
       *[other] { $count } dice in the arrival box.
    }
mall-box-known = The dice show { $dice }.
mall-spent-cards = { $count ->
        [0] No card was played yet.
       *[other] Cards played: { $cards }.
    }

## What a click does

mall-pick-place = { $prompt ->
        [lure] Send the Monster { $thing-to }
       *[other] Go { $thing-to }
    }
mall-pick-character = { $prompt ->
        [devour] Throw them { $thing-the }
        [hide] Hide { $thing-the }
       *[other] Choose { $thing-the }
    }
mall-pick-seat = { $prompt ->
        [point] Vote for { $thing }
        [give] Give it to { $thing }
       *[other] Choose { $thing }
    }
mall-pick-card = Choose { $thing-a }

## The shelf of a group

shelf-title = Epilogues
shelf-count = { $read } of { $all } read
shelf-hint = Stories already read are skipped: each game played for the group may end with a new one. Twenty of them unlock a variant of the rules.
shelf-number = Epilogue { $number }
shelf-closed = Epilogue { $number }: not read yet
shelf-variant = Unlocked: { $variant }
