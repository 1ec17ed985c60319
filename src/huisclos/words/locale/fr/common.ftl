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

# Ce qui se répond à une demande ou à une offre : au choix, puis tel que dit.
answer-deal = Marché conclu
answer-no = Non
answer-else = Autre chose
said-deal = Marché conclu.
said-no = Non.
said-else = Pas comme ça.

# Ce qu’il advint de chaque côté d’un marché.
side-kept = { $seat } a tenu parole
side-broken = { $seat } a trahi
side-moot = { $seat } ne devait plus rien

## Options

option-pass = Rien pour l’instant

## Robots

# Leurs noms, dans l’ordre où ils s’assoient ; les tables enregistrées s’y fient : n’ajouter qu’à la fin.
bot-names = Ana Bo Cyd Diane Eli Flo Gus

## Une partie finie, en tableau

report-player = Nom
report-points = Points
report-won = Victoire
# Ce que les tableurs attendent entre deux cellules, là où la virgule sépare les décimales.
report-separator = ;
