## Ce qu’une série compte

simulate-saved = Victimes sauvées par partie
simulate-dead = Victimes tuées par partie
simulate-back = Parties où elle est revenue

## Le formulaire d’une table

setting-killer = Tueur
    .help = Qui rôde dehors. Tout Tueur va avec tout Lieu.
setting-location = Lieu
    .help = Là où il ne fallait pas venir.
setting-girl = Survivante
    .help = Celle qui va s’en sortir. Peut-être.
setting-difficulty = Difficulté
    .help = Horreur Absolue : moins de dés, et un Temps de moins à chaque tour.
setting-difficulty-normal = Normale
setting-difficulty-absolute = Horreur Absolue
setting-legend = Pouvoir Maléfique légendaire
    .help = Le Pouvoir Maléfique du Tueur est le légendaire. Vous voilà au courant.
setting-ambiguity = En cas de doute
    .help = Deux Victimes à égale distance, deux chemins aussi courts : qui tranche ?
setting-ambiguity-worst = Le pire pour vous
setting-ambiguity-choose = Vous choisissez
setting-ambiguity-random = Le hasard
setting-pack = Un film à vous
    .help = Un module (.toml) avec un Tueur, un Lieu ou des Survivantes, en plus de ceux de la boîte.
setting-other = Un autre film à vous
    .help = Un second module : un Tueur dans l’un, un Lieu dans l’autre.
