## Le terminal

terminal-welcome = Tapez le numéro de votre choix. ? explique la question ; ? suivi d’un numéro de règle, comme ? { $rule }, affiche cette règle ; annuler, dire, garder, plan, journal, quitter.
terminal-help = Commandes : un numéro choisit (plusieurs numéros si vous pouvez choisir plusieurs fois). « ? { $rule } » affiche cette règle. « annuler » reprend votre dernier choix. « jamais » passe, maintenant et chaque fois que la question revient. « dire » s’adresse à la table. « garder » enregistre la partie, « garder FICHIER » dans un fichier à vous. « plan » redessine la table. « journal » raconte tout depuis le début. « memo » ouvre l’aide-mémoire du jeu, s’il en a un. « quitter » enregistre et sort.
terminal-meanwhile = Pendant ce temps, ceci est possible [{ $rule }] :
terminal-meanwhile-still = Pendant ce temps, la même chose reste possible [{ $rule }].
terminal-go-on = Entrée : rien pour l’instant ; « suite » : rien jusqu’à la prochaine question.
terminal-unknown = Tapez un numéro de 1 à { $most }, ou ? pour l’aide.
terminal-no-rule = La règle { $rule } n’existe pas. Essayez ? { $example }.
terminal-card = { $card } : { $does }
terminal-playable = Jouable maintenant.
terminal-more = Tapez ? et un numéro, comme ? { $number }, pour en savoir plus.
terminal-several = { $exact ->
        [1] Choisissez-en { $most } : tapez leurs numéros, séparés par une espace, comme « 1 2 ».
       *[other] { $least ->
                [0] { $most ->
                        [1] Entrée toute seule : aucun.
                       *[other] Choisissez-en jusqu’à { $most } : tapez leurs numéros, séparés par une espace. Entrée toute seule : aucun.
                    }
               *[other] Choisissez-en de { $least } à { $most } : tapez leurs numéros, séparés par une espace.
            }
    }
terminal-no-pass = Impossible de passer ici : il faut une réponse.
terminal-endless = « sans » continue sans cette carte, « annuler » reprend votre dernier choix, « quitter » sort.
terminal-undone = C’est repris. À vous de choisir.
terminal-saved = Partie enregistrée dans { $file }. Pour continuer : huisclos play --resume { $file }
terminal-save-where = Dans quel fichier l’enregistrer ? (Ctrl-D pour partir sans enregistrer.)
terminal-says = { $name } : « { $said } »
terminal-answer = Que répondez-vous ? Un numéro, ou Entrée pour ne rien dire.
terminal-you = Alix
terminal-winners = { $seats-count ->
    [0] Personne ne l’emporte.
    [one] Victoire : { $seats }.
   *[other] Victoire partagée : { $seats }.
}
terminal-lost-together = Défaite.
terminal-no-memo = Ce jeu n’a pas d’aide-mémoire.
terminal-nothing-said = Rien n’a été dit.
terminal-no-talk = Dans ce jeu, rien ne se dit sous une forme fixe.
terminal-unlocked = Cette partie compte pour le groupe { $group } : les suivantes partiront de là.

## Vérifier et simuler

verify-finished = { $actions ->
    [one] Une action rejouée
   *[other] { $actions } actions rejouées
 }. Dés, coups et résultat sont justes. Victoire : { $winners }. Graine : { $seed }
verify-open = { $actions ->
    [one] Une action rejouée, et elle est permise.
   *[other] { $actions } actions rejouées, toutes permises.
 } La partie n’est pas finie.
games-line = { $most ->
    [1] En solo, environ { $minutes } minutes
   *[other] De { $least } à { $most } personnes, environ { $minutes } minutes{ $alone ->
        [0] {""}
       *[other] , en solo { $alone }
    }
}
games-compiled = Règles compilées : les simulations s’en servent
games-plain = Règles non compilées ; huisclos fast s’en charge
fast-bar = Compilation des règles de { $game }, une fois pour toutes
fast-built = Les règles de { $game } sont compilées.
fast-there = Les règles de { $game } étaient déjà compilées.
simulate-bar = En cours
simulate-game = Jeu
simulate-players = Places
simulate-games = Parties
simulate-decisions = Décisions
simulate-seconds = Secondes
simulate-turns = Tours par partie
simulate-won = Parties gagnées
simulate-wins_by_bot = Victoires
simulate-speed = Décisions par seconde
simulate-figure = { NUMBER($value, maximumFractionDigits: 0) }
simulate-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
packs-good = { $file } est un bon module pour { $game } : { $name } ({ $content }).
