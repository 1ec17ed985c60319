## La mise en place, les manches et les tours : ce qui est demandé, ce qui est raconté

prompt-leader = Voici qui est venu vers vous. Qui mène votre groupe ?
waiting-leader = { $seat } choisit qui mène son groupe.
prompt-follower = Et qui l’accompagne ?
waiting-follower = { $seat } choisit qui l’accompagne.

log-opening =
    { $hard ->
        [1] L’hiver commence : { $objective }, côté difficile. Moral { $morale }, manches : { $rounds }.
       *[other] L’hiver commence : { $objective }. Moral { $morale }, manches : { $rounds }.
    }
    .style = strong
log-dealt = { $seat } reçoit { $number } objets.
log-dealt-known = Vous recevez : { $items }.
log-dealt-secret = { $seat } regarde un objectif secret.
log-dealt-secret-known = Votre objectif secret : { $card }.
log-joins = { $survivor } rejoint { $seat }, { $place-at }.
log-leads = { $survivor } prend la tête du groupe ({ $seat }).
log-first = { $seat } ouvre la manche.

log-round =
    { $rounds ->
        [1] Manche { $round }, la dernière.
       *[other] Manche { $round }.
    }
    .style = strong
log-crisis = La crise : { $crisis }.
    .style = danger
log-dice = { $seat } lance { $dice }.
log-turn = À { $seat } de jouer.
    .style = strong
