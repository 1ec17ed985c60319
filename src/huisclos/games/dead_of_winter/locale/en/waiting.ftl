# What a crossroads card waits for: what happens, by whom, where, while what holds.

waits = It waits for: { $what }.
waited = What it waited for: { $what }.

waits-TurnBegins = the turn begins
waits-Acted = any action
waits-deed-attack = an attack on a zombie
waits-deed-fight = an attack on a survivor
waits-deed-search = a search
waits-deed-barricade = a barricade built
waits-deed-clean = waste cleaned away
waits-deed-attract = zombies attracted
waits-deed-use = an ability used
waits-deed-play = a card played
waits-deed-equip = equipment taken up
waits-deed-contribute = a card added to the crisis
waits-deed-move = a move
waits-deed-raise = food spent on a die
waits-deed-ask = others asked for a card
waits-deed-hand = equipment handed over
waits-deed-exile = a vote on an exile
waits-Played = a card played
waits-Played-kind = a card played ({ $kind })
waits-Contributed = { $number ->
    [one] a card added to the crisis
   *[other] card number { $number } added to the crisis
}
waits-ZombieKilled = a zombie killed
waits-SurvivorDies = a survivor’s death
waits-SurvivorHurt = a survivor wounded
waits-SurvivorJoins = a new survivor
waits-NoiseMade = noise
waits-by = by { $who }
waits-place = { $place-at }
waits-away = away from the colony
waits-not-place = anywhere but { $place-at }
waits-present = while { $who } is there
waits-present-colony = while { $who } is in the colony
waits-present-away = while { $who } is away from the colony
waits-sign-said = after something said in a fixed form
waits-sign-chatted = after a line in the chat
waits-sign-mused = after a long thought
waits-sign-took-back = after a choice taken back
waits-least-food = { $number ->
    [one] with food in store
   *[other] with { $number } food or more in store
}
waits-least-gone = after a survivor has died
waits-least-helpless = while there are helpless survivors
waits-least-noise-here = where there has been noise
waits-least-waste = while { $number } cards or more lie in the waste pile
waits-least-zombies-colony = with zombies at the colony
waits-least-zombies-here = { $number ->
    [one] with a zombie there
   *[other] with { $number } zombies there or more
}
waits-exists-exiled-here = with an exile’s survivor there
waits-exists-my-colony = with one of your survivors in the colony
waits-exists-others-here = with another player’s survivor there
waits-exists-wounded = while somebody is wounded
waits-mine = by one of your survivors
waits-exiled = in an exile’s turn
waits-not-exiled = in the turn of somebody who is no exile
waits-more = if one thing more holds
