# What this round’s end would do to the colony, if nobody did anything more.

tonight-morale = { $by ->
    [0] only the crisis
   *[other] morale −{ $by }, and the crisis
 }
tonight-food = The colony eats { $due } food, { $food } in the supply{ $by ->
    [0] .
   *[other] : hunger, morale −{ $by }.
 }
    .short = { $by ->
        [0] enough food
       *[other] not enough food
     }
tonight-waste = { $count ->
    [0] The waste pile is empty
    [one] One card on the waste pile
   *[other] { $count } cards on the waste pile
 }{ $by ->
    [0] .
   *[other] : morale −{ $by }.
 }
    .short = waste: morale −{ $by }
tonight-crisis = { $given ->
    [0] No card lies on the crisis yet. It asks for { $due }.
    [one] One card of { $due } lies on the crisis. Nobody knows which.
   *[other] { $given } cards of { $due } lie on the crisis. Nobody knows which.
 }
    .short = crisis { $given }/{ $due }
tonight-zombies = { $colony ->
    [0] No zombie comes to the colony
    [one] One zombie comes to the colony
   *[other] { $colony } zombies come to the colony
 }{ $places-count ->
    [0] .
   *[other] , more to: { $places }.
 }
    .short = { $colony ->
        [0] no more zombies
        [one] one more zombie
       *[other] { $colony } more zombies
     }
tonight-noise = { $count ->
    [one] One noise token may bring one more.
   *[other] { $count } noise tokens may each bring one more.
 }
tonight-deaths = { $count ->
    [one] One survivor dies: there is no room left at the door ({ $places }).
   *[other] { $count } survivors die: there is no room left at the door ({ $places }).
 }
    .short = { $count ->
        [one] one death at the door
       *[other] { $count } deaths at the door
     }
