## L’aide-mémoire

memo-turn = Un tour
memo-phase-action = Jouez vos cartes, une à une. Sauvez les Victimes sur les Sorties. Toute carte se défausse pour 1 Temps. Sous zéro, c’est fini après la carte.
memo-phase-planning = Prenez des cartes dans le Tableau contre du Temps ; les gratuites ne coûtent rien. Dix en main au plus. Puis le Temps remonte, et les cartes jouées reviennent.
memo-phase-killer = L’action de la carte Finale, puis une carte Terreur, de haut en bas. La Finale révélée, il n’y a plus que son action.
memo-phase-panic = Si quelqu’un a été tué ce tour-ci, chaque Victime dans une zone avec un Ennemi lance un dé et court là où mène le chiffre.
memo-phase-upkeep = Pile Terreur vide : la Finale est révélée. Puis ce que disent les cartes. Vous pouvez réorganiser vos Objets.
memo-roll = Les Jets d’Horreur
memo-roll-1 = 5 et 6 sont des Succès. 3 et 4 sont partiels : deux cartes défaussées en font un Succès.
memo-roll-2 = Plus l’Horreur est haute, moins il y a de dés ; jamais moins d’un.
memo-roll-3 = Un dé de plus tant qu’il ne vous reste que le jeton Dernier PV, et un autre tant qu’il ne reste que cela au Tueur.
memo-hunt = Comment choisit le Tueur
memo-hunt-1 = La carte nomme la cible : les Victimes les plus proches, vous, ou qui est le plus près.
memo-hunt-2 = À distance égale : le groupe de Victimes le plus nombreux. Encore égal : comme la table en a décidé.
memo-hunt-3 = Il prend un chemin le plus court, passe devant les autres sans s’arrêter, et s’arrête une fois arrivé.
memo-hunt-4 = Chaque attaque touche une personne de sa zone : d’abord les Victimes, sauf si c’est vous la cible. Chaque Victime tuée fait monter la Soif de sang.
memo-cards = Les cartes Action
memo-card = { $cost ->
        [0] gratuite
       *[other] { $cost } Temps
    }{ $copies ->
        [one] {""}
       *[other] , { $copies } exemplaires
    }
