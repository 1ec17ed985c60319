## La première manche : une leçon par moment de la manche enregistrée. La personne qui apprend s’appelle Alix.

## Mise en place

tutorial-welcome = Vous êtes Alix. Dehors il fait moins quarante, et les morts s’en moquent. Avec Ana et Bo, vous maintenez en vie une colonie, qui doit tenir jusqu’à la fin de la dernière manche. L’un de ces quatre survivants mènera votre groupe. Choisissez Diego, le pompier : personne ici n’a plus d’influence, et vous jouerez en premier.
tutorial-follower = Et quelqu’un le suivra. Choisissez Berthe, la cantinière : avec un bon dé, elle fait à manger de presque rien.

## Votre tour

tutorial-attack = Chaque manche commence par une crise. Celle-ci veut trois médicaments d’ici ce soir, sinon le moral baisse de 2 ; à zéro, tout est fini. Puis tout le monde lance ses dés. Vous avez 2, 3 et 5. Pour attaquer, il faut à Diego un 2 ou plus : qu’il tue le zombie de la première entrée.
tutorial-die = Dépensez le plus petit dé qui suffit : le 2. Le zombie est déjà mort. Diego, lui, n’est pas à l’abri : après une attaque, on lance le dé de risque. De ses douze faces, six sont vierges, trois blessent, deux donnent une engelure, et une est une morsure, qui tue et se propage.
tutorial-cook = Face vierge. Diego essuie sa hache. À Berthe : dans la colonie, avec un dé de 4 ou plus, elle ajoute 2 nourriture à la réserve. Votre 5 est pour elle.
tutorial-rice = Les cartes de votre main ne coûtent pas de dé. Jouez le Sac de riz : 2 nourriture de plus. Ce soir, une nourriture suffit à deux personnes dans la colonie, y compris celles qui sont sans défense ; s’il en manque, le moral baisse. La carte va ensuite à la décharge, et dix cartes à la décharge coûtent du moral, elles aussi.
tutorial-move = Votre objectif secret n’est qu’à vous : en plus du but de la colonie, il vous faut à la fin une arme, de la nourriture, du carburant et un médicament en main. La liste, en dessous, dit où vous en êtes. Il vous manque une arme. Envoyez Diego au commissariat : cela ne coûte pas de dé, mais cela demande le dé de risque.
tutorial-search = Vierge encore, et le voilà sur place. Fouiller demande un dé de 3 ou plus, et vous en avez gardé un. Fouillez.
tutorial-noise = Une caisse de bric et de broc, et personne d’autre ne la voit. Vous pourriez la garder. Ou bien vous faites du bruit, et vous piochez une carte de plus ; le jeton reste, et ce soir il attirera peut-être un zombie. Faites du bruit.
tutorial-enough = Un Pistolet. Plus de bruit, ce serait plus de cartes, et plus de compagnie. Arrêtez là.
tutorial-keep = Vous gardez l’une, l’autre retourne sous la pile. Prenez le Pistolet. Entre les mains de Diego, il tuerait ; pour votre objectif, il doit rester dans les vôtres.
tutorial-crisis = Tout y est : l’objectif est à vous, tant que vous gardez ces cartes en main. Mais la crise veut des médicaments, et vous avez deux Bandages. Ajoutez-en un, face cachée. Les bonnes cartes comptent pour la colonie, les autres contre elle, et personne ne sait de qui elles viennent. De quoi plaire à un traître.
tutorial-end-turn = Vos dés sont dépensés. Pendant tout ce temps, à votre droite, Bo vous guettait, une croisée des chemins à la main. Si vous aviez fait ce qu’elle attend, vous auriez entendu une histoire, et c’est vous qui auriez dû en choisir la suite. Pas aujourd’hui. Finissez votre tour.

## Les autres

tutorial-watch = Au tour d’Ana, et maintenant c’est vous qui guettez. La carte attend le soldat, qui n’est pas là : elle ne donnera rien. N’en laissez rien paraître. C’est la moitié du jeu.
tutorial-last-turn = Et à Bo. Regardez qui ajoute des cartes à la crise, qui nourrit la colonie, et qui remplit son sac. Quelqu’un, ici, veut peut-être que tout cela échoue. Qui doute le dit, ou appelle un vote : la colonie peut exiler n’importe qui.

## La nuit

tutorial-dusk = Bo a fini, et vient la phase Colonie. D’abord, on mange. Puis on compte la décharge. Puis on ouvre la crise. Puis ils arrivent : un pour deux personnes dans la colonie, un dans chaque lieu où il y a quelqu’un, et pour chaque bruit un dé : à 3 ou moins, un de plus.
tutorial-night = Personne n’a eu faim, et il y avait assez de médicaments sur la crise : elle est évitée. Mais regardez les entrées. Quand il n’y a plus de place pour un de plus, il entre, et le survivant de plus faible influence sur place meurt. Les barricades prennent leur place ; les attaques en refont.
tutorial-end = C’était une nuit, et il y en aura d’autres. Une nouvelle crise est sur la table, les dés sont relancés, et c’est à la personne de droite d’ouvrir la manche. À partir d’ici, l’hiver est à vous : continuez avec Ana et Bo, comme bon vous semble. Si quelque chose vous échappe, sa règle est à un clic.
