## Epilogues

epilogue-1-title = Avant de démarrer
epilogue-1-when = Une famille survivante détient les clés du camion
epilogue-1 =
    La liste du chauffeur tient encore au pare-soleil par un bout de sparadrap. De belles
    majuscules, l’écriture de quelqu’un qui comptait rentrer dîner. Vous la suivez du doigt. SIÈGE :
    il est tiède. PORTIÈRES : verrouillées, deux fois plutôt qu’une. RÉTROVISEUR : le centre
    commercial y loge tout entier, pas plus gros qu’une boîte d’allumettes, avec ce que vous y
    laissez. FREIN À MAIN. CONTACT.

    Le moteur tousse, réfléchit, prend. Au bout du Parking les yeux s’éteignent par paires, comme
    des chapeaux qu’on ôte au passage d’un convoi. Devant, de la route, rien que de la route. Vous
    riez, et c’est en riant que vous remarquez vos doigts : bleus de froid.

    Dernière ligne : CHAUFFAGE. Vous tournez le bouton. La soufflerie grogne, s’étrangle, se racle
    la gorge. Et par les bouches d’aération sortent les feuilles. Une. Une autre. Toutes.

epilogue-2-title = Quatre poses, une pièce
epilogue-2-when = Une famille est au complet
epilogue-2 =
    Au pied de l’escalator, le photomaton accepte encore la monnaie. Votre famille s’y entasse,
    coudes, genoux, une mèche dans l’œil de quelqu’un ; il ne manque personne. On tire le rideau.
    Une famille entière, ici, cela mérite bien une photo.

    Premier éclair : un bouquet de têtes. Vous comptez malgré vous, comme à la plage. Le compte est
    bon. Deuxième éclair : trop de dents, des sourires de resquille. Troisième : l’un des visages ne
    rit plus ; il refait l’addition, il cherche qui a payé.

    La quatrième pose, vous la découvrez dehors, quand la bande tombe, encore humide. Vos faces
    blanches comme des assiettes et, tout en bas, le jour sous le rideau. Des pieds nus y font la
    queue. Bleus, bien sages. À chaque gros orteil pend une étiquette de la Chambre froide.

epilogue-3-title = Les feutres
epilogue-3-when = Au moins trois Chialeurs sont en vie
epilogue-3 =
    On a donné aux Chialeurs des feutres et le dos d’une affiche de soldes. Ils dessinent à plat
    ventre, la langue entre les dents, et pour la première fois depuis que les rideaux de fer sont
    baissés, personne ne pleure.

    Vous vous penchez, avec l’air intéressé des grandes personnes. Le centre commercial est une
    boîte à chaussures. Les familles sont des bâtons qui se donnent la main. Autour, à coups de
    noir, le papier presque crevé, les Monstres : de gros yeux jaunes et, dessous, des gouttes
    bleues. « C’est la pluie ? » On vous regarde avec pitié. Mais non. C’est qu’ils ont perdu leurs
    petits. Quand on pleure, ils croient que c’est eux. Alors ils viennent.

    Un silence. Les enfants se consultent. Puis, comme ce n’est pas gentil de laisser une maman
    chercher toute la nuit, ils ouvrent la bouche, tous ensemble.

epilogue-4-title = À main levée
epilogue-4-when = Il reste exactement deux Personnages en vie
epilogue-4 =
    — On ne dort pas, par là ? — Non. — Par ici non plus. — J’ai encore une allumette. — À garder
    pour la fin.

    — Quelqu’un doit lever le rideau de fer. — On n’a qu’à voter, comme avant. — À deux ? Ça fera
    une voix partout. — Du temps qu’on était du monde, au moins, ça tombait juste. — Du temps qu’on
    était du monde, ça tombait sur quelqu’un.

    — On recommence. Dans le noir, sans se regarder, entre gens bien élevés. Qui se dévoue lève la
    main. — C’est fait ? — C’est fait. L’allumette, maintenant. — Voilà. J’en vois deux. — Deux ? Eh
    bien, on ira ensemble. — Non. La mienne est dans ma poche. — Moi, je n’en ai levé qu’une. — Il
    vaudrait mieux la baisser. — Je l’ai baissée. — Il en reste une.

