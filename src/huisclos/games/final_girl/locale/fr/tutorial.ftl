## La première partie : une leçon par moment de la partie enregistrée. La personne qui apprend est la Final Girl.

## Tour 1

tutorial-welcome = Vous êtes Laurie, et ce film est le vôtre. Il finit quand Hans le Boucher est mort, ou vous. Pour que la première nuit soit courte, il a 6 Santé au lieu de 12. Deux Victimes viennent de descendre du car, juste à côté de vous, et une sortie est à deux pas. Jouez Marche.
tutorial-roll = La plupart des cartes demandent un Jet d’Horreur. À votre niveau d’Horreur, cela fait deux dés : 5 et 6 sont des Succès, 3 et 4 des Succès partiels. Vous avez un de chaque. Deux cartes de votre main font du partiel un Succès : défaussez vos deux Concentration. Elles retournent au Tableau, où elles sont gratuites.
tutorial-move = Deux Succès : deux zones au plus. La première mène à la sortie Sud-Est.
tutorial-follow = À chaque pas, deux Victimes de votre zone au plus peuvent vous suivre. Emmenez-les toutes les deux.
tutorial-save = Voici une Sortie. On y sauve des Victimes à tout moment de la phase Action, même au milieu d’un déplacement. Sauvez la première.
tutorial-space = Chaque Victime sauvée couvre une case de votre carte, et vous donne ce qui y est imprimé. La 1re case vous ôte 1 Horreur. Une fois les six couvertes, votre Capacité Ultime est à vous.
tutorial-second = La deuxième est hors de danger, elle aussi. Couvrez la 5e case : elle vous laisse prendre au Tableau, pour rien, une carte qui coûte 2 Temps au plus. Que ce soit Recherche.
tutorial-back = Il vous reste une zone à marcher. Revenez au Ponton : c’est une zone de Recherche, et un Couteau est posé sur sa pile. Puis jouez Recherche.
tutorial-keep = Deux Succès : vous regardez deux Objets et vous en gardez un. Le Couteau prend une main et ajoute 1 Dégât à vos coups, la Hache prend les deux et en ajoute 2. Prenez la Hache, et mettez le Couteau sous la pile, face cachée.
tutorial-stop = Il vous reste 4 Temps, et c’est avec le Temps que l’on paie ses cartes. Arrêtez la phase Action tant que vous en avez. Sous zéro, elle se serait arrêtée toute seule, et vous n’auriez plus pu prendre que des cartes gratuites.
tutorial-plan = La phase Organisation : prenez Sprint et Défense, pour 2 Temps chacune. Ce que vous ne dépensez pas est perdu : chaque tour commence avec 6.

## Tour 2

tutorial-killer = C’était Hans. Le journal dit pourquoi il a fait quoi : les Victimes les plus proches étaient sur la Falaise, et la carte Terreur l’a laissé y aller et frapper. L’une est morte, et chaque mort fait monter sa Soif de sang. L’autre a paniqué et couru là où un dé l’a dit. À vous, maintenant que vous avez une hache. Jouez Sprint.
tutorial-lake = Un Succès suffit pour deux zones : par le Lac, jusqu’à la Falaise. Personne dans le Lac ne vous y suivra : les Victimes ne vont pas là où est le Tueur.
tutorial-attack = Vous êtes dans sa zone : vous pouvez attaquer. Une Attaque faible inflige 1 Dégât, la Hache en fait 3.
tutorial-hurt = 3 Dégâts pour Hans et, comme il n’y avait qu’un Succès, 1 Santé de moins pour vous. Ne gâchez pas vos 5 Temps : arrêtez la phase, prenez Attaque puissante, puis toutes les cartes gratuites.
tutorial-react = Personne n’est plus près que vous : Hans vous attaque, 2 Dégâts. À cela, vous pouvez opposer des Réactions. Défense pare 2 Dégâts avec un Succès, et tout avec deux.

## Tour 3

tutorial-furious = Rien n’est passé. Puis la carte Terreur a apporté une pizza, une Victime de plus et 2 Horreur. Hans n’a plus que 3 Santé. Avec la Hache, Attaque puissante les lui prend d’un seul Succès.
tutorial-returns = Le voilà par terre. Mais pour lui comme pour vous, le dernier point de Santé est un jeton, et quand on le retourne, il peut montrer qu’il en restait : Hans se relève avec 1 Santé, et la phase s’arrête aussitôt. Cela ne marche qu’une fois, pour vous aussi. Prenez Coup critique avec tout votre Temps, et Attaque faible, qui est gratuite.

## Tour 4

tutorial-last = Pas de Défense en main : 2 Santé de moins, et votre Horreur est au plus haut. Il ne vous reste qu’un dé, et un autre parce que Hans en est à son dernier point de Santé. Mais regardez Coup critique : il inflige des Dégâts même sans Succès. Finissez-en.
tutorial-end = Hans reste par terre, et vous avez gagné. Deux Victimes sont sauvées, une est morte ; les autres ne sauront jamais à quoi elles ont échappé. Dans un film entier, il a 12 Santé et, après dix cartes Terreur, vient la Finale. Alors sauvez qui vous pouvez tant que vous pouvez : c’est avec ce que cela vous donne qu’on vient à bout de lui.
