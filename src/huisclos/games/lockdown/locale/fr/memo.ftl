## L’aide-mémoire

memo-day = Une journée
memo-votes = Les votes
memo-people = Les Personnages
memo-objects = Les Objets
memo-phase-1 = On vote sur le Parking. La personne désignée pioche trois cartes : elle en garde une, en donne une, en retire une.
memo-phase-2 = On vote dans la salle de surveillance. La personne désignée prend le Badge, lance les dés sous la boîte et les regarde. Personne sur place : personne ne regarde.
memo-phase-3 = Qui détient le Badge annonce sa destination ; les autres choisissent la leur en secret. On montre tout, puis les dés.
memo-phase-4 = Dans le sens horaire à partir du Badge, chaque famille déplace un Personnage vers sa destination ; si elle est complète, vers le Parking.
memo-phase-5 = Un Monstre par dé, un là où il y a le plus de Chialeurs, un là où il y a le plus de Personnages. À égalité, un dans chaque Lieu.
memo-phase-6 = Lieu par Lieu, de 1 à 6 : s’il y a plus de Monstres que de Force, ils entrent. Sur le Parking, chaque Monstre attaque, quelle que soit la Force.
memo-phase-7 = Une salle entourée de six Monstres ferme pour de bon. La partie s’achève quand il ne reste pas plus de Personnages en vie que de familles au départ.
memo-vote-1 = Seules votent les familles qui ont un Personnage visible dans le Lieu, et elles seules peuvent être désignées.
memo-vote-2 = D’abord une discussion, où l’on peut jouer des cartes ; puis tout le monde vote en même temps.
memo-vote-3 = Un bulletin pèse les voix de tous vos Personnages sur place, plus une par Pistolet.
memo-vote-4 = À égalité, qui détient le Martyr tranche : c’est la dernière famille à avoir perdu un Personnage.
memo-vote-5 = Une fois la rangée 1 de la Chambre froide pleine, il suffit d’autant de Monstres que de Force.
