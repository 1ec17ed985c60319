## Groups: what stays from game to game

group-own = Your groups
group-why = A group keeps what you live through together: stories read, variants unlocked, who won, who lied. There is no account: whoever has its link plays for it.
group-name = Name of the group
group-make = Make a group
group-forget = Take { $name } off this list
group-field = Group
    .help = What you unlock stays with it from game to game.
group-none = none
group-another = a new one…
group-keep = Keep it on a shelf
group-keep-own = a new one, of your own
group-keep-none = none
group-solo = { $name }, alone
group-shelf = Shelf of “{ $name }”
group-unlocked = { $count ->
    [0] Your group has unlocked none of { $all } yet.
    [one] Your group has unlocked one of { $all }.
   *[other] Your group has unlocked { $count } of { $all }.
}
group-games = { $count ->
    [0] no game yet
    [one] one game
   *[other] { $count } games
}
group-lies = { $count ->
    [0] not one lie
    [one] one lie
   *[other] { $count } lies
}
group-link = Link to this group
group-link-help = Whoever opens it sees this shelf, and may play for the group.
group-open = Open a table
group-played = Games played
group-nothing = Nothing stands here yet. The first game you play for this group begins its story.
group-won = Won by { $names }
group-won-none = Nobody won
group-people = Who was there
group-person = Name
group-person-games = Games
group-person-won = Won
group-person-lies = Lies
group-liar = { $names } lied most.
group-bot = { $name } (bot)
group-rename = Rename
group-delete = Delete this group
group-delete-text = Everything that is kept of “{ $name }” is deleted for good, for everybody: stories, games, names and lies. Tables that play for it go on without it.
group-delete-do = Delete everything
