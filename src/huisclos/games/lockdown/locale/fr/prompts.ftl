## Pour chaque question : ce que vous lisez, et ce que lisent les autres pendant l’attente.
## $about est ce dont parle la question ; $seat est la personne que l’on attend.

## Mise en place

prompt-place = Choisissez qui commence où : un dé par Personnage.
waiting-place = { $seat } associe dés et Personnages.

## Le camion

prompt-keep = Choisissez la carte que vous gardez.
waiting-keep = { $seat } choisit une carte à garder.
prompt-give = Choisissez la carte à offrir, et à qui.
waiting-give = { $seat } choisit une carte à offrir, et à qui.
prompt-keep-or-give = C’est la dernière carte. Gardez-la, ou choisissez à qui l’offrir.
waiting-keep-or-give = { $seat } décide à qui va la dernière carte.

## Les dés

prompt-walkie = Les dés sont sous la boîte. Jouez-vous un talkie-walkie pour les voir ?
waiting-walkie = { $seat } peut jouer un talkie-walkie.

## Où aller

prompt-announce = Annoncez votre destination à toute la table. Vous ne pourrez plus en changer.
waiting-announce = { $seat } annonce sa destination.
prompt-choose = Choisissez votre destination en secret.
waiting-choose = { $seat } choisit sa destination en secret.
prompt-move = Choisissez qui va { $about-to }.
waiting-move = { $seat } choisit qui va { $about-to }.
prompt-drink = Jouez-vous une boisson énergétique pour un déplacement de plus ?
waiting-drink = { $seat } peut encore jouer une boisson énergétique.
prompt-sprint = Choisissez qui court, et où.
waiting-sprint = { $seat } choisit qui court, et où.

## Les discussions

prompt-discuss-1 = Le vote approche : qui fouille le camion ? Jouez-vous d’abord une carte ?
waiting-discuss-1 = { $seat } peut jouer une carte avant le vote du camion.
prompt-discuss-2 = Le vote approche : à qui le Badge de sécurité ? Jouez-vous d’abord une carte ?
waiting-discuss-2 = { $seat } peut jouer une carte avant le vote du Badge.
prompt-discuss-6 = Ils attaquent { $about }. Jouez-vous une carte ?
waiting-discuss-6 = { $about-name } : { $seat } peut jouer une carte.
prompt-lure = Choisissez où la boîte de conserve envoie le Monstre.
waiting-lure = { $seat } choisit où envoyer le Monstre.
prompt-hide = Choisissez qui se cache sous la viande avariée.
waiting-hide = { $seat } choisit qui se cache sous la viande avariée.

## Les votes

prompt-point-1 = Votez. Qui fouille le camion ?
waiting-point-1 = { $seat } vote : qui fouille le camion ?
prompt-point-2 = Votez. À qui le Badge de sécurité ?
waiting-point-2 = { $seat } vote : à qui le Badge de sécurité ?
prompt-point-6 = { $about-name } : votez. Qui doit leur jeter un Personnage ?
waiting-point-6 = { $about-name } : { $seat } vote. Qui doit leur jeter un Personnage ?
prompt-tie-1 = Égalité, et c’est vous qui détenez le Martyr. Choisissez qui fouille le camion.
waiting-tie-1 = Égalité. { $seat } détient le Martyr et choisit qui fouille le camion.
prompt-tie-2 = Égalité, et c’est vous qui détenez le Martyr. Choisissez qui prend le Badge de sécurité.
waiting-tie-2 = Égalité. { $seat } détient le Martyr et choisit qui prend le Badge de sécurité.
prompt-tie-6 = Égalité, et c’est vous qui détenez le Martyr. Choisissez qui doit leur jeter un Personnage.
waiting-tie-6 = Égalité. { $seat } détient le Martyr et choisit qui doit leur jeter un Personnage.

## La nuit

prompt-devour = { $about-name } : choisissez qui leur jeter en pâture.
waiting-devour = { $about-name } : { $seat } choisit qui leur jeter en pâture.

## Le statu quo

prompt-standoff = Tous les Monstres sont dehors, et rien n’a changé depuis des jours. Finir la partie ici, aux points ?
waiting-standoff = { $seat } décide si la partie finit sur ce statu quo.

## Pourquoi un choix est impossible

why-closed = Le rideau de fer est baissé pour de bon.
why-weeper-last = Un autre membre de la famille est là : le Chialeur passe en dernier.
why-there = Déjà sur place.
why-all-there = Toute votre famille y est : quelqu’un doit bouger.
why-hidden = Caché : ils ne peuvent pas le trouver.
why-walkie = Seulement juste après le lancer des dés.
why-drink = Seulement juste après votre déplacement.
why-keys = Elles ne se jouent pas : elles comptent à la fin.
why-night = Seulement la nuit, quand les Monstres attaquent.
why-no-ballot = Ici, vos Personnages sont tous cachés : vous n’avez pas de bulletin.
why-all-hidden = Ici, vos Personnages sont déjà tous cachés.
why-no-monster = Aucun Monstre à repousser ici.
why-no-space = Aucun autre Lieu n’a d’emplacement de Monstre libre.

## Ce qu’on peut ne plus vouloir se faire demander

quiet-walkie = regarder sous la boîte
quiet-drink = un déplacement de plus
quiet-discuss-1 = les cartes avant le vote du camion
quiet-discuss-2 = les cartes avant le vote du Badge
quiet-discuss-6 = les cartes pendant une attaque

## Pourquoi un choix est impossible, suite

why-discussion = Seulement pendant une discussion, avant un vote.
why-no-run = Aucun autre Lieu ouvert n’a de place.
why-full = Il n’y a plus de place.
why-full-of-monsters = Aucun emplacement de Monstre n’y est libre.
why-from-here = C’est là que se trouve le Monstre.
why-elsewhere = N’est pas ici.
why-not-here = Personne de cette famille n’est ici.
why-theirs-hidden = Ici, cette famille est entièrement cachée.
why-not-tied = Ne fait pas partie de l’égalité.
why-oneself = La carte va à quelqu’un d’autre.
why-given = A déjà reçu une carte.

## Ce qui aide à choisir

hint-votes = { $votes } voix
hint-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-full = Complet pour l’instant : s’il le reste, vous finirez au Parking.
hint-door = { $same ->
        [1] { $least }
       *[other] { $least } à { $most }
    } de Force contre { $monsters ->
        [0] aucun Monstre
        [one] 1 Monstre
       *[other] { $monsters } Monstres
    }{ $coming ->
        [0] {""}
        [one] , un de plus va venir
       *[other] , { $coming } de plus vont venir
    }
hint-parking = { $monsters ->
        [0] Aucun Monstre
        [one] 1 Monstre
       *[other] { $monsters } Monstres
    }{ $coming ->
        [0] {""}
        [one] , un de plus va venir
       *[other] , { $coming } de plus vont venir
    }{ $all ->
        [0] {""}
       *[other] , et rien ne les arrête
    }
