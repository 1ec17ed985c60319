## What the drawn boards need to say

film-map = { $location } : le plan
film-turn = Tour { $turn }
film-health = Santé
film-horror = Horreur
film-dice = Dés d’un Jet d’Horreur
film-time = Temps
film-saved = Sauvées
film-dead = Mortes
film-killer-health = Santé du Tueur
film-attack = Attaque
film-move = Déplacement
film-health-is = Santé { $health }
film-last-black = Le dernier point est le jeton noir : personne ne sait ce qu’il cache.
film-last-white = Le dernier point est le jeton blanc : on n’en revient pas.
film-horror-is = Horreur { $horror }, soit { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }
film-time-left = Temps { $time }
film-bloodlust-is = Soif de sang : ligne { $row } sur { $rows }, attaque { $attack }, déplacement { $move }
film-saved-dead = Sauvées : { $saved } · mortes : { $dead }
film-spaces = Emplacements des Victimes sauvées
film-space-free = Libre : { $reward }
film-space-covered = Occupé : { $reward }
film-ultimate = Une fois tous occupés :
film-ultimate-on = Débloqué :
film-more = Chaque suivante :
film-items = Objets
film-hands = En main
film-hand-free = main libre
film-backpack = Sac à dos
film-uses = ×{ $count }
film-action = À chaque tour :
film-finale-action = Jusqu’à la fin :
film-face-down = face cachée
film-none-yet = aucune encore
film-next = La prochaine
film-minor = Pouvoir Maléfique mineur, Santé { $health }
film-terror-left = Cartes Terreur restantes : { $count }
film-events = Événements
film-lasts = en vigueur
film-past = passé
film-tableau = Tableau
film-close = Fermer
film-found = Ce qu’elle trouve
film-roll = Jet d’Horreur
film-successes = { $number ->
        [0] Aucun Succès
        [one] Un Succès
       *[other] { $number } Succès
    }
film-die-success = { $face } : un Succès
film-die-partial = { $face } : un Succès partiel
film-die-miss = { $face } : rien

## Cards

film-cost = Coûte { $cost } Temps
film-two = Deux Succès ou plus :
film-one = Un Succès :
film-none = Aucun Succès :
film-then = { $before } ; { $after }
film-or = { $before } ou { $after }
film-chance = { $chance } %
film-kind-reaction = Réaction
film-kind-roll = Pendant un jet
film-kind-terror = Terreur
film-kind-event = Événement
film-kind-power = Pouvoir Maléfique
film-kind-finale = Finale

## What an effect does, in a few words

film-do-move = se déplacer jusqu’à { $by ->
        [one] une zone
       *[other] { $by } zones
    }
film-do-time = { $by } Temps
film-do-horror = { $by } Horreur
film-do-health = { $by } Santé
film-do-rest = { $by } Santé
film-do-damage = { $count ->
        [one] { $by } Dégât
       *[other] { $by } Dégâts
    }
film-do-strikeback = { $count ->
        [one] { $by } Dégât en retour
       *[other] { $by } Dégâts en retour
    }
film-do-endphase = la phase se termine
film-do-search = { $by ->
        [one] prendre un Objet
       *[other] regarder { $by } Objets, en garder un
    }
film-do-ward = { $by ->
        [0] aucun Dégât
        [one] { $by } Dégât de moins
       *[other] { $by } Dégâts de moins
    }
film-do-sure = les Succès partiels comptent
film-do-luck = { $by ->
        [one] un dé de plus
       *[other] { $by } dés de plus
    }
film-do-reroll = { $by ->
        [0] relancer tous les dés
        [one] relancer un dé
       *[other] relancer { $by } dés
    }
film-do-takecard = prendre une carte Action
film-do-takeitem = prendre un Objet
film-do-bloodlust = { $by } Soif de sang
film-do-killerhealth = { $by } Santé pour le Tueur
film-do-revealpower = un Pouvoir Maléfique est révélé
film-do-drawevent = un Événement
film-do-spawn = { $by ->
        [one] un Sbire de plus
       *[other] { $by } Sbires de plus
    }
