## Setting up, rounds and turns: what is asked, and what is told

prompt-leader = These four have come to you. Who leads your group?
waiting-leader = { $seat } chooses a leader.
prompt-follower = And who comes along?
waiting-follower = { $seat } chooses who comes along.

log-opening =
    { $hard ->
        [1] The winter begins: { $objective }, the hard side. Morale { $morale }, rounds: { $rounds }.
       *[other] The winter begins: { $objective }. Morale { $morale }, rounds: { $rounds }.
    }
    .style = strong
log-dealt = { $seat } gets { $number } Items.
log-dealt-known = You get: { $items }.
log-dealt-secret = { $seat } looks at a secret objective.
log-dealt-secret-known = Your secret objective: { $card }.
log-joins = { $survivor } joins { $seat }, { $place-at }.
log-leads = { $survivor } leads the group of { $seat }.
log-first = { $seat } is the first player.

log-round =
    { $rounds ->
        [1] Round { $round }, the last one.
       *[other] Round { $round }.
    }
    .style = strong
log-crisis = The crisis: { $crisis }.
    .style = danger
log-dice = { $seat } rolls { $dice }.
log-turn = It is { $seat }’s turn.
    .style = strong
