## L’exil

prompt-exile-vote = Exiler { $about } ? Pouce levé pour oui.
waiting-exile-vote = { $seat } vote : exiler { $about } ?
prompt-exile-tie = Égalité : à vous de trancher. Exiler { $about } ?
waiting-exile-tie = Égalité : { $seat } tranche. Exiler { $about } ?
log-thumb = Exiler { $whom } ? { $seat } : { $thumb }.
log-not-exiled = { $seat } reste dans la colonie.
log-exiled = { $seat } part en exil et lit un objectif d’exil.
    .style = danger
log-exiled-known = Vous partez en exil. Votre objectif d’exil : { $card }.
    .style = danger
log-two-loyal-exiles = Deux exils, et pas un traître. La colonie ne s’en remet pas.
    .style = danger
prompt-exile-move = Vous devez quitter la colonie. Qui part maintenant, et pour où ?
waiting-exile-move = { $seat } quitte la colonie.
