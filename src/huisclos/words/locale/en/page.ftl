## The frame

page-home = To the first page
page-close = Close
page-cancel = Cancel
page-save = Save
page-yes = Yes
page-no = No
# Before what is said of it.
page-of = { $name }:
page-settings = Settings
page-sound = Sound
page-light = Daylight colours
page-entering = The door opens…
page-lost = The line is dead. Reconnecting…
page-trouble = The server can’t be reached. Check your connection, then try again.
page-broken = This page has stumbled. Load it again: the game itself has lost nothing.
page-reload = Load again
page-nowhere-title = Locked
page-nowhere = There is nothing behind this door. Check the address, or go back to the first page.

## About

page-about = About Huis Clos
page-about-text = Huis Clos is French for “behind closed doors”. It is a table for survival-horror board games: play with friends, with bots or alone.
page-rights = Whose games these are
page-rights-text = Unofficial versions with words and pictures of our own, not affiliated with those who made or published the games. If you like one, buy the box.
page-credits = Made with
page-credit-icons = Icons of the games
page-credit-signs = Icons of the page
page-credit-titles = Titles
page-credit-typewriter = Typewriter
page-credit-sounds = Sounds

## The first page

page-tagline = Behind closed doors. Hell is the other players.
page-games = Games
page-series = Huis Clos No. { $number }
page-figures = { $least }–{ $most } players · { $minutes } min{ $alone ->
    [0] {""}
   *[other] , alone { $alone }
}
page-figures-alone = for one · { $minutes } min
page-play = Play
page-your-name = Your name
page-you = Alix
page-players = Players
page-now = Play now
page-now-against = alone against bots
page-now-with = together with bots
page-now-alone = on your own
page-friends = Open a table
page-friends-how = friends join by link
page-friends-alone = choose first how it is played
page-nickname = A nickname is enough: no account, no e‑mail. Whoever opened a table can delete it.
page-pass = Pass and play
page-pass-how = one device, several people
page-pass-text = Who plays on this device? A bot plays where you leave the line empty. Between turns a curtain hides what the others mustn’t see.
page-names-twice = Two people have the same name. Change one of them.
page-learn = Learn by playing
page-learn-how = a first game, guided
page-rules = Rules
page-rules-how = the whole book
page-own-tables = Your tables
page-state-lobby = not started
page-state-playing = the others are thinking
page-state-asked = your move
page-state-over = over
page-forget = Take { $code } off this list
page-join = Join by code
page-join-do = Knock
page-join-help = The six letters that your host sees, or the whole link.
page-arrive = Come from another device
page-arrive-do = Enter
page-arrive-help = At the table, the phone sign at the top gives you a code for this.
page-import = Watch a finished game
page-import-do = Choose a file…
page-import-help = A record that was saved after a game.
page-not-a-record = This file is no record of a game. Choose one that was saved after a game.

## Carrying one’s seat to another device

page-carry = Carry to another device
page-carry-text = On the other device, open { $host } and type this code under “Come from another device”. You have the same seat there.
page-carry-once = The code works once, for ten minutes. Don’t show it to the others.

## The lobby

page-lobby-host = You are the host. Once every seat is taken, you can start.
page-lobby-guest = Take a seat, or stay and watch.
page-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
page-seat = Seat { $number }
page-fewer = One seat fewer
page-more = One seat more
page-fill = Fill up with bots
page-free = Free
page-sit = Sit down
page-someone-here = Someone else here
page-stand = Stand up
page-change = Change
page-remove = Remove
page-free-seat = Remove { $name }
page-bot = Bot
page-put-bot = Put a bot on seat { $seat }
page-bot-level = How { $name } plays
page-bot-random = picks blindly
page-bot-steady = thinks first
page-name = Name
page-colour = Colour
page-colour-0 = Yellow, dots
page-colour-1 = Blue, slanted stripes
page-colour-2 = Green, bars
page-colour-3 = Pink, checks
page-colour-4 = Turquoise, chevrons
page-colour-5 = Violet, grid
page-yours = you
page-ready = ready
page-not-ready = not ready yet
page-away = away
page-be-ready = I’m ready
page-unready = Not ready after all
page-invite = Invite
page-link = Link to this table
page-copy = Copy
page-copied = Copied
page-share = Share the link
page-qr = QR code of the link to this table
page-options = How it is played
page-by-lot = drawn by lot
page-clock = Time to think
    .help = When it is up, a bot plays that one decision.
page-clock-none = as long as you like
page-clock-relaxed = 2 minutes a decision
page-clock-fast = 30 seconds a decision
page-clock-days = 2 days a decision
page-start = Start
page-file-none = none
page-file-size = { $size ->
    [one] 1 entry
   *[other] { $size } entries
}
page-file-choose = Choose a file…
page-file-house = Files of this server
page-file-pick = choose one…
page-file-without = Do without
page-file-broken = Can’t be used
page-handout = Sheet to print
page-print = Print
page-back = Back to the table
page-game-gone = The game of this table, “{ $game }”, isn’t installed here any more. Whoever runs this server can bring it back.
page-delete = Delete this table
page-delete-text = Everything that is kept of table { $code } is deleted for good, for everybody: names, talk and games. Nobody can bring it back, not even you.
page-delete-do = Delete everything
page-missing-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-missing-ready = Waiting until { $names-count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}
page-all-set = Everybody is here. Lock the doors?
page-waiting-host = All set. Waiting for the host to start.

## The rulebook

page-chapters = Chapters
page-search = Search the rules
page-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One place found.
   *[other] { $count } places found.
}

## The description of the API

page-api = API
page-api-text = Whatever this page does, a program can do: with the calls that this file describes, and with a WebSocket at /api/tables/CODE/socket that brings the news.
page-api-file = The file is in OpenAPI’s format: tools show it as pages, or make a client of it. “paths” has the calls, “components” what they send and answer.
page-save-last = Save the last game
