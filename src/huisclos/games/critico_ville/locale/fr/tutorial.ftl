## La première partie : une leçon par moment de la partie enregistrée. La personne qui apprend est Alix.

tutorial-welcome = Tu es Alix : Bo et toi gagnerez ensemble ou pas du tout. Amenez le pion à la case 36 avant que les 20 cases zombie soient pleines. Chaque personnage a trois jetons de pouvoir : prends la Défenseure maintenant et, après Bo, l’Exterminateur.

## Tour 1 : Alix

tutorial-place = Chaque tour commence par une invasion. Deux zombies arrivent, et tu choisis où, du moment que c’est dans la zone du pion. Mets-en un sur la case 7, avec ses copains, et un sur la case 5, juste à portée de ton combat.
tutorial-question = Ensuite vient une question. Parles-en avec Bo, ou ouvre l’aide-mémoire : les leçons, elles, ne soufflent pas.
tutorial-fight = Lis pourquoi, puis passe à tes deux lancers. Combat : de 4 à 6, tu bats un zombie à cinq cases au plus et tu peux continuer ; de 1 à 3, c’est fini. Fuite : le pion avance d’autant de cases que l’indique le dé.
tutorial-run = Un zombie de moins, et un 6 pour la fuite : on ne fait pas mieux. Tant que tu n’as pas couru, le Coureur de Bo pourrait encore faire relancer le dé. Cours !

## Tour 2 : Bo

tutorial-defend = Six cases : pas mal. C’est maintenant le tour de Bo, et quatre arrivent d’un coup. Un pouvoir s’utilise pendant le tour de n’importe qui : annule cette invasion avec la Défenseure.
tutorial-lost = La réponse de Bo était fausse, mais dans le jeu normal, le combat a lieu quand même. Un 2 : perdu ! Heureusement, Bo a aussi la Combattante et paie un jeton pour relancer.
tutorial-blocked = Un 6, mais le zombie de la case 8 arrête le pion sur la 7. Ton Exterminateur pourrait dégager la route : il y faudrait deux de tes trois jetons, un pour la 8 et un pour la 9. Ne fais rien pour l’instant : ton combat vient juste après.

## Tour 3 : Alix

tutorial-behind = Derrière le pion ou sous lui, un zombie n’arrête personne. Mais il remplit une case, et quand les 20 sont pleines, c’est perdu. Mets celui-ci sur la case 5.
tutorial-open = Une question ouverte : rien à cocher, à toi de trouver les mots. Écris ta réponse ou dis-la à voix haute, puis appuie sur « C’est ma réponse ». Sans idée, tu pourrais passer la question à Bo.
tutorial-judge = Compare avec le modèle ; disons que ta réponse était bonne. Dans le jeu normal, c’est toi qui juges. Dans la variante difficile, les autres votent, et seule une bonne réponse permet de combattre.
tutorial-target = Un 4, gagné ! Trois zombies sont à portée : bats celui de la case 8, qui te barre la route. Puis continue le combat : la 9 pourrait suivre.

## Tour 5 : Alix

tutorial-zone = Quatre zombies sont venus, et trois ont fini derrière toi ou sous tes pieds. Ta zone est pleine : le dernier va donc dans n’importe quelle zone devant toi. Mets-le sur la case 24 : il n’y gêne encore personne, et un prochain combat pourra l’atteindre.

## Tour 6 : Bo

tutorial-clear = Pendant ton tour, le Coureur de Bo a fait relancer un malheureux 1 ; à toi d’aider, maintenant. Bo a fait 6, et deux zombies barrent la route. Extermine celui de la case 26, puis celui de la 27.

## Tour 8 : Bo

tutorial-last = Bo a perdu le combat et fait 3 pour la fuite. Cela suffit pour filer, sans ce zombie sur la case 35. Il te reste un jeton : c’est le moment.
tutorial-end = Vous voilà loin, en huit tours, avec neuf cases zombie encore libres. Après une partie, on voit les réponses de tout le monde, thème par thème. Si cela devient trop facile, essaie la variante difficile.
