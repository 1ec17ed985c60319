## The road

town-start = Start
town-zone-1 = Old town
town-zone-2 = Suburbs
town-zone-3 = Fields
town-zone-4 = The bridge
town-turn = Turn { $turn }
town-action-invasion = Invasion
town-action-question = Question
town-action-combat = Combat
town-action-flight = Flight
town-left = { $count ->
        [one] One more zombie to place
       *[other] { $count } more zombies to place
    }
town-die = The die shows { $die }
town-filled = { $filled } of { $all } zombie squares are taken.{ $state ->
        [danger] {" "}The town is nearly lost!
       *[calm] {""}
    }
town-powers = Powers you can use now

## The road for screen readers

town-road-pawn = The road out of town. The survivors are { $square ->
        [0] at the start
       *[other] on square { $square }
    } of { $last }.
town-road-zombies = { $count ->
        [0] No zombie on the road.
        [one] One zombie, on square { $squares }.
       *[other] { $count } zombies, on squares { $squares }.
    }
town-reach = A combat reaches squares { $first } to { $last }.
town-road-face = With { $faces } the flight ends on { $square }.
town-road-goal = The flight ends on { $square }.

## What a click does

town-pick-place = Put a zombie on square { $square }, { $where ->
        [here] under the survivors
        [ahead] { $distance } ahead
       *[behind] { $distance } behind
    }
town-pick-beat = Beat the zombie on square { $square }, { $where ->
        [here] under the survivors
        [ahead] { $distance } ahead
       *[behind] { $distance } behind
    }
town-pick-exterminate = Exterminate the zombie on square { $square }, { $where ->
        [here] under the survivors
        [ahead] { $distance } ahead
       *[behind] { $distance } behind
    }
town-use = Use the power: { $who }

## The question

town-question = The question
town-challenge = Challenge
town-right = Right
town-wrong = Wrong
town-fold = Fold the card
town-unfold = Read the card
town-answers = { $seat } answers
town-said = The reply:
town-model = A good answer:
town-why = Why?
town-right-one = the right answer
town-picked = picked

## Before the first turn

town-opening = How it began

## The survivors

town-players = The survivors
town-you = you
town-playing = Has the turn
town-thinking = Thinking…
town-character = { $character }, { $left } of { $all } powers left
town-score = { $right } of { $all } right
town-score-none = No answer yet
town-piles = { $cards ->
        [one] One zombie card
       *[other] { $cards } zombie cards
    } and { $questions ->
        [one] one question
       *[other] { $questions } questions
    } left
town-mode = { $hard ->
        [1] Hard: only a right answer allows a combat.
       *[0] Right or wrong, the combat follows.
    }

## Moments

town-hit = Got one!
town-miss = Missed!
town-run = { $die ->
        [one] One step!
       *[other] Run { $die }!
    }
town-coming = { $count ->
        [one] One is coming!
       *[other] { $count } are coming!
    }
town-escaped = Escaped!
town-overrun = Overrun!

## The end

town-answers-title = Your answers
town-by-theme = By theme
town-by-player = By player
town-theme = Theme
town-player = Player
town-count-right = Right
town-count-wrong = Wrong
town-no-answers = Nobody had to answer anything. Lucky you.
town-facts = Turns: { $turns } · Zombies beaten: { $beaten } · Squares run: { $squares }
town-ending-won-clear = The car starts at the first try. Behind you the town grows small and quiet, and a few puzzled zombies stand about on the bridge, looking for somebody to believe them.

    Nobody says a word until the first road sign. Then everybody asks the same thing: who checked that it points the right way? Everybody did.
    .title = A clean getaway
town-ending-won = You slam the doors, and a hand stays outside. It is none of yours. The car coughs, bucks and rolls off the bridge.

    In the mirror the town fills up. On the back seat you begin to count each other, twice, because once is an anecdote.
    .title = All aboard
town-ending-won-close = One more square, one more minute, and the story would have had another ending. They are on the roof, on the bonnet, on the bridge; the town behind you is theirs to the last corner.

    But the engine believes in evidence and not in horror films: there is petrol, there is a key, so it starts.
    .title = By a whisker
town-ending-lost-early = You never saw more than the old town. A street, a corner, another street, and out of every manhole came somebody who was very sure of themselves.

    In the end you are sure of yourselves, too. It comes with the bite.
    .title = Nobody left the old town
town-ending-lost = Halfway is a good place for a rest and a bad place to stop. The last free manhole opens with a sigh.

    The car waits for you at the end of the road, with its doors open, until the battery is flat.
    .title = Halfway
town-ending-lost-close = You can read the sticker on the car: “Think before you honk”. Between you and the door stands everybody you used to know, and there is no gap left in the row.

    Somebody says that it was fate. Somebody else answers, rightly, that this explains nothing. Then it is quiet.
    .title = In sight of the car
