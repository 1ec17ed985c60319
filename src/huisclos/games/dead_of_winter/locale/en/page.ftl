## What only the page says

winter-map = The colony and its surroundings
winter-places = Places
winter-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
winter-turn = { $seat }’s turn
winter-morale = Morale { $count }
winter-rounds =
    { $count ->
        [one] The last round
       *[other] { $count } rounds left, with this one
    }
winter-food-count = Food in the supply: { $count }
winter-waste-count = Cards on the waste pile: { $count }
winter-starvation-count = Starvation tokens: { $count }
winter-helpless-count = Helpless survivors: { $count }
winter-helpless =
    { $count ->
        [one] one helpless survivor
       *[other] { $count } helpless survivors
    }

## Places, entrances, survivors

winter-place =
    { $name }. { $count ->
        [0] Nobody is here.
       *[other] Here: { $who }.
    } { $zombies ->
        [0] No zombies.
        [one] One zombie.
       *[other] { $zombies } zombies.
    }{ $noise ->
        [0] {""}
        [one] {" "}One noise token.
       *[other] {" "}{ $noise } noise tokens.
    }{ $deck ->
        [0] {""}
        [one] {" "}One card to find.
       *[other] {" "}{ $deck } cards to find.
    }
winter-door =
    { $entrance }: { $zombies ->
        [0] no zombie
        [one] one zombie
       *[other] { $zombies } zombies
    }, { $barricades ->
        [0] no barricade
        [one] one barricade
       *[other] { $barricades } barricades
    }, { $free ->
        [0] no room for more
        [one] room for one more
       *[other] room for { $free } more
    }
winter-person =
    { $name }, { $job }, with { $owner }{ $wounds ->
        [0] {""}
        [one] , one wound
       *[other] , { $wounds } wounds
    }{ $frost ->
        [0] {""}
        [one] , frostbite
       *[other] , { $frost } frostbite tokens
    }{ $gear-count ->
        [0] {""}
       *[other] , carries { $gear }
    }
winter-survivor = { $job }. Influence { $influence }, attack { $attack }+, search { $search }+. { $text }{ $gear-count ->
        [0] {""}
       *[other] {" "}Carries: { $gear }.
    }

## The crisis and the forecast

winter-needs =
    Averted by { $due ->
        [one] one card
       *[other] { $due } cards
    } of: { $kinds }. { $given ->
        [0] None lies there yet.
        [one] One lies there, face down.
       *[other] { $given } lie there, face down.
    }
winter-contribute = Add a card to the crisis
winter-no-crisis = No crisis yet.
winter-tonight = Tonight

## The players

winter-players = Players
winter-you = you
winter-hand =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
winter-first = first player
winter-exiled = exiled
winter-out = out of the game
winter-awaited = to decide
winter-thinking = Deciding…
winter-answered = Has decided
winter-given =
    { $count ->
        [0] Nothing given to the crisis in this round
        [one] One card given to the crisis in this round
       *[other] { $count } cards given to the crisis in this round
    }
winter-dice =
    { $dice-count ->
        [0] No dice left
       *[other] Dice left: { $dice }
    }

## What only you see

winter-secret = Your secret objective
winter-exile-now = You are exiled: the colony can’t be entered, you have no vote, you can’t add to the crisis, and your dead cost no morale. Food cards raise your dice. What you want now is what isn’t crossed out.
winter-watched = You keep this for { $seat }’s turn
winter-your-people = Your survivors
winter-wounds =
    { $count ->
        [one] one wound
       *[other] { $count } wounds
    }
winter-frost = frostbite
winter-equipment = Stays with a survivor.
winter-action-attack = Attack: a die of { $die } or more
winter-action-search = Search: a die of { $die } or more
winter-action-barricade = Barricade: any die
winter-action-clean = Clean the waste: any die
winter-action-attract = Attract zombies: any die
winter-action-use = Use what they can do
winter-action-move = Move: once a turn, with a risk
winter-action-fight = Attack a survivor: a die as for a zombie

## What the whole board is about for a moment

winter-crossroads = Crossroads
winter-crossroads-vote = The table votes. All thumbs are shown at once.
winter-crossroads-decides = { $seat } decides.
winter-exile = Exile?
winter-exile-means = Whoever is exiled takes all their survivors out of the colony, has no vote and no part in the crises, and gets a new objective.
winter-exile-you = It is about you. Outside you would have no vote and no part in the crises, and a new objective.
winter-exile-second = Somebody is out there already. Two exiles without a traitor among them, and morale is gone.
winter-exile-tie = A tie: { $seat } decides.
winter-exile-yes = Out
winter-exile-no = Stays
winter-bite = A bite spreads
winter-dealt = Those who have come to you
winter-found = Found
winter-figure-influence = Influence
winter-figure-attack = Attack
winter-figure-search = Search

## Dice, and what is built

winter-your-dice = Your dice
winter-die = A { $face }: use it for what comes next
winter-raise = One food from the supply: one more on this die
winter-build = A barricade { $entrance-at }

## Moments

winter-crisis = Crisis
winter-exile-of = Exile for { $seat }?
winter-exile-title = Exiled

## The end: the winter's story

winter-end-objective = What they came for is done.
winter-end-morale = Nobody believed in it any more.
winter-end-rounds = Time ran out.
winter-end-none = It was left at that.
winter-end-toll =
    { $rounds ->
        [one] It lasted one round.
       *[other] It lasted { $rounds } rounds.
    } { $dead ->
        [0] Nobody died.
        [one] One survivor is gone.
       *[other] { $dead } survivors are gone.
    }{ $exiled ->
        [0] {""}
        [one] {" "}One player was sent into the snow.
       *[other] {" "}{ $exiled } players were sent into the snow.
    }
winter-curve = How morale went: { $morale }
winter-story-strikes = { $crisis }: too few had given, or too few the right thing.
winter-story-averted = { $crisis }: averted.
winter-story-hungry = There was not enough to eat.
winter-story-way = { $card }: { $way }
winter-story-bitten = { $survivor } was bitten { $place-at }.
winter-story-dies = { $survivor } died { $place-at }.
winter-story-leaves = { $survivor } left.
winter-story-exiled = The gate was shut behind { $seat }.
winter-story-quiet = Nothing that anybody wrote down.
winter-wanted = What they wanted
winter-gave = For the crises:
winter-got-it = Got it
winter-in-vain = In vain
winter-met = done
winter-unmet = not yet
