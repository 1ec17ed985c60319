## At the table: what can’t be done, and what to do instead

table-unknown = There is no table { $code }. Check the code, or open a table of your own.
table-crowded = Too many people have come to this table. Open another one.
table-worn = So much has been done at this table ({ $most } moves and messages) that only the game under way goes on. Open another table.
table-stranger = You have no seat at this table. Come in, and take a free one.
table-full = Too many are connected to this table. Come back later.
table-elsewhere = This table was changed from elsewhere. Try again.
table-repeated = That was done already. There is no need to send it again.
table-stale = The table has moved on since. Look again, then choose.
table-no-advice = Nobody is asked for advice in this game: it would be somebody else’s loss. Decide for yourself.
table-no-idea = No idea this time. Decide for yourself, or ask again.
table-wishes = You have asked not to be asked { $most } times. Answer what comes up, or pass.
table-changes = You have changed your answer { $most } times. It stays as it is now.
table-host-only = Only the host can do that. Ask the host.
table-not-yours = That isn’t your seat. Use your own, or take a free one.
table-no-seat = There is no seat { $seat } here. Choose one from 1 to { $most }.
table-seat-taken = That seat is taken. Choose a free one.
table-seat-in-use = Somebody sits on a seat that would go. Free it first.
table-seats-free = Some seats are still free. Fill them with people or with bots, or remove them.
table-no-lesson = No lesson of this game can be played on with so many players. Start a game from the beginning.
table-not-ready = { $names-count ->
    [one] { $names } isn’t ready yet. Wait a moment.
   *[other] { $names } aren’t ready yet. Wait a moment.
}
table-name = A name has 1 to { $most } letters or signs, on one line. Write another one.
table-name-taken = Somebody here is called { $name } already. Choose another name.
table-colour-taken = Somebody has that colour already. Choose another one.
table-chat = Write something to send, on one line.
table-chat-long = That is too long. Write at most { $most } letters at a time.
table-not-lobby = The game has begun. Wait until it is over.
table-not-playing = No game is being played here now. Start one first.
table-not-over = The game isn’t over yet. Finish it first.
table-bot-plays = A bot plays this seat now. Take your seat back first.
table-is-here = { $name } is still here. A bot steps in only for somebody who is away.
table-plays-afar = { $name } plays without being connected, and may take a while. { $minutes ->
    [one] Wait one more minute, then let a bot step in.
   *[other] Wait { $minutes } more minutes, then let a bot step in.
}
table-was-here = { $name } was here a moment ago. { $seconds ->
    [one] Wait one more second, then let a bot step in.
   *[other] Wait { $seconds } more seconds, then let a bot step in.
}
table-host-here = { $name } hosts this table, and is still here. Ask { $name }.
table-host-soon = { $name } hosts this table, and was here a moment ago. { $minutes ->
    [one] Wait one more minute, then try again.
   *[other] Wait { $minutes } more minutes, then try again.
}
table-host-stays = The host of this table can’t be replaced. Wait for the host to come back.
table-has-seat = You sit at this table already. Use your own seat.
table-asks-many = So many have asked for a seat that the host can’t be asked now. Watch for a while, or open a table of your own.
table-no-request = Nobody asks for that any more. Look again.
table-gallery-closed = The host doesn’t let those who watch write here. Take a seat, or just watch.
table-handout-later = That would show you answers of the game you are playing. Look at it when the game is over.
table-no-proposal = Nobody asks to take anything back now. Play on.
table-carry = This code is wrong, used or too old. Make a new one on the device where you sit.
table-too-fast = That was too fast. Wait a second, then try again.
table-too-long = That is too long. Send at most { $most } kilobytes.
table-not-finished = That game isn’t over yet, or was never played. Wait for its end.
table-deleted = The host has deleted this table, with everything that was kept of it. Open another one.
table-no-handout = There is nothing to print for this game. Look at its rules instead.
table-record-lost = The rules have changed since that game, so its record can’t be made any more. Look at a later one.
table-no-report = That game has no result, so there is no report of it. Save its record instead.
# $problem is a whole sentence.
table-stuck = The bots can’t go on here. Take something back, or let the host end this game. What happened: { $problem }
table-cant-go-on = This game can’t be played on. Wait for the host to end it.
table-not-endless = Nothing of this card goes on for ever at what is asked now. Answer, and see.
table-other-rules = This game was played by version { $version } of the rules. Version { $known }, as it is here now, doesn’t accept its last position. The host may end the game and save that position.
table-pack-dear = This game is played with a pack that was accepted once, and that asks for more than a pack may. { $reason } The host may end the game and save its last position.
table-no-position = The rules of this game have changed, and no position of it was kept to go on from. The host may end it.

## Files for options

table-options-large = These options are too large. Keep them to { $kilobytes } kilobytes, { $values } values, and { $deep } levels of lists in lists.
table-file-setting = “{ $setting }” comes from a file. Leave it out here, and load that file.
table-no-file = There is no file { $file } here. Choose one from the list, or bring your own.
table-file-kind = “{ $file }” can’t be used here. The file’s name has to end in one of these: { $kinds }.
table-file-long = { $file } is too long. Bring a file of at most { $most } kilobytes.
table-games-many = { $most } games have been played at this table. Open another table for the next one.
table-files-many = This table has had { $most } files already. Open another table for more.
table-file-text = { $file } can’t be read as text. Save it as UTF-8, then try again.

## The server

server-bad-request = This can’t be understood: { $problem }. Correct it, then send it again.
server-not-found = There is nothing at this address. Go back to the first page.
server-failed = Something went wrong here, and nothing was changed. Try again in a moment.
server-disk-full = The disk of this server is full, so nothing can be kept, and nothing was changed. Tell whoever runs it, and try again later.
server-disk-locked = Something else is using the tables of this server at the moment, and nothing was changed. Try again in a moment.
server-disk-read-only = The disk of this server can’t be written any more, so nothing can be kept, and nothing was changed. Tell whoever runs it.
server-disk-failed = The disk of this server doesn’t answer as it should, and nothing was changed. Tell whoever runs it, and try again later.
server-tables = Too many tables were opened from where you are. Use one of them, or come back tomorrow.
server-joins = Too many people have sat down from where you are. Come back in an hour.
server-remarks = Those who watch from where you are have written enough for now. Come back in an hour.
server-sockets = Too many pages are open from where you are. Close some of them, then try again.
server-full = Too many people are here at the moment. Come back in a few minutes.
server-slow = This request took too long to arrive. Check your connection, then send it again.
server-headers = This request says too much before it begins. Clear the cookies of this page, then try again.
server-origin = This page may not talk to this table. Open the table’s own address.
server-takes-long = This takes more than { $seconds } seconds, which is all that one request may have here. Send something shorter.
server-takes-space = This needs more memory than one request may have here. Send something shorter.
server-busy = Too much is waiting to be read and checked here already. Try again in a minute.
server-one-by-one = Too much from your address is waiting here already. Wait until some of it is done, then try again.
server-ready = Huis Clos is open at { $address } (Ctrl-C closes it).
table-said-enough = You have said { $most } things in a row. Go on once somebody has played.
table-said-all = You have said { $most } things in this game, which is all one may say. Write to the table, or let what you do speak for you.
table-chat-fast = You have written { $most } lines within a minute. Wait a moment before you write more.
table-chat-full = You have written { $most } lines in this game, and there is no room for more. A new game begins with an empty page.
