## Démarrer un serveur et s’occuper de ses données : pour qui le fait tourner

server-folder = Le dossier { $folder } est inutilisable : { $problem }. Rendez-le accessible en écriture, ou choisissez-en un autre avec --data.
server-folder-in-use = Le processus { $process } utilise le dossier { $folder } depuis { $since } ({ $address }). Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
server-folder-busy = Un autre processus utilise le dossier { $folder }. Attendez qu’il ait fini, ou choisissez un autre dossier avec --data.
server-no-database = Aucune table n’est conservée dans { $folder }. Indiquez avec --data où elles sont.
server-broken-database = La base de données { $file } est inutilisable : { $problem }. Restaurez une sauvegarde avec huisclos restore, ou déplacez ce fichier.
server-newer-database = La base de données { $file } vient d’une version plus récente de Huis Clos (forme { $form }, cette version connaît { $known }). Installez cette version, ou restaurez une sauvegarde d’avant la mise à jour.
server-older-database = La base de données { $file } vient d’une version plus ancienne de Huis Clos. Lancez une fois huisclos serve pour la mettre à jour, puis réessayez.
server-push-key = { $file } ne contient pas de clé pour les notifications. Restaurez ce fichier, ou supprimez-le : une nouvelle clé sera créée, et chacun devra redemander à être appelé.
server-port = { $port } n’est pas un port. Choisissez un nombre de 1 à { $most }.
server-port-in-use = Le port { $port } de { $host } est déjà pris. Arrêtez le programme qui l’occupe, ou choisissez un autre port avec --port.
server-port-forbidden = Seul root peut écouter sur le port { $port }. Choisissez-en un à partir de 1024 avec --port.
server-address = Cette machine ne peut pas écouter sur { $host } : { $problem }. Choisissez une de ses propres adresses avec --host, ou 0.0.0.0 pour toutes.
server-public-address = « { $address } » ne peut pas être une adresse publique. Écrivez-la comme https://jeux.example.org ou https://example.org/jeux.
server-proxy = « { $proxy } » n’est pas l’adresse d’un proxy. Écrivez-la comme 127.0.0.1 ou 10.0.0.0/8.
server-limit = Avec { $flag } { $value }, plus personne ne pourrait rien faire. Écrivez un nombre supérieur à 0, ou laissez cette option de côté.
server-days = « { $days } » n’est pas un nombre de jours. Écrivez un nombre supérieur à 0, ou off.

## Pour qui vient sur un tel serveur

server-host = Ce serveur ne répond qu’à l’adresse { $address }. Ouvrez cette adresse ; un proxy placé devant lui doit transmettre l’en-tête Host.
table-damaged = Ce qui était conservé de la table { $code } est abîmé et illisible. Demandez à qui fait tourner ce serveur de lancer huisclos check.
table-removed = Cette table a été retirée par qui fait tourner ce serveur. Ouvrez-en une autre.

## Sauvegardes

backup-done = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} et { $deeds ->
    [one] un acte
   *[other] { $deeds } actes
} : tout est sauvegardé dans { $file }.
restore-done = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} et { $deeds ->
    [one] un acte
   *[other] { $deeds } actes
} : tout est restauré dans { $folder }.
restore-there = Il y a déjà des tables dans { $folder }. Choisissez un autre dossier avec --data, ou ajoutez --replace pour les perdre.
backup-itself = { $file } est la base de données elle-même. Choisissez un autre fichier.

## Tables

tables-code = code
tables-game = jeu
tables-phase = phase
tables-people = personnes
tables-touched = dernier acte (UTC)
tables-size = octets
tables-lobby = salon
tables-playing = en cours
tables-over = finie
tables-between = entre deux parties
tables-unknown = ?
tables-none = Il n’y a aucune table.
tables-exported = La table { $code } est enregistrée dans { $file }.
tables-deleted = La table { $code } est supprimée.
tables-not-yet = La table { $code } est marquée, mais le serveur ne l’a pas encore retirée. Regardez son journal, ou arrêtez-le et réessayez.
tables-no-such = Il n’y a pas de table { $code } dans { $folder }. Lancez huisclos tables pour voir celles qui y sont.
tables-one-thing = On exporte ou on supprime, pas les deux à la fois. Retirez l’un des deux.

## À la recherche de dégâts

check-whole = { $tables ->
    [one] Une table examinée
   *[other] { $tables } tables examinées
}, rien d’abîmé.
check-damaged = { $tables ->
    [one] Une table examinée
   *[other] { $tables } tables examinées
}, dont { $damaged } en mauvais état.
check-file = Le fichier lui-même est abîmé : { $problem }. Restaurez une sauvegarde avec huisclos restore.
# $trouble is a whole sentence.
check-table = { $code } : { $trouble }
check-gap = L’acte { $number } manque.
check-line = L’acte { $number } est illisible.
check-pages = Sa partie du fichier est illisible.
check-no-log = Il n’y a plus rien de son journal.
check-no-row = Elle n’est pas dans la liste des tables.
check-follow = Tous ses actes sont lisibles, mais impossibles à suivre.
check-position = La position de sa partie est illisible ; le journal la remplace.
check-other = Son journal ne mène pas à la position de sa partie ; la partie continue à partir de celle-ci.
check-save = { $deeds ->
    [0] Rien ne peut en être sauvé.
    [one] Un acte sur { $all } peut être sauvé avec huisclos tables --export { $code } FICHIER
   *[other] { $deeds } actes sur { $all } peuvent être sauvés avec huisclos tables --export { $code } FICHIER
}

## Aide

help-public-address = L’adresse où l’on trouve ce serveur, si un proxy est placé devant lui : https://jeux.example.org, avec un chemin s’il le faut.
help-proxy = L’adresse d’un proxy que l’on croit quand il dit pour qui il parle (X-Forwarded-For) ; peut être répétée.
help-keep-lobbies = Retirer les tables et les groupes sans partie après tant de jours sans acte ; ou off.
help-keep-games = Retirer les autres tables et groupes après tant de jours sans acte ; ou off.
help-backup = Sauvegarder toutes les tables dans un fichier, même pendant que le serveur tourne.
help-backup-file = Le fichier à écrire.
help-restore = Remettre les tables d’une sauvegarde dans un dossier ; le serveur doit être arrêté.
help-restore-file = Le fichier de la sauvegarde.
help-replace = Perdre les tables qui sont dans le dossier.
help-tables = Lister les tables ; en exporter ou en supprimer une.
help-export = Enregistrer tout ce qui est conservé d’une table dans un fichier : son code, puis le fichier.
help-delete = Supprimer pour de bon tout ce qui est conservé de la table qui a ce code.
help-check = Chercher les tables abîmées, et dire ce qui peut en être sauvé.

## Les groupes

groups-name = nom
groups-games = parties
groups-none = Il n’y a aucun groupe.
groups-deleted = Le groupe { $code } est supprimé.
groups-no-such = Il n’y a pas de groupe { $code } dans { $folder }. Lancez huisclos groups pour voir ceux qui y sont.
check-group = Groupe { $code } : ce qui en était conservé est illisible. Supprimez-le avec huisclos groups --delete { $code }, ou restaurez une sauvegarde.
help-groups = Lister les groupes qui jouent ici ; en supprimer un.
help-delete-group = Supprimer pour de bon tout ce qui est conservé du groupe qui a ce code.
