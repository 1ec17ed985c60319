## The colony phase, and what is counted

log-colony-phase = All have had their turn. The colony phase begins.
    .style = strong
log-fed =
    { $number ->
        [0] Nobody is in the colony to be fed.
       *[other] The colony eats: { $number } food, { $food } left.
    }
log-hungry = The colony needs { $number } food and has { $food }. Nothing is eaten: starvation tokens, { $starvation }.
    .style = danger
log-waste = { $number } cards on the waste pile: it stinks.
log-crisis-revealed =
    { $items-count ->
        [0] { $crisis }: nobody has added anything, and { $needed } were needed.
       *[other] { $crisis }: on it lay { $items }. That makes { $points } of { $needed }.
    }
log-crisis-strikes = { $crisis }: it strikes.
    .style = danger
log-crisis-averted = { $crisis }: averted.
    .style = good
log-noise-dice =
    { $heard ->
        [0] Noise { $place-at }: { $dice }. Nobody heard it.
        [one] Noise { $place-at }: { $dice }. One of them heard it.
       *[other] Noise { $place-at }: { $dice }. { $heard } of them heard it.
    }

log-morale =
    { $by ->
        [1] Morale rises by one, to { $morale }.
        [-1] Morale falls by one, to { $morale }.
       *[other] Morale is now { $morale }.
    }
log-food = Food: now { $food }.
log-starvation = Starvation tokens: now { $starvation }.
log-helpless = Helpless survivors in the colony: now { $helpless }.
log-helpless-refused = { $seat } is exiled, and brings no helpless survivors to the colony.
log-progress = { $objective }: now { $progress }.
log-rounds =
    { $rounds ->
        [0] No round is left.
        [one] One round is left.
       *[other] { $rounds } rounds are left.
    }