film-do-killeraction = { $by ->
        [minions] { "" }les Sbires :{ " " }
        [killer] { "" }le Tueur :{ " " }
       *[enemies] { "" }
    }{ $target ->
        [girl] vous
        [victim] Victime la plus proche
       *[nearest] cible la plus proche
    }, { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    }, { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    }

## Names for screen readers

film-she = vous
film-victims = { $count ->
        [one] une Victime
       *[other] { $count } Victimes
    }
film-minions = { $minion } ×{ $count }
film-exit = Sortie
film-here = Ici : { $who }
film-nobody = Personne ici
film-pile = { $count ->
        [0] Plus rien à trouver
        [one] Un Objet à trouver
       *[other] { $count } Objets à trouver
    }
film-pile-top = { $count ->
        [one] Un Objet à trouver : { $item }
       *[other] { $count } Objets à trouver, au-dessus : { $item }
    }
film-minion-about = Santé { $health }, attaque { $attack }.
film-save = Sauver une Victime
film-pick-zone = { $prompt ->
        [move] Aller { $zone-to }
        [go-to] Aller { $zone-to }
       *[other] Choisir : { $zone }
    }

## The last page: the story of this game

film-credits = { $girl } contre { $killer }, { $location-at }
film-end-won = Fondu au petit jour
film-end-lost = Fondu au noir
film-story-opening = Tout commence comme n’importe quelle nuit.
film-story-event = Tout commence comme n’importe quelle nuit. Et puis : { $card }.
film-story-worst = Au tour { $turn }, personne ne surveille la porte : { $count } morts avant que ce soit fini. Après cela, plus personne ne dit « ce n’est que le vent ».
film-story-best = Tout bascule au tour { $turn }. { $count ->
        [one] Un Dégât
       *[other] { $count } Dégâts
    }, et pour la première fois { $killer } doit regarder où se trouve le sol.
film-story-toll = Le bilan, après { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } : { $saved ->
        [0] personne de sauvé
        [one] une personne sauvée
       *[other] { $saved } personnes sauvées
    }, { $dead ->
        [0] aucun mort
        [one] un mort
       *[other] { $dead } morts
    }.
film-story-ultimate = Quelque part en route, { $girl } cesse de fuir et se met à courir vers quelque chose.
film-story-girl-returns = { $girl } tombe une fois, et tout le monde la compte parmi les morts. Sauf elle.
film-story-killer-returns = { $killer } tombe aussi. Personne ne vérifie. Personne ne vérifie jamais.
film-story-finale = Puis la dernière bobine : { $card }.
film-story-won = Au lever du soleil, quelqu’un est assis à l’arrière d’une ambulance, sous une couverture grise, et ne veut pas qu’on lui demande comment ça va. C’est { $girl }.
film-story-lost = Le soleil se lève sur un endroit bien rangé, où il n’y a plus personne. On tournera une suite, avec une autre.
film-credits-saved = S’en sont tirés
film-credits-dead = In memoriam
film-credits-stunts = Cascades : elle-même
film-nobody-at-all = Personne.
film-saved-line = { $count ->
        [one] Quelqu’un, { $zone-at }
       *[other] { $count } personnes, { $zone-at }
    }
film-saved-line-named = { $victim }, { $zone-at }, tour { $turn }
film-dead-line = { $count ->
        [one] Quelqu’un, { $zone-at }
       *[other] { $count } personnes, { $zone-at }
    }
film-dead-line-named = { $victim }, { $zone-at }, tour { $turn }
film-stunt-moves = Zones parcourues, en marchant, en courant, en trébuchant : { $count }
film-stunt-rolls = Jets d’Horreur : { $count }
film-stunt-damage = Dégâts infligés : { $count }
film-stunt-items = Accessoires : { $items }
