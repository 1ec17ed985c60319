## Ce qui se dit à la table, et son étiquette dans le menu ; la personne à qui l’on parle peut conclure. Rien de tout cela n’engage.

slot-kind = Quelle sorte de carte ?
slot-number = Combien ?
fitting-1 = une carte utile
fitting-2 = deux cartes utiles
fitting-3 = trois cartes utiles
fitting-4 = quatre cartes utiles
fitting-5 = cinq cartes utiles

## Affirmations

talk-put = J’ai mis { $number } dans cette crise.
form-put = Dire ce que vous avez mis dans la crise
talk-have = J’ai { $kind-a } en main.
form-have = Dire ce que vous avez en main
talk-have-none = Je n’ai { $kind-no } en main.
form-have-none = Dire ce que vous n’avez pas en main
talk-accuse = C’est { $whom } qui nous trahit.
form-accuse = Accuser quelqu’un de trahison

## Promesses

talk-add = Je mettrai { $kind-a } dans cette crise.
form-add = Promettre une carte pour la crise
talk-kill = Cette manche, je tue un zombie à la colonie.
form-kill = Promettre de vous battre à la colonie
talk-feed = Cette manche, j’apporte à manger.
form-feed = Promettre à manger pour la colonie
talk-exile = Au prochain vote sur { $whom }, je vote pour l’exil.
form-exile = Promettre de voter pour un exil
talk-spare = Au prochain vote sur { $whom }, je vote contre l’exil.
form-spare = Promettre de voter contre un exil

## Demandes

talk-ask-add = { $to }, mettez { $kind-a } dans cette crise.
form-ask-add = Demander une carte pour la crise
deal-ask-add = Marché conclu, { $from } : je mettrai { $kind-a } dans cette crise.
talk-ask-give = { $to }, quand je demanderai des cartes, donnez-moi { $kind-a }.
form-ask-give = Demander une carte pour le moment venu
deal-ask-give = Marché conclu, { $from } : quand vous demanderez, je vous donnerai { $kind-a }.
talk-ask-kill = { $to }, tuez un zombie à la colonie cette manche.
form-ask-kill = Demander à quelqu’un de se battre à la colonie
deal-ask-kill = Marché conclu, { $from } : cette manche, je tue un zombie à la colonie.
talk-ask-exile = { $to }, votez avec moi pour exiler { $whom }.
form-ask-exile = Demander un vote pour un exil
deal-ask-exile = Marché conclu, { $from } : au prochain vote sur { $whom }, je vote pour l’exil.

## Offres : ce qu’on demande, et ce qu’on promet en échange

talk-give-for-add = { $to }, mettez { $kind-a } dans cette crise, et je vous donne une carte la prochaine fois que vous en demandez.
form-give-for-add = Une carte contre une carte dans la crise
deal-give-for-add = Marché conclu, { $from } : je mettrai { $kind-a } dans cette crise, et vous me donnerez une carte quand j’en demanderai.
talk-exile-together = { $to }, votons ensemble pour exiler { $whom }.
form-exile-together = Voter un exil ensemble
deal-exile-together = Marché conclu, { $from } : nous votons ensemble pour exiler { $whom }.
talk-truce = { $to }, ne votez pas mon exil, et je ne vote pas le vôtre.
form-truce = Aucun vote d’exil entre vous
deal-truce = Marché conclu, { $from } : pas de vote d’exil entre nous.
