## The first game: one lesson for each moment of the recorded game. The learner is Alix.

## Setup

tutorial-welcome = You are Alix, locked in a mall with the families of Bo, Cy and Di. In the end only the living count: 7 points for a Weeper, 5 for a Blocker, 3 for a Leader. Help whomever you like, as long as you come out ahead.
tutorial-place = A die is a location, and yours show 2, 4 and 6. The clothes shop (2) is full, so that die leads to the Parking lot, just like the 6. Only the 4 leads indoors: put your Weeper in the toy shop.

## Day 1

tutorial-truck = In the Parking lot, people vote: who searches the truck? Your Leader and your Blocker are alone there, so it falls to you. Rotten meat is for the night: choose “Nothing now”.
tutorial-keep = Three Objects, and only you see them. You keep one: take the Chainsaw, which drives two Monsters away.
tutorial-give = Of the other two, one is given away and one leaves the game unseen. Give Bo the Walkie-talkie: your Weepers share the toy shop, and people hold the door longer when they owe you something.
tutorial-badge = The surveillance room votes on the Security badge, which lets its holder see the dice. A Leader has 2 votes, everybody else 1: Cy’s two Characters weigh 3 votes, Bo’s Leader 2.
tutorial-claim = Bo has played your Walkie-talkie: two people know the dice. According to Cy, they send Monsters to the surveillance room, the toy shop and the glass hall. Nothing that is said here binds anybody.
tutorial-choose = Cy has announced the restrooms; the others choose in secret. You have asked Bo to meet you in the toy shop: with two Blockers it holds, whether Cy lies or not. Keep your word.
tutorial-reveal = Destinations are shown, then the dice: 1, 1, 2 and 6. They send nothing where Cy said: it was a lie. Families move clockwise from the badge: Cy, Di, you, then Bo.
tutorial-move = One of your Characters moves, and you choose which. Send the Blocker, with Strength 2, to stand by the Weeper. The Leader waits near the truck, with Rotten meat for the night.
tutorial-night = After the dice, the most Weepers draw one more Monster, and so does the biggest crowd: the toy shop gets both. Then they try to get in, place by place. In the clothes shop Di’s family is alone: Strength 2 against 4 Monsters.
tutorial-meat = In the Parking lot Strength is no use: every Monster attacks, and four have found your Leader. Play Rotten meat: they find nobody, and all of them leave. Save the Chainsaw.

## Day 2

tutorial-second = Day 2, and the truck is yours again. Keep a second Chainsaw: the others see how many cards you hold, never which. Give Di the Tin can: whoever has lost most threatens you least.
tutorial-order = Cy goes first and takes the last spot in the restrooms. But Di promises to go to the clothes shop, and only Di’s Blocker can: out of the restrooms, and before you. Choose the restrooms, and get your Leader a roof.
tutorial-full = Bo has chosen the restrooms too, but your Leader has just taken the last spot. A Character who finds a room full ends up in the Parking lot.

## Day 3

tutorial-doubt = Cy has lied once and told the truth once. Now Cy names the surveillance room, among others: a warning, or a way to keep the badge? Go and see: tomorrow your Leader votes there.
tutorial-hold = It was the truth: two Monsters are on their way. But Bo is coming too: Strength 2 against 2 Monsters, and a door holds as long as they are no more than that. Send the Leader.
tutorial-six = The toy shop has held: 6 Monsters, Strength 6. Two more found no space around it and moved on to the Parking lot. And at dawn, a room with six Monsters around it closes.

## Day 4

tutorial-vote = The shutter is down on the toy shop: your Blocker and your Weeper stand in the Parking lot, beside Bo’s. Vote for yourself: 2 votes, as many as Bo. The Martyr breaks ties, and Cy got it by losing a Leader.
tutorial-favour = Cy has decided for you. Keep the Bat, and give Cy the Pistol: the badge is next, and Cy may well have to decide again.
tutorial-badge-vote = In the surveillance room your Leader and Bo’s are worth the same: 2 votes each. Vote for yourself, and count on Cy’s gratitude.
tutorial-look = The badge is yours, and you see the dice: 4, 4, 6 and 6. The toy shop is closed, so its two Monsters move on: four are heading for the Parking lot.
tutorial-lie = You tell the table that the dice spare the Parking lot. It is a lie, and Cy, who has just played a Walkie-talkie, knows it. Announce the surveillance room: you move first, so the last spot is yours.
tutorial-weeper = Bo is heading for the Parking lot: your lie has worked. Bring the Weeper indoors. The Blocker stays outside: you move only one.
tutorial-row = The third death fills row 1 of the Cold storage. From now on Monsters get in as soon as they equal the Strength inside.
tutorial-chainsaw = Bo’s Leader is gone: three Monsters against your Leader and your Weeper, Strength 2. Only one may be left: play a Chainsaw, then nothing more.
tutorial-promise = Bo, with 4 votes to your 1, swears to spare you. Your cards would not stop six Monsters: hold on to them, rather than help Bo.
tutorial-point = All point at the same time, and whoever gets the most votes throws them a Character. To keep that promise, Bo would have to point at Bo. Point at Bo.
tutorial-broken = Bo’s 4 votes cost you the Blocker. But now Bo’s family is alone with five Monsters, and each of them attacks: your lie is at work.
tutorial-end = Four Characters are alive, no more than there are families: it is over, and you win with 10 points to Di’s 8 and Cy’s 7. An epilogue tells how it ended. The lie ledger tells the rest: Cy’s lie, Bo’s broken promise, and your word, good every other time.
