## DW-2, DW-3 : les actions d’un tour. Ce que vous lisez, et ce que lisent les autres pendant l’attente ;
## $about est ce dont parle la question, $seat la personne que l’on attend.

prompt-act = C’est à vous : que faites-vous ?
waiting-act = { $seat } réfléchit à la suite.
option-attack = Attaquer
option-fight = Attaquer un survivant
option-search = Fouiller
option-barricade = Dresser une barricade
option-clean = Nettoyer la décharge
option-attract = Appâter des zombies
option-use = Utiliser
option-play = Jouer
option-equip = Équiper
option-contribute = Ajouter à la crise
option-move = Se déplacer
option-raise = Dépenser une nourriture pour un dé
option-feed = Dépenser une carte nourriture pour vos dés
option-ask = Demander des cartes aux autres
option-hand = Transmettre
option-exile = Appeler à voter un exil
option-end = Finir le tour

## Les dés

prompt-die = Quel dé dépensez-vous ?
waiting-die = { $seat } choisit un dé.
prompt-raise-die = Quel dé augmente ?
waiting-raise-die = { $seat } choisit un dé à augmenter.
prompt-set-die = Quel dé tournez-vous ?
waiting-set-die = { $seat } choisit un dé à tourner.
prompt-reroll-die = Quel dé relancez-vous ?
waiting-reroll-die = { $seat } choisit un dé à relancer.
prompt-reroll = Quels dés relancez-vous ? Autant que vous voulez.
waiting-reroll = { $seat } choisit des dés à relancer.
prompt-lose-die = Quel dé perdez-vous ?
waiting-lose-die = { $seat } choisit un dé à perdre.

log-uses-die = { $seat } dépense un { $die }.
log-die-turned = { $seat } fait passer un dé de { $die } à { $to }.
log-rerolls = { $seat } relance { $old } : { $new }.
log-gains-dice = { $seat } lance d’autres dés : { $dice }.
log-loses-die = { $seat } perd un dé : { $die }.
log-spends-food = { $seat } puise dans la réserve de nourriture : { $left ->
        [0] il n’y a plus rien.
       *[other] il en reste { $left }.
    }
log-feeds = { $seat } mange bien, là-dehors : { $item }.

## Les attaques

prompt-rob = Touché. Prenez-vous aussi une carte au hasard à { $about } ?
waiting-rob = { $seat } a touché, et peut prendre une carte à { $about }.
option-take = Prendre une carte
option-leave = Laisser

log-attacks = { $survivor } attaque { $place-at }.
log-fights = { $survivor } attaque { $target }. Le dé montre { $die } : { $hit ->
        [1] touché.
       *[other] raté.
    }
    .style = danger
log-card-taken = { $seat } prend une carte à { $victim }.
log-card-taken-known = { $seat } prend une carte à { $victim } : { $item }.

## Les fouilles

prompt-search-on = Vous fouillez { $about-the }. Garder ce que vous avez, ou faire du bruit et piocher une carte de plus ?
waiting-search-on = { $seat } fouille { $about-the }.
option-keep = Garder et s’arrêter
option-noise = Faire du bruit, piocher encore
prompt-keep-item = Quelle carte gardez-vous ?
waiting-keep-item = { $seat } choisit une carte à garder.
prompt-return-item = Quelle carte va maintenant sous la pile ?
waiting-return-item = { $seat } remet les autres cartes sous la pile.
option-as-they-lie = Le reste dans n’importe quel ordre

log-searches = { $survivor } fouille { $place-the }.
log-draws = { $number ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $number } cartes.
    }
log-draws-known = { $number ->
        [one] Vous piochez une carte : { $items }.
       *[other] Vous piochez { $number } cartes : { $items }.
    }
log-keeps = { $seat } garde une carte.
log-keeps-known = Vous gardez : { $item }.
log-returned = Ce qui n’est pas gardé retourne sous la pile ({ $place-the }).
log-noise = { $number ->
        [one] Du bruit { $place-at }.
       *[other] Beaucoup de bruit { $place-at } : { $number } jetons.
    }
log-makes-noise = { $number ->
        [one] { $survivor } fait du bruit { $place-at }.
       *[other] { $survivor } fait beaucoup de bruit { $place-at } : { $number } jetons.
    }
log-quiet = Le bruit retombe { $place-at }.

## Les barricades, la décharge, les zombies, les déplacements

prompt-barricade = Où dressez-vous la barricade ?
waiting-barricade = { $seat } choisit où dresser une barricade.
log-barricaded = Une nouvelle barricade { $entrance-at }.
log-cleans = { $survivor } déblaie la décharge.
log-cleaned = { $number ->
        [0] Il n’y a rien à déblayer.
        [one] Une carte quitte la décharge,
       *[other] { $number } cartes quittent la décharge,
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $left ->
            [0] qui est maintenant vide.
            [one] il en reste une.
           *[other] il en reste { $left }.
        }
    }
log-attracts = { $survivor } fait son numéro { $place-at } : par ici, tout le monde.
log-moves = { $survivor } se rend { $place-to }.
log-uses-ability = { $survivor } fait ce que personne ne fait aussi bien.
log-uses-item = { $survivor } utilise : { $item }.
log-turn-ends = { $seat } a fait ce qu’il y avait à faire.
log-turn-cut-short = { $seat } doit en rester là pour ce tour.
log-calls-vote = { $seat } appelle à voter : faut-il exiler { $other } ?
    .style = strong

## Pourquoi quelque chose est impossible maintenant

why-no-die = Il ne vous reste aucun dé.
why-die = Vos dés sont trop bas.
why-no-zombie = Il n’y a pas de zombie ici.
why-nobody-else = Aucun survivant d’une autre personne n’est ici.
why-colony = La colonie ne se fouille pas.
why-empty = Il n’y a plus rien à trouver ici.
why-no-space = Aucune entrée n’a d’emplacement libre ici.
why-not-colony = Seulement dans la colonie.
why-no-waste = La décharge est vide.
why-none-elsewhere = Il n’y a de zombies nulle part ailleurs.
why-used-turn = Déjà utilisé ce tour-ci.
why-used-round = Déjà utilisé pendant cette manche.
why-other-place = Pas dans ce lieu.
why-condition = Ce que demande la carte n’est pas réuni.
why-moved = Déplacement déjà fait ce tour-ci.
why-exile = Pas en exil.
why-full = Il n’y a plus de place.
why-no-effect = Cette carte ne se joue pas.
why-no-room = Il n’y a de place pour personne d’autre.
why-no-food = La réserve de nourriture est vide.
why-best = Il ne peut pas monter plus haut.
why-cooperative = Vous jouez ensemble : pas d’exil.
why-exiled = Déjà en exil.
why-called = Vous avez déjà appelé à voter ce tour-ci.
why-refused = Vous venez de demander, et personne n’a rien donné. Faites d’abord autre chose.
why-nobody-to-ask = Il ne reste personne d’autre à qui demander.
why-nobody-here = Personne d’autre n’est ici.
why-passed = Tout juste cédé ou refusé. Faites d’abord autre chose.
why-not-exiled = Seulement en exil.
why-all-best = Vos dés ne peuvent pas monter plus haut.
why-no-crisis = Il n’y a pas de crise en ce moment.
