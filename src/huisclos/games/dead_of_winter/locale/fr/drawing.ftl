# La table dans un terminal.

board-round = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round } sur { $last }
}
board-turn = À { $seat } de jouer
board-morale = Moral { $morale } { $bar }
board-food = Nourriture { $food } (il en faut { $meals })
board-waste = Décharge { $waste }
board-helpless = Sans défense { $number }
board-starvation = Famine { $number }
board-crisis = Crise : { $crisis }. Il faut { $number } × { $kinds }.
board-strikes = Sinon : { $text }
board-pile = { $cards ->
    [0] Aucune carte posée.
    [one] 1 carte posée.
   *[other] { $cards } cartes posées.
}
board-objective = Objectif principal : { $objective }
board-legend = { $zombie } zombie  { $barricade } barricade  { $noise } bruit  { $wound } blessure  { $frost } engelure  { $gear } équipement
board-deck = { $cards ->
    [0] plus d’objet
    [one] 1 objet
   *[other] { $cards } objets
}
board-columns = { $leader } chef de groupe, influence, nom, dé pour attaquer, dé pour fouiller, lieu
board-dice = dés { $dice }
board-no-dice = plus de dé
board-cards = { $number ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $number } cartes
}
board-first = ouvre la manche
board-exiled = en exil
board-out = hors jeu
board-you = ← vous
board-dealt = Influence, nom, dé pour attaquer, dé pour fouiller
board-ability = { $thing } : { $text }
board-hand = Votre main
board-found = Ce que vous avez trouvé
board-item = { $item } ({ $kind }) : { $text }
board-secret = Votre objectif secret : { $secret }
board-exile = En exil : { $exile }
board-watched = Vous guettez pendant que { $seat } joue : « { $card } »
board-crossing = Croisée des chemins : { $card }
