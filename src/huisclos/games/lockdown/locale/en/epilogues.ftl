## Epilogues

epilogue-1-title = Before You Drive Off
epilogue-1-when = A surviving family holds the Truck keys
epilogue-1 =
    The driver’s checklist is still taped to the sun visor, in the neat capitals of somebody who
    expected to be home for supper. You follow it with one finger. SEAT: already warm. DOORS:
    locked, then locked again. MIRROR: the mall fits inside it whole, no bigger than a matchbox,
    with everything you are leaving there. HANDBRAKE. KEY.

    The engine coughs, thinks, catches. At the far end of the Parking lot the eyes go out two by
    two, like hats coming off for a hearse. Ahead there is road, nothing but road. You laugh out
    loud, and that is how you notice your fingers: blue with cold.

    Last line of the list: HEATER. You turn the knob. The fan grumbles, chokes on something, clears
    its throat. And out of the vents, one after another, dry and dark, come the leaves.

epilogue-2-title = Four Poses for a Coin
epilogue-2-when = A family has not lost a single Character
epilogue-2 =
    The photo booth at the foot of the escalator still takes coins. Your family packs itself in, all
    elbows, nobody missing, and somebody pulls the curtain. One does that sort of thing when
    everybody is there.

    First flash: a heap of faces. You count them, you can’t help it, the way one counts on a beach.
    The number is right. Second flash: too many teeth, the smiles of people who have got away with
    it. Third flash: one of you has stopped smiling, and is working out what the number cost.

    The fourth pose you only see outside, when the strip drops, still wet. Your faces, white as
    plates; and, at the bottom, the gap under the curtain. Bare feet. A whole queue of them, blue,
    well behaved, a Cold storage label tied to every big toe.

epilogue-3-title = Felt Pens
epilogue-3-when = Three Weepers or more are alive
epilogue-3 =
    Somebody has given the Weepers felt pens and the back of a sale poster. They draw lying on their
    stomachs, tongues between their teeth, and for the first time since the shutters came down
    nobody is crying.

    You bend down with the interest grown-ups put on. The mall is a shoebox. The families are sticks
    holding hands with sticks. All around, in black, scrubbed until the paper has gone furry, the
    Monsters; they have round yellow eyes and, under the eyes, blue drops. “Is that rain?” you ask.
    They look at you with pity. No. They’re sad. They’ve lost their babies. When we cry, they think
    it’s them. So they come.

    A silence. The children look at one another. Then, because it isn’t nice to leave somebody’s
    mother searching in the dark, they all open their mouths.

epilogue-4-title = Show of Hands
epilogue-4-when = Exactly two Characters are alive
epilogue-4 =
    “Asleep?” “No. You?” “If I were, would you still be here when I woke up?” “Where would I go?”
    “That’s not an answer.” “It’s the only one I have. That, and a match.”

    “Somebody has to lift the shutter.” “We could vote. Like before.” “The two of us?” “I say you.”
    “And I say you. One all.” “When there were lots of us, it always fell out right.” “When there
    were lots of us, it always fell on somebody.”

    “Again, then. In the dark, not looking, like well-bred people. Whoever is willing puts up a
    hand.” “Done?” “Done. Strike the match.” “I see two.” “Two? Then we go together.” “No. Mine is
    in my pocket.” “But I only put up one.” “Take it down.” “I have.” “There’s still one up.”

epilogue-5-title = The Other One
epilogue-5-when = A surviving family still holds two weapons
epilogue-5 =
    At daybreak, a loudhailer on the far side of the iron shutter. It’s a good voice, a little
    hoarse, with coffee in it, and a uniform. “The area is secure. You may open up. First put down
    your weapon.”

    You could weep. You hold it up to the slats, so there can be no mistake, then bend your knees
    and lay it on the ground, gently, like a sleeping animal. Somebody breathes into the loudhailer,
    pleased. Your palm finds the button. The shutter shivers and climbs by the width of a hand.

    “The other one too,” says the voice. The other one is under your coat. You have shown it to no
    one, not even your own. And through the gap, along the floor, feeling its way like a blind
    thing, comes the smell of rotting leaves.

