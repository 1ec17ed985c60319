## DW-3.1, DW-3.2, DW-3.5, DW-3.6, DW-10.2 : ce que l’on fait des cartes.

prompt-ask = { $about } demande des cartes. Ce que vous donnez est montré, et { $about } le joue aussitôt.
waiting-ask = { $seat } peut donner une carte à { $about }.
quiet-ask = donner des cartes à qui en demande
prompt-equip = { $about } : pour qui ?
waiting-equip = { $seat } choisit à qui revient ceci : { $about }.
prompt-hand = On vous propose ceci : { $about }. Vous prenez ?
waiting-hand = On propose ceci à { $seat } : { $about }.
option-accept = Prendre
option-decline = Non merci
prompt-discard = Quelle carte défaussez-vous ?
waiting-discard = { $seat } choisit une carte à défausser.
option-nothing = Je n’en ai pas
prompt-salvage = Que prenez-vous dans la décharge ?
waiting-salvage = { $seat } fouille la décharge.
prompt-deck = Quelle pile ?
waiting-deck = { $seat } choisit une pile.
prompt-seen = Voilà le dessus de la pile { $about-at }. C’est vu ?
waiting-seen = { $seat } regarde le dessus de la pile { $about-at }.
option-seen = C’est vu
prompt-order-crises = Voici les prochaines crises, la première d’abord. Laquelle vient en dernier ?
waiting-order-crises = { $seat } met en ordre les prochaines crises.
prompt-take-outsider = Recueillez-vous quelqu’un ?
waiting-take-outsider = { $seat } décide de recueillir quelqu’un ou non.

log-plays = { $seat } joue : { $item }.
log-equips = { $survivor } porte maintenant : { $item }.
log-contributes = { $seat } ajoute une carte à la crise{ $number ->
        [1] .
       *[other] { "" } : { $number } dans cette manche.
    }
log-contributes-known = Vous ajoutez à la crise : { $item }.
log-piled-on = { $number ->
        [one] Une carte de la pile rejoint la crise, sans que personne la voie ({ $place-the }).
       *[other] { $number } cartes de la pile rejoignent la crise, sans que personne les voie ({ $place-the }).
    }
log-asks = { $seat } demande : quelqu’un peut aider ?
log-nobody-gives = Personne ne donne rien à { $seat }.
log-gives = { $seat } donne ceci : { $item }.
log-not-given = { $seat } garde ceci, qui ne sert plus à rien : { $item }.
log-offers = { $survivor } tend ceci à { $to } : { $item }.
log-handed = { $survivor } transmet ceci à { $to } : { $item }.
log-declines = { $survivor } n’en veut pas : { $item }.
log-draws-items = { $number ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $number } cartes.
    }
log-draws-items-known = { $number ->
        [one] Vous piochez une carte : { $items }.
       *[other] Vous piochez { $number } cartes : { $items }.
    }
log-discards = { $seat } défausse : { $item }.
log-discards-nothing = { $seat } n’a rien à défausser.
log-salvages = { $seat } prend dans la décharge : { $item }.
log-sees-card = { $seat } voit une carte de { $victim }.
log-sees-card-known = Vous voyez une carte de { $victim } : { $item }.
log-sees-deck = { $seat } regarde le dessus de la pile { $place-at }.
log-sees-deck-known = Sur le dessus { $place-at } : { $items }.
log-sees-crises = { $seat } regarde ce qui vient.
log-sees-crises-known = Ce qui vient : { $crises }.
log-shows-deck = Trouvé { $place-at } : { $items }.
log-takes-outsider = { $seat } recueille quelqu’un : { $item }.
log-deck-shuffled = La pile { $place-at } est mélangée.
