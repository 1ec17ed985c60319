# Ce que seuls demandent les packs qu’on apporte : aucune carte de la boîte ne le fait.

prompt-choose-card = Nommez une sorte de carte Action, pour le reste de la partie.
waiting-choose-card = { $seat } nomme une sorte de carte.
prompt-discard = Quelle carte défaussez-vous ?
waiting-discard = { $seat } défausse une carte.