epilogue-6-title = Four Minutes Late
epilogue-6-when = A winner has a Character in the surveillance room
epilogue-6 =
    The wall of screens shows you the mall you have beaten. Screen one, tiles. Screen two, coat
    hangers, swaying, though nothing has touched them. Screen four, a plush bear, face down. Screen
    six, the truck. You have the chair, you have the win, and you have time at last to read the
    label on the recorder: PICTURE DELAY, FOUR MINUTES.

    So you look at screen three, the surveillance room, and there you are, arriving. 5:51, you look
    tired. 5:52, you shut the door and try the handle. 5:53, you turn your back to pull up the
    chair. 5:54, down by the skirting board, the ventilation grille moves aside, and something as
    long as a rolled carpet pours into the room, and folds itself, and puts itself away.

    Under the desk. It is now 5:58. You keep your knees very still.

epilogue-7-title = You Are Here
epilogue-7-when = All the survivors share one location, not the Parking lot
epilogue-7 =
    There is an evacuation plan on the wall, the law insists on it, and on the plan a red dot: YOU
    ARE HERE. Every living thing left in the mall could say the same. Beyond this shutter nothing
    breathes, or nothing you would care to hear breathing.

    Night after night a hand has kept the plan up to date in ballpoint. A cross for each attack; an
    arrow for each flight. It looked like panic. This morning, for want of other reading, you follow
    the arrows with a fingernail, first to last, and there is no panic in it at all. They narrow.
    It’s a funnel, and it ends in the red dot.

    You have seen dogs do that, with sheep. Outside, one by one, the Monsters are sitting down on
    the tiles. They are waiting for the whistle.

epilogue-8-title = Dear Customers
epilogue-8-when = Two locations or more are closed
epilogue-8 =
    Three notes on a vibraphone, then the voice, the one that used to praise the ham. “Dear
    customers, for your comfort, part of your shopping mall is now closed. Please do not lift the
    shutters. Please do not put your ear to the shutters.”

    Behind the iron, all the same, somebody is busy. Nothing gets broken. A heavy thing is dragged,
    set down, nudged a little to the left, like a sofa that has to see the window. There’s sweeping.
    Towards morning there is hammering, four nails, quite straight, and a rustle that goes away.

    Three notes. “Dear customers, thank you for your patience.” On every condemned shutter, far too
    high for eyes like yours, hangs a freshly painted board. The letters are enormous and lean on
    one another, the work of a hand that is learning: OPENING SOON.

epilogue-9-title = Lost Property
epilogue-9-when = Two players or more have lost their whole family
epilogue-9 =
    Lost property register, last page. “One telephone, cracked. On the screen, a family in the sun.
    Claimed by:” and nothing. “One telephone, sticky. On the screen, another family, a cake,
    candles. Claimed by:” and nothing. In the margin: “No one left in either picture.”

    They have been put away in one drawer, side by side, like their owners further along, in the
    Cold storage, where the question of who betrayed whom has been dropped.

    At ten past four the cracked one lights up and dials. The sticky one lets it ring, as if to
    think it over, then picks up. Two small clocks begin to count the call. You would have to pull
    out the drawer to catch the whispering: no anger, only names, rooms, hours. It’s the first
    alliance in this mall that both sides mean to keep.

epilogue-10-title = Shoulders
epilogue-10-when = Three Blockers or more are alive
epilogue-10 =
    The rota is in chalk: one column for the hours, one for the shoulders, none for sleep. The
    Blockers who remain could draw that iron shutter blindfold. It is printed on their backs in
    bruises, row upon row of rivets, the way a waffle remembers the iron.

    And now it is day, and quiet, and for once the thing must go up. They find that funny. They spit
    on their hands and take hold, all of them together, and heave.

    It gives the width of a finger and stops. They heave again. It can’t be jammed; a jammed thing
    doesn’t tremble, and it doesn’t need to get its breath back. On the other side, something tired
    and stubborn has put its shoulder to the iron. It has listened, night after night, to how that
    is done.

