# Ce qu’attend une croisée des chemins : ce qui se passe, par qui, où, et dans quelles circonstances.

waits = Elle attend : { $what }.
waited = Ce qu’elle attendait : { $what }.

waits-TurnBegins = le début du tour
waits-Acted = une action, quelle qu’elle soit
waits-deed-attack = une attaque contre un zombie
waits-deed-fight = une attaque contre un survivant
waits-deed-search = une fouille
waits-deed-barricade = une barricade posée
waits-deed-clean = la décharge nettoyée
waits-deed-attract = des zombies appâtés
waits-deed-use = une capacité utilisée
waits-deed-play = une carte jouée
waits-deed-equip = un équipement confié à un survivant
waits-deed-contribute = une carte ajoutée à la crise
waits-deed-move = un déplacement
waits-deed-raise = de la nourriture dépensée pour un dé
waits-deed-ask = une carte demandée aux autres
waits-deed-hand = un équipement remis à un autre
waits-deed-exile = un vote d’exil
waits-Played = une carte jouée
waits-Played-kind = une carte jouée ({ $kind })
waits-Contributed = { $number ->
    [one] une carte ajoutée à la crise
   *[other] la carte numéro { $number } ajoutée à la crise
}
waits-ZombieKilled = un zombie tué
waits-SurvivorDies = la mort d’un survivant
waits-SurvivorHurt = un survivant blessé
waits-SurvivorJoins = un nouveau survivant
waits-NoiseMade = du bruit
waits-by = par { $who }
waits-place = { $place-at }
waits-away = loin de la colonie
waits-not-place = ailleurs que { $place-at }
waits-present = pourvu que { $who } soit là
waits-present-colony = pourvu que { $who } soit dans la colonie
waits-present-away = pourvu que { $who } soit loin de la colonie
waits-sign-said = après une déclaration toute faite
waits-sign-chatted = après une ligne écrite
waits-sign-mused = après une longue réflexion
waits-sign-took-back = après un choix repris
waits-least-food = { $number ->
    [one] avec de la nourriture en réserve
   *[other] avec au moins { $number } nourritures en réserve
}
waits-least-gone = après la mort d’un survivant
waits-least-helpless = tant qu’il y a des personnes sans défense
waits-least-noise-here = là où il y a eu du bruit
waits-least-waste = avec au moins { $number } cartes dans la décharge
waits-least-zombies-colony = avec des zombies devant la colonie
waits-least-zombies-here = { $number ->
    [one] avec un zombie sur place
   *[other] avec au moins { $number } zombies sur place
}
waits-exists-exiled-here = avec un survivant exilé sur place
waits-exists-my-colony = avec l’un de vos survivants dans la colonie
waits-exists-others-here = avec le survivant de quelqu’un d’autre sur place
waits-exists-wounded = tant que quelqu’un est blessé
waits-mine = par l’un de vos survivants
waits-exiled = pendant le tour d’une personne exilée
waits-not-exiled = pendant le tour de quelqu’un qui n’est pas en exil
waits-more = à une condition de plus
