## Starting a server, and working on its data: for whoever runs it

server-folder = The folder { $folder } can’t be used: { $problem }. Make it writable, or choose another one with --data.
server-folder-in-use = Process { $process } has been using the folder { $folder } since { $since } ({ $address }). Stop it first, or choose another folder with --data.
server-folder-busy = Another process is using the folder { $folder }. Wait until it is done, or choose another folder with --data.
server-no-database = No tables are kept in { $folder }. Say with --data where they are.
server-broken-database = The database { $file } can’t be used: { $problem }. Restore a backup with huisclos restore, or move the file away.
server-newer-database = The database { $file } was written by a newer version of Huis Clos (form { $form }, and this version knows { $known }). Install that version, or restore a backup made before the upgrade.
server-older-database = The database { $file } was written by an older version of Huis Clos. Run huisclos serve once to bring it up to date, then try again.
server-push-key = { $file } holds no key for push messages. Restore it, or delete it: a new one is made, and people have to ask for calls again.
server-port = { $port } is no port. Choose a number from 1 to { $most }.
server-port-in-use = Something else listens on port { $port } of { $host } already. Stop it, or choose another port with --port.
server-port-forbidden = Only root may listen on port { $port }. Choose one from 1024 up with --port.
server-address = This machine can’t listen on { $host }: { $problem }. Choose one of its own addresses with --host, or 0.0.0.0 for all of them.
server-public-address = “{ $address }” can’t be a public address. Write it like https://play.example.org or https://example.org/games.
server-proxy = “{ $proxy }” is not the address of a proxy. Write it like 127.0.0.1 or 10.0.0.0/8.
server-limit = { $flag } { $value } would let nobody do anything. Write a number above 0, or leave it out.
server-days = “{ $days }” is no number of days. Write a number above 0, or off.

## For whoever comes to such a server

server-host = This server answers at { $address } only. Open that address; a proxy in between has to pass the Host header on.
table-damaged = What was kept of table { $code } is damaged and can’t be read. Ask whoever runs this server to run huisclos check.
table-removed = This table was removed by whoever runs this server. Open another one.

## Backups

backup-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $deeds ->
    [one] one deed
   *[other] { $deeds } deeds
} saved to { $file }.
restore-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $deeds ->
    [one] one deed
   *[other] { $deeds } deeds
} restored to { $folder }.
restore-there = There are tables in { $folder } already. Choose another folder with --data, or add --replace to lose them.
backup-itself = { $file } is the database itself. Choose another file.

## Tables

tables-code = code
tables-game = game
tables-phase = phase
tables-people = people
tables-touched = last touched (UTC)
tables-size = bytes
tables-lobby = lobby
tables-playing = playing
tables-over = over
tables-between = between games
tables-unknown = ?
tables-none = There are no tables.
tables-exported = Table { $code } saved to { $file }.
tables-deleted = Table { $code } is deleted.
tables-not-yet = Table { $code } is marked, but the server hasn’t removed it yet. Look at its log, or stop it and try again.
tables-no-such = There is no table { $code } in { $folder }. Run huisclos tables to see those that are there.
tables-one-thing = Tables are exported or deleted, not both at once. Leave one of the two out.

## Looking for damage

check-whole = { $tables ->
    [one] One table looked at
   *[other] { $tables } tables looked at
}, all whole.
check-damaged = { $tables ->
    [one] One table looked at
   *[other] { $tables } tables looked at
}, { $damaged } damaged.
check-file = The file itself is damaged: { $problem }. Restore a backup with huisclos restore.
# $trouble is a whole sentence.
check-table = { $code }: { $trouble }
check-gap = Deed { $number } is missing.
check-line = Deed { $number } can’t be read.
check-pages = Its part of the file can’t be read.
check-no-log = Nothing of its log is there.
check-no-row = It isn’t in the list of tables.
check-follow = All its deeds can be read, but not followed.
check-position = The position of its game can’t be read; the log is used instead.
check-other = Its log doesn’t lead to the position of its game; the game goes on from there.
check-save = { $deeds ->
    [0] Nothing of it can be saved.
    [one] One deed of { $all } can be saved with huisclos tables --export { $code } FILE
   *[other] { $deeds } deeds of { $all } can be saved with huisclos tables --export { $code } FILE
}

## Help

help-public-address = Where people find this server, if a proxy stands in front of it: https://play.example.org, with a path if need be.
help-proxy = The address of a proxy that is believed whom it speaks for (X-Forwarded-For); may be repeated.
help-keep-lobbies = Remove tables and groups without a game after so many days without a deed; or off.
help-keep-games = Remove all other tables and groups after so many days without a deed; or off.
help-backup = Save all tables to a file, also while the server runs.
help-backup-file = The file to write.
help-restore = Put the tables of a backup into a folder; the server has to be stopped.
help-restore-file = The file of the backup.
help-replace = Lose the tables that are in the folder now.
help-tables = List the tables; export or delete one of them.
help-export = Save all that is kept of a table to a file: its code, then the file.
help-delete = Delete all that is kept of the table with this code, for good.
help-check = Look for damaged tables, and tell what of them can be saved.

## Groups

groups-name = name
groups-games = games
groups-none = There are no groups.
groups-deleted = Group { $code } is deleted.
groups-no-such = There is no group { $code } in { $folder }. Run huisclos groups to see those that are there.
check-group = Group { $code }: what was kept of it can’t be read. Delete it with huisclos groups --delete { $code }, or restore a backup.
help-groups = List the groups that play here; delete one of them.
help-delete-group = Delete all that is kept of the group with this code, for good.
