## What a series counts

simulate-saved = Victims saved per game
simulate-dead = Victims killed per game
simulate-back = Games in which she came back

## The form of a table’s options

setting-killer = Killer
    .help = Who is out there. Any Killer goes with any Location.
setting-location = Location
    .help = Where you should never have come.
setting-girl = Final Girl
    .help = Who is going to survive this. Perhaps.
setting-difficulty = Difficulty
    .help = Absolute Horror: fewer dice and one Time less every turn.
setting-difficulty-normal = Normal
setting-difficulty-absolute = Absolute Horror
setting-legend = Legendary Dark Power
    .help = The Killer’s Dark Power is the legendary one. You have been warned.
setting-ambiguity = When something is unclear
    .help = Two Victims equally near, two ways equally short: who decides?
setting-ambiguity-worst = The worst for you
setting-ambiguity-choose = You choose
setting-ambiguity-random = Chance
setting-pack = A film of your own
    .help = A pack (.toml) with a Killer, a Location or Final Girls, in addition to those of the box.
setting-other = Another film of your own
    .help = One more pack: a Killer from one, a Location from the other.
