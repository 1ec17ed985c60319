## Ce qui se dit à la table, et son étiquette dans le menu. Rien de tout cela n’engage.

## Affirmations : ce que disent les dés

talk-monsters = Les dés envoient des Monstres vers { $places }.
form-monsters = Dire où viennent les Monstres
talk-no-monsters = Les dés épargnent { $places }.
form-no-monsters = Dire où il ne vient aucun Monstre

## Promesses

talk-vote = Au prochain vote, je vote pour { $whom }.
form-vote = Promettre votre prochain vote
talk-spare = Cette nuit, je ne vote pas pour { $whom }.
form-spare = Promettre d’épargner quelqu’un cette nuit
talk-go = Aujourd’hui, je vais { $place-to }.
form-go = Dire où vous allez
talk-follow = Suivez-moi { $place-to }. J’y serai.
form-follow = Appeler les autres là où vous allez

## Demandes

talk-ask-vote = { $to }, au prochain vote, votez pour { $whom }.
form-ask-vote = Demander un vote
talk-ask-spare = { $to }, ne votez pas pour moi cette nuit.
form-ask-spare = Demander grâce pour cette nuit
talk-ask-go = { $to }, allez { $place-to } aujourd’hui.
form-ask-go = Demander à quelqu’un d’aller quelque part
talk-ask-card = { $to }, si vous fouillez le camion aujourd’hui, donnez-moi une carte.
form-ask-card = Demander une carte du camion

## Offres : d’abord ce qu’on demande, puis ce qu’on promet en échange

talk-spare-for-truck = { $to }, épargnez-moi cette nuit, et demain je vote pour vous au camion.
form-spare-for-truck = Demander grâce cette nuit, contre votre vote au camion demain
talk-truck-for-card = { $to }, votez pour moi au camion aujourd’hui, et je vous donne une carte.
form-truck-for-card = Demander le camion, contre une carte
talk-vote-for-vote = { $to }, au prochain vote, votez pour { $whom }, et cette nuit je ne vote pas pour vous.
form-vote-for-vote = Demander un vote, et épargner en retour
talk-go-together = { $to }, allez { $place-to } aujourd’hui, et j’y vais aussi.
form-go-together = Aller ensemble quelque part
