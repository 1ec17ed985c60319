# Why the planner would do something: for whoever asks it.

reason-plan = { $card } is what the next turn needs.
reason-attack = The enemy is in reach, and a good blow takes { $damage } health.
reason-search = There may be a weapon in it, and nobody wins this with bare hands.
reason-calm = With less Horror there are more dice, in every roll from now on.
reason-rest = Health is low, and there is time to catch one’s breath.
reason-walk = Somewhere else there is more to be done, or less to be afraid of.
reason-guard = A blow like this one is worth a card.
reason-reroll = These dice can only get better.
reason-save = Whoever is saved can’t be killed, and gives something in return.
reason-end = What is left of the time is worth more in Planning.
reason-convert = Two cards for a success: the line above is worth it.
reason-apply = Good enough: cards are better kept.
reason-take-it = It will hurt, but the cards will be needed more later.
reason-away = Anywhere but here.
reason-to-killer = It is time to meet { $killer }.
reason-to-exit = Out with whoever follows: { $zone-to }.
reason-to-zone = On the way { $zone-to }.
