## L’aide de la ligne de commande

help-huisclos = Des jeux de survie et d’horreur, pour les gens et pour les programmes.
help-group-commands = Commandes
help-group-parameters = Options
help-group-arguments = Arguments
help-help = Afficher cette aide.
help-version = Afficher la version.
help-play = Jouer dans le terminal, contre des robots.
help-simulate = Faire jouer beaucoup de parties par des robots, et en dresser le bilan.
help-fast = Compiler les règles des jeux installés, pour les simulations.
help-verify = Rejouer une partie enregistrée, et en vérifier les dés et le résultat.
help-list = Afficher les jeux installés.
help-game = Quel jeu ; « huisclos games » en donne la liste.
help-players = Combien de sièges ; si vous jouez, le vôtre compris.
help-lang = Anglais ou français.
help-name = Le nom que les autres vous donnent.
help-bot = Qui joue les autres sièges ; le meilleur robot si vous ne dites rien.
help-seed = La même graine donne les mêmes dés et les mêmes pioches.
help-set = Une option du jeu, sous la forme clé=valeur ; peut se répéter.
help-load = Une option du jeu tirée d’un fichier, sous la forme clé=fichier ; peut se répéter.
help-group = Un nom pour votre groupe : ce que vous débloquez est gardé pour lui.
help-resume = Continuer une partie enregistrée.
help-save = Où la partie est enregistrée quand vous partez.
help-games = Combien de parties.
help-bots = Les robots, séparés par des virgules ; ils occupent les sièges à tour de rôle.
help-workers = Combien de processus.
help-json = Écrire aussi les chiffres dans ce fichier.
help-record = Le fichier d’une partie enregistrée, ou gardée dans le terminal.
help-serve = Ouvrir la table dans le navigateur, sans lancer celui-ci.
help-host = L’adresse d’écoute ; cette machine seulement, sauf avis contraire.
help-port = Le port d’écoute.
help-data = Le dossier où les tables sont gardées.
help-requests = Combien de requêtes par minute une même adresse peut envoyer.
help-commands = Combien de commandes par seconde une même connexion peut envoyer.
help-bot-pause = Combien de secondes les robots attendent avant de répondre.
help-packs = Vérifier vos modules, et lire ce qu’ils peuvent contenir.
help-packs-check = Vérifier le fichier d’un module, et dire tout ce qui n’y va pas.
help-packs-describe = Montrer ce que les modules d’un jeu peuvent contenir.
help-pack-file = Le fichier du module.
help-heavy = Combien d’entre elles, par minute, peuvent être longues : lire des fichiers, rejouer et vérifier des parties, supprimer des tables.
help-work-seconds = Secondes laissées pour lire un fichier ou rejouer une partie ; au-delà, c’est refusé.
help-worker-megabytes = Mémoire de chaque processus où des robots réfléchissent, où l’on lit des fichiers et rejoue des parties, en mégaoctets.
help-think-seconds = Secondes de réflexion laissées à un robot ; ensuite, le hasard répond pour lui.
