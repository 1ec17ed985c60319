## Ce qui s’est passé, une ligne à la fois

log-scene = Ce matin, les gens de Critico-Ville se sont réveillés en croyant tout. À midi, ils croyaient n’importe quoi. Maintenant ils traînent dans les rues, gris et sûrs d’eux, et qui les écoute trop longtemps finit par les suivre. Une seule voiture démarre encore, tout au bout de la route. Filez.
log-first = { $seat } commence.
log-took = { $seat } est { $character }.
log-turn = Tour { $turn } : { $seat }.
    .style = strong
log-invasion = { $count ->
        [one] Un zombie arrive en ville.
       *[other] { $count } zombies arrivent en ville.
    }
    .style = danger
log-placed = { $seat } met un zombie sur { $square }.
log-spared = { $squares-count ->
        [0] L’invasion n’a pas lieu.
       *[other] L’invasion est annulée : plus de zombie sur { $squares }.
    }
    .style = good
log-question = Une question pour { $seat }{ $challenge ->
        [0] { "" }
       *[other] {" "}(défi)
    } : { $text }
log-handed-on = { $seat } passe la question.
log-taken-on = { $seat } reprend la question.
log-came-back = Personne ne la reprend : c’est à { $seat } d’y répondre.
log-gave-up = { $seat } n’a pas de réponse.
log-replied = { $seat } répond : « { $text } »
log-said-aloud = { $seat } répond à voix haute.
log-chose = { $seat } répond : { $option }
log-ballot = { $seat } : { $vote }.
log-answered = { $right ->
        [0] Ce n’est pas ça.
       *[other] C’est juste.
    } La réponse : { $answer }
log-explained = { $theme } : { $explanation }
    .style = dim
log-rescued = La Sauveuse intervient : grâce à { $seat }, le combat a lieu quand même.
    .style = good
log-no-combat = Pas de combat pour { $seat } : la réponse n’était pas juste.
log-nobody-near = Aucun zombie à portée.
log-combat-roll = { $seat } se bat et fait { $die }.
log-combat-lost = { $seat } perd le combat.
log-combat-over = { $seat } arrête le combat.
log-beaten = { $seat } bat le zombie sur { $square }.
    .style = good
log-power = { $seat } utilise un pouvoir : { $character }.
    .style = strong
log-exterminated = Plus de zombie sur { $square }.
    .style = good
log-flight-roll = { $seat } fait { $die } pour la fuite.
log-moved = Le groupe quitte { $origin } et atteint { $square }.
log-blocked = Un zombie sur { $square } barre la route.
log-won = Le moteur tousse, puis démarre. Personne ne se retourne. Tout le monde s’en est sorti.
    .style = good
log-lost = Il y a un zombie à chaque coin de rue. L’un après l’autre, vous hochez la tête, et vous êtes d’accord.
    .style = danger
