## La route

town-start = Départ
town-zone-1 = Vieille ville
town-zone-2 = Banlieue
town-zone-3 = Champs
town-zone-4 = Le pont
town-turn = Tour { $turn }
town-action-invasion = Invasion
town-action-question = Question
town-action-combat = Combat
town-action-flight = Fuite
town-left = { $count ->
        [one] Encore un zombie à placer
       *[other] Encore { $count } zombies à placer
    }
town-die = Le dé indique { $die }
town-filled = { $filled } cases zombie sur { $all } sont occupées.{ $state ->
        [danger] {" "}La ville est presque perdue !
       *[calm] {""}
    }
town-powers = Pouvoirs que tu peux utiliser maintenant

## La route pour les lecteurs d’écran

town-road-pawn = La route qui sort de la ville. Le groupe est { $square ->
        [0] au départ
       *[other] sur la case { $square }
    }, sur { $last }.
town-road-zombies = { $count ->
        [0] Aucun zombie sur la route.
        [one] Un zombie, case { $squares }.
       *[other] { $count } zombies, cases { $squares }.
    }
town-reach = Un combat atteint les cases { $first } à { $last }.
town-road-face = Avec { $faces }, la fuite s’arrête case { $square }.
town-road-goal = La fuite s’arrête case { $square }.

## Ce que fait un clic

town-pick-place = Place un zombie sur la case { $square }, { $where ->
        [here] sous le groupe
        [ahead] { $distance } devant
       *[behind] { $distance } derrière
    }
town-pick-beat = Bats le zombie de la case { $square }, { $where ->
        [here] sous le groupe
        [ahead] { $distance } devant
       *[behind] { $distance } derrière
    }
town-pick-exterminate = Extermine le zombie de la case { $square }, { $where ->
        [here] sous le groupe
        [ahead] { $distance } devant
       *[behind] { $distance } derrière
    }
town-use = Utilise le pouvoir : { $who }

## La question

town-question = La question
town-challenge = Défi
town-right = Juste
town-wrong = Faux
town-fold = Replie la carte
town-unfold = Lis la carte
town-answers = { $seat } répond
town-said = La réponse donnée :
town-model = Une bonne réponse :
town-why = Pourquoi ?
town-right-one = la bonne réponse
town-picked = choisie

## Avant le premier tour

town-opening = Comment tout a commencé

## Le groupe

town-players = Le groupe
town-you = toi
town-playing = Joue ce tour
town-thinking = Réfléchit…
town-character = { $character }, { $left ->
        [one] { $left } pouvoir
       *[other] { $left } pouvoirs
    } sur { $all }
town-score = { $right ->
    [one] { $right } réponse juste
   *[other] { $right } réponses justes
 } sur { $all }
town-score-none = Aucune réponse
town-piles = Il reste { $cards ->
        [one] une carte zombie
       *[other] { $cards } cartes zombie
    } et { $questions ->
        [one] une question
       *[other] { $questions } questions
    }
town-mode = { $hard ->
        [1] Difficile : seule une bonne réponse permet le combat.
       *[0] Juste ou faux, le combat a lieu.
    }

## Moments

town-hit = Touché !
town-miss = Raté !
town-run = { $die ->
        [1] Un pas !
       *[other] Cours, { $die } cases !
    }
town-coming = { $count ->
        [one] En voilà un !
       *[other] En voilà { $count } !
    }
town-escaped = La route est libre !
town-overrun = La ville est à eux !

## La fin

town-answers-title = Les réponses
town-by-theme = Par thème
town-by-player = Par personne
town-theme = Thème
town-player = Nom
town-count-right = Juste
town-count-wrong = Faux
town-no-answers = Personne n’a dû répondre à quoi que ce soit. Quelle chance.
town-facts = Tours : { $turns } · Zombies battus : { $beaten } · Cases parcourues : { $squares }
town-ending-won-clear = La voiture démarre du premier coup. Derrière toi, la ville devient petite et silencieuse ; sur le pont, quelques zombies perplexes cherchent quelqu’un qui les croie.

    Personne ne dit un mot jusqu’au premier panneau. Puis tout le monde pose la même question : qui a vérifié qu’il indique la bonne route ? Tout le monde.
    .title = Sans une égratignure
town-ending-won = Les portières claquent, et une main reste dehors. Ce n’est pas la tienne. La voiture tousse, se cabre et quitte le pont.

    Dans le rétroviseur, la ville se remplit. Sur la banquette, on se compte, deux fois, parce qu’une seule fois, c’est une anecdote.
    .title = Tout le monde à bord
town-ending-won-close = Une case de plus, une minute de plus, et l’histoire finissait autrement. Ils sont sur le toit, sur le capot, sur le pont ; derrière toi, la ville leur appartient jusqu’au dernier coin de rue.

    Mais le moteur croit aux preuves, pas aux films d’horreur : il y a de l’essence, il y a une clé, donc il démarre.
    .title = À un cheveu près
town-ending-lost-early = Tu n’auras vu que la vieille ville. Une rue, un coin, une autre rue, et de chaque bouche d’égout sortait quelqu’un qui n’avait aucun doute.

    À la fin, tu n’en as plus non plus : cela vient avec la morsure.
    .title = Personne n’a quitté la vieille ville
town-ending-lost = À mi-chemin, on peut faire une pause, mais pas s’arrêter. La dernière bouche d’égout libre s’ouvre avec un soupir.

    La voiture t’attend au bout de la route, portières ouvertes, jusqu’à ce que la batterie soit à plat.
    .title = À mi-chemin
town-ending-lost-close = Tu peux lire l’autocollant sur la voiture : « Réfléchis avant de klaxonner ». Entre la portière et toi se tiennent tous les gens que tu connaissais, et il n’y a plus un trou dans le rang.

    Quelqu’un dit que c’était le destin. Quelqu’un d’autre répond, avec raison, que cela n’explique rien. Puis plus rien.
    .title = En vue de la voiture
