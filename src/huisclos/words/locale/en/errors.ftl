## Starting a game

error-unknown-game = No game here is called “{ $game }”. Choose one of these: { $games }.
error-names = Every seat needs a name. Give a list of names and leave none of them blank.
# $count is how many names were given.
error-players = This game { $most ->
    [1] is for one player
   *[other] takes { $least } to { $most } players
 }, not { $count }. Change the number of seats.
# For a reason that nobody has put into words; $key is its name.
error-unsaid = That isn’t possible here ({ $key }). Choose something else.
error-options = These options don’t fit the game. Correct them, or leave them out. The reason given: { $problem }

## Choosing

# Seats are counted from 0.
error-not-asked = Nothing is asked of seat { $seat } now. Wait until its turn comes.
error-count =
    { $most ->
        [1]
            { $least ->
                [0] Send a list with one option, or an empty one ({ $rule }).
               *[other] Send a list with exactly one option ({ $rule }).
            }
       *[other] Send a list of { $least } to { $most } options ({ $rule }).
    }
# Also for something that was picked twice.
error-not-offered = Not possible now, or picked twice: { $pick } ({ $rule }). Choose from: { $offered }.
error-words = That can’t be written: one line of { $most } letters at most, all of which can be shown ({ $rule }). Change it, or leave it out.
error-nothing-to-take-back = There is no such move to take back. Take back one at least, and no more than were played.
error-shown-since = Too late to take that back: dice have been rolled, or something secret has been shown. Play on from here.

## Talking

# Seats are counted from 0.
error-no-seat = There is no seat { $seat } at this table. Choose one from 0 to { $most }.
error-form = Nobody can say “{ $form }” in this game. Choose one of the sentences on offer.
error-slots = “{ $form }” has these gaps: { $slots }. Fill each of them, and nothing else.
error-slot = In “{ $form }”, the gap “{ $slot }” doesn’t take that. Choose from: { $allowed }.

## Records and positions

error-record = This record can’t be read. Check that the file is whole, then try again. The reason given: { $problem }
error-format = This record is in format { $format }, and only format { $known } can be read here. Open it where it was saved.
error-version = This record follows version { $version } of the rules, and version { $known } is played here. Open it where it was played.
error-seed = The seed of this record doesn’t match the hash shown before the game. Use an untouched copy.
# $problem is a whole sentence.
error-forged = Move { $number } of this record can’t have been played. Use an untouched copy. The reason given: { $problem }
# $problem is a whole sentence.
error-talk = Something said in this record has no valid form. Use an untouched copy. The reason given: { $problem }
error-result = The moves of this record don’t lead to the result it states. Use an untouched copy.
error-position = This position can’t be read. Save it again from the game it comes from. The reason given: { $problem }

## Bots, files and commands

error-unknown-bot = No bot here is called “{ $bot }”. Choose one of these: { $bots }.
error-file = The file { $file } can’t be used: { $problem }. Check its name and its folder, then try again.
error-games = A series needs at least one game and one process. Give numbers of 1 or more.
error-setting = “{ $setting }” is no setting. Write it as key=value, for instance variant=3.
error-command = This command can’t be run. Type huisclos --help to see how it goes. The reason given: { $problem }
error-other-game = This is a game of { $game }, not of { $known }. Open it with the right game.
error-no-groups = This game has nothing to unlock. Leave the group out.
error-many-bots = There are { $bots } bots for { $players ->
    [one] one seat
   *[other] { $players } seats
 }. Name at most one for each seat.
error-groups = What the groups have unlocked can’t be read in { $file }. Repair that file or move it away.
error-number = { $number } is not a number of actions or events. Give a whole number from 0 up.
error-bad-seed = A seed is a number or a text of at most { $most } letters on one line. Choose another one.
error-over = The game is over: what is said now has nothing to be held against. Start a new one.
error-no-answer = Nobody is asked for anything by “{ $form }”, so nobody can answer it. Answer a request or an offer.
error-not-said = Nobody has said a thing with the number { $number }. Give the number of a statement, from 0.
error-sign = “{ $sign }” is no sign. Those that can be given are { $known }.
error-reply = “{ $reply }” is no answer. Answer with deal, no or else.
error-not-to-you = Nobody asked that of you. Answer what is said to you.
error-answered = That has been answered already. Say something new instead.
error-too-late = It is too late to answer that: its moment has passed. Make an offer of your own.
error-much-said = { $most } things have been said in this game, as many as it can keep. Play on without more.
error-no-file = Nothing in this game is read from a file for “{ $setting }”. Leave the file out.

## A file with something for a table

