## The game

game-title = Lockdown
game-summary = Families locked in a mall at night bargain, promise and lie to see their own loved ones through to the morning.
game-makers = Nicolas Normandon (illustrations by Vincent Lefèvre, texts by Richard Normandon), GRRRE Games

## Places
## The word itself has its article; .name is the label on the board.
## .kind is never shown: it tells the Parking lot, which is open, from the rooms.

place-0 = the Cold storage
    .kind = room
    .name = Cold storage
    .to = to the Cold storage
    .in = in the Cold storage
    .around = around the Cold storage
place-1 = the restrooms
    .kind = room
    .name = Restrooms
    .to = to the restrooms
    .in = in the restrooms
    .around = around the restrooms
place-2 = the clothes shop
    .kind = room
    .name = Clothes shop
    .to = to the clothes shop
    .in = in the clothes shop
    .around = around the clothes shop
place-3 = the surveillance room
    .kind = room
    .name = Surveillance room
    .to = to the surveillance room
    .in = in the surveillance room
    .around = around the surveillance room
place-4 = the toy shop
    .kind = room
    .name = Toy shop
    .to = to the toy shop
    .in = in the toy shop
    .around = around the toy shop
place-5 = the glass hall
    .kind = room
    .name = Glass hall
    .to = to the glass hall
    .in = in the glass hall
    .around = around the glass hall
place-6 = the Parking lot
    .kind = open
    .name = Parking lot
    .to = to the Parking lot
    .in = in the Parking lot
    .around = around the Parking lot

## Characters

character-blocker = Blocker
    .the = the Blocker
    .does = Holds the door: Strength 2, 1 vote, 5 points.
character-leader = Leader
    .the = the Leader
    .does = Carries the votes: Strength 1, 2 votes, 3 points.
character-weeper = Weeper
    .the = the Weeper
    .does = Precious, but draws Monsters: Strength 1, 1 vote, 7 points.
character-useless = Useless
    .the = the Useless
    .does = Better than nobody: Strength 1, 1 vote, 1 point.

## Objects

card-walkie = Walkie-talkie
    .a = a Walkie-talkie
    .does = Phase 2, right after the roll: you look at the dice.
card-drink = Energy drink
    .a = an Energy drink
    .does = Phase 4, right after your move: one of your Characters runs to another open location with room.
card-pistol = Pistol
    .a = a Pistol
    .does = In any discussion: your ballot weighs one vote more.
card-can = Tin can
    .a = a Tin can
    .does = In a discussion of phase 6: one Monster around this location leaves for another.
card-bat = Bat
    .a = a Bat
    .does = In a discussion of phase 6: you drive one Monster away from this location.
card-chainsaw = Chainsaw
    .a = a Chainsaw
    .does = In a discussion of phase 6: you drive two Monsters away from this location.
card-meat = Rotten meat
    .a = Rotten meat
    .does = In a discussion of phase 6: one of your Characters here is hidden until the night is over.
card-molotov = Molotov cocktail
    .a = a Molotov cocktail
    .does = In a discussion of phase 6: you drive every Monster away from this location.
card-keys = Truck keys
    .a = the Truck keys
    .does = Never played: they add to your score if you hold them at the end with a Character alive.

## Phases

phase-0 = Setup
phase-1 = Who searches the truck?
phase-2 = Who takes the Security badge?
phase-3 = Where to go?
phase-4 = On the move
phase-5 = Monsters arrive
phase-6 = They try to get in
phase-7 = Dawn

## Variants

variant-0 = Base rules
    .does = You play by the rulebook, with nothing changed.
variant-1 = Full tank
    .does = The Truck keys are worth 5 points instead of 1.
variant-2 = Family ties
    .does = A family with all its Characters alive at the end scores 4 points more.
variant-3 = Lullaby
    .does = Weepers draw no Monster.
variant-4 = Close quarters
    .does = Every room has one spot fewer for Characters.
variant-5 = Packed bags
    .does = Everyone starts with two cards instead of one.
variant-6 = Live feed
    .does = The badge holder looks at the dice even when nobody is in the surveillance room.
variant-7 = Show of hands
    .does = Ballots are given openly, one after the other, clockwise from the badge holder.
variant-8 = Rusted shutters
    .does = A room closes with five Monsters around it instead of six.
variant-9 = The martyr’s voice
    .does = The Martyr holder’s ballot weighs one vote more.
variant-10 = Sandbags
    .does = Blockers have Strength 3 instead of 2.
variant-11 = Early rescue
    .does = The game ends once the Characters alive are no more than the players plus two.
variant-12 = Children last
    .does = A Weeper is only devoured when no one else of the family is there face up.
variant-13 = Well-stocked truck
    .does = The searcher draws four cards, keeps two and gives one; one leaves the game.
variant-14 = Open hands
    .does = The searcher keeps one card and gives the other two to two different players.
variant-15 = Megaphone
    .does = Leaders have 3 votes instead of 2.
variant-16 = Hedge of cars
    .does = The Parking lot has only three Monster spaces.
variant-17 = Everyone for themselves
    .does = The badge holder announces nothing and chooses in secret, like everybody.
variant-18 = Rotten doors
    .does = From the start, Monsters get in when they are as many as the Strength inside.
variant-19 = Blind fate
    .does = Chance breaks ties in votes, not the Martyr holder.
variant-20 = Fifth die
    .does = Five dice are in the arrival box from the start; row 2 of the Cold storage adds none.

## Options

option-out = Not in this vote
option-end = End it here
option-play-on = Play on

## What a table can’t set

# Seats are counted from 0.
error-markers = The Security badge and the Martyr must start with two different players. Choose seats from 0 to { $most }.
error-locked = Your group hasn’t unlocked “{ $variant }” yet. Choose a variant you have, or the base rules.
