## L’aide-mémoire

memo-round = Une manche
memo-round-1 = Une crise est révélée. Tout le monde lance un dé par survivant de son groupe, plus un.
memo-round-2 = Puis un tour par personne, à partir de celle qui ouvre la manche. Les engelures d’abord : une blessure de plus par jeton.
memo-round-3 = Pendant votre tour, la personne à votre droite guette une croisée des chemins. Elle prend effet à la fin d’une action.
memo-round-4 = Vient ensuite la phase Colonie. Le moral à zéro arrête aussitôt la partie.

memo-die = Les actions qui coûtent un dé
memo-die-attack = **Attaquer un zombie** : un dé d’au moins la valeur d’attaque. Il meurt ; lancez le dé de risque.
memo-die-fight = **Attaquer un survivant** d’un autre groupe : un dé d’au moins la valeur d’attaque. Puis un nouveau dé : s’il ne dépasse pas la valeur d’attaque de la cible, elle est blessée, et vous pouvez prendre une carte au hasard.
memo-die-search = **Fouiller**, hors de la colonie : un dé d’au moins la valeur de fouille. Piochez une carte ; gardez-la, ou faites du bruit et piochez-en une de plus. Gardez-en une.
memo-die-barricade = **Barricader** : n’importe quel dé, un emplacement libre à une entrée.
memo-die-clean = **Nettoyer la décharge** : n’importe quel dé, dans la colonie. Trois cartes quittent la décharge.
memo-die-attract = **Appâter** : n’importe quel dé. Deux zombies viennent d’ailleurs.
memo-die-use = **Utiliser une capacité** ou un équipement, avec le dé que demande sa carte, ou aucun.

memo-free = Les actions sans dé
memo-free-play = **Jouer une carte** ; elle va ensuite à la décharge. L’équipement reste auprès d’un survivant.
memo-free-contribute = **Ajouter une carte à la crise**, face cachée.
memo-free-move = **Déplacer** chaque survivant une fois, puis lancer le dé de risque.
memo-free-raise = **Dépenser de la nourriture** : un jeton ajoute un à un dé, jusqu’à 6.
memo-free-ask = **Demander** une carte, qui est jouée aussitôt.
memo-free-hand = **Remettre un équipement** au même endroit.
memo-free-exile = **Appeler un vote** pour exiler quelqu’un, une fois par tour. À égalité, la personne qui ouvre la manche tranche.

memo-risk = Le dé de risque
memo-risk-blank = Vierge. Rien.
memo-risk-wound = Blessure. La troisième tue.
memo-risk-frostbite = Engelure. Une blessure, et une de plus au début de chacun de vos tours.
memo-risk-bite = Morsure. La mort, et elle se propage à la plus faible influence sur place : sacrifiez ce survivant, et c’est fini ; ou lancez le dé, et seule une face vierge le sauve et y met fin.

memo-colony = La phase Colonie
memo-colony-1 = **Nourriture** : une pour deux survivants dans la colonie. Pas assez : rien n’est mangé, un jeton famine, moral −1.
memo-colony-2 = **Décharge** : moral −1 toutes les dix cartes.
memo-colony-3 = **Crise** : les bonnes cartes +1, les autres −1. Autant que de personnes : évitée. Deux de plus : moral +1. Moins : elle frappe.
memo-colony-4 = **Zombies** : un à la colonie pour deux survivants, un dans chaque lieu où il y a quelqu’un. Bruit : un dé par jeton, un de plus à 3 ou moins.
memo-colony-5 = **Objectif principal** atteint : la partie s’arrête.
memo-colony-6 = **Manches** : une de moins. À zéro, la partie s’arrête.
memo-colony-7 = **Ouverture de la manche** : à la personne de droite.

memo-exile = L’exil
memo-exile-1 = Un objectif d’exil change le vôtre. Vos survivants quittent la colonie, chacun avec le dé de risque.
memo-exile-2 = Ni cartes à la crise, ni vote, ni personnes sans défense pour la colonie.
memo-exile-3 = Vos nouveaux survivants vont dans un lieu de votre choix.
memo-exile-4 = Les dés montent avec des cartes nourriture, pas avec des jetons.
memo-exile-5 = Vos morts ne coûtent pas de moral, et vos cartes ne vont pas à la décharge.
memo-exile-6 = Deux exils sans traître : le moral tombe à zéro.
