## Playing in the browser

play-tabs = Parts of the table
play-tab-board = Board
play-tab-side = Players
play-tab-talk = Talk
play-tab-log = Log
play-tab-news = something new
play-more = More

## What is asked

play-moment = One moment…
play-waiting = Waiting for { $seats }.
play-your-answer = Your answer: { $answer }.
play-change = Change it
play-spared = Nothing to choose here: the table passes for you.
play-memo-none = The aide-memoire can’t be shown now. Try again, or open the rulebook.
play-over = The game is over
play-rule = Rule { $rule }
play-rule-open = Read the rule:
play-rule-all = The whole rulebook
play-rule-none = This rule can’t be shown now. Open the rulebook, or try again.
play-choices = Your choices
play-confirm = { $most ->
    [1] { $count ->
        [0] Choose nothing
       *[other] Choose this
    }
   *[other] Choose these ({ $count } of { $most })
}
play-all-options = All choices again
play-advise = Show me what to do
play-advise-short = Show me
play-advice = { $picks }.
play-advice-none = Nothing of all this.
play-bars = Not possible now
play-letters = { $count } of { $most } letters
play-offer = Meanwhile:
play-quiet = Don’t ask me this again
play-quiet-list = Not asked:
play-quiet-off = { $name }: ask me again
play-hand = { $count ->
    [0] Your hand: no card
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
play-hand-empty = No card in hand.
play-answered = has answered
play-bot-thinks = a bot
play-away = away
play-seat-bot = A bot plays
play-seat-gone = Away from the table
play-replace-soon = a bot may take over in { $seconds } s
play-replace-later = a bot may take over in { $minutes } min
play-replace = Let a bot play for { $seat }

## Keys

play-keys = Keys
play-key-pick = picks the option with that sign
    .key = 1 … 9, 0, a …
play-key-confirm = confirms where you may pick several
    .key = Enter
play-key-clear = shows all choices again
    .key = Esc
play-key-hurry = hurries what is being shown
    .key = Space
play-key-rule = opens the rule behind the question
    .key = r
play-key-say = says something in a fixed form
    .key = t
play-key-answer = answers an offer: deal, no, something else
    .key = y n o
play-key-chat = writes to the table
    .key = /
play-key-log = shows the log
    .key = l
play-key-memo = opens the aide-memoire, if the game has one
    .key = m
play-key-advice = shows you what to do, in games where you may ask
    .key = !
play-key-back = asks to take back your last choice
    .key = u
play-key-help = shows this list
    .key = ?

## Looking things up

play-memo = Aide-memoire

## Leaving, coming back, taking back

play-back = Take back
play-back-asked = { $actions ->
    [one] { $seat } asks to take back the last choice.
   *[other] { $seat } asks to take back the last { $actions } choices.
}
play-back-agree = Agree
play-back-refuse = Refuse
play-back-waiting = { $seats-count ->
    [0] { $seat } asks to take back.
   *[other] { $seat } asks to take back. Still to agree: { $seats }.
}
play-back-cancel = Never mind
play-leave = Leave: a bot plays on
play-left = A bot plays your seat. You may come back at any time.
play-return = Take the seat back
play-go-without = Go on without that card
play-abandon = End this game without a result
play-abandon-text = The game ends here for everybody, and nobody wins. What was played of it can be saved, and the table stays.
play-abandon-do = End the game
play-host = Your table

## One device for several people

play-curtain = Pass the device to { $name }
play-curtain-why = Nobody else looks now.
play-curtain-open = I am { $name }

## Log and talk

play-log-empty = Nothing has happened yet.
play-talk-empty = Nobody has said anything yet. Promise something: nothing binds.
play-chat-empty = Nobody has written anything yet.
play-chat = Write to the table
play-send = Send
play-say = Say
play-say-other = Something else
play-say-nothing = Say nothing
play-say-it = Say it
play-said-claim = Claim
play-said-promise = Promise
play-said-request = Ask
play-said-offer = Offer
play-slot-one = Choose one
play-slot-many = Choose one or several
play-say-instead = Instead of: “{ $said }”
play-asked-of-you = Somebody asks something of you
play-asked-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
play-deal-made = A deal is made

## The last page

play-winners = { $seats-count ->
    [0] Nobody wins
    [one] { $seats } wins
   *[other] { $seats } share the victory
}
play-won-together = Victory
play-lost-together = Defeat
play-scores = Scores
play-table = At the table
play-points = Points
play-won = won
play-rematch = Another game
play-again-same = The same again
play-again-chance = Let chance choose
play-replay = Watch it again
play-replay-earlier = This game was played by an earlier version of the rules: today’s can’t play it again, move by move. How it ended is kept.
play-look = Look at the board
play-to-end = Back to the ending
play-export = Save the record
play-report = Save as a spreadsheet
play-home = First page

## The lie ledger

play-liars = { $seats-count ->
    [one] { $lies ->
        [one] The only liar: { $seats }, once.
       *[other] The biggest liar: { $seats }, with { $lies } lies.
    }
   *[other] { $lies ->
        [one] A lie each: { $seats }.
       *[other] The biggest liars: { $seats }, with { $lies } lies each.
    }
}
play-no-liar = Nobody lied. Nobody was asked twice, either.
play-nothing-said = Nothing was said that could be held against anybody.
play-account-silent = Said nothing, kept nothing, broke nothing.
play-account-paid = { $lies ->
    [one] Lied once, and won. It paid.
   *[other] Lied { $lies } times, and won. It paid.
}
play-account-lost = { $lies ->
    [one] Lied once, for nothing.
   *[other] Lied { $lies } times, for nothing.
}
play-account-honest = { $kept ->
    [one] Gave their word once, and kept it.
   *[other] Gave their word { $kept } times, and kept it.
}
play-account-untested = Their word was never put to the test.
play-lie-paid = and won
play-before = Before the first day

## Fair dice

play-proof = Were the dice fair?
play-proof-why = Before the game, the house showed a seal on its half of the seed; every seat threw in its own half. All dice and shuffles follow from both. Nobody could choose them, and anybody can check.
play-proof-promise = The house’s half is the one it sealed before the game.
play-proof-seed = The seed is made of that half and of what every seat threw in.
play-proof-commitment = It is the seed whose seal was shown during the game.
play-proof-replay = Played again from that seed, every move was legal and the result is the same.
play-proof-show = Show the figures
play-proof-check = Check it now
play-proof-right = right
play-proof-wrong = wrong

## Watching a game again

play-replay-title = Replay
play-replay-none = There is no game to watch here. Open a saved record, or go back to the first page.
play-replay-open = Open a record
play-replay-bad = That file is no record of a game. Choose another one.
play-replay-eyes = Seen by
play-replay-everything = Everything revealed
play-replay-public = A spectator
play-replay-bar = Time
play-replay-at = Action { $at } of { $actions }
play-replay-first = To the beginning
play-replay-previous = One step back
play-replay-next = One step on
play-replay-last = To the end
play-replay-play = Play
play-replay-pause = Pause
play-replay-speed = Speed
play-replay-back = Back to the table

## Learning

play-learn-title = First game
play-learn-next = Next
play-learn-on = Play on
play-learn-previous = Back
play-learn-yours = Your turn. Pick what is marked.
play-learn-other = A fine idea, but this lesson goes another way. Pick what is marked.
play-learn-watch = The others play.
play-learn-step = Step { $at } of { $of }
play-learn-done = That is all you need. The rest you learn the hard way.
play-learn-real = Play for real
play-learn-again = Once more from the start
play-learn-none = This game has no lesson yet. Read its rules, or start a table with bots.

## What cards say: every game has these.

log-too-long = The game has gone on for { $actions } moves, as many as it may have. It ends here, as things stand now.
log-card-acts = { $card } takes effect.
log-card-set-aside = { $card } would go on for ever: from now on it counts no more.
log-card-choice = { $seat } chooses: { $option }.
log-card-roll = The dice show { $dice }: { $sum }.
log-card-ballot = { $seat } votes: { $option }.
log-card-vote = It is decided: { $option }.
prompt-card-order = Several things happen at once. Which comes first?
waiting-card-order = { $seat } decides what comes first.
prompt-order-of = Several things happen at once ({ $about }). Which comes first?
waiting-order-of = { $seat } decides what comes first ({ $about }).
waiting-card = { $seat } decides.

## The ledger and gaps in statements, here and in the terminal

slot-places = Which locations? Several numbers, separated by spaces.
slot-place = Which location?
slot-whom = Whom?
slot-to = Who is this for?
ledger-title = The lie ledger
ledger-who = Who
ledger-what = What was said
ledger-verdict = What became of it
