## La première partie : une leçon par moment de la partie enregistrée. La personne qui apprend est Alix.

## Mise en place

tutorial-welcome = Vous êtes Alix, sous clé dans un centre commercial avec les familles de Bo, de Cy et de Di. À la fin, seuls les vivants comptent : 7 points pour un Chialeur, 5 pour un Bloqueur, 3 pour un Leader. Aidez qui vous voulez, tant que vous finissez devant.
tutorial-place = Un dé, c’est un Lieu, et vous avez 2, 4 et 6. La boutique de vêtements (2) est pleine : ce dé-là mène au Parking, comme le 6. Seul le 4 mène à l’abri : installez votre Chialeur au magasin de jouets.

## Jour 1

tutorial-truck = Au Parking, on vote : qui fouille le camion ? Votre Leader et votre Bloqueur y sont seuls, ce sera donc vous. La viande avariée attendra la nuit : choisissez « Rien pour l’instant ».
tutorial-keep = Trois Objets, que personne d’autre ne voit. Vous en gardez un : prenez la tronçonneuse, qui chasse deux Monstres.
tutorial-give = Des deux autres, l’un s’offre et l’autre quitte la partie sans être montré. Offrez le talkie-walkie à Bo : vos Chialeurs partagent le magasin de jouets, et l’on tient mieux la porte aux gens à qui l’on doit quelque chose.
tutorial-badge = Dans la salle de surveillance, on vote pour le Badge de sécurité, qui permet de voir les dés. Un Leader a 2 voix, les autres 1 : les deux Personnages de Cy pèsent 3 voix, le Leader de Bo 2.
tutorial-claim = Bo a joué votre talkie-walkie : deux personnes connaissent les dés. À en croire Cy, ils envoient des Monstres vers la salle de surveillance, le magasin de jouets et le hall vitré. Ici, rien de ce qui se dit n’engage.
tutorial-choose = Cy a annoncé les toilettes ; les autres choisissent en secret. Vous avez donné rendez-vous à Bo au magasin de jouets : avec deux Bloqueurs, il tiendra, que Cy mente ou non. Tenez parole.
tutorial-reveal = On montre les destinations, puis les dés : 1, 1, 2 et 6. Ils n’envoient rien là où Cy l’a dit : c’était un mensonge. On se déplace dans le sens horaire à partir du Badge : Cy, Di, vous, puis Bo.
tutorial-move = Un seul de vos Personnages se déplace, et vous choisissez lequel. Envoyez le Bloqueur et ses 2 de Force auprès du Chialeur. Le Leader attend près du camion, avec la viande avariée pour la nuit.
tutorial-night = Après les dés, un Monstre de plus là où l’on pleure le plus, et un autre là où l’on s’entasse le plus : le magasin de jouets a droit aux deux. Puis ils essaient d’entrer, Lieu après Lieu. Dans la boutique de vêtements, la famille de Di est seule : 2 de Force contre 4 Monstres.
tutorial-meat = Au Parking, la Force ne sert à rien : chaque Monstre attaque, et quatre d’entre eux ont trouvé votre Leader. Jouez la viande avariée : ils ne verront personne et s’en iront tous. La tronçonneuse servira plus tard.

## Jour 2

tutorial-second = Jour 2, et le camion est encore à vous. Gardez une deuxième tronçonneuse : on voit combien de cartes vous avez, jamais lesquelles. Offrez la boîte de conserve à Di : qui a le plus perdu vous menace le moins.
tutorial-order = Cy passe en premier et prend la dernière place aux toilettes. Mais Di promet d’aller à la boutique de vêtements, et seul son Bloqueur peut s’y rendre : il quittera les toilettes avant votre tour. Choisissez les toilettes, que votre Leader ait un toit.
tutorial-full = Bo a choisi les toilettes aussi, mais votre Leader vient d’y prendre la dernière place. Un Personnage qui trouve une salle pleine finit au Parking.

## Jour 3

tutorial-doubt = Cy a menti une fois et dit vrai une fois. Voilà que Cy cite, entre autres, la salle de surveillance : est-ce une mise en garde, ou une façon de garder le Badge ? Allez-y voir : demain, votre Leader y votera.
tutorial-hold = C’était vrai : deux Monstres y vont. Mais Bo vient aussi : 2 de Force contre 2 Monstres, et une porte tient tant qu’ils ne sont pas plus nombreux. Envoyez le Leader.
tutorial-six = Le magasin de jouets a tenu : 6 Monstres, 6 de Force. Faute d’emplacement, deux autres se sont rabattus sur le Parking. Et à l’aube, une salle entourée de six Monstres ferme.

## Jour 4

tutorial-vote = Le rideau de fer est tombé sur le magasin de jouets : votre Bloqueur et votre Chialeur sont sur le Parking, avec ceux de Bo. Votez pour vous : 2 voix, autant que Bo. Le Martyr tranche les égalités, et Cy l’a reçu en perdant son Leader.
tutorial-favour = Cy a tranché pour vous. Gardez la batte et offrez le pistolet à Cy : c’est bientôt le tour du Badge, et Cy pourrait bien trancher encore.
tutorial-badge-vote = Dans la salle de surveillance, votre Leader et celui de Bo se valent : 2 voix chacun. Votez pour vous, et comptez sur la gratitude de Cy.
tutorial-look = Le Badge est à vous, et vous voyez les dés : 4, 4, 6 et 6. Le magasin de jouets est fermé, ses deux Monstres passent donc leur chemin : quatre se dirigent vers le Parking.
tutorial-lie = Vous dites à la table que les dés épargnent le Parking. C’est un mensonge, et Cy, qui vient de jouer un talkie-walkie, le sait. Annoncez la salle de surveillance : vous passez en premier, la dernière place est donc pour vous.
tutorial-weeper = Bo se dirige vers le Parking : votre mensonge a pris. Mettez le Chialeur à l’abri. Le Bloqueur reste dehors : vous n’en déplacez qu’un.
tutorial-row = La troisième mort remplit la rangée 1 de la Chambre froide. Pour entrer, il suffit désormais aux Monstres d’égaler la Force.
tutorial-chainsaw = Le Leader de Bo est parti : trois Monstres contre votre Leader et votre Chialeur, 2 de Force. Il ne peut en rester qu’un : jouez une tronçonneuse, puis plus rien.
tutorial-promise = Bo, qui a 4 voix contre une, jure de vous épargner. Vos cartes n’arrêteraient pas six Monstres : gardez-les, plutôt que d’aider Bo.
tutorial-point = Tout le monde montre du doigt en même temps, et la personne qui reçoit le plus de voix leur jette un Personnage. Pour tenir sa promesse, Bo devrait se désigner. Montrez Bo du doigt.
tutorial-broken = Les 4 voix de Bo vous coûtent le Bloqueur. Mais voilà la famille de Bo seule face à cinq Monstres, et chacun d’eux attaque : votre mensonge fait son œuvre.
tutorial-end = Quatre Personnages en vie, pas plus que de familles : c’est fini, et vous gagnez avec 10 points, contre 8 à Di et 7 à Cy. Un épilogue raconte comment tout s’est terminé. Le registre des mensonges raconte le reste : celui de Cy, la promesse trahie de Bo, et votre parole, bonne une fois sur deux.
