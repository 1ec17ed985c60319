## Ce qui s’est passé, une ligne à la fois. Elle, c’est la Survivante.
## Les zones viennent avec { $zone-to } et { $zone-at } ; les Tueurs et les Sbires par leur seul nom, d’où les deux-points.

## Le début, et les tours

log-opening = { $girl }, { $location-at }. Et quelque part dans le noir, { $killer }.
    .style = strong
log-turn = Tour { $turn }.
    .style = strong

## Sa phase Action

log-plays = Elle joue : { $card }.
log-uses = Elle utilise : { $card }.
log-card-choice = Elle choisit : { $option }.
log-uses-ability = { $girl } utilise sa Capacité Ultime.
log-discards = Défaussée : { $card }.
log-discards-for-time = Défaussée contre du Temps : { $card }.
log-takes = Elle prend dans le Tableau : { $card }.
log-card-named = Elle sait à quoi elle est bonne : { $card }.
log-stops = Elle a fait ce qu’elle pouvait.
log-out-of-time = Elle n’a plus de Temps : la phase Action est finie.
log-phase-ends = La phase s’arrête là.
    .style = danger

## Les Jets d’Horreur

log-rolled = Jet d’Horreur : { $dice }.
log-rerolled = Relancé : { $dice } maintenant.
log-converted = Deux cartes font d’un Succès partiel un Succès : { $cards }.
log-successes = { $number ->
        [0] Aucun Succès.
        [one] Un Succès.
       *[other] { $number } Succès.
    }
log-luck = { $dice ->
        [one] Un dé de plus à son prochain Jet d’Horreur.
       *[other] { $dice } dés de plus à son prochain Jet d’Horreur.
    }
log-sure = À son prochain Jet d’Horreur, les Succès partiels comptent.
log-sure-phase = Jusqu’à la fin de la phase, les Succès partiels comptent.

## Les pistes

log-time = Temps { $by ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
       *[other] +{ $by }
    } : { $time ->
        [-1] sous zéro.
        [0] plus rien.
       *[other] il en reste { $time }.
    }
log-next-time = Sa prochaine phase Action commence avec { $time } Temps.
log-horror = Horreur { $by ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
       *[other] +{ $by }
    } : { $horror ->
        [0] au plus bas.
        [7] au plus haut.
       *[other] à { $horror } maintenant.
    }
log-hurt = { $health ->
        [0] { $white ->
                [1] Elle perd { $by } Santé, jeton blanc compris.
               *[other] Elle perd { $by } Santé et retourne son jeton Dernier PV.
            }
        [1] Elle perd { $by } Santé et ne tient plus qu’à son jeton Dernier PV.
       *[other] Elle perd { $by } Santé : il lui en reste { $health }.
    }
    .style = danger
log-healed = Elle récupère { $by } Santé : { $health } maintenant.
    .style = good
log-girl-returns = Le jeton montre { $health } : { $girl } se relève. La phase s’arrête aussitôt.
    .style = strong
log-girl-dies = { $girl } ne se relève pas. Il y aura une suite, avec quelqu’un d’autre.
    .style = danger

## Se déplacer, sauver, fouiller

log-moves = { $followers ->
        [0] Elle va { $zone-to }.
        [one] Elle va { $zone-to }, et une Victime la suit.
       *[other] Elle va { $zone-to }, et { $followers } Victimes la suivent.
    }
log-dragged = Quelque chose la traîne { $zone-to }.
    .style = danger
log-tunnel = Un passage absent du plan relie désormais { $zones }.
log-saved = Une Victime s’en sort vivante { $zone-at }.
    .style = good
log-special-saved = S’en sort { $zone-at } : { $victim-the }.
    .style = good
log-reward = Elle prend ce que cela lui rapporte.
log-ultimate = { $girl } a fini de fuir : sa Capacité Ultime est débloquée.
    .style = good
log-looks = Elle fouille { $zone-at } : { $items }.
log-finds = Trouvé : { $item }.
log-put-below = Remis sous la pile, face cachée : { $item }.
log-put-on-top = Remis sur la pile, face visible : { $item }.
log-holds = Dans ses mains : { $items }.
log-pile-lost = Il n’y a plus rien à trouver { $zone-at }.
log-piles-cycled = Sur les piles à présent : { $items }.

## L’Organisation

log-buys = { $time ->
        [-1] Elle prend : { $card }. Plus de Temps.
        [0] Elle prend : { $card }. Plus de Temps.
       *[other] Elle prend : { $card }. Temps restant : { $time }.
    }
log-put-away = Le Temps revient à { $time }, et les cartes jouées retournent au Tableau.

## Les Ennemis : pourquoi ils vont là où ils vont

log-killer-phase = { $killer } entre en scène.
    .style = strong
