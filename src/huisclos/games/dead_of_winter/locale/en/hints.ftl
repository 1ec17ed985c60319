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
