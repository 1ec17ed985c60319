## The aide-memoire

memo-turn = A turn
memo-phase-action = Play cards, one at a time. Save Victims on exits. Discard any card for 1 Time. Below zero Time, it is over after the card.
memo-phase-planning = Take cards from the tableau for Time; free ones cost nothing. Ten in hand at most. Then Time goes back, and so do the cards you played.
memo-phase-killer = The action on the Finale card, then a Terror card, from top to bottom. Once the Finale is revealed, only its action.
memo-phase-panic = If anybody was killed this turn, every Victim in a zone with an enemy rolls a die, and runs where the number leads.
memo-phase-upkeep = Terror deck empty: the Finale is revealed. Then what cards say. You may rearrange your Items.
memo-roll = Horror rolls
memo-roll-1 = 5 and 6 are successes. 3 and 4 are partial: two cards discarded make one a success.
memo-roll-2 = The higher the Horror, the fewer the dice; never fewer than one.
memo-roll-3 = One die more while you have only the last-health token left, and one more while the Killer has.
memo-hunt = How the Killer chooses
memo-hunt-1 = The card names the target: the nearest Victims, you, or whoever is nearer.
memo-hunt-2 = Equally near: the larger group of Victims. Still equal: as the table has settled it.
memo-hunt-3 = It goes by a shortest way, past anybody else, and stops when it is there.
memo-hunt-4 = Each attack hits one in its zone: Victims first, unless you are the target. Each Victim killed raises Bloodlust.
memo-cards = The Action cards
memo-card = { $cost ->
        [0] free
       *[other] { $cost } Time
    }{ $copies ->
        [one] {""}
       *[other] , { $copies } of them
    }
