## What helps to decide

hint-die = It takes a die of { $die } or more.
    .short = die { $die }+
hint-no-risk = No risk for { $survivor }.
    .short = no risk
hint-risk = { $rolls ->
    [one] Risk die:
   *[other] { $rolls } rolls of the risk die, each:
 } nothing { $nothing }%, wound { $wound }%, frostbite { $frostbite }%, bite { $bite }%.{ $dies ->
    [0] { "" }
   *[other] { " " }{ $survivor } dies in { $dies }% of cases.
 }{ $others ->
    [0] { "" }
   *[other] { " " }A bite would spread to { $next }.
 }
    .short = { $rolls ->
        [one] { "" }
       *[other] { $rolls } ×{ " " }
     }wound { $wound }%, frostbite { $frostbite }%, bite { $bite }%{ $dies ->
        [0] { "" }
       *[other] { " " }(death { $dies }%)
     }
    .death = { $survivor } dies in { $dies }% of cases.{ $others ->
        [0] { "" }
       *[other] { " " }A bite would spread to { $next }.
     }
hint-give-up = { $survivor } dies, and it ends here.
hint-risk-it = { $healed }%: healed, and it ends here. { $dies }%: { $survivor } dies{ $others ->
    [0] , and nobody is left to catch it.
   *[other] , and it spreads to { $next }.
 }
hint-food = { $hunger ->
    [1] The colony needs { $due } food, and has { $food }: it would starve.
   *[other] The colony needs { $due } of its { $food } food.
 }
    .short = { $hunger ->
        [1] not enough food
       *[other] enough food
     }
hint-crisis = Cards on the crisis: { $given }. It needs { $needed } of the right kind.
    .short = crisis { $given }/{ $needed }
hint-zombies = Zombies that come to the colony: { $zombies }. There now: { $here }.
    .short = { $zombies ->
        [one] one more zombie
       *[other] { $zombies } more zombies
     }
hint-waste = { $waste } cards in the waste pile would cost { $morale } morale.
    .short = waste: morale −{ $morale }
hint-dice = { $dice ->
    [one] One die is left, and would be lost.
   *[other] { $dice } dice are left, and would be lost.
 }
    .short = { $dice ->
        [one] one die left!
       *[other] { $dice } dice left!
     }
hint-hungry-hand = The colony lacks food, and you hold some.
    .short = you hold food!
