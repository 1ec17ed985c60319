## What happened, a line at a time

log-scene = This morning the people of Critico-Ville woke up and believed everything. By noon they believed anything. Now they shuffle through the streets, grey and sure of themselves, and whoever listens for too long joins them. One car still starts, at the far end of the road. Go.
log-first = { $seat } begins.
log-took = { $seat } is { $character }.
log-turn = Turn { $turn }: { $seat }.
    .style = strong
log-invasion = { $count ->
        [one] A zombie comes to town.
       *[other] { $count } zombies come to town.
    }
    .style = danger
log-placed = { $seat } puts a zombie on { $square }.
log-spared = { $squares-count ->
        [0] The invasion doesn’t take place.
       *[other] The invasion is undone: no zombie on { $squares } any more.
    }
    .style = good
log-question = A question for { $seat }{ $challenge ->
        [0] { "" }
       *[other] {" "}(challenge)
    }: { $text }
log-handed-on = { $seat } hands the question on.
log-taken-on = { $seat } takes the question on.
log-came-back = Nobody takes it on: it is up to { $seat } after all.
log-gave-up = { $seat } has no answer.
log-replied = { $seat } answers: “{ $text }”
log-said-aloud = { $seat } answers out loud.
log-chose = { $seat } answers: { $option }
log-ballot = { $seat }: { $vote }.
log-answered = { $right ->
        [0] Wrong.
       *[other] Right.
    } The answer: { $answer }
log-explained = { $theme }: { $explanation }
    .style = dim
log-rescued = The Rescuer steps in: { $seat } makes the combat possible all the same.
    .style = good
log-no-combat = No combat for { $seat }: the answer wasn’t right.
log-nobody-near = No zombie is in reach.
log-combat-roll = { $seat } fights and rolls { $die }.
log-combat-lost = { $seat } loses the combat.
log-combat-over = { $seat } stops fighting.
log-beaten = { $seat } beats the zombie on { $square }.
    .style = good
log-power = { $seat } uses the power of { $character }.
    .style = strong
log-exterminated = The zombie on { $square } is gone.
    .style = good
log-flight-roll = { $seat } rolls { $die } for the flight.
log-moved = The survivors leave { $origin } and get to { $square }.
log-blocked = A zombie on { $square } bars the way.
log-won = The engine coughs, then starts. Nobody looks back. You have all made it out.
    .style = good
log-lost = There is a zombie on every corner now. One by one you begin to nod, and to agree.
    .style = danger
