## Pour chaque question : ce que vous lisez, et ce que lisent les gens qui regardent.
## $about est ce dont parle la question ; $seat est la personne que l’on attend.

## La phase Action

prompt-act = À vous : une carte, un Objet, une vie à sauver, ou la fin de la phase.
waiting-act = { $seat } réfléchit à la suite.
prompt-move = Où allez-vous ? { $about } au plus.
waiting-move = { $seat } choisit où aller.
prompt-follow = Vous allez { $about-to }. Qui vient avec vous ?
waiting-follow = { $seat } choisit qui vient { $about-to }.
prompt-go-to = Où allez-vous ?
waiting-go-to = { $seat } choisit où aller.
prompt-tunnel = Choisissez les deux zones que relie le passage.
waiting-tunnel = { $seat } choisit deux zones.
prompt-attack = Qui attaquez-vous, et avec quoi ?
waiting-attack = { $seat } choisit qui attaquer.
prompt-split = Lequel subit le prochain Dégât ?
waiting-split = { $seat } répartit les Dégâts.
prompt-arrange = Que tenez-vous en main ? Le reste va dans le sac à dos.
waiting-arrange = { $seat } réorganise ses Objets.

## Les Jets d’Horreur

prompt-roll = Ce résultat vous convient, ou y changez-vous quelque chose ?
waiting-roll = { $seat } regarde les dés.
prompt-convert = Choisissez les deux cartes à défausser pour un Succès.
waiting-convert = { $seat } choisit deux cartes à défausser.
prompt-reroll = Quels dés relancez-vous ?
waiting-reroll = { $seat } choisit des dés à relancer.
prompt-close-call = C’était moins une. Que relancez-vous ?
waiting-close-call = { $seat } choisit quoi relancer.

## Quand ça rate

prompt-stumble = Vous trébuchez. Avancez-vous quand même ?
waiting-stumble = { $seat } a trébuché et décide de ce qu’il en coûte.
prompt-fumble = Quelque chose bouge derrière vous. Prenez-vous l’Objet quand même ?
waiting-fumble = { $seat } décide de prendre ou non un Objet.
prompt-distraction = La diversion n’amuse personne. Et maintenant ?
waiting-distraction = { $seat } décide de ce que coûte l’Échec.
do-walk-hurt = Une zone, −1 Santé, −2 Temps
do-stay-put = Pas un pas, −2 Temps
do-sprint-hurt = Une zone, −1 Santé, −2 Temps, fin de la phase
do-fall = Pas un pas, −1 Santé, −2 Temps
do-reroll-one = Un dé
do-reroll-all = Tous les dés, −2 Temps
do-grab = Le premier Objet, +2 Horreur, −2 Temps
do-give-up = Rien, +1 Horreur, −2 Temps
do-calm-down = −1 Horreur, −4 Temps
do-hurry-on = +1 Horreur, −2 Temps

## Sauver

prompt-exit = Voici une Sortie. Qui sauvez-vous ?
waiting-exit = { $seat } est sur une Sortie et choisit qui sauver.
prompt-space = Quelle case de votre carte recouvre la Victime sauvée ?
waiting-space = { $seat } choisit une case de sa carte.
prompt-claim = Quelle récompense d’abord ?
waiting-claim = { $seat } choisit une récompense.

## Les Objets

prompt-keep = Lequel gardez-vous ?
waiting-keep = { $seat } choisit un Objet à garder.
prompt-put-back = { $about } : où le remettre ?
waiting-put-back = { $seat } remet ce qui n’a pas été gardé.
prompt-which-pile = De quelle pile ?
waiting-which-pile = { $seat } choisit une pile.

## Les cartes

prompt-take-card = Quelle carte prenez-vous dans le Tableau ?
waiting-take-card = { $seat } prend une carte dans le Tableau.
prompt-too-many = Vous avez trop de cartes en main. Laquelle défaussez-vous ?
waiting-too-many = { $seat } défausse une carte.
prompt-plan = Prenez des cartes dans le Tableau. Le Temps qui reste est perdu.
waiting-plan = { $seat } prend des cartes dans le Tableau.

## La phase Tueur

