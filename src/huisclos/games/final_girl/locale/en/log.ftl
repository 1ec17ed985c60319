## What happened, a line each. She is the Final Girl.
## Zones come with { $zone-to } and { $zone-at }; Killers and minions by their bare name, so it stands after or before a colon.

## The beginning, and turns

log-opening = { $girl }, { $location-at }. And somewhere in the dark, { $killer }.
    .style = strong
log-turn = Turn { $turn }.
    .style = strong

## Her Action phase

log-plays = She plays: { $card }.
log-uses = She uses: { $card }.
log-card-choice = She chooses: { $option }.
log-uses-ability = { $girl } uses her Ultimate Ability.
log-discards = Discarded: { $card }.
log-discards-for-time = Discarded for Time: { $card }.
log-takes = She takes from the tableau: { $card }.
log-card-named = She knows what she is good at: { $card }.
log-stops = She has done what she can.
log-out-of-time = She has run out of Time: the Action phase is over.
log-phase-ends = The phase ends here.
    .style = danger

## Horror rolls

log-rolled = Horror roll: { $dice }.
log-rerolled = Rolled again: now { $dice }.
log-converted = Two cards make a partial success a success: { $cards }.
log-successes = { $number ->
        [0] No success.
        [one] One success.
       *[other] { $number } successes.
    }
log-luck = { $dice ->
        [one] One die more on her next Horror roll.
       *[other] { $dice } dice more on her next Horror roll.
    }
log-sure = Partial successes count on her next Horror roll.
log-sure-phase = Partial successes count for the rest of the phase.

## Tracks

log-time = Time { $by ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
       *[other] +{ $by }
    }: { $time ->
        [-1] below zero.
        [0] none left.
       *[other] { $time } left.
    }
log-next-time = Her next Action phase starts with { $time } Time.
log-horror = Horror { $by ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
       *[other] +{ $by }
    }: { $horror ->
        [0] as low as it gets.
        [7] as high as it gets.
       *[other] now { $horror }.
    }
log-hurt = { $health ->
        [0] { $white ->
                [1] She loses { $by } Health, the white token included.
               *[other] She loses { $by } Health, and the last-health token is turned.
            }
        [1] She loses { $by } Health, and hangs on by the last-health token.
       *[other] She loses { $by } Health: { $health } left.
    }
    .style = danger
log-healed = She recovers { $by } Health: { $health } now.
    .style = good
log-girl-returns = The token shows { $health }: { $girl } gets up again. The phase ends at once.
    .style = strong
log-girl-dies = { $girl } doesn’t get up again. There will be a sequel, with somebody else in it.
    .style = danger

## Moving, saving, searching

log-moves = { $followers ->
        [0] She goes { $zone-to }.
        [one] She goes { $zone-to }, and a Victim follows.
       *[other] She goes { $zone-to }, and { $followers } Victims follow.
    }
log-dragged = She is dragged { $zone-to }.
    .style = danger
log-tunnel = A way that isn’t on the map now joins { $zones }.
log-saved = A Victim gets out alive { $zone-at }.
    .style = good
log-special-saved = Out alive { $zone-at }: { $victim-the }.
    .style = good
log-reward = She takes what that brings her.
log-ultimate = { $girl } has stopped running: her Ultimate Ability is unlocked.
    .style = good
log-looks = She searches { $zone-at }: { $items }.
log-finds = Found: { $item }.
log-put-below = Back under the pile, face down: { $item }.
log-put-on-top = Back on the pile, face up: { $item }.
log-holds = In her hands: { $items }.
log-pile-lost = Nothing is left to be found { $zone-at }.
log-piles-cycled = On top of the piles now: { $items }.

## Planning

log-buys = { $time ->
        [-1] She takes: { $card }. No Time left.
        [0] She takes: { $card }. No Time left.
       *[other] She takes: { $card }. { $time } Time left.
    }
log-put-away = Time is back at { $time }, and the cards she played go back to the tableau.

## Enemies: why they go where they go

log-killer-phase = Enter { $killer }.
    .style = strong
