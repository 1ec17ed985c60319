## For each question: what you read, and what the others read while they wait for you.
## $about is what the question is about; $seat is the player we wait for.

prompt-character = Choose your character.
waiting-character = { $seat } chooses a character.
prompt-share = All characters are taken. Choose one to share: its power is then for both of you.
waiting-share = { $seat } chooses a character to share.
prompt-place = Choose where the next zombie goes.
waiting-place = { $seat } places zombies.
prompt-answer = Answer the question.
waiting-answer = { $seat } thinks about the question.
prompt-reply = Answer in your own words, or let somebody else try.
waiting-reply = { $seat } thinks about the question.
prompt-reply-yourself = Answer in your own words.
waiting-reply-yourself = { $seat } thinks about the question.
prompt-reply-for = Answer in your own words, in the place of { $about }.
waiting-reply-for = { $seat } thinks about { $about }’s question.
prompt-take-on = { $about } hands the question on. Will you answer it?
waiting-take-on = { $seat } may take on the question.
prompt-judge = Compare with the model answer: is what { $about } said good enough?
waiting-judge = { $seat } judges the answer.
prompt-own-judge = Compare with the model answer. Did you have it?
waiting-own-judge = { $seat } compares the answer with the model.
prompt-read = Read the answer, then go on.
waiting-read = { $seat } reads the answer.
prompt-target = Won! Choose the zombie you beat.
waiting-target = { $seat } chooses a zombie to beat.
prompt-fight-on = One zombie fewer! Do you fight on?
waiting-fight-on = { $seat } may fight on.
prompt-run = The die is cast: run!
waiting-run = { $seat } is about to run.

## Powers: asked only where they could change something

prompt-power-invasion = They are coming. Do you use a power?
waiting-power-invasion = { $seat } may undo the invasion.
prompt-power-answer = A wrong answer: no combat. Do you use a power?
waiting-power-answer = { $seat } may undo the wrong answer.
prompt-power-combat = The combat is lost. Do you use a power?
waiting-power-combat = { $seat } may have the combat die rolled again.
prompt-power-flight = You could get farther. Do you use a power?
waiting-power-flight = { $seat } may have the flight die rolled again.
prompt-power-way = A zombie is in the way. Do you use a power?
waiting-power-way = { $seat } may clear the way.
prompt-offer = You may use a power
waiting-offer = { $seat } may use a power.

## What one may no longer want to be asked

quiet-take-on = questions handed on
quiet-power-invasion = powers against invasions
quiet-power-answer = powers after a wrong answer
quiet-power-combat = powers in combat
quiet-power-flight = powers in flight
quiet-power-way = powers when the way is blocked

## Why something can’t be chosen

why-zombie-there = A zombie is there already.
why-zone-later = It is filled later: first the pawn’s zone, then those ahead.
why-far = Out of reach.