epilogue-11-title = Persons Inside
epilogue-11-when = Nobody is left alive
epilogue-11 =
    Over the main doors there is a counter with red figures, to please the fire brigade: PERSONS
    INSIDE. It is a conscientious machine. For nights now it has been subtracting, without comment,
    and shortly before this dawn it comes to the end of arithmetic. 0.

    At half past eight the building wakes, having no reason not to. Neon stutters along the aisles.
    The escalators take up their empty steps. Flutes come out of the ceiling. The fountain tries,
    fails, tries again. In the Cold storage the motor shudders and goes on keeping what it was
    given.

    At nine sharp the doors slide open on the Parking lot, on the morning, on the smell. 1, says the
    counter. 2. 5. 11. 40. After that it gives up on figures and shows a plain dash; and the
    loudspeakers, overjoyed, bid everybody welcome.

epilogue-12-title = Baby Monitor
epilogue-12-when = All the Weepers are in the Cold storage
epilogue-12 =
    A baby monitor comes in two halves. One half is in the Cold storage: somebody set it down among
    the little ones, and no one has had the heart to ask what for. The other lies on a counter
    somewhere in the mall, switched on. It has a row of lights, green to red, so that a parent can
    read it from across a room.

    All dark. So that is the sound of the place without Weepers. Outside, the Monsters tilt their
    heads, like people who have lost the tune. It ought to be a relief.

    Towards five a green light comes on; then two. It isn’t crying. Something has got in there with
    them, something with a great deal of breath and no idea of the words, and it is doing its best
    to hum them to sleep.

epilogue-13-title = Return Load
epilogue-13-when = The Object deck is empty
epilogue-13 =
    The truck is empty. Swept, you would say. All it holds is the waybill, in a plastic sleeve,
    screwed to the inside of the door where the crates used to hide it.

    Outward: tins. Meat, date expired. Drinks, batteries, things that cut, things that burn. Deliver
    to: mall, middle of the Parking lot, headlights on, doors open. Leave the vehicle. Come back on
    foot. Nature of the goods, typed twice over, so that the ink would bite: FEED.

    It would be wise not to turn the sheet over. It turns over by itself, in the draught. Return:
    see on site. Quantity: whatever is still standing. Condition: tender. Straps in the side locker.
    And on the last line, next to a rubber stamp in the shape of a leaf, the time of collection:
    first light.

epilogue-14-title = Turn Out Your Pockets
epilogue-14-when = A surviving family still holds two cards or more
epilogue-14 =
    Inventory of what you are carrying at first light. In the lining of the coat: something. In the
    left boot, against the ankle, where the skin has worn through: something else. All in working
    order. All of it kept for later. You set your goods out in a row on the ground. So this is
    later.

    You see the faces again, turned your way when it was time to vote. Hasn’t anybody got anything?
    Anything at all?

    Right-hand pocket, to finish: a paper you did not put there. A page from an exercise book,
    folded in eight. A child’s hand, in capitals, has made the list before you. IN THE COAT. IN THE
    BOOT. Each thing by its proper name. And at the very bottom, the pencil pressed until it went
    through: I NEVER TOLD.

epilogue-15-title = Minutes of the Meeting
epilogue-15-when = Three Leaders or more are alive
epilogue-15 =
    Minutes of the assembly. Present: the Leaders, and such people as they have left. Item one,
    election of a chair. Every candidate speaks; every candidate wins. Item two, what to do with the
    day: carried, carried and carried, in three directions. Item three, who promised what to whom,
    and whether a promise to the dead is binding: deferred.

    Item four, a smell. It is noted that there is a smell of leaves. A committee is formed. Item
    five, the committee asks who was supposed to lower the iron shutter. Each Leader proves, with
    real talent, that it was somebody else’s turn. Applause. It is noted that the shutter is up. It
    is noted that the applause is coming from the wrong side of it.

    Item six, any other business. The pencil stops here.

epilogue-16-title = Row by Row
epilogue-16-when = All the survivors are in the Parking lot
epilogue-16 =
    Day spreads over the Parking lot like a stain. You walk the attendant’s round, with the
    attendant’s lamp, because going in circles helps one to stay upright.

    Row A: overturned trolleys, a shoe, a small one. Row B: the truck, and against its wheels the
    blankets, still warm, under which the living got to morning. No roof, no door, only those hours
    of watching the hedge at the back, since the Monsters must come from somewhere.

    Row C: cars. Good family cars, square between their lines, never reclaimed since the first
    evening. One stops seeing them. There’s been a frost; the roofs are white. You wipe a
    windscreen, just to look in. You wipe it again. The mist is on the inside. Row C, row D, row E:
    on the inside, everywhere.