log-hunts-nearest = { $victims ->
        [one] { $who }: the nearest Victim is { $zone-at }{ $distance ->
                [0] , in the same zone.
                [one] , one zone away.
               *[other] , { $distance } zones away.
            }
       *[other] { $who }: the nearest Victims are { $zone-at } ({ $victims }){ $distance ->
                [0] , in the same zone.
                [one] , one zone away.
               *[other] , { $distance } zones away.
            }
    }
log-hunts-larger = { $who }: Victims equally near, so the larger group: { $zone } ({ $victims }) before { $other } ({ $fewer }).
log-hunts-tied-worst = { $who }: equally near, equally many, so the worst for her: { $zone } ({ $victims }).
log-hunts-tied-choose = { $who }: equally near, equally many, so you chose: { $zone } ({ $victims }).
log-hunts-tied-random = { $who }: equally near, equally many, so chance decides: { $zone } ({ $victims }).
log-hunts-marked = { $who }: whoever else is nearer, the target is { $victim-the }, { $zone-at }.
log-hunts-girl = { $distance ->
        [0] { $who }: the target is the Final Girl, in the same zone.
        [one] { $who }: the target is the Final Girl, one zone away.
       *[other] { $who }: the target is the Final Girl, { $distance } zones away.
    }
    .style = danger
log-hunts-decoy = { $who }: lured { $zone-to }, whoever else is about.
log-no-target = { $who }: nobody to look for, so not a step.
log-enemy-moves = { $who }: now { $zone-at }.
log-attacks-girl = She is attacked: { $by }, { $damage } damage.
    .style = danger
log-warded = { $left ->
        [0] She wards it off: nothing gets through.
       *[other] { $by ->
                [0] It doesn’t help: { $left } still to come.
               *[other] She wards off { $by }: { $left } still to come.
            }
    }
log-decoy = Until Upkeep, all eyes turn { $zone-to }.

## The Killer

log-killer-hurt = { $killer } takes { $by } damage.
    .style = good
log-killer-healed = { $killer } recovers { $by } Health.
log-killer-cant-die = { $killer } can’t die of that. Not yet.
log-killer-returns = Of course { $killer } gets up again, with { $health } Health. The phase ends at once.
    .style = danger
log-killer-dies = { $killer } goes down, and this time stays down.
    .style = good
log-bloodlust = Bloodlust rises: attack { $attack }, move { $move }.
    .style = danger
log-final-effect = Bloodlust can’t rise any higher, and { $killer } makes something of that.
    .style = danger
log-power = { $killer } has a Dark Power: { $card }.
    .style = danger
log-minor-ends = Dark Power broken: { $card }.
    .style = good

## Minions

log-minion-comes = { $minion }: one more { $zone-at }.
log-minions-gather = All the minions gather { $zone-at }.
log-minion-shrugs = { $minion }: the blow does nothing.
log-minion-falls = { $minion }: out of action { $zone-at }.
    .style = good

## Terror, the Finale, Events

log-terror = Terror: { $card }.
    .style = danger
log-terror-discarded = The card is discarded, and the next one comes.
log-terror-thrown = Discarded from the Terror deck, without effect: { $card }.
log-peeks = She sees the next Terror card: { $card }.
log-put-terror-below = It goes to the bottom of the deck.
log-finale = The Finale: { $card }. { $killer } acts by it from now on.
    .style = danger
log-event = Event: { $card }.
    .style = strong
log-somewhere = A die decides: it happens { $zone-at }.
log-token = Now { $zone-at }: { $token }.
log-token-gone = No longer { $zone-at }: { $token }.

## Victims

log-victims-come = { $number ->
        [one] A Victim turns up { $zone-at }.
       *[other] { $number } Victims turn up { $zone-at }.
    }
log-victim-dies = A Victim dies { $zone-at }.
    .style = danger
log-special-dies = Dead { $zone-at }: { $victim-the }.
    .style = danger
log-special = One of the Victims { $zone-at } has a name: { $victim-the }.
log-newcomer = Somebody turns up { $zone-at }: { $victim-the }.
log-gone = Neither saved nor dead, just gone: { $victim-the }.
log-panics = Panic { $zone-at }: { $dice }.
log-special-panics = Panic { $zone-at }, { $victim-the }: { $dice }.
log-runs = Somebody runs { $zone-to }.
log-girl-panics = She panics, rolls { $dice }, and finds herself { $zone-at }.
    .style = danger
