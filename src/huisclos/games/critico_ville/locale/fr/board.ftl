## La table, dessinée en texte

board-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn } : { $seat }
}
board-zombies = { $count } cases zombie sur { $most } sont remplies
board-zone = Zone { $zone }
board-legend = @ le groupe, z un zombie, _ une case zombie vide, · une case ordinaire
board-powers = { $character } { $tokens }
board-nobody = aucun personnage
board-challenge = Défi
board-you = ← toi

## Ce qu’une série compte

simulate-square = Case atteinte
simulate-zombies = Zombies à la fin
simulate-beaten = Zombies battus au combat
simulate-asked = Questions répondues
simulate-right = Réponses justes

## Le formulaire d’une table

setting-hard = Variante difficile
    .help = Seule une réponse juste permet le combat. Les autres jugent les réponses libres.
setting-characters = Personnages en jeu
    .help = À moins de quatre, on peut en avoir plusieurs. Moins il y en a, plus la partie est difficile.
cast-0 = comme d’habitude
cast-1 = 1
cast = { $value }
setting-challenges = Défis
    .help = Les questions plus difficiles sont aussi dans la pile.
setting-kinds = Questions
    .help = Aux questions ouvertes, on répond avec ses mots.
setting-kinds-both = Ouvertes et à choix
setting-kinds-choice = À choix seulement
setting-kinds-open = Ouvertes seulement
setting-first = Qui commence
    .help = À une vraie table, la personne la plus jeune commence.
setting-pack = Tes propres questions
    .help = Un fichier de questions (.csv ou .toml), à la place des 136 de la boîte. Les règles disent comment l’écrire : chapitre « Pour les enseignants et enseignantes ».
    .size = { $size ->
        [one] 1 question
       *[other] { $size } questions
    }
