# The table in a terminal.

board-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } of { $last }
}
board-turn = { $seat }’s turn
board-morale = Morale { $morale } { $bar }
board-food = Food { $food } (a night takes { $meals })
board-waste = Waste { $waste }
board-helpless = Helpless { $number }
board-starvation = Starvation { $number }
board-crisis = Crisis: { $crisis }. It takes { $number } × { $kinds }.
board-strikes = Otherwise: { $text }
board-pile = { $cards ->
    [0] No card lies on it.
    [one] 1 card lies on it.
   *[other] { $cards } cards lie on it.
}
board-objective = Main objective: { $objective }
board-legend = { $zombie } zombie  { $barricade } barricade  { $noise } noise  { $wound } wound  { $frost } frostbite  { $gear } equipment
board-deck = { $cards ->
    [0] no Items
    [one] 1 Item
   *[other] { $cards } Items
}
board-columns = { $leader } leader, influence, name, die to attack, die to search, where
board-dice = dice { $dice }
board-no-dice = no dice
board-cards = { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
}
board-first = first player
board-exiled = exiled
board-out = out
board-you = ← you
board-dealt = Influence, name, die to attack, die to search
board-ability = { $thing }: { $text }
board-hand = Your hand
board-found = What you have found
board-item = { $item } ({ $kind }): { $text }
board-secret = Your secret objective: { $secret }
board-exile = In exile: { $exile }
board-watched = You watch { $seat }’s turn, for “{ $card }”
board-crossing = Crossroads: { $card }