error-bad-file = { $count ->
    [one] { $file } can’t be used as it is. Nothing in it was used. Fix this and try again:
   *[other] { $file } can’t be used as it is. Nothing in it was used. Fix these { $count } places and try again:
}
# $trouble is a whole sentence.
error-bad-line = Line { $line }: { $trouble }
error-bad-lines-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
error-rule-failed = The rules of this game ran into a mistake of their own ({ $problem }), and nothing has changed. Choose something else, or take your last move back.
error-endless = The rules of this game would go on for ever here, or for far too long, so nothing has changed. Choose something else, or take your last move back.
error-endless-card = “{ $card }” of the pack “{ $pack }” would go on for ever here, or for far too long, so nothing has changed. Choose something else, take your last move back, go on without this card, or end the game.
error-endless-start = “{ $card }” of the pack “{ $pack }” would go on for ever, or for far too long, before anybody is asked anything, so this game can’t begin. Mend the card, or play without this pack.
error-content = This was played with other cards or figures ({ $content }) than the ones here ({ $known }). Open it where it was played.

## What is wrong in a pack, and what is expected there.

fault-at = { $path }: { $fault }
fault-expected = { $value } is not { $kind }.
fault-not-known = { $value } is not { $kind }; did you mean { $near }?
fault-none-such = { $value } is not { $kind }. Choose from: { $names }.
fault-none-of-many = { $value } is not { $kind }. Choose from: { $names }; or { $more ->
    [one] one more
   *[other] one of { $more } others
 }.
