## For each question: what you read, and what those who watch read.
## $about is what the question is about; $seat is the player we wait for.

## The Action phase

prompt-act = Your move: play a card, use an Item, save someone, or stop.
waiting-act = { $seat } thinks about what to do next.
prompt-move = Where to? Up to { $about }.
waiting-move = { $seat } chooses where to go.
prompt-follow = You go { $about-to }. Who comes along?
waiting-follow = { $seat } chooses who follows { $about-to }.
prompt-go-to = Where do you go?
waiting-go-to = { $seat } chooses where to go.
prompt-tunnel = Choose the two zones that the way joins.
waiting-tunnel = { $seat } chooses two zones.
prompt-attack = Whom do you attack, and with what?
waiting-attack = { $seat } chooses whom to attack.
prompt-split = Which of them takes the next damage?
waiting-split = { $seat } splits the damage.
prompt-arrange = What do you hold in your hands? The rest goes into the backpack.
waiting-arrange = { $seat } rearranges the Items.

## Horror rolls

prompt-roll = Is that your result, or do you change it?
waiting-roll = { $seat } looks at the dice.
prompt-convert = Choose the two cards that you discard for a success.
waiting-convert = { $seat } chooses two cards to discard.
prompt-reroll = Which dice do you roll again?
waiting-reroll = { $seat } chooses dice to roll again.
prompt-close-call = That was close. What do you roll again?
waiting-close-call = { $seat } chooses what to roll again.

## When it fails

prompt-stumble = You stumble. Do you go on all the same?
waiting-stumble = { $seat } has stumbled, and decides what that costs.
prompt-fumble = Something moves behind you. Do you grab it all the same?
waiting-fumble = { $seat } decides whether to grab something.
prompt-distraction = Nobody is distracted. What now?
waiting-distraction = { $seat } decides what the failure costs.
do-walk-hurt = One zone, −1 Health, −2 Time
do-stay-put = No step, −2 Time
do-sprint-hurt = One zone, −1 Health, −2 Time, end of the phase
do-fall = No step, −1 Health, −2 Time
do-reroll-one = One die
do-reroll-all = All dice, −2 Time
do-grab = The top Item, +2 Horror, −2 Time
do-give-up = Nothing, +1 Horror, −2 Time
do-calm-down = −1 Horror, −4 Time
do-hurry-on = +1 Horror, −2 Time

## Saving

prompt-exit = This is a way out. Whom do you save?
waiting-exit = { $seat } is on an exit, and chooses whom to save.
prompt-space = Which space of your card does the saved Victim cover?
waiting-space = { $seat } chooses a space of the card.
prompt-claim = Which reward comes first?
waiting-claim = { $seat } chooses a reward.

## Items

prompt-keep = Which one do you keep?
waiting-keep = { $seat } chooses an Item to keep.
prompt-put-back = { $about }: where does it go?
waiting-put-back = { $seat } puts back what wasn’t kept.
prompt-which-pile = From which pile?
waiting-which-pile = { $seat } chooses a pile.

## Cards

prompt-take-card = Which card do you take from the tableau?
waiting-take-card = { $seat } takes a card from the tableau.
prompt-too-many = Your hand is too full. Which card do you discard?
waiting-too-many = { $seat } discards a card.
prompt-plan = Take cards from the tableau. What Time is left is lost.
waiting-plan = { $seat } takes cards from the tableau.

## The Killer phase

prompt-react = { $about } coming your way. Do you react?
waiting-react = { $seat } is under attack, and may react.
prompt-interrupt = It is about to happen. Do you use something first?
waiting-interrupt = { $seat } may use something before it happens.
prompt-leave-it = { $about }: leave it on top, or put it at the bottom?
waiting-leave-it = { $seat } has seen the next Terror card.
prompt-panic-order = Panic { $about-at }. Who runs first?
waiting-panic-order = { $seat } chooses who runs first.
prompt-which-target = { $about }: several targets are equally far away. Which one?
waiting-which-target = { $about }: { $seat } chooses the target.
prompt-which-way = { $about }: several ways are equally short. Which one?
waiting-which-way = { $about }: { $seat } chooses the way.
prompt-which-victim = { $about }: which Victim is attacked?
waiting-which-victim = { $about }: { $seat } chooses which Victim is attacked.
prompt-which-zone = It could be any of these zones. Which one?
waiting-which-zone = { $seat } chooses a zone.
prompt-which-path = Victims { $about-at }: several ways are equally short. Which one do they take?
waiting-which-path = { $seat } chooses the way that Victims take.
prompt-which-goes = Not all of the Victims { $about-at } go. Who does?
waiting-which-goes = { $seat } chooses which Victim goes.
prompt-which-dies = Death { $about-at }. Which Victim?
waiting-which-dies = { $seat } chooses which Victim dies.
prompt-which-special = { $about }: several Victims could be meant. Where?
waiting-which-special = { $about }: { $seat } chooses which Victim is meant.
prompt-which-power = { $about }: which minor Dark Power is hit?
waiting-which-power = { $about }: { $seat } chooses which minor Dark Power is hit.

## Why something can’t be chosen

why-reaction = Only against an attack on you.
why-roll = Only during a Horror roll.
why-reward = Take your reward first.
why-no-enemy = No enemy is in reach.
why-no-pile = There is nothing to be found here.
why-far = Not next to your zone.
why-dear = Costs more Time than you have.

## What helps to decide: chances in percent, what the dice give now, what the Killer’s known action would do

hint-roll = { $dice ->
        [one] One die
       *[other] { $dice } dice
    }: two successes { $two }%, one { $one }%, none { $none }%{ $paid ->
        [0] .
       *[other] . With cards discarded: { $two-paid }%, { $one-paid }%, { $none-paid }%.
    }
    .short = { $two } · { $one } · { $none }%
hint-apply = { $successes ->
        [0] No success
        [one] One success
       *[other] { $successes } successes
    }
hint-killer = Before the Terror card, { $killer } would { $deaths ->
        [0] { $damage ->
                [0] { $moves ->
                        [0] do nothing.
                       *[other] move, and hit nobody.
                    }
               *[other] attack you for { $damage }.
            }
        [one] { $damage ->
                [0] kill a Victim.
               *[other] kill a Victim, and attack you for { $damage }.
            }
       *[other] { $damage ->
                [0] kill { $deaths } Victims.
               *[other] kill { $deaths } Victims, and attack you for { $damage }.
            }
    }
    .short = { $deaths ->
        [0] { $damage ->
                [0] no harm
               *[other] { $damage } damage
            }
       *[other] { $damage ->
                [0] kills { $deaths }
               *[other] kills { $deaths }, { $damage } damage
            }
    }
