## Ce que seule la page dit

winter-map = La colonie et ses environs
winter-places = Endroits
winter-round = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round }
}
winter-turn = À { $seat } de jouer
winter-morale = Moral { $count }
winter-rounds =
    { $count ->
        [one] Dernière manche
       *[other] Encore { $count } manches, celle-ci comprise
    }
winter-food-count = Nourriture en réserve : { $count }
winter-waste-count = Cartes à la décharge : { $count }
winter-starvation-count = Jetons famine : { $count }
winter-helpless-count = Personnes sans défense : { $count }
winter-helpless =
    { $count ->
        [one] une personne sans défense
       *[other] { $count } personnes sans défense
    }

## Lieux, entrées, survivants

winter-place =
    { $name }. { $count ->
        [0] Il n’y a personne.
       *[other] Sur place : { $who }.
    } { $zombies ->
        [0] Aucun zombie.
        [one] Un zombie.
       *[other] { $zombies } zombies.
    }{ $noise ->
        [0] {""}
        [one] {" "}Un bruit.
       *[other] {" "}{ $noise } bruits.
    }{ $deck ->
        [0] {""}
        [one] {" "}Une carte à trouver.
       *[other] {" "}{ $deck } cartes à trouver.
    }
winter-door =
    { $entrance } : { $zombies ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $zombies } zombies
    }, { $barricades ->
        [0] aucune barricade
        [one] une barricade
       *[other] { $barricades } barricades
    }, { $free ->
        [0] plus de place
        [one] une place libre
       *[other] { $free } places libres
    }
winter-person =
    { $name }, { $job }, avec { $owner }{ $wounds ->
        [0] {""}
        [one] , une blessure
       *[other] , { $wounds } blessures
    }{ $frost ->
        [0] {""}
        [one] , une engelure
       *[other] , { $frost } engelures
    }{ $gear-count ->
        [0] {""}
       *[other] , porte { $gear }
    }
winter-survivor = { $job }. Influence { $influence }, attaque { $attack }+, fouille { $search }+. { $text }{ $gear-count ->
        [0] {""}
       *[other] {" "}Porte : { $gear }.
    }

## La crise et ce qui vient

winter-needs =
    Évitée par { $due ->
        [one] une carte
       *[other] { $due } cartes
    } : { $kinds }. { $given ->
        [0] Aucune n’y est encore.
        [one] Une y est déjà, face cachée.
       *[other] { $given } y sont déjà, face cachée.
    }
winter-contribute = Ajouter une carte à la crise
winter-no-crisis = Pas encore de crise.
winter-tonight = Ce soir

## La tablée

winter-players = Joueurs et joueuses
winter-you = vous
winter-hand =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
winter-first = joue en premier
winter-exiled = en exil
winter-out = hors du jeu
winter-awaited = doit décider
winter-thinking = Réfléchit…
winter-answered = A décidé
winter-given =
    { $count ->
        [0] Rien donné à la crise cette manche
        [one] Une carte donnée à la crise cette manche
       *[other] { $count } cartes données à la crise cette manche
    }
winter-dice =
    { $dice-count ->
        [0] Plus aucun dé
       *[other] Dés restants : { $dice }
    }

## Ce que personne d’autre ne voit

winter-secret = Votre objectif secret
winter-exile-now = Vous êtes en exil : la colonie vous est fermée, vous ne votez plus, vous ne pouvez rien donner à la crise, et vos morts ne coûtent plus de moral. Les cartes nourriture améliorent vos dés. Votre but est désormais ce qui n’est pas barré.
winter-watched = Vous gardez ceci pour le tour de { $seat }
winter-your-people = Vos survivants
winter-wounds =
    { $count ->
        [one] une blessure
       *[other] { $count } blessures
    }
winter-frost = engelure
winter-equipment = Reste avec un survivant.
winter-action-attack = Attaquer : un dé de { $die } ou plus
winter-action-search = Fouiller : un dé de { $die } ou plus
winter-action-barricade = Barricader : n’importe quel dé
winter-action-clean = Nettoyer la décharge : n’importe quel dé
winter-action-attract = Appâter des zombies : n’importe quel dé
winter-action-use = Utiliser sa capacité
winter-action-move = Se déplacer : une fois par tour, avec un risque
winter-action-fight = Attaquer un survivant : le même dé que pour un zombie

## Ce qui occupe un instant tout le plateau

winter-crossroads = À la croisée des chemins
winter-crossroads-vote = La table vote. Tous les pouces se montrent en même temps.
winter-crossroads-decides = La décision revient à { $seat }.
winter-exile = L’exil ?
winter-exile-means = Qui part en exil emmène tous ses survivants hors de la colonie, ne vote plus, ne donne plus rien aux crises et reçoit un nouvel objectif.
winter-exile-you = Il s’agit de vous. Dehors, vous ne voteriez plus, ne donneriez plus rien aux crises et auriez un nouvel objectif.
winter-exile-second = Quelqu’un est déjà dehors. Deux exils sans traître, et c’en est fini du moral.
winter-exile-tie = Égalité : la décision revient à { $seat }.
winter-exile-yes = Dehors
winter-exile-no = Reste
winter-bite = La morsure se propage
winter-dealt = Celles et ceux qui sont venus à vous
winter-found = Trouvé
winter-figure-influence = Influence
winter-figure-attack = Attaque
winter-figure-search = Fouille

## Les dés, et ce qui se construit

winter-your-dice = Vos dés
winter-die = Un { $face } : à utiliser pour la suite
winter-raise = Une nourriture de la réserve : ce dé gagne un point
winter-build = Une barricade { $entrance-at }

## Moments

winter-crisis = Crise
winter-exile-of = L’exil pour { $seat } ?
winter-exile-title = En exil

## La fin : le récit de l’hiver

winter-end-objective = Ce qu’il fallait faire est fait.
winter-end-morale = Plus personne n’y croyait.
winter-end-rounds = Le temps a manqué.
winter-end-none = On en est resté là.
winter-end-toll =
    { $rounds ->
        [one] Cela a duré une manche.
       *[other] Cela a duré { $rounds } manches.
    } { $dead ->
        [0] Personne n’est mort.
        [one] Une personne a disparu.
       *[other] { $dead } personnes ont disparu.
    }{ $exiled ->
        [0] {""}
        [one] {" "}Quelqu’un a été chassé dans la neige.
       *[other] {" "}{ $exiled } d’entre vous ont été chassés dans la neige.
    }
winter-curve = Le moral, au fil de l’hiver : { $morale }
winter-story-strikes = { $crisis } : trop peu de cartes, ou pas les bonnes.
winter-story-averted = { $crisis } : évitée.
winter-story-hungry = Il n’y avait pas assez à manger.
winter-story-way = { $card } : { $way }
winter-story-bitten = { $survivor } se fait mordre { $place-at }.
winter-story-dies = { $survivor } meurt { $place-at }.
winter-story-leaves = { $survivor } s’en va.
winter-story-exiled = Le portail s’est refermé derrière { $seat }.
winter-story-quiet = Rien que l’on ait noté.
winter-wanted = Ce que l’on voulait en secret
winter-gave = Pour les crises :
winter-got-it = Obtenu
winter-in-vain = En vain
winter-met = c’est fait
winter-unmet = pas encore
