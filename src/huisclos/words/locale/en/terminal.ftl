## The terminal

terminal-welcome = Type the number of your choice. ? explains the question; ? and a rule’s number, like ? { $rule }, shows that rule; undo, say, save, map, log, quit.
terminal-help = Commands: a number picks an option (several numbers where you may pick several). “? { $rule }” shows that rule. “undo” takes your last choice back. “never” passes, now and whenever the same is asked. “say” says something to the table. “save” keeps the game, “save FILE” in a file of yours. “map” draws the table again. “log” tells all that happened. “memo” opens the game’s aide-memoire, if it has one. “quit” saves and leaves.
terminal-meanwhile = Meanwhile you may do this [{ $rule }]:
terminal-meanwhile-still = Meanwhile you may do the same as before [{ $rule }].
terminal-go-on = Enter lets it be; “on” does so until you are asked something.
terminal-unknown = Type a number from 1 to { $most }, or ? for help.
terminal-no-rule = There is no rule { $rule }. Try ? { $example }.
terminal-card = { $card }: { $does }
terminal-playable = You can play it now.
terminal-more = Type ? and a number, like ? { $number }, to know more.
terminal-several = { $exact ->
        [1] Choose { $most }: type their numbers with spaces between them, like “1 2”.
       *[other] { $least ->
                [0] { $most ->
                        [1] Enter alone: none.
                       *[other] Choose up to { $most }: type their numbers with spaces between them. Enter alone: none.
                    }
               *[other] Choose { $least } to { $most }: type their numbers with spaces between them.
            }
    }
terminal-no-pass = You can’t pass here: this needs an answer.
terminal-endless = “without” goes on without that card, “undo” takes your last choice back, “quit” leaves.
terminal-undone = Taken back. You choose again.
terminal-saved = Saved in { $file }. Go on with: huisclos play --resume { $file }
terminal-save-where = In which file shall it be saved? (Ctrl-D leaves without saving.)
terminal-says = { $name }: “{ $said }”
terminal-answer = What do you answer? A number, or Enter to say nothing.
terminal-you = Alix
terminal-winners = { $seats-count ->
    [0] Nobody wins.
    [one] Winner: { $seats }.
   *[other] Victory shared by { $seats }.
}
terminal-lost-together = Defeat.
terminal-no-memo = This game has no aide-memoire.
terminal-nothing-said = Nothing was said.
terminal-no-talk = In this game nothing is said in a fixed form.
terminal-unlocked = This game is kept for { $group }: its next ones go on from there.

## Verifying and simulating

verify-finished = { $actions ->
    [one] One action
   *[other] { $actions } actions
 } replayed. Dice, moves and result are right. Won by { $winners }. Seed: { $seed }
verify-open = { $actions ->
    [one] One action replayed, and it is legal.
   *[other] { $actions } actions replayed, all of them legal.
 } The game isn’t over yet.
games-line = { $most ->
    [1] Alone, about { $minutes } minutes
   *[other] { $least } to { $most } players, about { $minutes } minutes{ $alone ->
        [0] {""}
       *[other] , alone { $alone }
    }
}
games-compiled = Rules compiled: simulations use them
games-plain = Rules not compiled; huisclos fast does that
fast-bar = Compiling the rules of { $game }, once
fast-built = The rules of { $game } are compiled.
fast-there = The rules of { $game } were compiled already.
simulate-bar = Playing
simulate-game = Game
simulate-players = Players
simulate-games = Games
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-turns = Turns per game
simulate-won = Games won
simulate-wins_by_bot = Victory
simulate-speed = Decisions per second
simulate-figure = { NUMBER($value, maximumFractionDigits: 0) }
simulate-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
packs-good = { $file } is a good pack for { $game }: { $name } ({ $content }).
