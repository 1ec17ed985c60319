## What a series counts

simulate-met = Main objective met
simulate-morale = Morale at the end
simulate-rounds = Rounds per game
simulate-dead = Survivors lost per game
simulate-exiled = Exiles per game
simulate-traitors = Traitors per game

## The form of a table’s options

setting-objective = Main objective
    .help = What the colony sets out to do, and for how long.
setting-variant = How it is played
    .help = Usual: a secret objective each, and perhaps a traitor (DW-0.3). All together: no secrets, no exile, the hard side of the objective (DW-11.1). A traitor is likely: half as many ordinary objectives in the deal (DW-11.3). Two players always play together.
setting-variant-usual = Usual
setting-variant-cooperative = All together
setting-variant-traitor = A traitor is likely
setting-hard = Hard side
    .help = The hard side of the main objective (DW-11.4).
setting-elimination = Elimination
    .help = Whoever loses their last survivor is out of the game (DW-11.5).
setting-starving = When there isn’t enough food
    .help = What hunger costs the colony (DW-5.1).
setting-starving-one = One morale
setting-starving-tokens = One morale for each starvation token
setting-needed = Cards that avert a crisis
    .help = As many as there are players, with or without exiles and those who are out (DW-5.3).
setting-needed-present = One for each player in the colony
setting-needed-all = One for each player at the table
setting-crowds = Zombies at the locations
    .help = How many come to a location where somebody is (DW-5.4).
setting-crowds-place = One at each location
setting-crowds-survivor = One for each survivor there
setting-exiles_return = Exiles may come back
    .help = Survivors of exiled players may enter the colony (DW-8.4).
setting-two_exiles = Two exiles who are no traitors
    .help = Morale falls to zero when two loyal players have been exiled (DW-8.3).
setting-two_exiles-loyal = Always
setting-two_exiles-literal = Not if a traitor is exiled, too
setting-hidden_outcomes = Hidden outcomes
    .help = What a crossroads leads to is told only once it is chosen.
setting-page = People at a page
    .help = Crossroads may wait for what people do there: a line in the chat, a long thought, a choice taken back. The table sets this itself.
setting-pack = Cards of your own
    .help = A pack (.toml) with crossroads, survivors, crises, objectives or Items, in addition to those of the box.
setting-other = More cards of your own
    .help = One more pack.
