## Croisées des chemins

log-watches = { $seat } pioche une croisée des chemins et guette ce que fait { $other }.
log-watches-known = Vous piochez une croisée des chemins et guettez ce que fait { $other } : { $card }. { $card-story }
log-crossroads = À la croisée des chemins : { $card }. { $card-story }
log-crossroads-full = Une croisée des chemins devrait prendre effet, mais ceux qu’elle amène ne trouvent pas de place. Elle retourne sous sa pile.
log-crossroads-ballot = { $seat } vote : { $way }
log-crossroads-way = { $way } { $way-outcome }
log-crossroads-no-way = { $card } n’offre aucune issue, et il ne se passe rien.

prompt-crossroads = À la croisée des chemins : { $about }. Que faites-vous ?
waiting-crossroads = { $seat } est à la croisée des chemins : { $about }.
prompt-crossroads-vote = À la croisée des chemins : { $about }. La table vote. Qu’en dites-vous ?
waiting-crossroads-vote = { $seat } vote sur { $about }.
prompt-crossroads-tie = Égalité des voix, à vous de trancher : { $about }.
waiting-crossroads-tie = Égalité des voix. { $seat } tranche : { $about }.

why-way = Cette voie est fermée pour l’instant.
why-fewer-votes = Elle a reçu moins de voix.

hint-way = { $way-outcome }