prompt-react = { $about } en approche. Réagissez-vous ?
waiting-react = { $seat } subit une attaque et peut réagir.
prompt-interrupt = C’est sur le point d’arriver. Utilisez-vous quelque chose avant ?
waiting-interrupt = { $seat } peut utiliser quelque chose avant que ça n’arrive.
prompt-leave-it = { $about } : la laisser sur la pile, ou la glisser dessous ?
waiting-leave-it = { $seat } a vu la prochaine carte Terreur.
prompt-panic-order = Panique { $about-at }. Qui court en premier ?
waiting-panic-order = { $seat } choisit qui court en premier.
prompt-which-target = { $about } : plusieurs cibles sont à égale distance. Laquelle ?
waiting-which-target = { $about } : { $seat } choisit la cible.
prompt-which-way = { $about } : plusieurs chemins sont aussi courts. Lequel ?
waiting-which-way = { $about } : { $seat } choisit le chemin.
prompt-which-victim = { $about } : quelle Victime est attaquée ?
waiting-which-victim = { $about } : { $seat } choisit la Victime attaquée.
prompt-which-zone = Plusieurs zones conviennent. Laquelle ?
waiting-which-zone = { $seat } choisit une zone.
prompt-which-path = Victimes { $about-at } : plusieurs chemins sont aussi courts. Lequel prennent-elles ?
waiting-which-path = { $seat } choisit le chemin des Victimes.
prompt-which-goes = Les Victimes { $about-at } ne partent pas toutes. Laquelle part ?
waiting-which-goes = { $seat } choisit la Victime qui part.
prompt-which-dies = La mort frappe { $about-at }. Quelle Victime ?
waiting-which-dies = { $seat } choisit la Victime qui meurt.
prompt-which-special = { $about } : plusieurs Victimes conviennent. Où ?
waiting-which-special = { $about } : { $seat } choisit la Victime.
prompt-which-power = { $about } : quel Pouvoir Maléfique mineur est touché ?
waiting-which-power = { $about } : { $seat } choisit le Pouvoir Maléfique mineur touché.

## Pourquoi un choix est impossible

why-reaction = Seulement contre une attaque qui vous vise.
why-roll = Seulement pendant un Jet d’Horreur.
why-reward = Prenez d’abord votre récompense.
why-no-enemy = Aucun Ennemi à portée.
why-no-pile = Il n’y a rien à trouver ici.
why-far = Ne touche pas votre zone.
why-dear = Coûte plus de Temps que vous n’en avez.

## Ce qui aide à choisir : les chances en pour cent, ce que donnent les dés, ce que ferait l’action connue du Tueur

hint-roll = { $dice ->
        [one] Un dé
       *[other] { $dice } dés
    } : deux Succès { $two } %, un { $one } %, aucun { $none } %{ $paid ->
        [0] .
       *[other] . En défaussant des cartes : { $two-paid } %, { $one-paid } %, { $none-paid } %.
    }
    .short = { $two } · { $one } · { $none } %
hint-apply = { $successes ->
        [0] Aucun Succès
        [one] Un Succès
       *[other] { $successes } Succès
    }
hint-killer = Avant la carte Terreur, { $killer } { $deaths ->
        [0] { $damage ->
                [0] { $moves ->
                        [0] ne ferait rien.
                       *[other] se déplacerait sans toucher personne.
                    }
               *[other] vous attaquerait pour { $damage }.
            }
        [one] { $damage ->
                [0] tuerait une Victime.
               *[other] tuerait une Victime et vous attaquerait pour { $damage }.
            }
       *[other] { $damage ->
                [0] tuerait { $deaths } Victimes.
               *[other] tuerait { $deaths } Victimes et vous attaquerait pour { $damage }.
            }
    }
    .short = { $deaths ->
        [0] { $damage ->
                [0] aucun mal
               *[other] Dégâts : { $damage }
            }
        [one] { $damage ->
                [0] un mort
               *[other] un mort, Dégâts : { $damage }
            }
       *[other] { $damage ->
                [0] { $deaths } morts
               *[other] { $deaths } morts, Dégâts : { $damage }
            }
    }
