## La table, dessinée en texte

board-day = { $turn ->
    [0] Avant le premier jour
   *[other] Jour { $turn }
}
board-place-0 = Chambre froide
board-place-1 = Toilettes
board-place-2 = Vêtements
board-place-3 = Surveillance
board-place-4 = Jouets
board-place-5 = Hall vitré
board-place-6 = Parking
board-closed = fermé
board-legend = { $roles } ; •• 2:3, c’est deux Monstres contre 3 de Force
board-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
board-piles = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 } dans la boîte, { $deck ->
    [one] { $deck } Objet
   *[other] { $deck } Objets
 } dans le camion, { $supply ->
    [one] { $supply } Monstre
   *[other] { $supply } Monstres
 } au loin
board-dice = Dés : { $dice }
board-badge = Badge
board-martyr = Martyr
board-you = ← vous

## Ce qu’une série compte

simulate-deaths = Morts par partie
simulate-closed = Lieux fermés
simulate-epilogues = Épilogue

## Le formulaire des options d’une table

setting-variant = Variante
    .help = Ce qui change dans les règles de cette partie.
setting-badge = Badge de sécurité
    .help = Qui l’a au départ.
setting-martyr = Martyr
    .help = Qui l’a au départ ; jamais la personne qui a le Badge.
setting-strict_moves = Départs forcés
    .help = Interdit de choisir le Lieu où se tient déjà toute sa famille (LK-5.6).
setting-late_drinks = Boissons tardives
    .help = Une boisson énergétique peut se jouer jusqu’au dernier déplacement (LK-5.7).
