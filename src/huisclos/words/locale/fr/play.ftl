## Jouer dans le navigateur

play-tabs = Parties de la table
play-tab-board = Plateau
play-tab-side = Tablée
play-tab-talk = Paroles
play-tab-log = Journal
play-tab-news = du nouveau
play-more = Voir plus

## Ce qui est demandé

play-moment = Un instant…
play-waiting = On attend { $seats }.
play-your-answer = Réponse donnée : { $answer }.
play-change = Changer
play-spared = Rien à choisir : la table passe d’elle-même.
play-memo-none = L’aide-mémoire ne peut pas s’afficher. Réessayez, ou ouvrez le livret de règles.
play-over = La partie est finie
play-rule = Règle { $rule }
play-rule-open = Lire la règle
play-rule-all = Tout le livret de règles
play-rule-none = Cette règle ne peut pas s’afficher. Ouvrez le livret, ou réessayez.
play-choices = Vos choix
play-confirm = { $most ->
    [1] { $count ->
        [0] Ne rien choisir
       *[other] Choisir
    }
   *[other] Choisir ({ $count } sur { $most })
}
play-all-options = Revoir tous les choix
play-advise = Montrez-moi quoi faire
play-advise-short = Montrez-moi
play-advice = { $picks }.
play-advice-none = Rien de tout cela.
play-bars = Impossible pour l’instant
play-letters = { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
 } sur { $most }
play-offer = En attendant :
play-quiet = Ne plus me le demander
play-quiet-list = Plus demandé :
play-quiet-off = { $name } : me le demander de nouveau
play-hand = { $count ->
    [0] Votre main : aucune carte
    [one] Votre main : 1 carte
   *[other] Votre main : { $count } cartes
}
play-hand-empty = Aucune carte en main.
play-answered = a répondu
play-bot-thinks = un robot
play-away = hors ligne
play-seat-bot = Un robot joue
play-seat-gone = A quitté la table
play-replace-soon = un robot pourra jouer dans { $seconds } s
play-replace-later = un robot pourra jouer dans { $minutes } min
play-replace = Faire jouer un robot pour { $seat }

## Touches

play-keys = Touches
play-key-pick = choisit l’option qui porte ce signe
    .key = 1 … 9, 0, a …
play-key-confirm = valide quand plusieurs choix sont possibles
    .key = Entrée
play-key-clear = montre de nouveau tous les choix
    .key = Échap
play-key-hurry = presse ce qui se joue à l’écran
    .key = Espace
play-key-rule = ouvre la règle de la question
    .key = r
play-key-say = prend la parole sous une forme fixe
    .key = t
play-key-answer = répond à une offre : marché conclu, non, autre chose
    .key = y n o
play-key-chat = écrit à la table
    .key = /
play-key-log = montre le journal
    .key = l
play-key-memo = ouvre l’aide-mémoire, si le jeu en a un
    .key = m
play-key-advice = montre quoi faire, dans les jeux qui le permettent
    .key = !
play-key-back = demande à reprendre votre dernier choix
    .key = u
play-key-help = montre cette liste
    .key = ?

## Retrouver une règle

play-memo = Aide-mémoire

## Partir, revenir, reprendre un choix

play-back = Reprendre un choix
play-back-asked = { $actions ->
    [one] { $seat } demande à reprendre le dernier choix.
   *[other] { $seat } demande à reprendre les { $actions } derniers choix.
}
play-back-agree = Accepter
play-back-refuse = Refuser
play-back-waiting = { $seats-count ->
    [0] { $seat } demande à reprendre un choix.
   *[other] { $seat } demande à reprendre un choix. Accord attendu : { $seats }.
}
play-back-cancel = Tant pis
play-leave = Partir : un robot continue
play-left = Un robot joue à votre place. Vous pouvez revenir à tout moment.
play-return = Reprendre ma place
play-go-without = Continuer sans cette carte
play-abandon = Mettre fin à la partie sans résultat
play-abandon-text = La partie s’arrête ici pour tout le monde, et personne ne gagne. Ce qui a été joué peut être enregistré, et la table reste.
play-abandon-do = Arrêter la partie
play-host = Votre table

## Un appareil pour plusieurs personnes

play-curtain = Passez l’appareil à { $name }
play-curtain-why = Que personne d’autre ne regarde.
play-curtain-open = C’est moi, { $name }

## Journal et paroles

play-log-empty = Rien ne s’est encore passé.
play-talk-empty = Personne n’a encore rien dit. Promettez : cela n’engage à rien.
play-chat-empty = Personne n’a encore rien écrit.
play-chat = Écrire à la table
play-send = Envoyer
play-say = Dire
play-say-other = Autre chose
play-say-nothing = Ne rien dire
play-say-it = Le dire
play-said-claim = Affirmer
play-said-promise = Promettre
play-said-request = Demander
play-said-offer = Proposer
play-slot-one = Un seul choix
play-slot-many = Un choix ou plusieurs
play-say-instead = Au lieu de : « { $said } »
play-asked-of-you = On vous demande quelque chose
play-asked-more = { $count ->
    [one] et une autre demande
   *[other] et { $count } autres demandes
}
play-deal-made = Un marché est conclu

## La dernière page

