## How far one is

far-least = { $of }: { $have } of { $need }
far-most = { $of }: { $have }, at most { $need }
far-hand = In hand, { $of-many }: { $have } of { $need }
far-only = In hand, { $of-many } and nothing else: { $have } of { $need }
far-gear = On your survivors, { $of-many }: { $have } of { $need }
far-group = Your survivors: { $have } of { $need }
far-few = Your survivors: { $have }, at most { $need }
far-largest = The largest group: you have { $have }, and need { $need }
far-unhurt = { $have ->
    [0] None of your survivors is wounded
    [one] Your survivors have one wound
   *[other] Your survivors have { $have } wounds
 }
far-barricaded = Locations with barricades: { $have } of { $need }
far-rounds = Rounds: { $have } of { $need }
far-morale = Morale down to zero: { $have } left
far-main = { $met ->
    [1] The main objective is met
   *[other] The main objective is not met
 }
far-not-main = { $met ->
    [1] The main objective is not met, as you wish
   *[other] The main objective is met, against your wish
 }
far-other = { $met ->
    [1] The rest is as it should be
   *[other] Something else is missing
 }

kind-any = Any card
    .a = a card
    .many = cards
figure-players = Players
figure-exiles = Exiles
figure-morale = Morale
figure-rounds = Rounds left
figure-food = Food
figure-starvation = Starvation tokens
figure-helpless = Helpless survivors
figure-waste = Cards in the waste pile
figure-progress = Progress
figure-zombies = Zombies
figure-zombies-here = Zombies here
figure-zombies-colony = Zombies at the colony
figure-zombies-away = Zombies at the locations
figure-barricades = Barricades
figure-barricades-colony = Barricades at the colony
figure-barricades-here = Barricades here
figure-noise = Noise
figure-noise-here = Noise here
figure-survivors = Survivors
figure-survivors-colony = Survivors in the colony
figure-survivors-away = Survivors at the locations
figure-survivors-here = Survivors here
figure-mine = Your survivors
figure-my-colony = Your survivors in the colony
figure-my-away = Your survivors at the locations
figure-hand = Cards in your hand
figure-dice = Your unused dice
figure-given = Cards you have added to the crisis
figure-gone = Survivors who died or left
figure-my-wounds = Wounds of your survivors
figure-room-here = Free spaces here
figure-wounds = Wounds
figure-empty-decks = Searched-out locations
