## Pour chaque question : ce que tu lis, et ce que les autres lisent en t’attendant.
## $about est ce dont il s’agit ; $seat est la personne qu’on attend.

prompt-character = Choisis ton personnage.
waiting-character = { $seat } choisit un personnage.
prompt-share = Tous les personnages sont pris. Choisis-en un à partager : son pouvoir servira aux deux.
waiting-share = { $seat } choisit un personnage à partager.
prompt-place = Choisis où va le prochain zombie.
waiting-place = { $seat } place des zombies.
prompt-answer = Réponds à la question.
waiting-answer = { $seat } réfléchit à la question.
prompt-reply = Réponds avec tes mots, ou laisse quelqu’un d’autre essayer.
waiting-reply = { $seat } réfléchit à la question.
prompt-reply-yourself = Réponds avec tes mots.
waiting-reply-yourself = { $seat } réfléchit à la question.
prompt-reply-for = Réponds avec tes mots, à la place de { $about }.
waiting-reply-for = { $seat } réfléchit à la question de { $about }.
prompt-take-on = { $about } passe la question. Tu veux y répondre ?
waiting-take-on = { $seat } peut reprendre la question.
prompt-judge = Compare avec le modèle : ce que { $about } a dit suffit-il ?
waiting-judge = { $seat } juge la réponse.
prompt-own-judge = Compare avec le modèle. Tu avais trouvé ?
waiting-own-judge = { $seat } compare sa réponse au modèle.
prompt-read = Lis la réponse, puis continue.
waiting-read = { $seat } lit la réponse.
prompt-target = Gagné ! Choisis le zombie que tu bats.
waiting-target = { $seat } choisit un zombie à battre.
prompt-fight-on = Un zombie de moins ! Tu continues le combat ?
waiting-fight-on = { $seat } peut continuer le combat.
prompt-run = Le dé est jeté : cours !
waiting-run = { $seat } va courir.

## Les pouvoirs : on ne demande que s’ils peuvent changer quelque chose

prompt-power-invasion = Ils arrivent. Tu utilises un pouvoir ?
waiting-power-invasion = { $seat } peut annuler l’invasion.
prompt-power-answer = Mauvaise réponse : pas de combat. Tu utilises un pouvoir ?
waiting-power-answer = { $seat } peut annuler la mauvaise réponse.
prompt-power-combat = Le combat est perdu. Tu utilises un pouvoir ?
waiting-power-combat = { $seat } peut faire relancer le dé du combat.
prompt-power-flight = Le groupe pourrait aller plus loin. Tu utilises un pouvoir ?
waiting-power-flight = { $seat } peut faire relancer le dé de la fuite.
prompt-power-way = Un zombie barre la route. Tu utilises un pouvoir ?
waiting-power-way = { $seat } peut dégager la route.
prompt-offer = Tu peux utiliser un pouvoir
waiting-offer = { $seat } peut utiliser un pouvoir.

## Ce qu’on peut ne plus vouloir se faire demander

quiet-take-on = les questions passées
quiet-power-invasion = les pouvoirs contre les invasions
quiet-power-answer = les pouvoirs après une mauvaise réponse
quiet-power-combat = les pouvoirs au combat
quiet-power-flight = les pouvoirs pendant la fuite
quiet-power-way = les pouvoirs quand la route est barrée

## Pourquoi certains choix sont exclus

why-zombie-there = Un zombie s’y trouve déjà.
why-zone-later = Ce sera pour plus tard : d’abord la zone du pion, puis celles qui sont devant.
why-far = Hors de portée.
