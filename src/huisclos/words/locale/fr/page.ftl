## Le cadre

page-home = Retour à l’accueil
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-yes = Oui
page-no = Non
# Avant ce qu’on en dit.
page-of = { $name } :
page-settings = Réglages
page-sound = Son
page-light = Couleurs de jour
page-entering = La porte s’ouvre…
page-lost = La ligne est coupée. Reconnexion…
page-trouble = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
page-broken = Cette page a trébuché. Rechargez-la : la partie, elle, n’a rien perdu.
page-reload = Recharger
page-nowhere-title = Porte close
page-nowhere = Il n’y a rien derrière cette porte. Vérifiez l’adresse, ou revenez à l’accueil.

## À propos

page-about = À propos de Huis Clos
page-about-text = Huis Clos est une table pour les jeux de société d’horreur et de survie : à plusieurs, avec des robots, ou en solitaire.
page-rights = À qui sont ces jeux
page-rights-text = Versions non officielles, avec nos propres mots et nos propres images, sans lien avec les personnes qui les ont créés ou publiés. Si un jeu vous plaît, achetez la boîte.
page-credits = Fait avec
page-credit-icons = Icônes des jeux
page-credit-signs = Icônes de la page
page-credit-titles = Titres
page-credit-typewriter = Machine à écrire
page-credit-sounds = Sons

## L’accueil

page-tagline = Portes closes. L’enfer, c’est les autres.
page-games = Jeux
page-series = Huis Clos nº { $number }
page-figures = { $least } à { $most } personnes · { $minutes } min{ $alone ->
    [0] {""}
   *[other] , en solo { $alone }
}
page-figures-alone = en solo · { $minutes } min
page-play = Jouer
page-your-name = Votre nom
page-you = Alix
page-players = Places
page-now = Jouer tout de suite
page-now-against = contre des robots
page-now-with = avec des robots
page-now-alone = en solitaire
page-friends = Ouvrir une table
page-friends-how = vos proches suivent le lien
page-friends-alone = pour choisir d’abord comment on joue
page-nickname = Un surnom suffit : ni compte, ni adresse e‑mail. La personne qui ouvre une table peut l’effacer.
page-pass = De main en main
page-pass-how = un seul appareil pour tout le monde
page-pass-text = Qui joue sur cet appareil ? Là où vous laissez la ligne vide, un robot joue. Entre les tours, un rideau cache ce que les autres ne doivent pas voir.
page-names-twice = Deux personnes portent le même nom. Changez-en un.
page-learn = Apprendre en jouant
page-learn-how = une première partie, pas à pas
page-rules = Règles
page-rules-how = le livret entier
page-own-tables = Vos tables
page-state-lobby = pas commencée
page-state-playing = les autres réfléchissent
page-state-asked = à vous de jouer
page-state-over = terminée
page-forget = Retirer { $code } de cette liste
page-join = Rejoindre avec un code
page-join-do = Frapper
page-join-help = Les six lettres affichées à la table, ou le lien entier.
page-arrive = Arriver d’un autre appareil
page-arrive-do = Entrer
page-arrive-help = À la table, le signe du téléphone, en haut, vous donne un code pour cela.
page-import = Revoir une partie finie
page-import-do = Choisir un fichier…
page-import-help = Un enregistrement gardé après une partie.
page-not-a-record = Ce fichier n’est pas l’enregistrement d’une partie. Choisissez-en un qui a été gardé après une partie.

## Passer d’un appareil à l’autre

page-carry = Continuer sur un autre appareil
page-carry-text = Sur l’autre appareil, ouvrez { $host } et tapez ce code sous « Arriver d’un autre appareil ». Vous y retrouvez votre place.
page-carry-once = Le code sert une fois, pendant dix minutes. Ne le montrez pas aux autres.

## L’antichambre

page-lobby-host = C’est votre table. Dès que toutes les places sont prises, vous pouvez commencer.
page-lobby-guest = Prenez place, ou restez regarder.
page-seats = { $count ->
    [one] 1 place
   *[other] { $count } places
}
page-seat = Place { $number }
page-fewer = Une place de moins
page-more = Une place de plus
page-fill = Compléter avec des robots
page-free = Libre
page-sit = Prendre place
page-someone-here = Une autre personne ici
page-stand = Se lever
page-change = Modifier
page-remove = Retirer
page-free-seat = Retirer { $name }
page-bot = Robot
page-put-bot = Mettre un robot à la place { $seat }
page-bot-level = Comment joue { $name }
page-bot-random = joue au hasard
page-bot-steady = réfléchit
page-name = Nom
page-colour = Couleur
page-colour-0 = Jaune, pois
page-colour-1 = Bleu, rayures obliques
page-colour-2 = Vert, barres
page-colour-3 = Rose, damier
page-colour-4 = Turquoise, chevrons
page-colour-5 = Violet, grille
page-yours = vous
page-ready = d’accord pour commencer
page-not-ready = se prépare encore
page-away = hors ligne
page-be-ready = On peut commencer
page-unready = Finalement, attendez
page-invite = Inviter
page-link = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-share = Partager le lien
page-qr = Code QR du lien vers cette table
page-options = Comment on joue
page-by-lot = par tirage au sort
page-clock = Temps de réflexion
    .help = Une fois écoulé, un robot prend cette décision-là.
page-clock-none = autant qu’on veut
page-clock-relaxed = 2 minutes par décision
page-clock-fast = 30 secondes par décision
page-clock-days = 2 jours par décision
page-start = Commencer
page-file-none = aucun
page-file-size = { $size ->
    [one] { $size } entrée
   *[other] { $size } entrées
}
page-file-choose = Choisir un fichier…
page-file-house = Fichiers de ce serveur
page-file-pick = en choisir un…
page-file-without = S’en passer
page-file-broken = Inutilisable
page-handout = Feuille à imprimer
page-print = Imprimer
page-back = Retour à la table
page-game-gone = Le jeu de cette table, « { $game } », n’est plus installé ici. La personne qui tient ce serveur peut le remettre.
page-delete = Effacer cette table
page-delete-text = Tout ce qui est gardé de la table { $code } s’efface pour de bon, pour tout le monde : noms, paroles et parties. Personne ne pourra revenir en arrière, pas même vous.
page-delete-do = Tout effacer
page-missing-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
page-missing-ready = On attend encore { $names }.
page-all-set = Tout le monde est là. On ferme les portes ?
page-waiting-host = Tout est prêt. C’est à l’hôte de commencer.

## Le livret de règles

page-chapters = Chapitres
page-search = Chercher dans les règles
page-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] Un passage trouvé.
   *[other] { $count } passages trouvés.
}

## La description de l’API

page-api = API
page-api-text = Ce que fait cette page, un programme peut le faire : avec les appels que décrit ce fichier, et avec un WebSocket à l’adresse /api/tables/CODE/socket qui apporte les nouvelles.
page-api-file = Le fichier est au format OpenAPI : des outils en font des pages à feuilleter, ou un client. « paths » réunit les appels, « components » ce qu’ils envoient et répondent.
page-save-last = Enregistrer la dernière partie
