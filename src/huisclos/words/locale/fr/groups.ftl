## Les groupes : ce qui reste d’une partie à l’autre

group-own = Vos groupes
group-why = Un groupe garde ce que vous vivez ensemble : histoires lues, variantes débloquées, victoires et mensonges. Pas de compte : le lien suffit pour jouer avec le groupe.
group-name = Nom du groupe
group-make = Créer un groupe
group-forget = Retirer { $name } de cette liste
group-field = Groupe
    .help = Ce que vous débloquez lui reste d’une partie à l’autre.
group-none = aucun
group-another = un nouveau…
group-keep = La garder sur une étagère
group-keep-own = une nouvelle, à vous
group-keep-none = aucune
group-solo = { $name } en solo
group-shelf = L’étagère du groupe « { $name } »
group-unlocked = { $count ->
    [0] Votre groupe n’en a encore débloqué aucune sur { $all }.
   *[other] Votre groupe en a débloqué { $count } sur { $all }.
}
group-games = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}
group-lies = { $count ->
    [0] pas un seul mensonge
    [one] un mensonge
   *[other] { $count } mensonges
}
group-link = Lien vers ce groupe
group-link-help = Avec ce lien, on voit cette étagère et on peut jouer pour le groupe.
group-open = Ouvrir une table
group-played = Parties jouées
group-nothing = L’étagère est encore vide. La première partie jouée pour ce groupe ouvre son histoire.
group-won = Victoire : { $names }
group-won-none = Aucune victoire
group-people = Qui était là
group-person = Nom
group-person-games = Parties
group-person-won = Victoires
group-person-lies = Mensonges
group-liar = Record de mensonges : { $names }.
group-bot = { $name } (robot)
group-rename = Renommer
group-delete = Supprimer ce groupe
group-delete-text = Tout ce qui est gardé de « { $name } » disparaît pour de bon, pour tout le monde : histoires, parties, noms et mensonges. Les tables qui jouent pour ce groupe continuent sans lui.
group-delete-do = Tout supprimer
