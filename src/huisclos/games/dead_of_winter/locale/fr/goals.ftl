## Où l’on en est

far-least = { $of } : { $have } sur { $need }
far-most = { $of } : { $have }, { $need } au plus
far-hand = En main, { $of-many } : { $have } sur { $need }
far-only = En main, { $of-many } et rien d’autre : { $have } sur { $need }
far-gear = Sur vos survivants, { $of-many } : { $have } sur { $need }
far-group = Vos survivants : { $have } sur { $need }
far-few = Vos survivants : { $have }, { $need } au plus
far-largest = Le plus grand groupe : vous en avez { $have }, il en faut { $need }
far-unhurt = { $have ->
    [0] Aucun de vos survivants n’est blessé
    [one] Vos survivants ont une blessure
   *[other] Vos survivants ont { $have } blessures
 }
far-barricaded = Lieux barricadés : { $have } sur { $need }
far-rounds = Manches : { $have } sur { $need }
far-morale = Moral à zéro : il en reste { $have }
far-main = { $met ->
    [1] L’objectif principal est atteint
   *[other] L’objectif principal n’est pas atteint
 }
far-not-main = { $met ->
    [1] L’objectif principal n’est pas atteint, comme vous le voulez
   *[other] L’objectif principal est atteint, malgré vous
 }
far-other = { $met ->
    [1] Le reste est comme il faut
   *[other] Il manque encore quelque chose
 }

kind-any = N’importe quelle carte
    .a = une carte
    .many = cartes
figure-players = Personnes à la table
figure-exiles = Personnes exilées
figure-morale = Moral
figure-rounds = Manches restantes
figure-food = Nourriture
figure-starvation = Jetons famine
figure-helpless = Personnes sans défense
figure-waste = Cartes dans la décharge
figure-progress = Avancement
figure-zombies = Zombies
figure-zombies-here = Zombies ici
figure-zombies-colony = Zombies à la colonie
figure-zombies-away = Zombies dans les lieux
figure-barricades = Barricades
figure-barricades-colony = Barricades à la colonie
figure-barricades-here = Barricades ici
figure-noise = Bruit
figure-noise-here = Bruit ici
figure-survivors = Survivants
figure-survivors-colony = Survivants dans la colonie
figure-survivors-away = Survivants dans les lieux
figure-survivors-here = Survivants ici
figure-mine = Vos survivants
figure-my-colony = Vos survivants dans la colonie
figure-my-away = Vos survivants dans les lieux
figure-hand = Cartes dans votre main
figure-dice = Vos dés non utilisés
figure-given = Cartes que vous avez ajoutées à la crise
figure-gone = Survivants morts ou partis
figure-my-wounds = Blessures de vos survivants
figure-room-here = Places libres ici
figure-wounds = Blessures
figure-empty-decks = Lieux entièrement fouillés
