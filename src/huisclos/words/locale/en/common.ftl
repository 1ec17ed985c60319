## Words that every game shares

# Several things in a row: "a, b and c".
list = { $most } and { $last }
list-none = nothing

## What became of something said: a claim, a promise, a request or an offer

verdict-kept = Kept
verdict-broken = Broken
verdict-true = True
verdict-false = False
verdict-moot = Never came up
# A request is granted or not by the one who was asked.
verdict-request-kept = Granted
verdict-request-broken = Ignored
verdict-request-moot = { verdict-moot }

# What is said to a request or an offer: to choose from, and as it is said.
answer-deal = Deal
answer-no = No
answer-else = Something else
said-deal = Deal.
said-no = No.
said-else = Not like that.

# What became of each side of a deal.
side-kept = { $seat } kept it
side-broken = { $seat } broke it
side-moot = { $seat } owed nothing

## Options

option-pass = Nothing now

## Bots

# Their names, in the order they sit down; stored tables rely on it: add at the end only.
bot-names = Ana Bo Cy Di Eli Flo Gus

## A finished game as a spreadsheet

report-player = Player
report-points = Points
report-won = Won
# What spreadsheets in this language expect between two cells.
report-separator = ,