epilogue-5-title = L’autre aussi
epilogue-5-when = Une famille survivante possède encore deux armes
epilogue-5 =
    À l’aube, un porte-voix, de l’autre côté du rideau de fer. Une bonne voix, un peu enrouée, avec
    de l’uniforme dedans, et du café. « Le secteur est dégagé. Vous pouvez ouvrir. D’abord, posez
    votre arme. »

    Vous en pleureriez. Vous la présentez entre les lames, qu’il n’y ait pas de malentendu, puis
    vous pliez les genoux et vous la couchez par terre, doucement, comme une bête endormie. Dans
    l’appareil, un souffle content. Votre paume trouve le bouton. Le rideau frissonne, monte d’une
    largeur de main.

    « L’autre aussi », dit la voix. L’autre est sous votre manteau. Vous ne l’avez montrée à
    personne, pas même aux vôtres. Et par l’interstice, au ras du sol, à tâtons, s’avance une odeur
    de feuilles pourries.

epilogue-6-title = Quatre minutes de retard
epilogue-6-when = Une famille gagnante a un Personnage en salle de surveillance
epilogue-6 =
    Un mur d’écrans. Le un : du carrelage. Le deux : des cintres qui se balancent, et personne pour
    les avoir frôlés. Le quatre : un ours en peluche, face contre terre. Le six : le camion. Vous
    avez gagné, vous avez le fauteuil, et enfin le loisir de lire l’étiquette du magnétoscope. IMAGE
    DIFFÉRÉE, 4 MINUTES.

    Alors vous cherchez le trois, la salle de surveillance, et vous vous regardez entrer. 5 h 51 :
    cette tête que vous avez. 5 h 52 : vous fermez, vous secouez la poignée. 5 h 53 : vous tournez
    le dos pour tirer le fauteuil. 5 h 54 : au bas du mur la grille d’aération s’écarte, et quelque
    chose de long comme un tapis roulé coule dans la pièce, se plie, se range.

    Sous le bureau. Il est 5 h 58. Vous ne bougez plus les genoux.

epilogue-7-title = Vous êtes ici
epilogue-7-when = Les Personnages en vie sont tous dans un même lieu, hors Parking
epilogue-7 =
    Il y a au mur un plan d’évacuation, c’est la loi, et sur le plan un point rouge : VOUS ÊTES ICI.
    Tout ce que ce centre commercial compte encore de vivant peut en dire autant. Passé le rideau de
    fer, plus rien ne respire, ou rien qu’on ait envie d’entendre respirer.

    Nuit après nuit, une main a tenu le plan à jour, au stylo bille. Une croix par attaque, une
    flèche par fuite. On aurait dit de l’affolement. Ce matin, faute d’autre lecture, vous suivez
    les flèches avec l’ongle, de la première à la dernière : aucun désordre. Elles se resserrent.
    C’est un entonnoir, et au bout il y a le point rouge.

    Vous avez vu des chiens faire cela, avec des moutons. Dehors, un par un, les Monstres s’asseyent
    sur le carrelage. Ils attendent que l’on siffle.

epilogue-8-title = Aimable clientèle
epilogue-8-when = Au moins deux lieux sont fermés
epilogue-8 =
    Trois notes de vibraphone, puis la voix, celle qui vantait le jambon. « Aimable clientèle, pour
    votre confort, une partie de votre centre commercial est désormais fermée. Merci de ne pas
    relever les rideaux. Merci de ne pas y coller l’oreille. »

    Derrière le fer, pourtant, on s’active. Rien ne casse. On traîne un meuble, on le pose, on le
    repousse un peu à gauche, comme un canapé qui doit voir la fenêtre. On balaie. Vers le matin,
    quatre coups de marteau, bien d’aplomb, et un froissement qui s’éloigne.

    Trois notes. « Aimable clientèle, merci de votre patience. » Sur chaque rideau condamné,
    beaucoup trop haut pour des yeux comme les vôtres, pend une pancarte à la peinture fraîche. Les
    lettres sont énormes, elles se tiennent par l’épaule, c’est une main qui apprend : OUVERTURE
    PROCHAINE.

