## L’aide-mémoire : un message pour chaque thème
## .what dit de quoi il s’agit, .example le montre, .check aide à le repérer.

memo-title = Aide-mémoire
memo-errors = Erreurs de raisonnement
memo-reading = Avant d’y croire
memo-example = Exemple
memo-check = Demande-toi

## Erreurs de raisonnement

theme-hasty = Généralisation hâtive
    .what = On fait une règle pour tout un groupe alors qu’on n’en a vu que quelques membres, ou seulement des cas à part.
    .example = « J’ai croisé deux chiens dans cette rue et les deux ont grogné. Les chiens de cette ville sont méchants ! »
    .check = Combien de cas ai-je vus, et ressemblent-ils à tous les autres ?
theme-cause = Fausse cause
    .what = Deux choses arrivent ensemble, ou l’une après l’autre, et on décide que l’une a provoqué l’autre. C’est peut-être un hasard, ou l’inverse, ou une troisième chose qui explique les deux.
    .example = « J’avais mes chaussettes vertes et on a gagné. C’est grâce aux chaussettes ! »
    .check = Qu’est-ce qui pourrait l’expliquer autrement, et est-ce que ce serait arrivé de toute façon ?
theme-dilemma = Faux dilemme
    .what = On ne te laisse que deux choix, comme s’il n’en existait pas d’autres, alors qu’il y en a.
    .example = « Soit tu me prêtes ton vélo, soit on n’est plus amis. »
    .check = Y a-t-il une troisième solution, ou quelque chose entre les deux ?
theme-straw = Homme de paille
    .what = Au lieu de répondre à ce que l’autre a dit, on répond à une version plus bête ou plus extrême, parce qu’elle est plus facile à démolir.
    .example = « On pourrait manger un peu moins de viande ? – Alors tu veux qu’on broute de l’herbe ! »
    .check = L’autre serait-il d’accord pour dire que c’est bien son idée ?
theme-person = Attaque personnelle
    .what = On s’en prend à celui ou celle qui parle au lieu de répondre à ce qui est dit. Pourtant, une bonne raison reste bonne, peu importe qui la donne.
    .example = « N’écoutez pas le plan de Noah pour la barricade : il ne sait même pas faire ses lacets. »
    .check = Si quelqu’un d’autre disait la même chose, la réponse tiendrait-elle encore ?
theme-authority = Argument d’autorité
    .what = Une chose serait vraie simplement parce qu’une personne célèbre ou importante le dit, même si ce n’est pas son domaine ou qu’elle n’apporte aucune preuve.
    .example = « Cette crème enlève les boutons : un champion de natation l’a dit. »
    .check = Cette personne connaît-elle le sujet, peut-elle montrer comment elle le sait, et les autres spécialistes sont-ils d’accord ?
theme-crowd = Appel à la foule
    .what = Une chose serait vraie ou bonne parce que beaucoup de gens y croient ou la font. Mais on peut très bien se tromper à plusieurs.
    .example = « Tout le monde court vers le pont, donc le pont est sûr. »
    .check = Comment tous ces gens le savent-ils ? Ont-ils vérifié, ou se sont-ils suivis les uns les autres ?
theme-tradition = Appel à la tradition
    .what = Une chose serait bonne parce qu’on la fait ainsi depuis longtemps. L’erreur jumelle dit qu’une chose est meilleure juste parce qu’elle est nouvelle.
    .example = « L’équipe s’entraîne le lundi depuis toujours, donc le lundi est le meilleur jour. »
    .check = À part son âge, qu’est-ce qui parle en sa faveur ?
theme-emotion = Appel aux émotions
    .what = On réveille la peur, la pitié, la colère ou la fierté pour remplacer les raisons. Les émotions comptent, mais elles ne montrent pas ce qui est vrai.
    .example = « Tu ne peux pas dire que mon plan est faux : je serais trop triste ! »
    .check = Si je me calme d’abord, quelles raisons reste-t-il ?
theme-slope = Pente glissante
    .what = Un petit pas mènerait, de fil en aiguille, à une catastrophe, sans que personne montre pourquoi chaque étape devrait suivre.
    .example = « Si tu rates un cours de piano, tu lâcheras la musique, puis l’école, et tu finiras sans métier. »
    .check = Chaque étape est-elle probable, et ne peut-on pas s’arrêter en chemin ?
theme-circle = Raisonnement circulaire
    .what = La raison répète l’affirmation avec d’autres mots, ou la suppose déjà vraie. On tourne en rond et on revient au départ.
    .example = « Ce livre dit la vérité. – Comment le sais-tu ? – C’est écrit dans le livre. »
    .check = Cette raison convaincrait-elle quelqu’un qui n’y croit pas encore ?
theme-cherry = Tri sélectif des preuves
    .what = On montre seulement les faits qui arrangent et on se tait sur les autres.
    .example = « Regardez, trois clients ravis ! » dit l’hôtel. Il a laissé de côté les quarante qui se sont plaints.
    .check = Qu’est-ce qu’on ne me montre pas, et qui a choisi ?
theme-anecdote = Anecdote comme preuve
    .what = Une seule histoire, souvent frappante, sert de preuve pour ce qui se passe en général. Une histoire montre qu’une chose peut arriver, pas combien de fois elle arrive ni pourquoi.
    .example = « Mon grand-oncle n’a jamais mis sa ceinture et il a vécu 95 ans. Donc la ceinture ne sert à rien. »
    .check = Que sont devenus tous les autres, ceux dont personne ne raconte l’histoire ?

## Avant d’y croire

theme-figures = Chiffres et graphiques
    .what = Un chiffre peut être exact et tromper quand même. Regarde de quel total il est une part, qui on a compté, de quelle moyenne il s’agit et où commence l’axe du graphique.
    .example = « Deux fois plus d’accidents sur notre chemin ! » L’an dernier il y en a eu un, cette année deux.
    .check = Combien sur combien, et par rapport à quoi ?
theme-sources = Sources
    .what = Avant de te fier à une nouvelle, regarde qui la donne, comment cette personne le sait, ce qu’elle y gagne et de quand ça date. Puis cherche une deuxième source qui l’a apprise de son côté.
    .example = Trois sites disent que le lac est empoisonné, mais tous les trois ont recopié le même message sans nom.
    .check = Qui l’a su en premier, et comment ?
theme-pictures = Images et vidéos
    .what = Une image montre un instant, vu d’un seul endroit. Elle peut être coupée, ancienne, mise en scène, fabriquée par un programme, ou vraie avec une légende fausse.
    .example = « La ville ce matin ! » dit la légende. Mais il y a de la neige sur la photo, et on est en juillet.
    .check = Où et quand a-t-elle été prise, qu’y a-t-il hors du cadre, et qui a écrit la légende ?
theme-facts = Faits et opinions
    .what = Une affirmation de fait peut se vérifier, et on découvre alors si elle est vraie ou fausse. Une opinion dit ce que quelqu’un aime ou trouve important : on la défend avec des raisons, mais aucune mesure ne tranche.
    .example = « Ce pont fait 80 mètres de long » : on peut le mesurer. « Ce pont est laid » : non.
    .check = Que pourrait-on chercher, compter ou tester pour trancher ?
