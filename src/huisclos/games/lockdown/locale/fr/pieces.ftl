## Le jeu

game-title = Lockdown
game-summary = La nuit, dans un centre commercial verrouillé, des familles négocient, promettent et mentent pour que les leurs soient encore là au matin.
game-makers = Nicolas Normandon (illustrations de Vincent Lefèvre, textes de Richard Normandon), GRRRE Games

## Les Lieux
## Le mot porte son article ; .name est l’étiquette sur le plateau.
## .kind n’est jamais montré : il distingue le Parking, à ciel ouvert, des salles.

place-0 = la Chambre froide
    .kind = room
    .name = Chambre froide
    .to = dans la Chambre froide
    .in = dans la Chambre froide
    .around = autour de la Chambre froide
place-1 = les toilettes
    .kind = room
    .name = Toilettes
    .to = aux toilettes
    .in = aux toilettes
    .around = autour des toilettes
place-2 = la boutique de vêtements
    .kind = room
    .name = Boutique de vêtements
    .to = à la boutique de vêtements
    .in = dans la boutique de vêtements
    .around = autour de la boutique de vêtements
place-3 = la salle de surveillance
    .kind = room
    .name = Salle de surveillance
    .to = dans la salle de surveillance
    .in = dans la salle de surveillance
    .around = autour de la salle de surveillance
place-4 = le magasin de jouets
    .kind = room
    .name = Magasin de jouets
    .to = au magasin de jouets
    .in = dans le magasin de jouets
    .around = autour du magasin de jouets
place-5 = le hall vitré
    .kind = room
    .name = Hall vitré
    .to = dans le hall vitré
    .in = dans le hall vitré
    .around = autour du hall vitré
place-6 = le Parking
    .kind = open
    .name = Parking
    .to = au Parking
    .in = sur le Parking
    .around = autour du Parking

## Les Personnages

character-blocker = Bloqueur
    .the = le Bloqueur
    .does = Il tient la porte : 2 de Force, 1 voix, 5 points.
character-leader = Leader
    .the = le Leader
    .does = Il pèse dans les votes : 1 de Force, 2 voix, 3 points.
character-weeper = Chialeur
    .the = le Chialeur
    .does = Précieux, mais il attire les Monstres : 1 de Force, 1 voix, 7 points.
character-useless = Inutile
    .the = l’Inutile
    .does = C’est mieux que personne : 1 de Force, 1 voix, 1 point.

## Les Objets

card-walkie = Talkie-walkie
    .a = un talkie-walkie
    .does = Phase 2, juste après le lancer : vous regardez les dés.
card-drink = Boisson énergétique
    .a = une boisson énergétique
    .does = Phase 4, juste après votre déplacement : l’un de vos Personnages gagne un autre Lieu ouvert où il reste de la place.
card-pistol = Pistolet
    .a = un pistolet
    .does = Dans n’importe quelle discussion : votre bulletin pèse une voix de plus.
card-can = Boîte de conserve
    .a = une boîte de conserve
    .does = Dans une discussion de la phase 6 : un Monstre du Lieu s’en va vers un autre.
card-bat = Batte
    .a = une batte
    .does = Dans une discussion de la phase 6 : vous chassez un Monstre du Lieu.
card-chainsaw = Tronçonneuse
    .a = une tronçonneuse
    .does = Dans une discussion de la phase 6 : vous chassez deux Monstres du Lieu.
card-meat = Viande avariée
    .a = une viande avariée
    .does = Dans une discussion de la phase 6 : l’un de vos Personnages sur place est caché jusqu’à la fin de la nuit.
card-molotov = Cocktail Molotov
    .a = un cocktail Molotov
    .does = Dans une discussion de la phase 6 : vous chassez tous les Monstres du Lieu.
card-keys = Clés du camion
    .a = les clés du camion
    .does = Elles ne se jouent pas : elles rapportent des points si vous les avez à la fin, avec un Personnage en vie.

## Les phases

phase-0 = Mise en place
phase-1 = Qui fouille le camion ?
phase-2 = À qui le Badge de sécurité ?
phase-3 = Où aller ?
phase-4 = En route
phase-5 = Les Monstres arrivent
phase-6 = Ils essaient d’entrer
phase-7 = L’aube

## Les variantes

variant-0 = Règles de base
    .does = Vous suivez les règles du livret, sans rien y changer.
variant-1 = Réservoir plein
    .does = Les clés du camion valent 5 points au lieu de 1.
variant-2 = Les liens du sang
    .does = Une famille au complet à la fin marque 4 points de plus.
variant-3 = Berceuse
    .does = Les Chialeurs n’attirent aucun Monstre.
variant-4 = Les uns sur les autres
    .does = Chaque salle a une place de moins pour les Personnages.
variant-5 = Bagages bouclés
    .does = Chaque famille commence avec deux cartes au lieu d’une.
variant-6 = En direct
    .does = La personne au Badge regarde les dés même si la salle de surveillance est vide.
variant-7 = À main levée
    .does = Les bulletins se donnent ouvertement, l’un après l’autre, dans le sens horaire à partir du Badge.
variant-8 = Rideaux rouillés
    .does = Une salle ferme avec cinq Monstres autour d’elle au lieu de six.
variant-9 = La voix du Martyr
    .does = Le bulletin de la personne qui détient le Martyr pèse une voix de plus.
variant-10 = Sacs de sable
    .does = Les Bloqueurs ont 3 de Force au lieu de 2.
variant-11 = Secours anticipés
    .does = La partie finit dès que les Personnages en vie ne dépassent plus le nombre de familles plus deux.
variant-12 = Les enfants en dernier
    .does = Un Chialeur n’est dévoré que si sa famille n’a personne d’autre face visible sur place.
variant-13 = Camion bien garni
    .does = La personne qui fouille tire quatre cartes, en garde deux et en offre une ; la dernière quitte la partie.
variant-14 = Le cœur sur la main
    .does = La personne qui fouille garde une carte et offre les deux autres à deux personnes différentes.
variant-15 = Mégaphone
    .does = Les Leaders ont 3 voix au lieu de 2.
variant-16 = Rempart de voitures
    .does = Le Parking n’a que trois emplacements de Monstre.
variant-17 = Chacun pour soi
    .does = La personne au Badge n’annonce rien : elle choisit en secret, comme tout le monde.
variant-18 = Portes vermoulues
    .does = Dès le début, les Monstres entrent à égalité avec la Force.
variant-19 = Le sort est aveugle
    .does = Dans les votes, c’est le hasard qui tranche les égalités, et non le Martyr.
variant-20 = Le cinquième dé
    .does = La boîte d’arrivée contient cinq dés dès le début ; la rangée 2 de la Chambre froide n’en ajoute pas.

## Options

option-out = Pas dans ce vote
option-end = En rester là
option-play-on = Continuer

## Ce qu’une table ne peut pas régler

# Les places se comptent à partir de 0.
error-markers = Le Badge de sécurité et le Martyr doivent aller à deux personnes différentes. Choisissez des places de 0 à { $most }.
error-locked = Votre groupe n’a pas encore débloqué « { $variant } ». Choisissez une variante acquise, ou les règles de base.