epilogue-17-title = The List by the Shutters
epilogue-17-when = Only one Character is alive
epilogue-17 =
    On the wall by the shutters there is the list. Every family signed itself in on the first
    evening, in pencil, almost gaily, as if for an excursion. The pencil still hangs from its
    string. It has done a great deal of crossing out.

    One line is left, and it is yours. You stand before it for some time. They know how to count,
    out there; they never trouble a room with nobody in it. So you lick the lead and, neatly, as if
    with a ruler, you cross yourself out. There. The mall is empty; it says so on the wall. And all
    night long, for once, nothing scratches at the iron.

    In the morning the pencil is swinging on its string. Just below, in a fine, sloping,
    old-fashioned hand, someone has written your name again.

epilogue-18-title = Your Opinion Counts
epilogue-18-when = No location is closed
epilogue-18 =
    You have spent the night with us, and we thank you for it. All our spaces stayed open until
    dawn; few malls can say as much. Help us improve. Restrooms: did the bolt work? Was it any use?
    Clothes shop: how many mannequins did you take for people, and how many people for mannequins?
    Surveillance room: did you find the watching insufficient, adequate, mutual?

    Toy shop: kindly bring back whatever spoke to you. Glass hall: from one to ten, how well could
    you see them? And they you? Parking lot: would you go out there again? Did anyone give you the
    choice?

    One last question, the one closest to our heart: would you recommend us to your friends and
    relations? You may leave the box empty. We had their addresses. We have just come from there.

epilogue-19-title = One Copy Each
epilogue-19-when = Two players or more share the victory
epilogue-19 =
    Between the undersigned families, each behind its own line of chalk, it is agreed as follows.
    Article one: none has beaten the others, and none shall claim it. Article two: water, daylight
    and watches are shared in equal parts; the odd tin goes to the rats. Article three: what was
    said during the votes was not said. Article four: each may turn its back on the others, as among
    friends.

    It’s fair. It is read out slowly; for once nobody interrupts, nobody smiles. They sign with the
    same pencil and shake hands across the chalk, a little longer than people do.

    Done in one copy for each family, all identical. Well, nearly: at the foot of each, very small,
    in a different ink, there is an article five that each family believes it alone has thought of
    adding. “Except at night.”

epilogue-20-title = To Whoever Searches Me
epilogue-20-when = A surviving family has no card left
epilogue-20 =
    To whoever goes through my pockets: spare yourself the trouble, they’re inside out already. No
    blade, no tin, no key. All I had was my word. I gave it to everyone, and to some of them twice;
    you’ll find it on most of the dead. It went bad before they did.

    You want to know how one gets through with empty hands. So do I. Last night one of them came
    right up to my face. It sniffed my left hand, then the right. On other people they smell metal,
    petrol, meat, the sweat of having something to lose. On me, nothing. So it turned up its own
    palms, to let me see. Empty, too. We looked at each other a while, as the poor do. And then,
    heaven forgive me, it moved over to make room.

epilogue-21-title = Seven O’Clock, Fair
epilogue-21-when = An ordinary dawn: none of the other endings applies
epilogue-21 =
    “Seven o’clock, good morning, and it’s going to be a glorious day.” The set is on a shelf;
    nobody remembers turning it on. Traffic flowing on all roads. Mild for the season. A recipe for
    leeks. A song that everyone’s mother knew.

    Daylight comes between the slats and stretches out on the tiles, on the bucket, on what the mop
    has left behind. It doesn’t look like a victory; it looks like a Tuesday. You go on listening,
    since the voice is kind. You know the cough after the weather. You know the small laugh before
    the leeks; you could do it yourself. It’s a tape, of course. It has been the same tape every
    morning.

    The reel runs out and clicks. You wait. And somewhere, a good way off, in no hurry at all,
    somebody begins to rewind it.
