## Les mots communs à tous les jeux

# Plusieurs choses à la suite : « a, b et c ».
list = { $most } et { $last }
list-none = rien

## Ce qu’il est advenu d’une parole : affirmation, promesse, demande ou offre

verdict-kept = Suivi d’effet
verdict-broken = Resté lettre morte
verdict-true = Vrai
verdict-false = Faux
verdict-moot = Sans objet

## Options

option-pass = Rien pour l’instant
