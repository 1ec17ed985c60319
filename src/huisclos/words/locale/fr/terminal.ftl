## Le terminal

terminal-welcome = Tapez le numéro de votre choix. ? explique la question ; ? suivi d’un numéro de règle, comme ? { $rule }, affiche cette règle ; annuler, dire, garder, plan, journal, quitter.
terminal-help = Commandes : un numéro choisit (plusieurs numéros si vous pouvez choisir plusieurs fois). « ? { $rule } » affiche cette règle. « annuler » reprend votre dernier choix. « dire » s’adresse à la table. « garder » enregistre la partie, « garder FICHIER » dans un fichier à vous. « plan » redessine la table. « journal » raconte tout depuis le début. « memo » ouvre l’aide-mémoire du jeu, s’il en a un. « quitter » enregistre et sort.
terminal-unknown = Tapez un numéro de 1 à { $most }, ou ? pour l’aide.
terminal-no-rule = La règle { $rule } n’existe pas. Essayez ? { $example }.
terminal-card = { $card } : { $does }
terminal-playable = Jouable maintenant.
terminal-undone = C’est repris. À vous de choisir.
terminal-saved = Partie enregistrée dans { $file }. Pour continuer : huisclos play --resume { $file }
terminal-save-where = Dans quel fichier l’enregistrer ? (Ctrl-D pour partir sans enregistrer.)
terminal-says = { $name } : « { $said } »
terminal-you = Alix
terminal-winners = { $seats-count ->
    [0] Personne ne l’emporte.
    [one] Victoire : { $seats }.
   *[other] Victoire partagée : { $seats }.
}
terminal-no-memo = Ce jeu n’a pas d’aide-mémoire.
terminal-nothing-said = Rien n’a été dit.
terminal-no-talk = Dans ce jeu, rien ne se dit sous une forme fixe.
terminal-unlocked = Le groupe { $group } a débloqué du nouveau pour ses prochaines parties.
slot-places = Quels Lieux ? Plusieurs numéros, séparés par des espaces.
slot-place = Quel Lieu ?
slot-whom = Qui ?
slot-to = À qui parlez-vous ?

## Le registre des mensonges

ledger-title = Le registre des mensonges
ledger-who = Qui
ledger-what = Ce qui s’est dit
ledger-verdict = Ce qu’il en fut

## Vérifier et simuler

verify-finished = { $actions } actions rejouées. Dés, coups et résultat sont justes. Victoire : { $winners }. Graine : { $seed }
verify-open = { $actions } actions rejouées, toutes permises. La partie n’est pas finie.
games-line = De { $least } à { $most } personnes, environ { $minutes } minutes
games-compiled = Règles compilées : les simulations s’en servent
games-plain = Règles non compilées ; huisclos fast s’en charge
fast-bar = Compilation des règles de { $game }, une fois pour toutes
fast-built = Les règles de { $game } sont compilées.
fast-there = Les règles de { $game } étaient déjà compilées.
simulate-bar = En cours
simulate-game = Jeu
simulate-players = Sièges
simulate-games = Parties
simulate-decisions = Décisions
simulate-seconds = Secondes
simulate-turns = Tours par partie
simulate-wins_by_bot = Victoires
simulate-speed = Décisions par seconde
packs-good = { $file } est un bon module pour { $game }.
