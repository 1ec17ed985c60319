## À la table : ce qui n’est pas possible, et quoi faire à la place

table-unknown = Il n’y a pas de table { $code }. Vérifiez le code, ou ouvrez votre propre table.
table-crowded = Trop de monde est passé par cette table. Ouvrez-en une autre.
table-worn = Cette table a déjà tant servi ({ $most } coups et messages) que seule la partie en cours y continue. Ouvrez-en une autre.
table-stranger = Vous n’avez pas de place à cette table. Entrez et prenez-en une libre.
table-full = Trop de personnes sont connectées à cette table. Revenez plus tard.
table-elsewhere = Cette table a été modifiée d’ailleurs. Réessayez.
table-repeated = C’est déjà fait. Inutile de l’envoyer une seconde fois.
table-stale = La partie a avancé entre-temps. Regardez de nouveau, puis choisissez.
table-no-advice = Dans ce jeu, on ne demande pas conseil : ce serait aux dépens de quelqu’un. À vous de décider.
table-no-idea = Pas d’idée cette fois. Décidez vous-même, ou redemandez.
table-wishes = Vous avez demandé { $most } fois qu’on ne vous pose plus une question. Répondez, ou passez.
table-changes = Vous avez changé de réponse { $most } fois. Elle reste ce qu’elle est.
table-host-only = C’est à l’hôte de la table de faire cela. Demandez-lui.
table-not-yours = Ce n’est pas votre place. Utilisez la vôtre, ou prenez-en une libre.
table-no-seat = Il n’y a pas de place { $seat } ici. Choisissez-en une de 1 à { $most }.
table-seat-taken = Cette place est prise. Choisissez-en une libre.
table-seat-in-use = Une place à supprimer est occupée. Libérez-la d’abord.
table-seats-free = Il reste des places libres. Donnez-les à des gens ou à des robots, ou supprimez-les.
table-no-lesson = Aucune leçon de ce jeu ne peut être continuée avec ce nombre de places. Commencez une partie depuis le début.
table-not-ready = { $names-count ->
    [one] On attend encore { $names }. Patientez un instant.
   *[other] On attend encore { $names }. Patientez un instant.
}
table-name = Un nom tient sur une ligne, en 1 à { $most } caractères. Écrivez-en un autre.
table-name-taken = Quelqu’un s’appelle déjà { $name } ici. Choisissez un autre nom.
table-colour-taken = Cette couleur est déjà prise. Choisissez-en une autre.
table-chat = Écrivez quelque chose à envoyer, sur une seule ligne.
table-chat-long = C’est trop long. Écrivez au plus { $most } caractères à la fois.
table-not-lobby = La partie a commencé. Attendez qu’elle soit finie.
table-not-playing = Aucune partie n’est en cours ici. Commencez-en une d’abord.
table-not-over = La partie n’est pas finie. Terminez-la d’abord.
table-bot-plays = Un robot joue à cette place. Reprenez d’abord votre place.
table-is-here = { $name } est toujours là. Un robot ne remplace qu’une personne absente.
table-plays-afar = { $name } joue sans rester en ligne et peut prendre son temps. { $minutes ->
    [one] Attendez encore une minute, puis faites jouer un robot.
   *[other] Attendez encore { $minutes } minutes, puis faites jouer un robot.
}
table-was-here = { $name } était là il y a un instant. { $seconds ->
    [one] Attendez encore une seconde, puis faites jouer un robot.
   *[other] Attendez encore { $seconds } secondes, puis faites jouer un robot.
}
table-host-here = C’est { $name } qui tient cette table, et { $name } est encore là. Voyez ensemble.
table-host-soon = C’est { $name } qui tient cette table, et { $name } était là il y a un instant. { $minutes ->
    [one] Attendez encore une minute, puis réessayez.
   *[other] Attendez encore { $minutes } minutes, puis réessayez.
}
table-host-stays = Personne ne peut remplacer l’hôte de cette table. Attendez son retour.
table-has-seat = Vous avez déjà une place à cette table. Jouez de là.
table-asks-many = Trop de demandes de place ont déjà été faites. Regardez la partie, ou ouvrez votre propre table.
table-no-request = Cette demande n’existe plus. Regardez de nouveau.
table-gallery-closed = À cette table, le public n’écrit pas. Prenez place, ou regardez simplement.
table-handout-later = Vous y verriez des réponses de la partie que vous jouez. Regardez cette fiche une fois la partie finie.
table-no-proposal = Personne ne demande à revenir en arrière. Continuez à jouer.
table-carry = Ce code est faux, déjà utilisé ou trop ancien. Créez-en un nouveau sur l’appareil où vous jouez.
table-too-fast = C’était trop rapide. Attendez une seconde, puis réessayez.
table-too-long = C’est trop long. Envoyez au plus { $most } kilo-octets.
table-not-finished = Cette partie n’est pas finie, ou n’a jamais été jouée. Attendez sa fin.
table-deleted = L’hôte de cette table l’a supprimée, avec tout ce qui en était gardé. Ouvrez-en une autre.
table-no-handout = Il n’y a rien à imprimer pour ce jeu. Consultez plutôt ses règles.
table-record-lost = Les règles ont changé depuis cette partie : on ne peut plus en établir l’enregistrement. Consultez-en une plus récente.
table-no-report = Cette partie n’a pas de résultat, donc pas de bilan. Gardez plutôt son enregistrement.
# $problem est une phrase entière.
table-stuck = Les robots ne peuvent plus avancer ici. Revenez en arrière, ou laissez l’hôte mettre fin à la partie. Ce qui s’est passé : { $problem }
table-cant-go-on = Cette partie ne peut plus être jouée. Attendez que l’hôte y mette fin.
table-not-endless = Rien dans cette carte ne tourne sans fin à la question posée maintenant. Répondez, et voyez.
table-other-rules = Cette partie suivait la version { $version } des règles. La version { $known }, telle qu’elle est ici maintenant, n’en accepte pas la dernière position. L’hôte peut mettre fin à la partie et garder cette position.
table-pack-dear = Cette partie se joue avec un module accepté autrefois, et qui demande plus qu’un module n’en a le droit. { $reason } L’hôte peut mettre fin à la partie et garder la dernière position.
table-no-position = Les règles de ce jeu ont changé, et aucune position n’a été gardée pour reprendre. L’hôte peut mettre fin à la partie.

