## Ce qui appelle les absents, et ce qu’un lien dit avant qu’on l’ouvre. La page elle-même n’en a pas besoin.

push-turn = C’est votre tour à la table { $code }.
push-reminder = La table { $code } vous attend toujours. Répondez bientôt : quand le temps sera écoulé, un robot décidera à votre place.
server-push-subscription = Votre navigateur a donné une adresse qu’aucun service de notification ne connaît. Désactivez l’appel, puis réactivez-le.
server-bells = Trop de personnes demandent déjà à être appelées ici. Passez plutôt voir de temps en temps.

preview-home = Jeux de société d’horreur dans le navigateur
preview-home-text = Portes closes : l’enfer, c’est les autres. Avec vos proches, avec des robots ou en solitaire, sans compte.
preview-table = Une place vous attend : { $game }
preview-replay = { $game } : une partie à revoir
preview-learn = Apprendre { $game } en jouant
preview-rules = Les règles de { $game }
