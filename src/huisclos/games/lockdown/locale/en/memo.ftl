## The aide-memoire

memo-day = A day
memo-votes = Votes
memo-people = Characters
memo-objects = Objects
memo-phase-1 = A vote in the Parking lot. Whoever is designated draws three cards: keeps one, gives one, removes one.
memo-phase-2 = A vote in the surveillance room. The designated player takes the badge, rolls the dice under the box and looks. Nobody there: nobody looks.
memo-phase-3 = The badge holder announces a destination; the others choose theirs in secret. All is shown, then the dice.
memo-phase-4 = Clockwise from the badge holder, each moves one Character to their destination; if it is full, to the Parking lot.
memo-phase-5 = One Monster for each die, one where most Weepers are, one where most Characters are. On a tie, one at each.
memo-phase-6 = Location by location, 1 to 6: with more Monsters than Strength they get in. In the Parking lot every Monster attacks, whatever the Strength.
memo-phase-7 = A room with six Monsters closes for good. The game ends when no more Characters are alive than there are players.
memo-vote-1 = Only those with a Character face up in the location vote, and only they can be designated.
memo-vote-2 = First a discussion, in which cards may be played; then all point at once.
memo-vote-3 = A ballot weighs the votes of all your Characters there, and one more for each Pistol.
memo-vote-4 = On a tie the Martyr holder chooses: whoever lost a Character last.
memo-vote-5 = Once row 1 of the Cold storage is full, as many Monsters as Strength are enough.
