# Pourquoi le bot ferait cela : pour qui le lui demande.

reason-plan = { $card } : c’est ce qu’il faudra au prochain tour.
reason-attack = L’ennemi est à portée, et un bon coup lui coûte { $damage } Santé.
reason-search = Il y a peut-être une arme là-dedans, et personne ne gagne à mains nues.
reason-calm = Moins d’Horreur, c’est plus de dés, à chaque jet.
reason-rest = La santé est basse, et il y a de quoi souffler.
reason-walk = Il y a mieux à faire ailleurs, ou moins à craindre.
reason-guard = Un coup pareil vaut bien une carte.
reason-reroll = Avec ces dés, ça ne peut que s’arranger.
reason-save = Qui est sauvé ne peut plus être tué, et rapporte quelque chose.
reason-end = Le Temps qui reste vaut plus à l’Organisation.
reason-convert = Deux cartes pour un Succès : la ligne du dessus en vaut la peine.
reason-apply = C’est assez bien : autant garder les cartes.
reason-take-it = Ça fera mal, mais les cartes serviront davantage plus tard.
reason-away = N’importe où sauf ici.
reason-to-killer = Il est temps d’aller trouver { $killer }.
reason-to-exit = Dehors, avec qui veut suivre : { $zone-to }.
reason-to-zone = En route, { $zone-to }.