epilogue-9-title = Objets trouvés
epilogue-9-when = Deux familles ou plus ont péri tout entières
epilogue-9 =
    Registre des objets trouvés, dernière page. « Un téléphone, fêlé. Sur l’écran, une famille au
    soleil. Rendu à : » et rien. « Un téléphone, poisseux. Sur l’écran, une autre famille, un
    gâteau, des bougies. Rendu à : » et rien. En marge : « Plus personne sur les photos. »

    On les a mis dans le même tiroir, côte à côte, comme leurs propriétaires un peu plus loin, dans
    la Chambre froide, où l’on a renoncé à savoir qui avait trahi qui.

    À quatre heures dix, l’appareil fêlé s’allume et compose un numéro. L’autre laisse sonner, le
    temps de la réflexion, puis décroche. Deux petits chronomètres se mettent en marche. Il faudrait
    ouvrir le tiroir pour saisir ces chuchotements, sans colère, des noms, des lieux, des heures.
    C’est la première alliance de ce centre commercial que les deux camps comptent respecter.

epilogue-10-title = L’épaule
epilogue-10-when = Au moins trois Bloqueurs sont en vie
epilogue-10 =
    Le tableau de garde est à la craie : une colonne pour les heures, une pour les épaules, aucune
    pour le sommeil. Les Bloqueurs qui restent dessineraient ce rideau de fer les yeux fermés. Ils
    l’ont dans le dos, rivet par rivet, en bleu, en jaune, comme une gaufre garde le souvenir du
    moule.

    Il fait jour. Plus un bruit. Ce matin, pour changer, il s’agit d’ouvrir, et l’idée les fait
    rire. On crache dans ses paumes, on empoigne, on tire ensemble, de toute cette force qui a
    laissé la nuit dehors.

    Le rideau cède d’un doigt, s’arrête. Encore. Non, il n’est pas coincé : une chose coincée ne
    tremble pas, ne reprend pas son souffle. De l’autre côté, on pèse sur le fer, on s’arc-boute, on
    tient bon. On a eu d’excellents maîtres.

epilogue-11-title = Personnes présentes
epilogue-11-when = Plus personne n’est en vie
epilogue-11 =
    Au-dessus des portes, un compteur à chiffres rouges, exigé par les pompiers : PERSONNES
    PRÉSENTES. Une machine consciencieuse. Voilà des nuits qu’elle soustrait, sans commentaire ; un
    peu avant cette aube, elle arrive au bout de l’arithmétique. 0.

    À huit heures et demie le bâtiment s’éveille, puisque personne ne lui a dit le contraire. Les
    néons hoquettent. Les escalators se remettent à monter du vide. Une flûte tombe du plafond,
    toujours la même. Dans la Chambre froide le moteur frémit et continue de garder ce qu’on lui a
    confié.

    À neuf heures, les portes s’ouvrent sur le Parking, sur le matin, sur l’odeur. 1, dit le
    compteur. 2. 5. 11. 40. Après quoi il renonce aux chiffres et n’affiche plus qu’un trait. Et les
    haut-parleurs, ravis, souhaitent à tout le monde la bienvenue.

epilogue-12-title = Écoute-bébé
epilogue-12-when = Tous les Chialeurs sont dans la Chambre froide
epilogue-12 =
    Un écoute-bébé, c’est deux boîtiers. Le premier est dans la Chambre froide, sur l’étagère des
    petits ; on ignore qui l’y a mis, on n’a pas demandé pourquoi. Le second traîne sur un comptoir,
    allumé, parmi les étiquettes de prix. Cinq voyants, du vert au rouge.

    Aucun ne brille. Voilà donc le bruit que fait cet endroit sans Chialeurs. Dehors les Monstres
    penchent la tête, comme on fait quand on a perdu l’air d’une chanson. Plus un sanglot pour leur
    montrer le chemin. Ce devrait être un soulagement.

    Vers cinq heures, un voyant. Vert. Puis deux. Cela ne pleure pas. Quelque chose est entré
    là-bas, auprès d’eux, quelque chose qui a beaucoup de souffle, qui ne sait pas les paroles, et
    qui, de son mieux, les berce.

