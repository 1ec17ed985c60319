## Crossroads

log-watches = { $seat } draws a crossroads card for { $other }’s turn.
log-watches-known = You draw a crossroads card for { $other }’s turn: { $card }. { $card-story }
log-crossroads = Crossroads! { $card }. { $card-story }
log-crossroads-full = A crossroads card should take effect now, but its newcomers find no room. It goes under its deck.
log-crossroads-ballot = { $seat } votes: { $way }
log-crossroads-way = { $way } { $way-outcome }
log-crossroads-no-way = There is no way out of { $card }, and nothing comes of it.

prompt-crossroads = Crossroads: { $about }. What do you do?
waiting-crossroads = { $seat } stands at a crossroads: { $about }.
prompt-crossroads-vote = Crossroads: { $about }. The table votes. What do you say?
waiting-crossroads-vote = { $seat } votes on { $about }.
prompt-crossroads-tie = The votes are tied, and you decide: { $about }.
waiting-crossroads-tie = The votes are tied. { $seat } decides on { $about }.

why-way = This way is closed now.
why-fewer-votes = It got fewer votes.

hint-way = { $way-outcome }
