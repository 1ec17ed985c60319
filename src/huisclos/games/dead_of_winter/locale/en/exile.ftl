## Exile

prompt-exile-vote = Is { $about } exiled? Thumb up: yes.
waiting-exile-vote = { $seat } votes on the exile of { $about }.
prompt-exile-tie = It is a tie: you decide. Is { $about } exiled?
waiting-exile-tie = It is a tie: { $seat } decides on the exile of { $about }.
log-thumb = Exile { $whom }? { $seat }: { $thumb }.
log-not-exiled = { $seat } stays in the colony.
log-exiled = { $seat } is exiled, and reads an exile objective.
    .style = danger
log-exiled-known = You are exiled. Your exile objective: { $card }.
    .style = danger
log-two-loyal-exiles = Two exiles, and neither was a traitor. The colony can’t live with that.
    .style = danger
prompt-exile-move = You must leave the colony. Who goes next, and where?
waiting-exile-move = { $seat } leaves the colony.
