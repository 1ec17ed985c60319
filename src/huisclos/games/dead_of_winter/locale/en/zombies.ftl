## Zombies come, break in, and are killed

log-zombies =
    { $number ->
        [one] A zombie comes { $place-to }.
       *[other] { $number } zombies come { $place-to }.
    }
log-barricade-falls = A zombie tears down a barricade { $entrance-at }, and falls with it.
log-overrun = Overrun: a zombie gets into { $place-the }.
    .style = danger
log-nobody-overrun = A zombie gets into { $place-the }, finds nobody, and is gone.
log-zombie-killed = { $survivor } kills a zombie { $entrance-at }.
log-zombie-gone = A zombie is killed { $entrance-at }.
log-zombie-lured = A zombie that was { $entrance-at } is now { $to-at }.
log-barricades-break =
    { $number ->
        [one] A barricade is lost { $entrance-at }.
       *[other] { $number } barricades are lost { $entrance-at }.
    }
prompt-zombie = Which zombie is killed?
waiting-zombie = { $seat } chooses which zombie is killed.
prompt-killer = Which of yours has killed it, and rolls the risk die?
waiting-killer = { $seat } says who has killed it.
prompt-attract-from = Which zombie comes to you?
waiting-attract-from = { $seat } chooses which zombie comes.
prompt-attract-to = To which entrance does it come?
waiting-attract-to = { $seat } chooses to which entrance it comes.
prompt-break = Which barricade is lost?
waiting-break = { $seat } chooses which barricade is lost.
