## The aide-memoire: one message for each theme
## .what says what it is, .example shows it, .check helps to catch it.

memo-title = Aide-memoire
memo-errors = Errors of reasoning
memo-reading = Before you believe it
memo-example = Example
memo-check = Ask yourself

## Errors of reasoning

theme-hasty = Hasty generalisation
    .what = You make a rule about a whole group after meeting only a few of them, or only a special few.
    .example = “I met two dogs on this street and both growled at me. The dogs in this town are vicious!”
    .check = How many cases have I seen, and are they like all the others?
theme-cause = False cause
    .what = Two things come together, or one after the other, and you decide that one made the other happen. It may be chance, the other way round, or a third thing behind both.
    .example = “I wore my green socks and we won. The socks did it!”
    .check = What else could explain it, and would it have happened anyway?
theme-dilemma = False dilemma
    .what = Somebody offers only two choices, as if there were no others, although there are more.
    .example = “Either you lend me your bike or you’re not my friend.”
    .check = Is there a third way, or something in between?
theme-straw = Straw man
    .what = Instead of answering what somebody said, you answer a sillier or more extreme version of it, because that one is easier to knock down.
    .example = “Could we eat a bit less meat?” – “So you want us to live on grass!”
    .check = Would the other person agree that this is what they said?
theme-person = Attack on the person
    .what = You go after the one who speaks instead of what they say. But a good reason stays good, whoever gives it.
    .example = “Don’t listen to Noah’s plan for the barricade: he can’t even tie his shoes.”
    .check = If somebody else said the same thing, would the reply still work?
theme-authority = Appeal to authority
    .what = Something is supposed to be true only because somebody famous or important says so, even though they are no expert on it or give no proof.
    .example = “This cream heals spots: a champion swimmer says so.”
    .check = Do they know this subject, can they show how they know, and do other experts agree?
theme-crowd = Appeal to the crowd
    .what = Something is supposed to be true or good because many people believe it or do it. But many people can be wrong together.
    .example = “Everybody runs towards the bridge, so the bridge must be safe.”
    .check = How do all these people know? Did they check, or did they follow one another?
theme-tradition = Appeal to tradition
    .what = Something is supposed to be right because it has been done that way for a long time. The twin error says that a thing is better just because it is new.
    .example = “The team has always trained on Mondays, so Monday is the best day.”
    .check = Apart from its age, what speaks for it?
theme-emotion = Appeal to emotion
    .what = Fear, pity, anger or pride is stirred up to take the place of reasons. Feelings matter, but they don’t show what is true.
    .example = “You can’t say my map is wrong: I’d be so sad!”
    .check = If I calm down first, which reasons are left?
theme-slope = Slippery slope
    .what = A small step is said to lead, one thing after another, to a disaster, and nobody shows why each thing should follow.
    .example = “If you skip one piano lesson, you’ll drop music, then school, and end up with no job.”
    .check = How likely is each step, and couldn’t we stop on the way?
theme-circle = Circular reasoning
    .what = The reason is only the claim again in other words, or it already takes the claim for granted. You go round and end up where you began.
    .example = “This book tells the truth.” – “How do you know?” – “It’s written in the book.”
    .check = Would this reason convince somebody who doesn’t believe the claim yet?
theme-cherry = Cherry picking
    .what = You show only the facts that suit you and keep quiet about the others.
    .example = “Look, three happy visitors!” says the hotel. It has left out the forty who complained.
    .check = What am I not being shown, and who chose?
theme-anecdote = Anecdote as proof
    .what = One story, often a striking one, is used as proof of what happens in general. A story shows that a thing can happen, not how often it does or why.
    .example = “My great-uncle never wore a seat belt and lived to be 95. So belts are useless.”
    .check = What happened to all the others, whose story nobody tells?

## Before you believe it

theme-figures = Figures and graphs
    .what = A figure can be correct and still mislead. Mind what it is a part of, who was counted, which kind of average it is, and where the axis of the graph begins.
    .example = “Twice as many accidents on our path!” Last year there was one, this year there were two.
    .check = How many out of how many, and compared with what?
theme-sources = Sources
    .what = Before you trust a piece of news, look at who says it, how they know, what they gain from it and when they said it. Then look for a second source that found it out on its own.
    .example = Three sites say that the lake is poisoned, but all three copied the same message without a name.
    .check = Who knew it first, and how?
theme-pictures = Pictures and clips
    .what = A picture shows a moment seen from one spot. It can be cut, old, staged, generated, or real with a false caption.
    .example = “The town this morning!” says the caption. But there is snow in the photo, and it is July.
    .check = Where and when was it taken, what is outside the frame, and who wrote the caption?
theme-facts = Facts and opinions
    .what = A statement of fact can be checked, and it may turn out true or false. An opinion says what somebody likes or values: you give reasons for it, but no measuring settles it.
    .example = “This bridge is 80 metres long” can be measured. “This bridge is ugly” can’t.
    .check = What could we look up, count or test to settle this?
