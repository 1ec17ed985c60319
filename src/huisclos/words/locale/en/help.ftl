## The help of the command line

help-huisclos = Survival-horror board games for people and programs.
help-group-commands = Commands
help-group-parameters = Options
help-group-arguments = Arguments
help-help = Show this help.
help-version = Show the version.
help-play = Play in the terminal, against bots.
help-simulate = Let bots play many games, and sum them up.
help-fast = Compile the rules of the installed games, for simulations.
help-verify = Replay a recorded game, and check its dice and its result.
help-list = Show which games are installed.
help-game = Which game; “huisclos games” lists them.
help-players = How many seats; when you play, yours included.
help-lang = English or French.
help-name = What the others call you.
help-bot = Who plays the other seats; the best there is if you don’t say.
help-seed = The same seed gives the same dice and shuffles.
help-set = An option of the game, as key=value; may be repeated.
help-load = An option of the game from a file, as key=file; may be repeated.
help-group = A name for the people you play with: what you unlock is kept for them.
help-resume = Go on with a saved game.
help-save = Where the game is saved when you leave.
help-games = How many games.
help-bots = The bots, separated by commas; they take the seats in turn.
help-workers = How many processes.
help-json = Also write the figures to this file.
help-record = The file of a record, or of a game saved in the terminal.
help-serve = Start the table in the browser, without opening one.
help-host = The address to listen on; only this machine unless you say otherwise.
help-port = The port to listen on.
help-data = The folder where tables are kept.
help-requests = How many requests a minute one address may send.
help-commands = How many commands a second one connection may send.
help-bot-pause = How many seconds bots wait before they answer.
help-packs = Check packs of your own, and read what they may contain.
help-packs-check = Check the file of a pack, and say everything that is wrong with it.
help-packs-describe = Show what packs of a game may contain.
help-pack-file = The file of the pack.
help-heavy = How many of these a minute may take long: reading files, replaying and checking games, deleting tables.
help-work-seconds = Seconds that reading a file, or replaying a game for somebody, may take; then it is refused.
help-worker-megabytes = Memory of each process in which bots think or files and games are read, in megabytes.
help-think-seconds = Seconds that a bot may think; then chance answers for it.