play-winners = { $seats-count ->
    [0] Personne ne l’emporte
    [one] { $seats } l’emporte
   *[other] { $seats } se partagent la victoire
}
play-won-together = Victoire
play-lost-together = Défaite
play-scores = Scores
play-table = À la table
play-points = Points
play-won = victoire
play-rematch = Une autre partie
play-again-same = On remet ça
play-again-chance = Laisser faire le hasard
play-replay = Revoir la partie
play-replay-earlier = Cette partie suivait une version antérieure des règles : celles d’aujourd’hui ne peuvent plus la rejouer coup par coup. Sa fin, elle, est gardée.
play-look = Regarder le plateau
play-to-end = Revenir à la fin
play-export = Enregistrer la partie
play-report = Enregistrer en tableau
play-home = Accueil

## Le registre des mensonges

play-liars = { $seats-count ->
    [one] { $lies ->
        [one] Un seul mensonge, signé { $seats }.
       *[other] La palme du mensonge : { $seats }, { $lies } fois.
    }
   *[other] { $lies ->
        [one] Un mensonge par personne : { $seats }.
       *[other] La palme du mensonge, ex æquo : { $seats }, { $lies } fois.
    }
}
play-no-liar = Personne n’a menti. On n’a pas posé deux fois la question, non plus.
play-nothing-said = Rien n’a été dit que l’on puisse reprocher à quelqu’un.
play-account-silent = N’a rien dit, rien tenu, rien trahi.
play-account-paid = { $lies ->
    [one] A menti une fois, et gagné. Cela paie.
   *[other] A menti { $lies } fois, et gagné. Cela paie.
}
play-account-lost = { $lies ->
    [one] A menti une fois, pour rien.
   *[other] A menti { $lies } fois, pour rien.
}
play-account-honest = { $kept ->
    [one] A donné sa parole une fois, et l’a tenue.
   *[other] A donné sa parole { $kept } fois, et l’a tenue.
}
play-account-untested = Sa parole n’a jamais été mise à l’épreuve.
play-lie-paid = et cela a payé
play-before = Avant le premier jour

## Des dés honnêtes

play-proof = Les dés étaient-ils honnêtes ?
play-proof-why = Avant la partie, la maison a montré le sceau de sa moitié de la graine ; chaque place y a jeté la sienne. Tous les dés et tous les mélanges découlent des deux. Personne ne pouvait les choisir, et n’importe qui peut le vérifier.
play-proof-promise = La moitié de la maison est bien celle qu’elle avait scellée avant la partie.
play-proof-seed = La graine est faite de cette moitié et de ce que chaque place y a jeté.
play-proof-commitment = C’est la graine dont le sceau était visible pendant la partie.
play-proof-replay = Rejoués depuis cette graine, tous les coups sont permis et le résultat est le même.
play-proof-show = Montrer les chiffres
play-proof-check = Vérifier
play-proof-right = juste
play-proof-wrong = faux

## Revoir une partie

play-replay-title = Revoir la partie
play-replay-none = Il n’y a pas de partie à revoir ici. Ouvrez une partie enregistrée, ou revenez à l’accueil.
play-replay-open = Ouvrir une partie
play-replay-bad = Ce fichier n’est pas une partie enregistrée. Choisissez-en un autre.
play-replay-eyes = Vue par
play-replay-everything = Tout est révélé
play-replay-public = Le public
play-replay-bar = Temps
play-replay-at = Action { $at } sur { $actions }
play-replay-first = Au début
play-replay-previous = Un pas en arrière
play-replay-next = Un pas en avant
play-replay-last = À la fin
play-replay-play = Lecture
play-replay-pause = Pause
play-replay-speed = Vitesse
play-replay-back = Retour à la table

## Apprendre

play-learn-title = Première partie
play-learn-next = Suite
play-learn-on = Continuer la partie
play-learn-previous = Retour
play-learn-yours = Il faut maintenant choisir ce qui est marqué.
play-learn-other = Ce n’est pas une mauvaise idée, mais la leçon va ailleurs. Il faut choisir ce qui est marqué.
play-learn-watch = Les autres jouent.
play-learn-step = Étape { $at } sur { $of }
play-learn-done = Voilà pour l’essentiel. Le reste s’apprend à ses dépens.
play-learn-real = Jouer pour de vrai
play-learn-again = Reprendre depuis le début
play-learn-none = Ce jeu n’a pas encore de leçon. Lisez ses règles, ou ouvrez une table avec des robots.

## Ce que disent les cartes : commun à tous les jeux.

log-too-long = La partie a duré { $actions } coups, le plus qu’elle puisse durer. Elle s’arrête là, dans l’état où elle est.
log-card-acts = { $card } prend effet.
log-card-set-aside = { $card } tournerait sans fin : on continue sans.
log-card-choice = { $seat } choisit : { $option }.
log-card-roll = Les dés donnent { $dice } : { $sum }.
log-card-ballot = { $seat } vote : { $option }.
log-card-vote = C’est décidé : { $option }.
prompt-card-order = Plusieurs choses arrivent en même temps. Laquelle passe en premier ?
waiting-card-order = { $seat } décide de ce qui passe en premier.
prompt-order-of = Plusieurs choses arrivent en même temps ({ $about }). Laquelle passe en premier ?
waiting-order-of = { $seat } décide de ce qui passe en premier ({ $about }).
waiting-card = { $seat } décide.

## Le registre et les blancs des déclarations, ici et au terminal

slot-places = Quels Lieux ? Plusieurs numéros, séparés par des espaces.
slot-place = Quel Lieu ?
slot-whom = Qui ?
slot-to = À qui parlez-vous ?
ledger-title = Le registre des mensonges
ledger-who = Qui
ledger-what = Ce qui s’est dit
ledger-verdict = Ce qu’il en fut
