## The end: what each wanted, what each gave, who has won

log-ended-morale = Morale is gone. It is over.
    .style = danger
log-ended-rounds = Time is up, and the colony hasn’t done what it set out to do: { $objective }.
    .style = danger
log-ended-objective = It is done: { $objective }.
    .style = good
log-ended-deserted = Nobody is left. The snow covers what there was.
    .style = danger
log-ended = The game has ended here.
log-laid-open =
    { $won ->
        [1] { $seat } wanted: { $card }. And got it.
       *[other] { $seat } wanted: { $card }. In vain.
    }
log-laid-open-exile = In exile, { $seat } had: { $card }.
log-gave = { $seat } had added to the crises: { $items }.
log-held = { $seat } still held: { $items }.
log-gave-away =
    { $how ->
        [crisis] Round { $round }, { $it }: the cards of { $seat } turned the crisis. That gave the colony away.
        [exile] Round { $round }: the thumb of { $seat } sent { $it } into exile. That gave the colony away.
       *[deed] Round { $round }: { $seat } acted, and morale fell. That gave the colony away.
    }
    .style = danger
log-won =
    { $seats-count ->
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
    .style = strong
log-nobody-won = Nobody has won.
    .style = strong
