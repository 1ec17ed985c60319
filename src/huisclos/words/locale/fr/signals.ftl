## Votre tour : l’onglet, l’appel, la vitesse

page-turn-title = À vous de jouer · { $game }
play-bell = M’appeler quand c’est mon tour
play-bell-off = Ne plus m’appeler
play-bell-insecure = Les navigateurs ne permettent ces messages que sur les pages en https, ou sur votre propre machine. Demandez une adresse en https à la personne qui tient ce serveur.
play-bell-cannot = Ce navigateur ne sait pas afficher ces messages. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil, puis ouvrez-la de là.
play-bell-refused = Ce navigateur interdit à la page d’afficher des messages. Autorisez-lui les notifications dans les réglages du navigateur, puis réessayez.
play-bell-failed = Le navigateur n’a pas pu joindre son service de notification. Vérifiez votre connexion, puis réessayez.
play-bell-done = On vous appellera quand ce sera votre tour.
play-bell-ended = On ne vous appellera plus.
play-speed = Vitesse
play-speed-1 = ×1
play-speed-2 = ×2
play-speed-all = d’un coup
play-speed-is = Vitesse : { $speed }
play-skip = Aller à la fin
play-skip-text = Vous ne jouez plus, les autres continuent. Un robot répondra si l’on vous demande encore quelque chose.