## Des fichiers pour les options

table-options-large = Ces options sont trop volumineuses. Restez à { $kilobytes } kilo-octets, { $values } valeurs et { $deep } niveaux de listes imbriquées au plus.
table-file-setting = « { $setting } » vient d’un fichier : c’est lui qu’il faut charger, sans mettre cette option ici.
table-no-file = Il n’y a pas de fichier { $file } ici. Il faut en choisir un dans la liste, ou en apporter un.
table-file-kind = « { $file } » ne convient pas ici. Le nom du fichier doit se terminer par : { $kinds }.
table-file-long = { $file } est trop long : un fichier peut faire { $most } kilo-octets au plus.
table-games-many = Cette table a déjà servi à { $most } parties. Ouvrez-en une autre pour la suivante.
table-files-many = Cette table a déjà reçu { $most } fichiers. Pour en charger davantage, il faut en ouvrir une autre.
table-file-text = { $file } n’est pas un texte lisible : il faut l’enregistrer en UTF-8.

## Le serveur

server-bad-request = Impossible de comprendre cet envoi : { $problem }. Corrigez-le, puis renvoyez-le.
server-not-found = Il n’y a rien à cette adresse. Retournez à la page d’accueil.
server-failed = Quelque chose s’est mal passé ici, et rien n’a changé. Réessayez dans un instant.
server-disk-full = Le disque de ce serveur est plein : rien ne peut être conservé, et rien n’a changé. Prévenez qui fait tourner ce serveur, et réessayez plus tard.
server-disk-locked = Les tables de ce serveur sont occupées par autre chose en ce moment, et rien n’a changé. Réessayez dans un instant.
server-disk-read-only = On ne peut plus écrire sur le disque de ce serveur : rien ne peut être conservé, et rien n’a changé. Prévenez qui fait tourner ce serveur.
server-disk-failed = Le disque de ce serveur ne répond pas comme il devrait, et rien n’a changé. Prévenez qui fait tourner ce serveur, et réessayez plus tard.
server-tables = Trop de tables ont été ouvertes depuis votre réseau. Prenez l’une d’elles, ou revenez demain.
server-joins = Trop de personnes ont pris place depuis votre réseau. Revenez dans une heure.
server-remarks = Le public a assez écrit depuis votre réseau pour l’instant. Revenez dans une heure.
server-sockets = Trop de pages sont ouvertes depuis votre réseau. Fermez-en quelques-unes, puis réessayez.
server-full = Il y a trop de monde ici en ce moment. Revenez dans quelques minutes.
server-slow = Cette requête a mis trop de temps à arriver. Vérifiez votre connexion, puis renvoyez-la.
server-headers = L’en-tête de cette requête est trop long. Effacez les cookies de cette page, puis réessayez.
server-origin = Cette page ne peut pas s’adresser à cette table. Ouvrez l’adresse de la table elle-même.
server-takes-long = Cela prend plus de { $seconds } secondes, et une requête n’en a pas davantage ici. Envoyez quelque chose de plus court.
server-takes-space = Il faut pour cela plus de mémoire qu’une requête ne peut en avoir ici. Envoyez quelque chose de plus court.
server-busy = Trop de choses attendent déjà d’être lues et vérifiées ici. Réessayez dans une minute.
server-one-by-one = Trop de choses venues de votre adresse attendent déjà ici. Laissez-en finir quelques-unes, puis réessayez.
server-ready = Huis Clos vous attend à l’adresse { $address } (Ctrl-C pour fermer).
table-said-enough = Vous avez dit { $most } choses d’affilée. Reprenez quand quelqu’un aura joué.
table-said-all = Vous avez dit { $most } choses dans cette partie, on ne peut pas en dire plus. Écrivez à la table, ou laissez parler vos actes.
table-chat-fast = Vous avez écrit { $most } lignes en une minute. Attendez un instant avant de continuer.
table-chat-full = Vous avez écrit { $most } lignes dans cette partie, il n’y a plus de place. La prochaine partie commence sur une page blanche.
