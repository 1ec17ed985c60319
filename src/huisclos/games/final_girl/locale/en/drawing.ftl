# The boards in a terminal.

board-killer = { $killer }: health { $health }, bloodlust { $row }, attack { $attack }, move { $move }, Terror cards left: { $cards }
board-who = { $who }: { $zone-at }
board-girl = { $girl }: health { $health }, Horror { $horror }, Time { $time }, saved { $saved }, dead { $dead }
board-free = { $number }: { $reward }
board-covered = { $number }: { $reward } (covered)
board-gives = something else
board-gives-horror = { $by } Horror
board-gives-time = { $by } Time
board-gives-health = { $by } Health
board-gives-move = { $zones ->
        [one] 1 zone
       *[other] { $zones } zones
    }
board-gives-card = a card up to { $most } Time
board-hand = In your hand: { $cards }
board-items = Items: { $held-count ->
        [0] none in your hands
       *[other] { $held } in your hands
    }{ $packed-count ->
        [0] .
       *[other] , { $packed } in the backpack.
    }
board-tableau = { $cost ->
        [0] For nothing: { $cards }
       *[other] For { $cost } Time: { $cards }
    }
board-memo = (memo: what each of them does)
board-pile = { $number ->
        [0] { $zone }: nothing left to be found
        [one] { $zone }: { $item }, the last Item
       *[other] { $zone }: { $item }, on top of { $number } Items
    }
board-roll = Dice: { $dice }
board-legend = @ you   X the Killer   m minion   v Victims   ! special Victim   ? token   » exit   * search