log-hunts-nearest = { $victims ->
        [one] { $who } : la Victime la plus proche est { $zone-at }{ $distance ->
                [0] , dans la même zone.
                [one] , à une zone.
               *[other] , à { $distance } zones.
            }
       *[other] { $who } : les Victimes les plus proches sont { $zone-at } ({ $victims }){ $distance ->
                [0] , dans la même zone.
                [one] , à une zone.
               *[other] , à { $distance } zones.
            }
    }
log-hunts-larger = { $who } : à distance égale, le groupe le plus nombreux : { $zone } ({ $victims }) avant { $other } ({ $fewer }).
log-hunts-tied-worst = { $who } : à distance et à nombre égaux, le pire pour elle : { $zone } ({ $victims }).
log-hunts-tied-choose = { $who } : à distance et à nombre égaux, selon votre choix : { $zone } ({ $victims }).
log-hunts-tied-random = { $who } : à distance et à nombre égaux, le hasard tranche : { $zone } ({ $victims }).
log-hunts-marked = { $who } : peu importe qui est plus près, la cible est { $victim-the }, { $zone-at }.
log-hunts-girl = { $distance ->
        [0] { $who } : la cible, c’est elle, dans la même zone.
        [one] { $who } : la cible, c’est elle, à une zone.
       *[other] { $who } : la cible, c’est elle, à { $distance } zones.
    }
    .style = danger
log-hunts-decoy = { $who } : quelque chose l’attire { $zone-to }, et rien d’autre ne compte.
log-no-target = { $who } : personne à traquer, donc pas un pas.
log-enemy-moves = { $who } : à présent { $zone-at }.
log-attacks-girl = { $damage ->
        [one] On l’attaque : { $by }, { $damage } Dégât.
       *[other] On l’attaque : { $by }, { $damage } Dégâts.
    }
    .style = danger
log-warded = { $left ->
        [0] Elle pare tout : rien ne passe.
       *[other] { $by ->
                [0] Rien n’y fait : il en reste { $left }.
               *[other] Elle pare { $by } : il en reste { $left }.
            }
    }
log-decoy = Jusqu’à la Maintenance, tous les regards se tournent { $zone-to }.

## Le Tueur

log-killer-hurt = { $by ->
        [one] { $killer } subit { $by } Dégât.
       *[other] { $killer } subit { $by } Dégâts.
    }
    .style = good
log-killer-healed = { $killer } récupère { $by } Santé.
log-killer-cant-die = { $killer } ne peut pas en mourir. Pas encore.
log-killer-returns = Évidemment, { $killer } se relève, avec { $health } Santé. La phase s’arrête aussitôt.
    .style = danger
log-killer-dies = { $killer } s’effondre et, cette fois, ne se relève pas.
    .style = good
log-bloodlust = La Soif de sang monte : Attaque { $attack }, Déplacement { $move }.
    .style = danger
log-final-effect = La Soif de sang ne peut plus monter, et { $killer } en profite.
    .style = danger
log-power = { $killer } a un Pouvoir Maléfique : { $card }.
    .style = danger
log-minor-ends = Pouvoir Maléfique brisé : { $card }.
    .style = good

## Les Sbires

log-minion-comes = { $minion } : du renfort { $zone-at }.
log-minions-gather = Tous les Sbires se rassemblent { $zone-at }.
log-minion-shrugs = { $minion } : le coup ne fait rien.
log-minion-falls = { $minion } : hors de combat { $zone-at }.
    .style = good

## La Terreur, la Finale, les Événements

log-terror = Terreur : { $card }.
    .style = danger
log-terror-discarded = La carte est défaussée, et la suivante arrive.
log-terror-thrown = Défaussée de la pile Terreur, sans effet : { $card }.
log-peeks = Elle voit la prochaine carte Terreur : { $card }.
log-put-terror-below = La carte va sous la pile.
log-finale = La Finale : { $card }. { $killer } agit désormais d’après elle.
    .style = danger
log-event = Événement : { $card }.
    .style = strong
log-somewhere = Un dé décide : ça se passe { $zone-at }.
log-token = Désormais { $zone-at } : { $token }.
log-token-gone = N’est plus { $zone-at } : { $token }.

## Les Victimes

log-victims-come = { $number ->
        [one] Une Victime apparaît { $zone-at }.
       *[other] { $number } Victimes apparaissent { $zone-at }.
    }
log-victim-dies = Une Victime meurt { $zone-at }.
    .style = danger
log-special-dies = Meurt { $zone-at } : { $victim-the }.
    .style = danger
log-special = L’une des Victimes { $zone-at } n’est pas n’importe qui : { $victim-the }.
log-newcomer = Arrive { $zone-at } : { $victim-the }.
log-gone = Ni dehors ni à la morgue : { $victim-the } n’est plus de cette histoire.
log-panics = Panique { $zone-at } : { $dice }.
log-special-panics = Panique { $zone-at }, { $victim-the } : { $dice }.
log-runs = Quelqu’un court { $zone-to }.
log-girl-panics = Elle panique, fait { $dice } et se retrouve { $zone-at }.
    .style = danger
