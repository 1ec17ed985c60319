## What helps to decide

hint-no-risk = No risk for { $survivor }.
hint-risk = { $rolls ->
    [one] Risk die:
   *[other] { $rolls } rolls of the risk die, each:
 } nothing { $nothing } %, wound { $wound } %, frostbite { $frostbite } %, bite { $bite } %.{ $dies ->
    [0] { "" }
   *[other] { " " }{ $survivor } dies in { $dies } % of cases.
 }{ $others ->
    [0] { "" }
   *[other] { " " }A bite would spread to { $next }.
 }
hint-give-up = { $survivor } dies, and it ends here.
hint-risk-it = { $healed } %: healed, and it ends here. { $dies } %: { $survivor } dies{ $others ->
    [0] , and nobody is left to catch it.
   *[other] , and it spreads to { $next }.
 }
hint-food = { $hunger ->
    [1] The colony needs { $due } food, and has { $food }: it would starve.
   *[other] The colony needs { $due } of its { $food } food.
 }
hint-crisis = Cards on the crisis: { $given }. It needs { $needed } of the right kind.
hint-zombies = Zombies that come to the colony: { $zombies }. There now: { $here }.
hint-waste = { $waste } cards in the waste pile would cost { $morale } morale.
