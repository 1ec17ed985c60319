## Ce qui s’est passé, une ligne à la fois. S’il y a une ligne -known, elle est pour qui a vu ce que les autres ignorent.

## Mise en place

log-dealt =
    { $count ->
        [0] { $seat } ne reçoit aucune carte.
        [one] { $seat } reçoit une carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
log-dealt-known = { $seat } reçoit : { $cards }.
log-markers = { $badge } commence avec le Badge de sécurité, { $martyr } avec le Martyr.
log-placement-dice = { $seat } lance les dés de sa famille : { $dice }.
log-placed = { $seat } installe son { $character } { $place-in }.

## Le jour, et le camion

log-day = Le jour { $turn } se lève.
    .style = strong
log-no-search = Personne ne fouille le camion aujourd’hui.
log-searched =
    { $count ->
        [one] { $seat } fouille le camion et tire une carte.
       *[other] { $seat } fouille le camion et tire { $count } cartes.
    }
log-searched-known = { $seat } fouille le camion et trouve : { $cards }.
log-kept = { $seat } garde une carte.
log-kept-known = { $seat } garde { $card-a }.
log-gave = { $seat } offre une carte à { $to }.
log-gave-known = { $seat } offre { $card-a } à { $to }.
log-removed =
    { $count ->
        [one] Une carte quitte la partie sans être montrée.
       *[other] { $count } cartes quittent la partie sans être montrées.
    }
log-removed-known = Hors de la partie, à l’insu des autres : { $cards }.

## Le Badge, et les dés

log-badge = Le Badge de sécurité est à { $seat }.
log-shaken =
    { $count ->
        [one] { $seat } secoue la boîte : { $count } dé roule dessous.
       *[other] { $seat } secoue la boîte : { $count } dés roulent dessous.
    }
log-looked = { $seat } regarde les dés.
log-looked-known = { $seat } regarde les dés et voit { $dice }.

## Où aller

log-announced = { $seat } annonce sa destination : { $place }.
log-destination = { $seat } se dirige vers { $place }.
log-first-dice = Les premiers dés montrent { $dice }.
log-dice-shown = Les dés montrent { $dice }.
log-moved = { $seat } envoie son { $character } { $place-to }.
log-stayed = Chez { $seat }, personne ne bouge : tout le monde y est déjà.

## Les Monstres arrivent
## $overflow vaut 1 quand le Monstre visait un autre Lieu et a dû passer son chemin.

log-monster-die =
    { $overflow ->
        [1] Les dés amènent un Monstre, qui se rabat sur { $place }.
       *[other] Les dés amènent un Monstre vers { $place }.
    }
log-monster-weepers =
    { $overflow ->
        [1] Les pleurs attirent un Monstre, qui se rabat sur { $place }.
       *[other] Les pleurs attirent un Monstre vers { $place }.
    }
log-monster-crowd =
    { $overflow ->
        [1] L’odeur de la foule attire un Monstre, qui se rabat sur { $place }.
       *[other] L’odeur de la foule attire un Monstre vers { $place }.
    }
log-no-monster = Un Monstre de moins que prévu { $place-around } : il reste dans le noir.
log-monsters-gone =
    { $count ->
        [one] Un Monstre de moins { $place-around }.
       *[other] { $count } Monstres de moins { $place-around }.
    }

## Les votes

log-vote = On passe au vote { $place-in }.
log-hand-raised = { $seat } lève la main pour { $whom }.
log-ballot =
    { $phase ->
        [6] { $seat } montre { $whom } du doigt : { $votes } voix.
       *[other] { $seat } vote pour { $whom } : { $votes } voix.
    }
log-tie = Égalité à { $votes } voix entre { $seats }.
log-designated =
    { $phase ->
        [1] C’est à { $seat } de fouiller le camion.
        [2] C’est à { $seat } de prendre le Badge de sécurité.
       *[other] C’est à { $seat } de leur jeter un Personnage.
    }

## Les cartes jouées

log-card-played = { $seat } joue { $card-a }.
log-lured = Un Monstre quitte { $place } pour { $goal }.
log-hid = { $seat } cache son { $character } jusqu’à la fin de la nuit.

## La nuit

log-siege =
    { $place-kind ->
        [open]
            { $monsters ->
                [one] { $place-name } : un Monstre, et rien pour l’arrêter.
               *[other] { $place-name } : { $monsters } Monstres, et rien pour les arrêter.
            }
       *[other]
            { $monsters ->
                [one] { $place-name } : un seul Monstre, et c’est déjà trop.
               *[other] { $place-name } : { $monsters } Monstres, { $excess } de trop pour les portes.
            }
    }
    .style = danger
log-held = On tient bon { $place-in }.
log-nobody-found = { $place-name } : les Monstres cherchent et ne trouvent personne.
log-devoured = { $seat } perd son { $character }, dévoré { $place-in }. Le Martyr est à { $seat }.
    .style = danger
# $dice : combien de dés attendaient au bout de la rangée.
log-row-full =
    La rangée { $row } de la Chambre froide est pleine.{ $equal ->
        [1] {" "}Pour entrer, il suffit désormais aux Monstres d’égaler la Force.
       *[other] {""}
    }{ $dice ->
        [0] {""}
        [one] {" "}Un dé de plus rejoint la boîte d’arrivée.
       *[other] {" "}{ $dice } dés de plus rejoignent la boîte d’arrivée.
    }
    .style = danger

## L’aube, et la fin

log-closed = Le rideau de fer tombe sur { $place }, pour de bon.
    .style = danger
log-driven-out = { $seat } retrouve son { $character } dehors, sur le Parking.
log-standoff =
    { $days ->
        [0] Tous les Monstres sont dehors et personne n’est en danger : c’est le statu quo. Il n’en viendra plus.
        [one] Toujours le statu quo : un jour sans aucun changement.
       *[other] Toujours le statu quo : { $days } jours sans aucun changement.
    }
    .style = strong
log-standoff-ended = Tout le monde est d’accord pour en rester là : les points décident.
    .style = strong
log-standoff-on =
    { $seats-count ->
        [one] La partie continue : { $seats } ne veut pas en rester là.
       *[other] La partie continue : { $seats } ne veulent pas en rester là.
    }
log-hand-shown =
    { $cards-count ->
        [0] { $seat } n’a aucune carte en main.
       *[other] { $seat } montre : { $cards }.
    }
log-score =
    { $points ->
        [one] { $seat } marque { $points } point.
       *[other] { $seat } marque { $points } points.
    }
log-won =
    { $seats-count ->
        [one] Victoire pour { $seats }.
       *[other] Victoire partagée entre { $seats }.
    }
log-epilogue = La nuit est finie. Il en reste une histoire : « { $title } ».
