# Les plateaux dans un terminal.

board-killer = { $killer } : Santé { $health }, Soif de sang { $row }, Attaque { $attack }, Déplacement { $move }, cartes Terreur restantes : { $cards }
board-who = { $who } : { $zone-at }
board-girl = { $girl } : Santé { $health }, Horreur { $horror }, Temps { $time }, Victimes sauvées { $saved }, tuées { $dead }
board-free = { $number } : { $reward }
board-covered = { $number } : { $reward } (couverte)
board-gives = autre chose
board-gives-horror = { $by } Horreur
board-gives-time = { $by } Temps
board-gives-health = { $by } Santé
board-gives-move = { $zones ->
        [one] 1 zone
       *[other] { $zones } zones
    }
board-gives-card = une carte à { $most } Temps au plus
board-hand = En main : { $cards }
board-items = Objets : { $held-count ->
        [0] rien dans les mains
       *[other] { $held } dans les mains
    }{ $packed-count ->
        [0] .
       *[other] , { $packed } dans le sac à dos.
    }
board-tableau = { $cost ->
        [0] Gratuit : { $cards }
       *[other] Pour { $cost } Temps : { $cards }
    }
board-memo = (memo : ce que fait chacune)
board-pile = { $number ->
        [0] { $zone } : il n’y a plus rien à trouver
        [1] { $zone } : { $item }, le dernier Objet
       *[other] { $zone } : { $item }, sur une pile de { $number } Objets
    }
board-roll = Dés : { $dice }
board-legend = @ vous   X le Tueur   m Sbire   v Victimes   ! Victime spéciale   ? jeton   » Sortie   * Recherche