epilogue-13-title = Fret de retour
epilogue-13-when = La pioche d’Objets est vide
epilogue-13 =
    Le camion est vide. Balayé, dirait-on. Il n’y reste que le bordereau, dans sa pochette de
    plastique, vissé à l’intérieur de la porte, là où les caisses le cachaient.

    Aller : conserves. Viande, date dépassée. Boissons, piles, de quoi couper, de quoi brûler. Lieu
    de livraison : centre commercial, au milieu du Parking, phares allumés, portes ouvertes.
    Abandonner le véhicule. Rentrer à pied. Nature de la marchandise, tapé deux fois, pour que
    l’encre morde : FOURRAGE.

    Il vaudrait mieux ne pas tourner la page. Un courant d’air s’en charge. Retour : à estimer sur
    place. Quantité : ce qui tient encore debout. Qualité : attendrie. Sangles dans le coffre
    latéral. Et sur la dernière ligne, à côté d’un tampon en forme de feuille, l’heure de
    l’enlèvement : au point du jour.

epilogue-14-title = Videz vos poches
epilogue-14-when = Une famille survivante garde au moins deux cartes
epilogue-14 =
    Inventaire de ce que vous portez au petit jour. Dans la doublure du manteau : quelque chose.
    Dans la botte gauche, contre la cheville, là où la peau est à vif : autre chose. Le tout en état
    de marche. Le tout gardé pour plus tard. Vous alignez vos biens par terre. C’est donc cela, plus
    tard.

    Vous revoyez les visages, tournés vers vous à l’heure du vote. Personne n’a rien ? Vraiment
    rien ?

    Poche droite, pour finir : un papier que vous n’y avez pas mis. Une page de cahier, pliée en
    huit. Une main d’enfant, en capitales, a dressé la liste avant vous. DANS LE MANTEAU. DANS LA
    BOTTE. Chaque chose par son nom. Et tout en bas, le crayon appuyé jusqu’à trouer la feuille : JE
    L’AI PAS DIT.

epilogue-15-title = Procès-verbal
epilogue-15-when = Au moins trois Leaders sont en vie
epilogue-15 =
    Procès-verbal de l’assemblée. Sont là les Leaders, et ce qu’il leur reste de monde. Point un, la
    présidence : chaque candidature est défendue avec brio, chacune l’emporte. Point deux, l’emploi
    de la journée : motion adoptée, motion contraire adoptée, motion de synthèse adoptée. Point
    trois, qui a promis quoi à qui, et si la parole donnée à des morts oblige encore : renvoyé à
    plus tard.

    Point quatre, une odeur. L’assemblée constate une odeur de feuilles. Une commission est nommée.
    Point cinq, la commission demande qui devait baisser le rideau de fer. Chaque Leader démontre,
    avec un réel talent, que ce n’était pas son tour. Applaudissements. L’assemblée constate que le
    rideau est levé. L’assemblée constate que les applaudissements viennent de dehors.

    Point six, questions diverses. Le crayon s’arrête là.

epilogue-16-title = Allée par allée
epilogue-16-when = Les Personnages en vie sont tous au Parking
epilogue-16 =
    Le jour vient sur le Parking comme une tache. Vous refaites la ronde du gardien, avec la lampe
    du gardien, parce que tourner en rond aide à tenir debout.

    Allée A : des chariots renversés, une chaussure, petite. Allée B : le camion et, contre ses
    roues, les couvertures encore tièdes sous lesquelles on est arrivé au bout de la nuit. Ni toit
    ni porte, et ces heures à surveiller la haie du fond, puisque les Monstres doivent bien venir de
    quelque part.

    Allée C : des voitures. De bonnes familiales, bien droites entre leurs lignes, que personne n’a
    reprises depuis le premier soir. À force, on ne les voyait plus. Il a gelé, les toits sont
    blancs. Vous essuyez un pare-brise, par curiosité. Vous essuyez encore. La buée est à
    l’intérieur. Allée C, allée D, allée E : partout, elle est à l’intérieur.

epilogue-17-title = La liste
epilogue-17-when = Un seul Personnage est en vie
epilogue-17 =
    Sur le mur, près des rideaux de fer, il y a la liste. Le premier soir, chaque famille s’y est
    inscrite au crayon, presque gaiement, comme pour une excursion. Le crayon pend toujours à sa
    ficelle. Il a surtout servi à rayer.

    Une seule ligne est intacte : la vôtre. Vous restez longtemps devant. Ils savent compter,
    dehors, vous l’avez remarqué ; jamais ils ne se dérangent pour une pièce où il n’y a personne.
    Alors vous mouillez la mine et, d’un trait net, sans trembler, vous vous rayez. Voilà. Plus
    personne. C’est écrit. De toute la nuit, pour une fois, rien ne gratte contre le fer.

    Au matin, la ficelle se balance. Sous la rature, d’une belle écriture penchée, on a remis votre
    nom.

