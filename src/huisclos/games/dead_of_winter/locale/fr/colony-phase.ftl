## La phase Colonie, et ce qui se compte

log-colony-phase = Tout le monde a joué. La phase Colonie commence.
    .style = strong
log-fed =
    { $number ->
        [0] Personne à nourrir dans la colonie.
        [one] La colonie mange { $number } nourriture, il en reste { $food }.
       *[other] La colonie mange { $number } nourritures, il en reste { $food }.
    }
log-hungry = Il faudrait { $number ->
    [one] { $number } nourriture
   *[other] { $number } nourritures
 }, la colonie en a { $food }. Rien n’est mangé ; jetons famine : { $starvation }.
    .style = danger
log-waste = { $number } cartes dans la décharge : ça empeste.
log-crisis-revealed =
    { $items-count ->
        [0] { $crisis } : personne n’a rien ajouté, et il en fallait { $needed }.
       *[other] { $crisis } : il y avait { $items }. Cela fait { $points } sur { $needed }.
    }
log-crisis-strikes = { $crisis } : la crise frappe.
    .style = danger
log-crisis-averted = { $crisis } : la crise est évitée.
    .style = good
log-noise-dice =
    { $heard ->
        [0] Du bruit { $place-at } : { $dice }. Aucun zombie ne l’a entendu.
        [one] Du bruit { $place-at } : { $dice }. Un zombie l’a entendu.
       *[other] Du bruit { $place-at } : { $dice }. { $heard } zombies l’ont entendu.
    }

log-morale =
    { $by ->
        [1] Le moral monte d’un : { $morale }.
        [-1] Le moral baisse d’un : { $morale }.
       *[other] Le moral passe à { $morale }.
    }
log-food = La nourriture passe à { $food }.
log-starvation = Jetons famine : { $starvation } maintenant.
log-helpless = Personnes sans défense dans la colonie : { $helpless } maintenant.
log-helpless-refused = { $seat } est en exil et n’amène personne sans défense à la colonie.
log-progress = { $objective } : { $progress } maintenant.
log-rounds =
    { $rounds ->
        [0] Il ne reste plus de manche.
        [1] Il reste une manche.
       *[other] Il reste { $rounds } manches.
    }
