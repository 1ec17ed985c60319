## Le jeu

game-title = Final Girl
game-summary = Une femme, un Tueur, une nuit. Sauvez qui vous pouvez, trouvez quelque chose de tranchant, et soyez encore là au générique.
game-makers = Evan Derrick et A. J. Porfirio, Van Ryder Games

## Les phases d’un tour

phase-action = Action
phase-planning = Organisation
phase-killer = Tueur
phase-panic = Panique
phase-upkeep = Maintenance

## Les cartes Action
## .text : ce que donnent deux Succès ou plus, un seul, aucun ; .line : ce qui vaut d’être lu.

card-walk = Marche
    .text = Deux Succès : 2 zones au plus, −1 Temps. Un : 1 zone au plus, −1 Temps. Aucun : 1 zone au plus, −1 Santé et −2 Temps ; ou seulement −2 Temps.
    .line = Marcher. Ne pas courir. Les autres ont couru.
card-focus = Concentration
    .text = Deux Succès : −1 Horreur, +2 Temps. Un : −1 Horreur, −1 Temps. Aucun : −2 Temps.
    .line = Compter jusqu’à trois. Respirer. Ne plus compter les cris.
card-weak-attack = Attaque faible
    .text = Deux Succès : 1 Dégât. Un : 1 Dégât, −1 Santé. Aucun : −1 Santé, et la phase s’arrête.
    .line = Comme plan, c’est mince, mais il y a un bout pointu.
card-short-rest = Halte
    .text = Deux Succès : +2 Santé. Un : +1 Santé, −1 Temps. Aucun : +1 Santé, +1 Horreur, −1 Temps, et la phase s’arrête.
    .line = Trente secondes par terre, le dos contre la porte.
card-close-call = De justesse
    .text = Pendant un Jet d’Horreur : relancez un dé ; ou tous, pour 2 Temps.
    .line = Un centimètre plus à gauche, et c’était le film de quelqu’un d’autre.
card-search = Recherche
    .text = Sur une zone de Recherche. Deux Succès : 2 Objets à regarder, 1 à garder, −1 Temps. Un : le premier Objet, −1 Temps. Aucun : le premier Objet, +2 Horreur, −2 Temps ; ou +1 Horreur, −2 Temps.
    .line = Tiroir vide. Tiroir vide. Tiroir pas vide.
card-sprint = Sprint
    .text = Deux Succès : 3 zones au plus, −1 Temps. Un : 2 zones au plus, −1 Temps. Aucun : 1 zone au plus, −1 Santé, −2 Temps, et la phase s’arrête ; ou −1 Santé, −2 Temps.
    .line = D’abord on perd ses chaussures. La dignité suit de près.
card-guard = Défense
    .text = Réaction à une attaque contre elle. Deux Succès : aucun Dégât. Un : 2 Dégâts de moins. Aucun : 1 Dégât de moins, mais au moins 1.
    .line = Un plateau, une chaise, l’avant-bras : tout ce qu’on peut mettre devant la lame.
card-distraction = Diversion
    .text = Deux Succès : −2 Horreur, +2 Temps. Un : −1 Horreur, +1 Temps. Aucun : −1 Horreur, −4 Temps ; ou +1 Horreur, −2 Temps.
    .line = Quelque part, une bouteille se brise. Tout le monde tourne la tête. Presque tout le monde.
card-improvise = Improvisation
    .text = Deux Succès : les Succès partiels comptent comme des Succès jusqu’à la fin de la phase. Un : au prochain Jet d’Horreur. Aucun : +1 Horreur, −1 Temps.
    .line = De la laque, un briquet et une très mauvaise idée.
card-planning = Préparation
    .text = Deux Succès : 3 dés de plus au prochain Jet d’Horreur. Un : 2 dés de plus, −1 Temps. Aucun : 1 dé de plus, +1 Horreur, −2 Temps.
    .line = Étape un : survivre. Étape deux : voir étape un.
