## Ce que le plan dessiné a besoin de dire

mall-map = Le centre commercial
mall-box = Boîte d’arrivée
mall-spent = Jouées
mall-away = Au loin
mall-away-count = { $count ->
        [0] Il ne reste aucun Monstre au loin.
        [one] Un Monstre est encore au loin.
       *[other] { $count } Monstres sont encore au loin.
    }
mall-families = Les familles
mall-you = vous
mall-thinking = Choisit…
mall-answered = A choisi
mall-role = { $strength } de Force, { $votes } voix, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en vie à la fin.
mall-found = Trouvé dans le camion
mall-card-now = Vous pouvez la jouer maintenant.
mall-roles = Personnages de chaque famille : { $roles }.
mall-row-equal = Rangée pleine : pour entrer, il suffit aux Monstres d’égaler la Force.
mall-row-die = Rangée pleine : ce dé rejoint la boîte d’arrivée.

## Les noms que lisent les lecteurs d’écran

mall-whose = { $character } de la famille { $seat }
mall-character = { $who }, { $place-in }
mall-character-hidden = { $who }, { $place-in }, à l’abri sous la viande avariée
mall-character-dead = { $who }, mort, dans la Chambre froide
mall-character-coming = { $who }, pas encore arrivé
mall-place = { $name }. { $count ->
        [0] Personne ici.
       *[other] Sur place : { $who }.
    } { $balance }
mall-place-closed = { $name }. Fermé : le rideau de fer est baissé.
mall-monsters = { $monsters ->
        [0] Aucun Monstre autour.
        [one] Un Monstre autour, et rien pour l’arrêter.
       *[other] { $monsters } Monstres autour, et rien pour les arrêter.
    }
mall-balance = { $monsters ->
        [0] Aucun Monstre
        [one] Un Monstre
       *[other] { $monsters } Monstres
    } contre { $strength } de Force{ $state ->
        [in] {" "}: ça cède !
        [held] {" "}: ça tient.
       *[none] .
    }
mall-family-dead = il ne reste personne
mall-awaited = on attend son choix
mall-truck = Le camion : { $count ->
        [0] plus rien à trouver
        [one] une carte à trouver
       *[other] { $count } cartes à trouver
    }
mall-cold = Chambre froide. { $count ->
        [0] Personne n’est mort pour l’instant.
       *[other] Les morts, dans l’ordre : { $dead }.
    }
mall-box-dice = { $count ->
        [one] Un dé dans la boîte d’arrivée.
       *[other] { $count } dés dans la boîte d’arrivée.
    }
mall-box-known = Les dés montrent { $dice }.
mall-spent-cards = { $count ->
        [0] Aucune carte n’a été jouée.
       *[other] Cartes jouées : { $cards }.
    }

## Ce que fait un clic

mall-pick-place = { $prompt ->
        [lure] Envoyer le Monstre { $thing-to }
       *[other] Aller { $thing-to }
    }
mall-pick-character = { $prompt ->
        [devour] Leur jeter { $thing-the }
        [hide] Cacher { $thing-the }
       *[other] Choisir { $thing-the }
    }
mall-pick-seat = { $prompt ->
        [point] Voter pour { $thing }
        [give] Offrir la carte à { $thing }
       *[other] Choisir { $thing }
    }
mall-pick-card = Choisir { $thing-a }

## L’étagère d’un groupe

shelf-title = Épilogues
shelf-count = { $read ->
    [0] aucun lu sur { $all }
    [one] un lu sur { $all }
   *[other] { $read } lus sur { $all }
}
shelf-hint = Les histoires déjà lues sont sautées : chaque partie jouée pour le groupe peut finir sur une nouvelle. Vingt d’entre elles débloquent une variante des règles.
shelf-number = Épilogue { $number }
shelf-closed = Épilogue { $number } : pas encore lu
shelf-variant = Débloqué : { $variant }
