## Le jeu

game-title = Dead of Winter
game-summary = Une colonie sous la neige, un but commun et un secret par personne. Partagez les vivres, tenez les portes, et trouvez qui attend que tout s’écroule.
game-makers = Jonathan Gilmour et Isaac Vega, Plaid Hat Games

## Les lieux
## .the porte l’article, .to et .from disent où l’on va et d’où l’on vient, .at où l’on est.

place-colony = Colonie
    .the = la colonie
    .to = à la colonie
    .from = de la colonie
    .at = dans la colonie
place-police = Commissariat
    .the = le commissariat
    .to = au commissariat
    .from = du commissariat
    .at = au commissariat
place-grocery = Épicerie
    .the = l’épicerie
    .to = à l’épicerie
    .from = de l’épicerie
    .at = à l’épicerie
place-school = École
    .the = l’école
    .to = à l’école
    .from = de l’école
    .at = à l’école
place-library = Bibliothèque
    .the = la bibliothèque
    .to = à la bibliothèque
    .from = de la bibliothèque
    .at = à la bibliothèque
place-hospital = Hôpital
    .the = l’hôpital
    .to = à l’hôpital
    .from = de l’hôpital
    .at = à l’hôpital
place-gas = Station-service
    .the = la station-service
    .to = à la station-service
    .from = de la station-service
    .at = à la station-service

## Les entrées : six à la colonie, puis une par lieu

entrance-0 = Entrée 1
    .at = à l’entrée 1 de la colonie
entrance-1 = Entrée 2
    .at = à l’entrée 2 de la colonie
entrance-2 = Entrée 3
    .at = à l’entrée 3 de la colonie
entrance-3 = Entrée 4
    .at = à l’entrée 4 de la colonie
entrance-4 = Entrée 5
    .at = à l’entrée 5 de la colonie
entrance-5 = Entrée 6
    .at = à l’entrée 6 de la colonie
entrance-6 = Commissariat
    .at = au commissariat
entrance-7 = Épicerie
    .at = à l’épicerie
entrance-8 = École
    .at = à l’école
entrance-9 = Bibliothèque
    .at = à la bibliothèque
entrance-10 = Hôpital
    .at = à l’hôpital
entrance-11 = Station-service
    .at = à la station-service

## Les sortes d’objets

kind-weapon = Arme
    .a = une arme
    .no = pas d’arme
    .many = armes
kind-fuel = Carburant
    .a = du carburant
    .no = pas de carburant
    .many = carburants
kind-tool = Outil
    .a = un outil
    .no = pas d’outil
    .many = outils
kind-food = Nourriture
    .a = de la nourriture
    .no = pas de nourriture
    .many = nourriture
kind-medicine = Médicament
    .a = un médicament
    .no = pas de médicament
    .many = médicaments
kind-book = Livre
    .a = un livre
    .no = pas de livre
    .many = livres
kind-outsider = Renfort
    .a = du renfort
    .no = pas de renfort
    .many = renforts

## Les parties d’une manche

phase-setup = Mise en place
phase-players = Les tours de jeu
phase-colony = Phase Colonie

## Les dés et les pouces

die = { $value }
turn-0 = nº 1
turn-1 = nº 2
turn-2 = nº 3
turn-3 = nº 4
turn-4 = nº 5
turn-5 = nº 6
turn-6 = nº 7
turn-7 = nº 8
turn-8 = nº 9
turn-9 = nº 10
turn-10 = nº 11
turn-11 = nº 12
turn = nº { $value }
thumb-up = Pouce levé
thumb-down = Pouce baissé

## Ce qui est tiré si personne ne choisit

option-objective = tiré au sort

## Un jet pour une carte

log-card-roll = { $dice-count ->
    [one] Le dé donne { $sum }.
   *[other] Les dés donnent { $dice } : { $sum }.
}

## Ce qu’une table ne peut pas régler

