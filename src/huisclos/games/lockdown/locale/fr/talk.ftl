## Ce qui se dit à la table, et son étiquette dans le menu ; la personne à qui l’on parle peut conclure. Rien de tout cela n’engage.

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
talk-go = Je vais { $place-to }.
form-go = Dire où vous allez
talk-follow = Suivez-moi { $place-to }. J’y serai.
form-follow = Appeler les autres là où vous allez

## Demandes

talk-ask-vote = { $to }, au prochain vote, votez pour { $whom }.
form-ask-vote = Demander un vote
deal-ask-vote = Marché conclu, { $from } : au prochain vote, je vote pour { $whom }.
talk-ask-spare = { $to }, ne votez pas pour moi cette nuit.
form-ask-spare = Demander grâce pour cette nuit
deal-ask-spare = Marché conclu, { $from } : je ne vote pas pour vous cette nuit.
talk-ask-go = { $to }, allez { $place-to }.
form-ask-go = Demander à quelqu’un d’aller quelque part
deal-ask-go = Marché conclu, { $from } : je vais { $place-to }.
talk-ask-card = { $to }, si vous fouillez le camion, donnez-moi une carte.
form-ask-card = Demander une carte du camion
deal-ask-card = Marché conclu, { $from } : si je fouille le camion, vous aurez une carte.

## Offres : ce qu’on demande, et ce qu’on promet en échange

talk-truck-for-card = { $to }, votez pour moi au camion, et je vous donne une carte.
form-truck-for-card = Demander le camion, contre une carte
deal-truck-for-card = Marché conclu, { $from } : mon vote au camion contre une carte.
talk-card-for-truck = { $to }, donnez-moi une carte, et je vote pour vous au camion.
form-card-for-truck = Votre vote au camion, contre une carte
deal-card-for-truck = Marché conclu, { $from } : une carte contre votre vote au camion.
talk-badge-for-spare = { $to }, votez pour moi pour le Badge, et je ne vote pas pour vous cette nuit.
form-badge-for-spare = Demander le Badge, et épargner en retour cette nuit
deal-badge-for-spare = Marché conclu, { $from } : à vous le Badge, et vous m’épargnez cette nuit.
talk-truce = { $to }, ne votez pas pour moi cette nuit, et je ne vote pas pour vous.
form-truce = Une trêve pour cette nuit
deal-truce = Marché conclu, { $from } : cette nuit, pas un vote entre nous.
talk-vote-together = { $to }, au prochain vote, votons ensemble pour { $whom }.
form-vote-together = Voter ensemble pour quelqu’un
deal-vote-together = Marché conclu, { $from } : nos deux votes vont à { $whom }.
talk-vote-for-vote = { $to }, au prochain vote, votez pour { $whom }, et cette nuit je ne vote pas pour vous.
form-vote-for-vote = Demander un vote, et épargner en retour
deal-vote-for-vote = Marché conclu, { $from } : je vote pour { $whom }, et vous m’épargnez cette nuit.
talk-spare-for-truck = { $to }, épargnez-moi cette nuit, et demain je vote pour vous au camion.
form-spare-for-truck = Demander grâce cette nuit, contre votre vote au camion demain
deal-spare-for-truck = Marché conclu, { $from } : je vous épargne cette nuit, et demain vous votez pour moi au camion.
talk-go-together = { $to }, allez { $place-to }, et j’y vais aussi.
form-go-together = Aller ensemble quelque part
deal-go-together = Marché conclu, { $from } : rendez-vous { $place-to }.