epilogue-18-title = Votre avis nous intéresse
epilogue-18-when = Aucun lieu n’a fermé
epilogue-18 =
    Vous avez passé la nuit chez nous, et nous vous en savons gré. Tous nos espaces sont restés
    ouverts jusqu’à l’aube : peu d’enseignes peuvent en dire autant. Aidez-nous à progresser.
    Toilettes : le verrou fonctionnait-il ? A-t-il servi à quelque chose ? Boutique de vêtements :
    combien de mannequins avez-vous pris pour des gens, et combien de gens pour des mannequins ?
    Salle de surveillance : l’avez-vous jugée insuffisante, convenable, réciproque ?

    Magasin de jouets : merci de rapporter ce qui vous a parlé. Hall vitré : de un à dix, les
    voyiez-vous bien ? Et eux ? Parking : y retourneriez-vous ? Vous a-t-on laissé le choix ?

    Une dernière question, celle qui nous tient à cœur : nous recommanderiez-vous à vos proches ?
    Vous pouvez laisser la case vide. Nous avions leurs adresses. Nous en revenons.

epilogue-19-title = Fait en autant d’exemplaires
epilogue-19-when = Deux familles ou plus partagent la victoire
epilogue-19 =
    Entre les familles soussignées, chacune debout derrière son trait de craie, il est convenu ce
    qui suit. Article premier : aucune n’a vaincu les autres, aucune ne s’en vantera. Article deux :
    l’eau, le jour et les tours de garde se partagent à parts égales ; la conserve de trop est pour
    les rats. Article trois : ce qui s’est dit pendant les votes ne s’est pas dit. Article quatre :
    qui sent une odeur de feuilles avertit les autres sur-le-champ.

    C’est équitable. On relit lentement, on signe du même crayon. On se serre la main par-dessus la
    craie, un peu plus longtemps que l’usage.

    Fait en autant d’exemplaires que de familles, tous identiques. Enfin, presque : au bas de
    chacun, en tout petit, d’une autre encre, figure un article cinq que chaque famille se croit
    seule à avoir ajouté. « Sauf la nuit. »

epilogue-20-title = À qui fouillera mes poches
epilogue-20-when = Une famille survivante n’a plus aucune carte
epilogue-20 =
    À qui fouillera mes poches : ne vous fatiguez pas, elles sont déjà retournées. Ni lame, ni
    conserve, ni clé. Je n’avais que ma parole. Je l’ai donnée à tout le monde, et parfois deux fois
    à la même personne ; vous la retrouverez sur la plupart des morts.

    Vous vous demandez comment on en réchappe les mains vides. Moi aussi. Cette nuit, l’un d’eux est
    venu jusqu’à mon visage. Il a flairé ma main gauche, puis la droite. Sur les autres ils sentent
    le métal, l’essence, la viande, la sueur de qui a quelque chose à perdre. Sur moi, rien. Alors
    il a tourné ses paumes vers le haut, pour que je voie. Vides, elles aussi. Il y a eu un moment
    de gêne, comme entre pauvres. Puis, que le ciel me pardonne, il s’est poussé pour me faire une
    place.

epilogue-21-title = Sept heures, beau temps
epilogue-21-when = Une aube ordinaire, quand aucune autre fin ne convient
epilogue-21 =
    « Sept heures, bonjour, et la journée s’annonce radieuse. » Le poste est sur une étagère ;
    personne ne se rappelle l’avoir allumé. Circulation fluide sur tous les axes. Températures de
    saison. Une recette de poireaux. Une chanson que savaient toutes les mères.

    Le jour passe entre les lames et s’allonge sur le carrelage, sur le seau, sur ce que la
    serpillière a laissé. Cela ne ressemble pas à une victoire ; cela ressemble à un mardi. Vous
    écoutez jusqu’au bout, pour la voix, qui est gentille. Cette petite toux après la météo, vous la
    connaissez. Ce rire avant les poireaux, vous sauriez le faire. C’est une bande, évidemment. La
    même chaque matin.

    Un déclic : fin de la bobine. Vous attendez. Alors, quelque part, très loin, sans se presser, on
    rembobine.
