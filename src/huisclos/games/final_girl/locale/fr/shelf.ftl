# L’étagère des films : ce que chaque rencontre a donné, et ce qui a été accompli.

shelf-title = L’étagère vidéo
shelf-count = { $games ->
    [0] Pas encore un seul film.
    [one] Un film : { $won ->
        [0] elle ne s’en est pas sortie.
       *[other] elle s’en est sortie.
    }
   *[other] { $games } films : { $won ->
        [0] elle ne s’en est jamais sortie.
        [one] elle s’en est sortie une fois.
       *[other] elle s’en est sortie { $won } fois.
    }
}
shelf-last = Sur les cent derniers.
shelf-killer = Tueurs
shelf-location = Lieux
shelf-girl = Survivantes
shelf-record = Victoires : { $won }, défaites : { $lost }
shelf-unseen = pas encore vu
shelf-stamp = Vivante
difficulty-absolute = Horreur Absolue

feats-title = Autocollants
feats-count = { $done } sur { $all }
feat-done = Obtenu le
feat-credits = Fin ?
    .text = Survivre à un film.
feat-family = Tout public
    .text = Survivre sans qu’une seule Victime meure.
feat-coach = Le car est complet
    .text = Sauver { $saved } Victimes dans un même film.
feat-short = Court métrage
    .text = Survivre en { $turns } tours au plus.
feat-absolute = Version intégrale
    .text = Survivre en Horreur Absolue.
feat-legend = Celui de l’affiche
    .text = Survivre à un Pouvoir Maléfique légendaire.
feat-back = Scène post-générique
    .text = Revenir d’entre les morts, et gagner.
feat-sequel = La suite est meilleure
    .text = Vaincre un Tueur contre qui vous aviez perdu.
feat-double = Double programme
    .text = Survivre à deux films le même jour.
feat-midnight = Séance de minuit
    .text = Aller au bout d’un film entre minuit et { $hour } heures du matin.
feat-cast = Film choral
    .text = Survivre avec { $cast } Survivantes différentes.
feat-catalogue = Tout le catalogue
    .text = Vaincre chaque Tueur de la boîte, et ressortir de chaque Lieu.
