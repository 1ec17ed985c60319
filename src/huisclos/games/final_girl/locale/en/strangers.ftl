# What only packs of one's own ask: no card of the box does.

prompt-choose-card = Name a kind of Action card, for the rest of the game.
waiting-choose-card = { $seat } names a kind of card.
prompt-discard = Which card do you discard?
waiting-discard = { $seat } discards a card.
