## Ce qu’une série compte

simulate-met = Objectif principal atteint
simulate-morale = Moral à la fin
simulate-rounds = Manches par partie
simulate-dead = Survivants perdus par partie
simulate-exiled = Exils par partie
simulate-traitors = Traîtres par partie

## Le formulaire d’une table

setting-objective = Objectif principal
    .help = Ce que la colonie entreprend, et pour combien de temps.
setting-variant = Façon de jouer
    .help = Habituelle : un objectif secret par personne, et peut-être un traître (DW-0.3). Tout le monde ensemble : ni secrets ni exil, et le côté difficile de l’objectif (DW-11.1). Traître probable : deux fois moins d’objectifs ordinaires dans la donne (DW-11.3). À deux, on joue toujours ensemble.
setting-variant-usual = Habituelle
setting-variant-cooperative = Tout le monde ensemble
setting-variant-traitor = Traître probable
setting-hard = Côté difficile
    .help = Le côté difficile de l’objectif principal (DW-11.4).
setting-elimination = Élimination
    .help = Qui perd son dernier survivant quitte la partie (DW-11.5).
setting-starving = Quand la nourriture manque
    .help = Ce que la faim coûte à la colonie (DW-5.1).
setting-starving-one = Un de moral
setting-starving-tokens = Un de moral par jeton famine
setting-needed = Cartes qui évitent une crise
    .help = Autant que de personnes qui jouent, avec ou sans les personnes exilées ou éliminées (DW-5.3).
setting-needed-present = Une par personne de la colonie
setting-needed-all = Une par personne de la table
setting-crowds = Zombies dans les lieux
    .help = Combien viennent là où il y a quelqu’un (DW-5.4).
setting-crowds-place = Un par lieu
setting-crowds-survivor = Un par survivant sur place
setting-exiles_return = Retour d’exil
    .help = Les survivants d’une personne exilée peuvent entrer dans la colonie (DW-8.4).
setting-two_exiles = Deux exils sans traître
    .help = Le moral tombe à zéro quand deux personnes loyales ont été exilées (DW-8.3).
setting-two_exiles-loyal = Toujours
setting-two_exiles-literal = Sauf si un traître est exilé aussi
setting-hidden_outcomes = Issues cachées
    .help = Ce à quoi mène une croisée des chemins n’est dit qu’une fois le choix fait.
setting-page = Des gens devant la page
    .help = Des croisées des chemins peuvent attendre ce qu’on y fait : une ligne écrite, une longue réflexion, un choix repris. La table le règle d’elle-même.
setting-pack = Des cartes à vous
    .help = Un module (.toml) avec des croisées des chemins, des survivants, des crises, des objectifs ou des objets, en plus de ceux de la boîte.
setting-other = D’autres cartes à vous
    .help = Un second module.
