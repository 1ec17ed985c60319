## Les mots communs à tous les jeux

# Plusieurs choses à la suite : « a, b et c ».
list = { $most } et { $last }
list-none = rien

## Ce qu’il est advenu d’une parole : affirmation, promesse, demande ou offre

verdict-kept = Tenu
verdict-broken = Trahi
verdict-true = Vrai
verdict-false = Faux
verdict-moot = Sans objet
# Une demande est exaucée ou non par la personne à qui elle s’adresse.
verdict-request-kept = Exaucé
verdict-request-broken = Ignoré
verdict-request-moot = { verdict-moot }

## Options

option-pass = Rien pour l’instant

## Robots

# Leurs noms, dans l’ordre où ils s’assoient ; les tables enregistrées s’y fient : n’ajouter qu’à la fin.
bot-names = Ana Bo Cyd Diane Eli Flo Gus

## Une partie finie, en tableau

report-player = Nom
report-points = Points
report-won = Victoire