card-retaliate = Riposte
    .text = Réaction à une attaque contre elle. Deux Succès : aucun Dégât, et 2 Dégâts rendus. Un : 2 Dégâts de moins, et 1 Dégât rendu. Aucun : rien.
    .line = Chacun son tour.
card-furious-strike = Attaque puissante
    .text = Deux Succès : 2 Dégâts, −1 Horreur. Un : 1 Dégât, −1 Horreur, et la phase s’arrête. Aucun : −1 Santé, +1 Horreur, et la phase s’arrête.
    .line = Ça, c’était pour la baby-sitter. Ça, c’est pour son copain. Et ça, c’est pour le chien.
card-long-rest = Repos
    .text = Deux Succès : +4 Santé, −1 Temps. Un : +3 Santé, −2 Temps. Aucun : +2 Santé, +1 Horreur, −2 Temps, et la phase s’arrête.
    .line = Elle ferme à clé, s’assied et pleure quatre minutes, montre en main.
card-critical-strike = Coup critique
    .text = Deux Succès : 3 Dégâts, −1 Horreur. Un : 2 Dégâts, −1 Horreur, et la phase s’arrête. Aucun : 2 Dégâts, −2 Santé, +1 Horreur, et la phase s’arrête.
    .line = Personne ne voudra croire que c’était aussi silencieux.

## Ce que l’on montre du doigt. Les nombres partent de 0 dans le programme, et de 1 pour les gens.

zones-1 = 1 zone
zones = { $value } zones
damage-1 = 1 Dégât
damage = { $value } Dégâts
die = { $value }
copy = exemplaire { $value }
victim-1 = Une Victime
    .the = une Victime
victim-2 = Une autre Victime
    .the = une autre Victime
victim = Encore une Victime
    .the = encore une Victime
turn-0 = 1er
turn-1 = 2e
turn-2 = 3e
turn-3 = 4e
turn-4 = 5e
turn-5 = 6e
turn-6 = 7e
turn-7 = 8e
turn-8 = 9e
turn-9 = 10e
turn-10 = 11e
turn-11 = 12e
turn = encore un
minion-0 = Sbire 1
minion-1 = Sbire 2
minion-2 = Sbire 3
minion-3 = Sbire 4
minion-4 = Sbire 5
minion-5 = Sbire 6
minion-6 = Sbire 7
minion-7 = Sbire 8
minion-8 = Sbire 9
minion-9 = Sbire 10
minion-10 = Sbire 11
minion-11 = Sbire 12
minion = Encore un Sbire
space-0 = 1re case
space-1 = 2e case
space-2 = 3e case
space-3 = 4e case
space-4 = 5e case
space-5 = 6e case
space-6 = 7e case
space-7 = 8e case
space-8 = 9e case
space-9 = 10e case
space-10 = 11e case
space-11 = 12e case
space = Encore une case
reward-0 = 1re récompense
reward-1 = 2e récompense
reward-2 = 3e récompense
reward-3 = 4e récompense
reward-4 = 5e récompense
reward-5 = 6e récompense
reward-6 = 7e récompense
reward-7 = 8e récompense
reward-8 = 9e récompense
reward-9 = 10e récompense
reward-10 = 11e récompense
reward-11 = 12e récompense
reward = Encore une récompense

## Options

option-end = Finir la phase Action
option-arrange = Réorganiser les Objets
option-time = Défausser pour 1 Temps
option-use = Utiliser
option-save = Sauver une Victime
option-stay = Rester ici
option-apply = S’en tenir là
option-convert = Faire d’un Succès partiel un Succès
option-take-it = Encaisser
option-let-it = Laisser faire, pour cette fois
option-let-all = Laisser faire jusqu’à la fin de la phase
option-done = C’est tout
option-free = Toutes les cartes gratuites
option-leave = La laisser sur la pile
option-top = Face visible, sur la pile
option-below = Face cachée, sous la pile
option-minions = Les Sbires
option-killer = au hasard
option-location = au hasard
option-girl = au hasard

## Ce qu’une table ne peut pas régler

