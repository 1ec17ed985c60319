## Words that every game shares

# Several things in a row: "a, b and c".
list = { $most } and { $last }
list-none = nothing

## What became of something said: a claim, a promise, a request or an offer

verdict-kept = Carried out
verdict-broken = Came to nothing
verdict-true = True
verdict-false = False
verdict-moot = Never came up

## Options

option-pass = Nothing now
