## DW-3.1, DW-3.2, DW-3.5, DW-3.6, DW-10.2: what is done with cards.

prompt-ask = { $about } asks for cards. What you give is shown, and played at once by { $about }.
waiting-ask = { $seat } may give a card to { $about }.
quiet-ask = giving cards to somebody who asks
prompt-equip = { $about }: who gets it?
waiting-equip = { $seat } chooses who gets this: { $about }.
prompt-hand = You are offered this: { $about }. Do you take it?
waiting-hand = { $seat } is offered this: { $about }.
option-accept = Take it
option-decline = No, thanks
prompt-discard = Which card do you discard?
waiting-discard = { $seat } chooses a card to discard.
option-nothing = I have none
prompt-salvage = What do you take from the waste pile?
waiting-salvage = { $seat } goes through the waste.
prompt-deck = Which deck?
waiting-deck = { $seat } chooses a deck.
prompt-seen = That is what lies on top { $about-at }. Seen?
waiting-seen = { $seat } looks at what lies on top { $about-at }.
option-seen = Seen
prompt-order-crises = These are the next crises, the first one first. Which of them comes last?
waiting-order-crises = { $seat } puts the next crises in order.
prompt-take-outsider = Do you take somebody in?
waiting-take-outsider = { $seat } decides whether to take somebody in.

log-plays = { $seat } plays: { $item }.
log-equips = { $survivor } now carries: { $item }.
log-contributes = { $seat } adds a card to the crisis{ $number ->
        [1] .
       *[other] { "" }: { $number } so far this round.
    }
log-contributes-known = You add to the crisis: { $item }.
log-piled-on = { $number ->
        [one] A card from { $place-the } is added to the crisis, unseen.
       *[other] { $number } cards from { $place-the } are added to the crisis, unseen.
    }
log-asks = { $seat } asks: can anybody help?
log-nobody-gives = Nobody gives { $seat } anything.
log-gives = { $seat } gives this away: { $item }.
log-not-given = { $seat } keeps this, as it is of no use any more: { $item }.
log-offers = { $survivor } holds this out to { $to }: { $item }.
log-handed = { $survivor } hands this to { $to }: { $item }.
log-declines = { $survivor } doesn’t want it: { $item }.
log-draws-items = { $number ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $number } cards.
    }
log-draws-items-known = { $number ->
        [one] You draw a card: { $items }.
       *[other] You draw { $number } cards: { $items }.
    }
log-discards = { $seat } discards: { $item }.
log-discards-nothing = { $seat } has nothing to discard.
log-salvages = { $seat } takes this from the waste pile: { $item }.
log-sees-card = { $seat } sees a card of { $victim }.
log-sees-card-known = You see a card of { $victim }: { $item }.
log-sees-deck = { $seat } looks at the top of the deck { $place-at }.
log-sees-deck-known = On top { $place-at }: { $items }.
log-sees-crises = { $seat } looks at what is coming.
log-sees-crises-known = What is coming: { $crises }.
log-shows-deck = Found { $place-at }: { $items }.
log-takes-outsider = { $seat } takes somebody in: { $item }.
log-deck-shuffled = The deck { $place-at } is shuffled.
