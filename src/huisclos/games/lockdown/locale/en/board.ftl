## The table, drawn in text

board-day = { $turn ->
    [0] Before the first day
   *[other] Day { $turn }
}
board-place-0 = Cold storage
board-place-1 = Restrooms
board-place-2 = Clothes
board-place-3 = Surveillance
board-place-4 = Toys
board-place-5 = Glass hall
board-place-6 = Parking lot
board-closed = closed
board-legend = { $roles }; •• 2:3 are two Monsters against Strength 3
board-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
board-piles = { $dice ->
    [one] One die
   *[other] { $dice } dice
 } in the box, { $deck ->
    [one] one Object
   *[other] { $deck } Objects
 } in the truck, { $supply ->
    [one] one Monster
   *[other] { $supply } Monsters
 } still away
board-dice = Dice: { $dice }
board-badge = badge
board-martyr = Martyr
board-you = ← you

## What a series counts

simulate-deaths = Deaths per game
simulate-closed = Locations closed
simulate-epilogues = Epilogue

## The form of a table’s options

setting-variant = Variant
    .help = What changes in the rules of this game.
setting-badge = Security badge
    .help = Who starts with it.
setting-martyr = Martyr
    .help = Who starts with it; never the one who has the badge.
setting-strict_moves = Strict moves
    .help = Nobody may choose the location where their whole family stands already (LK-5.6).
setting-late_drinks = Late drinks
    .help = An Energy drink may be played until the last player has moved (LK-5.7).
