## The table, drawn in text

board-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }: { $seat }
}
board-zombies = { $count } of { $most } zombie squares are filled
board-zone = Zone { $zone }
board-legend = @ the survivors, z a zombie, _ an empty zombie square, · an ordinary one
board-powers = { $character } { $tokens }
board-nobody = no character
board-challenge = Challenge
board-you = ← you

## What a series counts

simulate-square = Square reached
simulate-zombies = Zombies at the end
simulate-beaten = Zombies beaten in combat
simulate-asked = Questions answered
simulate-right = Right answers

## The form of a table’s options

setting-hard = Hard variant
    .help = Only a right answer allows the combat. The others judge open answers.
setting-characters = Characters in play
    .help = With fewer than four players, some may hold several. The fewer there are, the harder the game.
cast-0 = as usual
cast-1 = 1
cast = { $value }
setting-challenges = Challenges
    .help = The harder questions are in the pile too.
setting-kinds = Questions
    .help = Open ones are answered in one’s own words.
setting-kinds-both = Open and multiple choice
setting-kinds-choice = Multiple choice only
setting-kinds-open = Open only
setting-first = First player
    .help = At a real table the youngest begins.
setting-pack = Your own questions
    .help = A file with questions (.csv or .toml), instead of the 136 of the box. The rules say how to write one: chapter “For teachers”.
    .size = { $size ->
        [one] 1 question
       *[other] { $size } questions
    }