fault-none-here = { $value } is not { $kind }: there is none here.
fault-missing = This is missing.
fault-all-missing = None of these is there. Give the pack at least one of them.
fault-range = { $value } is out of range: from { $least } to { $most }.
fault-count = { $count ->
    [one] There is 1 of them; there may be { $least } to { $most }.
   *[other] There are { $count } of them; there may be { $least } to { $most }.
}
fault-long = This is too long: { $most } letters at most.
fault-deep = Lists and tables are nested too deeply here.
fault-large = This is too large: { $most } parts at most, counting everything.
fault-conditions = This condition is made of too many others: { $most } at most, whatever lies in them counted. Ask for less, or in several cards.
fault-repeats = Repeats in one another multiply: { $most } times in all, at most.
fault-odd = This can’t be: { $problem }.
fault-no-word = There is no message { $key } in { $language }.
fault-syntax = This can’t be read: { $problem }
fault-toml = This can’t be read as TOML: { $problem }
kind-effect = an effect
kind-condition = a condition
kind-happening = a happening
kind-step = a step
kind-group = a group of things of this game
kind-seats = a name for players of this game
kind-value = a value of this game
kind-mark = a mark of this game
kind-field = known here
kind-int = a whole number
kind-float = a number
kind-str = a text
kind-bool = true or false
kind-nonetype = nothing
kind-list = a list
kind-table = a table
language-en = English
language-fr = French
fault-variable = A text of a pack can’t use { $name }: it says the same at every table.
fault-name = { $value } can’t be a name. Take the small letters a to z, digits and hyphens, a letter first, 31 of them at most.
fault-pattern = { $value } doesn’t have the form { $pattern }.
kind-language = a language spoken here
error-no-packs = This game takes no packs. Leave the pack out.
error-pack-game = This file doesn’t say which game it is for. Write game = "…" at its top, with one of these: { $games }.
error-bad-packs = { $bad ->
    [one] { $count ->
        [one] The only pack in { $folder }
       *[other] One of the { $count } packs in { $folder }
    } can’t be used as it is. Fix what is listed above and try again.
   *[other] { $bad } of the { $count } packs in { $folder } can’t be used as they are. Fix what is listed above and try again.
}
error-no-pack-files = There is no pack in { $folder }. A pack is a file whose name ends in .toml: name one, or another folder.
fault-no-message = The pack’s words have no message { $key }. Write one.
fault-no-message-near = The pack’s words have no message { $key }. Did you mean { $near }? If not, write one.
error-unknown-content = What this was played with ({ $content }) isn’t at hand here. Load the game it comes from first.
error-pack-missing = This was played with the pack “{ $name }” ({ $content }), and that pack isn’t here. Put it back, or open this where it was played.
error-pack-other = This was played with another pack called “{ $name }” ({ $content }) than the one here ({ $known }). Bring that one along, or open this where it was played.
fault-twice = This name is there already. Choose another one.
kind-game = this game
fault-few = { $number ->
    [one] There is 1 of them, and a game needs at least { $least }. Add some, or more copies of the one that is there.
   *[other] There are { $number } of them, and a game needs at least { $least }. Add some, or more copies of those that are there.
}
fault-unreached = { $zone } can’t be reached from the first zone, or there is no way back. Join it to the others with paths.
fault-one-way = No path leads back from { $zone }. Add one there, or mark this one with one_way = true.
fault-face = The number { $face } already leads out of this zone by another path. Give it to one of them only.
fault-secret-item = Whether this Item can be played would tell others what a hand holds: whoever is asked for cards sees which could be played now.
fault-secret-way = Whether this way is open would tell others what a hand holds. Ask for a hand only where `you` decide alone, and leave another way without a condition.
fault-no-exit = No zone is an exit. Give at least one of them exit = true.
fault-empty = There is nothing here, so this would do nothing. Say what is done or how much, or leave all of it out.
fault-no-change = This changes nothing. Give it add, least or most, or leave it out.
fault-least-most = It can’t be at least { $least } and at most { $most } at once.
fault-never-in-play = These would never count: they hold only while their card stays in play, and this one doesn’t. Let it stay, if its kind can, or leave them out.
fault-same-sum = Another line begins at this sum already. Give each its own.
fault-no-deck = This Item lies in no deck, so nobody would ever find it. Say how many there are, and where.
fault-no-equipment = Only equipment is used, and wasted, by whoever carries it. Give the Item equip = true, or leave this out.
fault-no-food = Only food is worth something. Leave this out.
fault-all-vote = All vote on this card, so nobody else decides. Give it vote or who, not both.
fault-no-minions = This Killer has no minions, so this would never happen. Give it some, or leave this out.
fault-not-placed = No card brings this Victim onto the board. Special does that.
fault-no-progress = No rule of this objective makes any progress, so this is never so. Progress does that.
fault-where-twice = Where there are zones, a tag says nothing more. Give zones or a tag, not both.
kind-zone = a zone of this pack’s Location
kind-where = a word for zones that this game knows
kind-word = a word that may stand here
kind-card = an Action card
kind-item = an Item of this pack
kind-token = a token that a card of this pack places
kind-victim = a special Victim of any Event
kind-tag = a tag of any zone
kind-phase = a phase of this game
kind-enemy = an enemy
kind-deed = an action of this game
kind-place = a place of this game
kind-sort = a kind of Item
kind-survivor = a survivor of this game
error-pack-twice = Two packs here are called { $name }. Leave one of them out, or give it another name.
error-fast-none = The rules of { $game } aren’t compiled. Run huisclos fast to compile them.
error-fast-stale = The compiled rules of { $game } are of another version or damaged, and aren’t used. Run huisclos fast to compile them again.
error-fast-tools = Compiling the rules takes tools that aren’t installed. Run pip install "huisclos[fast]".
error-fast-compiler = Compiling the rules takes a C compiler ({ $compiler }) and the headers of Python. Install them (on Debian: gcc and python3-dev).
error-fast-package = The rules of { $game } are in the same file as the game itself, where they can’t be compiled. Put them in files of their own.
error-fast-failed = The rules of { $game } can’t be compiled and stay as they are. The first reason given: { $problem }
error-fast-cache = The compiled rules can’t be stored in { $folder }: { $problem }. Make room or give access, or name another folder in HUISCLOS_FAST.
error-fast-differs = The rules of { $game }, once compiled, don’t play like before, so they stay as they are. Name every file with rules in Game.rules, and let setup take content from self.content.
error-fast-import = The rules of { $game } can’t be compiled and stay as they are. { $place }: instead of the whole of { $name }, import the names that are used.
error-fast-nested = The rules of { $game } can’t be compiled and stay as they are. { $place }: move the class { $name } out to the module itself.
error-fast-class = The rules of { $game } can’t be compiled and stay as they are. { $place }: { $name } makes parts of the rules but is none itself. Use functions instead.
error-fast-copy = The rules of { $game } can’t be compiled and stay as they are. { $place }: { $name } has a copy of its own. Leave copying to the kernel.
error-fast-name = The rules of { $game } can’t be compiled and stay as they are. { $place }: { $name } means something else in the file of the class it derives from. Rename one of them.

## Groups

group-unknown = There is no group { $code }. Check the code or the link, or make a group of your own.
group-damaged = What was kept of the group { $code } can’t be read. Play without a group, and ask whoever runs this server to run huisclos check.
group-bad-name = A group’s name has 1 to { $most } letters that can be shown. Choose another one.
group-not-yours = Only whoever made this group may rename or delete it. Do it in the browser it was made in.
server-groups = Too many groups were made from where you are. Use one of them, or come back tomorrow.
error-unknown-near = Nothing here is called “{ $name }”. Did you mean “{ $near }”?
error-unknown-part = Nothing here is called “{ $name }”. Choose from what is on the shelf, or leave it to chance.
