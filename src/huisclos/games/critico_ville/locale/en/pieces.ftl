## The game

game-title = Critico-Ville
game-summary = The town has stopped thinking. Get everyone to the last car that still starts, before there is a zombie on every corner.
game-makers = We don’t know the names of its makers, and would gladly add them here.

## Squares: 0 is the start, 36 the vehicle

square-0 = the start
square-36 = the vehicle
zone = zone { $value }
square = square { $value }

## Characters: who they are, and what their power does

character-fighter = the Fighter
    .name = Fighter
    .does = Undoes a combat roll: the die is rolled again.
character-runner = the Runner
    .name = Runner
    .does = Undoes a flight roll: the die is rolled again.
character-defender = the Defender
    .name = Defender
    .does = Undoes an invasion: no zombie is placed.
character-exterminator = the Exterminator
    .name = Exterminator
    .does = Removes one zombie, wherever it stands, at any moment.
character-rescuer = the Rescuer
    .name = Rescuer
    .does = Undoes a wrong answer: the combat takes place after all. Hard variant only.

## Powers, as options

power-fighter = Fighter: roll again
power-runner = Runner: roll again
power-defender = Defender: no invasion
power-exterminator = Exterminator: remove
power-rescuer = Rescuer: fight all the same

## Answers

answer-0 = A
answer-1 = B
answer-2 = C
answer-3 = D
answer-4 = E
answer-5 = F
option-reply = That’s my answer
    .label = Your answer (or say it out loud)
option-hand-on = Let somebody else answer
option-give-up = No idea
option-take = I’ll answer it
option-fight = Fight on
option-stop = Stop here
option-run = Run!
option-good = Good enough
option-bad = Not good enough
option-abstain = I can’t say
option-on = Go on
vote-good = good enough
vote-bad = not good enough
vote-abstain = no opinion
# A theme that a teacher made up has no other name.
theme = { $value }

## What can’t be played

error-first = There are only { $most } seats at this table. Choose one of them to begin, or let chance decide.
error-characters-few = Everybody needs a character. Choose { $least } or more for this table.
error-characters-many = The normal game has { $most } characters. Choose no more, or take the hard variant: there the Rescuer joins you.
error-no-questions = No question is left with these settings. Allow another kind of question, or the challenges.

## Packs of questions: the parts of a card, as columns of a spreadsheet may be called

part-theme = theme
part-challenge = challenge
part-question = question
part-answer = answer
part-wrong = wrong
part-wrong-answer = wrong answer
part-explanation = explanation
part-source = source
part-yes = yes
part-no = no

## What can be wrong in a pack

pack-format = A pack is a .toml or a .csv file. Save it as one of these.
pack-empty = There is no question in it.
pack-many = That is more than { $most } questions. Make two packs of it.
pack-syntax = This can’t be read. Look for a missing quote, comma or bracket.
pack-quote = A quote (") is opened here and never closed. Close it; inside a text, write other quotes, like “these”.
pack-after-quote = Something follows a closing quote ("). A quote inside a text is written twice: "".
pack-bracket = A list isn’t closed, or a comma is missing in it: ["one", "another"].
pack-value = A text stands in straight quotes: theme = "hasty".
pack-equals = Behind the name of a part comes “=”: theme = "hasty".
pack-key-twice = A part is there twice in one question. Keep one of them.
pack-backslash = A backslash (\) in a text is written twice: \\.
pack-tables = A pack is a list of [[question]] tables and nothing else.
pack-unknown = A question has no “{ $name }”. Check the spelling.
pack-column = The column “{ $name }” isn’t known. The first line names the columns: { $parts }, with _en or _fr behind it if you like.
pack-column-twice = The column “{ $name }” is there twice. Keep one of them.
pack-no-column = { $language ->
        [en] There is no column “{ $part }” in English. Add it to the first line.
        [fr] There is no column “{ $part }” in French. Add it to the first line.
       *[none] There is no column “{ $part }”. Add it to the first line.
    }
pack-cells = There are more cells than the { $most } columns. Put texts with a separator in quotes.
pack-missing = { $language ->
        [en] In English, the { $part } is missing.
        [fr] In French, the { $part } is missing.
       *[none] The { $part } is missing.
    }
pack-long = { $language ->
        [en] In English, the { $part } is too long: { $most } letters at most.
        [fr] In French, the { $part } is too long: { $most } letters at most.
       *[none] The { $part } is too long: { $most } letters at most.
    }
pack-unprintable = { $language ->
        [en] In English, the { $part } has letters that can’t be shown.
        [fr] In French, the { $part } has letters that can’t be shown.
       *[none] The { $part } has letters that can’t be shown.
    }
pack-challenge = “Challenge” is yes or no.
pack-wrong-list = { $language ->
        [en] In English, wrong answers are a list: ["one", "another"].
        [fr] In French, wrong answers are a list: ["one", "another"].
       *[none] Wrong answers are a list: ["one", "another"].
    }
pack-wrong-many = { $language ->
        [en] In English, there are too many wrong answers: { $most } at most.
        [fr] In French, there are too many wrong answers: { $most } at most.
       *[none] There are too many wrong answers: { $most } at most.
    }
pack-same = { $language ->
        [en] In English, the wrong answer “{ $option }” is there twice.
        [fr] In French, the wrong answer “{ $option }” is there twice.
       *[none] The wrong answer “{ $option }” is there twice.
    }
pack-right-and-wrong = { $language ->
        [en] In English, “{ $option }” is the right answer and a wrong one, too.
        [fr] In French, “{ $option }” is the right answer and a wrong one, too.
       *[none] “{ $option }” is the right answer and a wrong one, too.
    }
pack-languages = Both languages need as many wrong answers.
pack-twice = The same question stands on line { $line }.
# An explanation, with where it comes from.
pack-source = { $text } (Source: { $source })
# The file is used all the same.
pack-theme-near = Question { $number }: did you mean the theme “{ $nearest }”? As it is, “{ $theme }” counts as a theme of your own.

## The sheet to print, and the report

sheet-title = Critico-Ville: the questions
sheet-questions = Questions
sheet-answers = Answers
sheet-challenge = challenge
report-theme = Theme
report-asked = Answers
report-right = Right
report-share = Right in %
report-everyone = Everyone
