## Les zombies arrivent, envahissent, et sont tués

log-zombies =
    { $number ->
        [one] Un zombie vient { $place-to }.
       *[other] { $number } zombies viennent { $place-to }.
    }
log-barricade-falls = Un zombie abat une barricade { $entrance-at }, et tombe avec elle.
log-overrun = Invasion { $place-at } : un zombie est entré.
    .style = danger
log-nobody-overrun = Un zombie entre { $place-at }, ne trouve personne, et disparaît.
log-zombie-killed = { $survivor } tue un zombie { $entrance-at }.
log-zombie-gone = Un zombie est tué { $entrance-at }.
log-zombie-lured = Un zombie qui était { $entrance-at } est maintenant { $to-at }.
log-barricades-break =
    { $number ->
        [one] Une barricade est perdue { $entrance-at }.
       *[other] { $number } barricades sont perdues { $entrance-at }.
    }
prompt-zombie = Quel zombie est tué ?
waiting-zombie = { $seat } choisit quel zombie est tué.
prompt-killer = Qui, dans votre groupe, l’a tué et lance le dé de risque ?
waiting-killer = { $seat } dit qui l’a tué.
prompt-attract-from = Quel zombie vient à vous ?
waiting-attract-from = { $seat } choisit quel zombie vient.
prompt-attract-to = À quelle entrée vient-il ?
waiting-attract-to = { $seat } choisit à quelle entrée il vient.
prompt-break = Quelle barricade est perdue ?
waiting-break = { $seat } choisit quelle barricade est perdue.
