## Commencer une partie

error-unknown-game = Aucun jeu ne s’appelle « { $game } » ici. Choisissez parmi ceux-ci : { $games }.
error-names = Chaque place doit porter un nom. Donnez une liste de noms, sans en laisser un seul vide.
# $count : combien de noms ont été donnés.
error-players = Ce jeu se joue { $most ->
    [1] en solo
   *[other] de { $least } à { $most }
 }, et non à { $count }. Changez le nombre de places.
# Pour une raison que personne n’a mise en mots ; $key est son nom.
error-unsaid = Ce n’est pas possible ici ({ $key }). Choisissez autre chose.
error-options = Ces options ne conviennent pas à ce jeu. Corrigez-les ou retirez-les. Raison donnée : { $problem }

## Choisir

# Les places se comptent à partir de 0.
error-not-asked = La place { $seat } n’a rien à choisir pour le moment. Attendez son tour.
error-count =
    { $most ->
        [1]
            { $least ->
                [0] Envoyez une liste d’une seule option, ou une liste vide ({ $rule }).
               *[other] Envoyez une liste d’une option, ni plus ni moins ({ $rule }).
            }
       *[other] Envoyez une liste de { $least } à { $most } options ({ $rule }).
    }
# Aussi pour ce qui a été choisi deux fois.
error-not-offered = Choix impossible, ou fait deux fois : { $pick } ({ $rule }). Choisissez parmi : { $offered }.
error-words = Impossible à écrire : une seule ligne, { $most } caractères au plus, qui puissent tous s’afficher ({ $rule }). Changez le texte, ou n’en mettez pas.
error-nothing-to-take-back = Il n’y a pas de tel coup à reprendre. Reprenez-en au moins un, et pas plus qu’il n’en a été joué.
error-shown-since = Trop tard pour revenir en arrière : des dés ont roulé, ou un secret a été montré. Continuez à partir d’ici.

## Parler

# Les places se comptent à partir de 0.
error-no-seat = Il n’y a pas de place { $seat } à cette table. Choisissez-en une de 0 à { $most }.
error-form = « { $form } » ne peut pas se dire dans ce jeu. Choisissez l’une des phrases proposées.
error-slots = « { $form } » demande ceci : { $slots }. Remplissez tout, sans rien ajouter.
error-slot = Dans « { $form } », ce que vous avez mis pour « { $slot } » ne convient pas. Choisissez parmi : { $allowed }.

## Parties enregistrées et positions

error-record = Cette partie enregistrée est illisible. Vérifiez que le fichier est complet, puis réessayez. Raison donnée : { $problem }
error-format = Cette partie est au format { $format }, et seul le format { $known } se lit ici. Ouvrez-la là où elle a été enregistrée.
error-version = Cette partie suit la version { $version } des règles, et c’est la version { $known } qui se joue ici. Ouvrez-la là où elle a été jouée.
error-seed = La graine de cette partie ne correspond pas à l’empreinte donnée au départ. Prenez une copie intacte.
# $problem est une phrase entière.
error-forged = Le coup { $number } de cette partie est impossible. Prenez une copie intacte. Raison donnée : { $problem }
# $problem est une phrase entière.
error-talk = Une parole de cette partie n’a pas de forme connue. Prenez une copie intacte. Raison donnée : { $problem }
error-result = Les coups de cette partie ne mènent pas au résultat indiqué. Prenez une copie intacte.
error-position = Cette position est illisible. Enregistrez-la de nouveau à partir de sa partie. Raison donnée : { $problem }

## Robots, fichiers et commandes

error-unknown-bot = Aucun robot ne s’appelle « { $bot } » ici. Choisissez parmi ceux-ci : { $bots }.
error-file = Impossible d’utiliser le fichier { $file } : { $problem }. Son nom et son dossier sont à vérifier.
error-games = Une série demande au moins une partie et un processus. Donnez des nombres à partir de 1.
error-setting = « { $setting } » n’est pas un réglage. Écrivez clé=valeur, par exemple variant=3.
error-command = Cette commande ne peut pas s’exécuter. Tapez huisclos --help pour voir comment l’écrire. Raison donnée : { $problem }
error-other-game = C’est une partie de { $game }, et non de { $known }. Ouvrez-la avec le bon jeu.
error-no-groups = Ce jeu n’a rien à débloquer. Laissez le groupe de côté.
error-many-bots = Il y a { $bots } robots pour { $players ->
    [one] une place
   *[other] { $players } places
 }. Nommez-en un par place au plus.
error-groups = Impossible de lire dans { $file } ce que les groupes ont débloqué. Réparez ce fichier ou déplacez-le.
error-number = { $number } n’est pas un nombre d’actions ni d’événements. Donnez un nombre entier à partir de 0.
error-bad-seed = Une graine est un nombre ou un texte d’une ligne, de { $most } caractères au plus. Choisissez-en une autre.
error-over = La partie est finie : ce qui se dit maintenant n’engage plus à rien. Commencez-en une autre.
error-no-answer = « { $form } » ne demande rien à personne, et n’attend donc pas de réponse. Répondez à une demande ou à une offre.
error-not-said = Rien de ce qui s’est dit ne porte le numéro { $number }. Donnez le numéro d’une parole, à partir de 0.
error-sign = « { $sign } » n’est pas un signe. On peut donner { $known }.
error-reply = « { $reply } » n’est pas une réponse. Répondez par deal, no ou else.
error-not-to-you = Ce n’est pas à vous qu’on l’a demandé. Répondez à ce qu’on vous dit.
error-answered = Il y a déjà été répondu. Dites plutôt autre chose.
error-too-late = Il est trop tard pour y répondre : le moment est passé. Faites vous-même une offre.
error-much-said = { $most } choses ont été dites dans cette partie, le plus qu’elle puisse garder. Jouez sans en dire davantage.
error-no-file = Dans ce jeu, rien ne se lit dans un fichier pour « { $setting } » : le fichier est à laisser de côté.

## Un fichier pour une table

error-bad-file = { $count ->
    [one] { $file } ne peut pas servir tel quel : rien n’en a été repris. À corriger avant de le charger de nouveau :
   *[other] { $file } ne peut pas servir tel quel : rien n’en a été repris. À corriger avant de le charger de nouveau, { $count } endroits :
}
# $trouble est une phrase entière.
error-bad-line = Ligne { $line } : { $trouble }
error-bad-lines-more = { $count ->
    [one] … et encore une.
   *[other] … et encore { $count }.
}
error-rule-failed = Les règles de ce jeu ont buté sur une erreur de leur cru ({ $problem }), et rien n’a changé. Choisissez autre chose, ou reprenez votre dernier coup.
error-endless = Les règles de ce jeu tourneraient ici sans fin, ou bien trop longtemps : rien n’a donc changé. Choisissez autre chose, ou reprenez votre dernier coup.
error-endless-card = « { $card } », du module « { $pack } », tournerait ici sans fin, ou bien trop longtemps : rien n’a donc changé. Choisissez autre chose, reprenez votre dernier coup, continuez sans cette carte, ou mettez fin à la partie.
error-endless-start = « { $card } », du module « { $pack } », tournerait sans fin, ou bien trop longtemps, avant la première question : la partie ne peut donc pas commencer. Corrigez la carte, ou jouez sans ce module.
error-content = Cette partie a été jouée avec d’autres cartes ou d’autres valeurs ({ $content }) que celles d’ici ({ $known }). Ouvrez-la là où elle a été jouée.

## Ce qui ne va pas dans un module, et ce qui est attendu à cet endroit.

fault-at = { $path } : { $fault }
fault-expected = { $value } n’est pas { $kind }.
fault-not-known = { $value } n’est pas { $kind } ; vouliez-vous dire { $near } ?
fault-none-such = { $value } n’est pas { $kind }. Choisissez parmi : { $names }.
fault-none-of-many = { $value } n’est pas { $kind }. Choisissez parmi : { $names } ; { $more ->
    [one] il y en a un de plus
   *[other] il y en a { $more } autres
 }.
fault-none-here = { $value } n’est pas { $kind } : il n’y en a pas ici.
fault-missing = Il manque quelque chose ici.
fault-all-missing = Il n’y a rien de tout cela. Mettez-en au moins une partie dans le module.
fault-range = { $value } est hors limites : de { $least } à { $most }.
fault-count = Il y en a { $count } ; il en faut de { $least } à { $most }.
fault-long = C’est trop long : { $most } caractères au plus.
fault-deep = Les listes et les tables sont trop imbriquées ici.
fault-large = C’est trop volumineux : { $most } éléments au plus, tout compris.
fault-conditions = Cette condition est faite de trop d’autres : { $most } au plus, tout ce qu’elles contiennent étant compté. Demandez-en moins, ou sur plusieurs cartes.
fault-repeats = Les répétitions emboîtées se multiplient : { $most } fois en tout, au plus.
fault-odd = C’est impossible : { $problem }.
fault-no-word = Il n’y a pas de message { $key } en { $language }.
fault-syntax = C’est illisible : { $problem }
fault-toml = Ce n’est pas du TOML lisible. Le lecteur dit, en anglais : { $problem }
kind-effect = un effet
kind-condition = une condition
kind-happening = un évènement du jeu
kind-step = une étape
kind-group = un groupe de choses de ce jeu
kind-seats = un nom de joueurs de ce jeu
kind-value = une valeur de ce jeu
kind-mark = un repère de ce jeu
kind-field = connu ici
kind-int = un nombre entier
kind-float = un nombre
kind-str = un texte
kind-bool = true ou false
kind-nonetype = rien
kind-list = une liste
kind-table = une table
language-en = anglais
language-fr = français
fault-variable = Un texte de module ne peut pas utiliser { $name } : il dit la même chose à toutes les tables.
fault-name = { $value } ne peut pas être un nom. Prenez des minuscules sans accent, des chiffres et des traits d’union, une lettre d’abord, 31 signes au plus.
fault-pattern = { $value } n’a pas la forme { $pattern }.
kind-language = une langue parlée ici
error-no-packs = Ce jeu ne prend pas de module. Laissez-le de côté.
error-pack-game = Ce fichier ne dit pas à quel jeu il est destiné. Écrivez game = "…" tout en haut, avec l’un de ceux-ci : { $games }.
error-bad-packs = { $bad ->
    [one] { $count ->
        [one] Le seul module dans { $folder } ne peut
       *[other] Sur { $count } modules dans { $folder }, un ne peut
    } pas servir tel quel. Corrigez ce qui est dit plus haut, puis recommencez.
   *[other] Sur { $count } modules dans { $folder }, { $bad } ne peuvent pas servir tels quels. Corrigez ce qui est dit plus haut, puis recommencez.
}
error-no-pack-files = Il n’y a pas de module dans { $folder }. Un module est un fichier dont le nom finit par .toml : indiquez-en un, ou un autre dossier.
fault-no-message = Les textes du module n’ont pas de message { $key }. Écrivez-le.
fault-no-message-near = Les textes du module n’ont pas de message { $key }. Vouliez-vous dire { $near } ? Sinon, écrivez-le.
error-unknown-content = Ce avec quoi cette partie a été jouée ({ $content }) n’est pas disponible ici. Chargez d’abord la partie d’origine.
error-pack-missing = Cette partie a été jouée avec le module « { $name } » ({ $content }), et ce module n’est pas ici. Remettez-le, ou ouvrez-la là où elle a été jouée.
error-pack-other = Cette partie a été jouée avec un autre module nommé « { $name } » ({ $content }) que celui d’ici ({ $known }). Apportez le bon, ou ouvrez-la là où elle a été jouée.
fault-twice = Ce nom est déjà pris. Choisissez-en un autre.
kind-game = ce jeu
fault-few = Il y en a { $number }, et il en faut au moins { $least } pour jouer. Ajoutez-en, ou davantage d’exemplaires de ceux qui sont là.
fault-unreached = On ne peut pas aller de la première zone à { $zone }, ou pas en revenir. Reliez cette zone aux autres par des chemins.
fault-one-way = Aucun chemin ne revient de { $zone }. Ajoutez-en un là-bas, ou marquez celui-ci avec one_way = true.
fault-face = Le chiffre { $face } mène déjà hors de cette zone par un autre chemin. Ne le donnez qu’à un seul.
fault-secret-item = Que cet objet soit jouable ou non révélerait une main aux autres : à qui l’on demande des cartes, on montre lesquelles seraient jouables.
fault-secret-way = Que cette voie soit ouverte ou non révélerait une main aux autres. Ne regardez une main que si `you` décide, et laissez une autre voie sans condition.
fault-no-exit = Aucune zone n’est une Sortie. Donnez exit = true à l’une d’elles au moins.
fault-empty = Il n’y a rien ici : cela ne ferait donc rien. Dites ce qui est fait ou combien, ou enlevez le tout.
fault-no-change = Cela ne change rien. Donnez add, least ou most, ou enlevez-le.
fault-least-most = Cela ne peut pas être à la fois d’au moins { $least } et d’au plus { $most }.
fault-never-in-play = Cela ne compterait jamais : il faudrait que la carte reste en jeu, et celle-ci n’y reste pas. Faites-la rester, si son genre le permet, ou enlevez cela.
fault-same-sum = Une autre ligne commence déjà à cette somme. Donnez à chacune la sienne.
fault-no-deck = Cet objet n’est dans aucune pioche : personne ne le trouverait jamais. Dites combien il y en a, et où.
fault-no-equipment = Seul un équipement est utilisé, et usé, par qui le porte. Donnez à l’objet equip = true, ou enlevez cela.
fault-no-food = Seule la nourriture vaut quelque chose. Enlevez cela.
fault-all-vote = Tout le monde vote sur cette carte : personne d’autre ne décide donc. Donnez vote ou who, pas les deux.
fault-no-minions = Ce Tueur n’a pas de sbires : cela n’arriverait donc jamais. Donnez-lui-en, ou enlevez cela.
fault-not-placed = Aucune carte n’amène cette Victime sur le plateau. C’est ce que fait Special.
fault-no-progress = Aucune règle de cet objectif ne fait avancer quoi que ce soit : cela n’arrive donc jamais. C’est ce que fait Progress.
fault-where-twice = Là où il y a des zones, une étiquette ne dit rien de plus. Donnez zones ou tag, pas les deux.
kind-zone = une zone du Lieu de ce module
kind-where = un mot que ce jeu connaît pour des zones
kind-word = un mot prévu ici
kind-card = une carte Action
kind-item = un Objet de ce module
kind-token = un jeton qu’une carte de ce module pose
kind-victim = une Victime spéciale d’un Événement
kind-tag = une étiquette de zone
kind-phase = une phase de ce jeu
kind-enemy = un Ennemi
kind-deed = une action de ce jeu
kind-place = un endroit de ce jeu
kind-sort = une sorte d’objet
kind-survivor = un survivant de ce jeu
error-pack-twice = Deux modules portent ici le nom { $name }. Laissez-en un de côté, ou donnez-lui un autre nom.
error-fast-none = Les règles de { $game } ne sont pas compilées. Lancez huisclos fast pour les compiler.
error-fast-stale = Les règles compilées de { $game } datent d’une autre version ou sont endommagées, et ne servent plus. Relancez huisclos fast.
error-fast-tools = Il manque des outils pour compiler les règles. Lancez pip install "huisclos[fast]".
error-fast-compiler = Pour compiler les règles, il faut un compilateur C ({ $compiler }) et les en-têtes de Python. Installez-les (sous Debian : gcc et python3-dev).
error-fast-package = Les règles de { $game } sont dans le même fichier que le jeu lui-même, où elles ne peuvent pas être compilées. Placez-les dans des fichiers à part.
error-fast-failed = Les règles de { $game } ne peuvent pas être compilées et restent telles quelles. Première raison donnée : { $problem }
error-fast-cache = Les règles compilées ne peuvent pas être enregistrées dans { $folder } : { $problem }. Libérez de la place ou ouvrez l’accès, ou indiquez un autre dossier dans HUISCLOS_FAST.
error-fast-differs = Une fois compilées, les règles de { $game } ne jouent plus comme avant ; elles restent donc telles quelles. Citez tous les fichiers qui ont des règles dans Game.rules, et que setup prenne le contenu de self.content.
error-fast-import = Les règles de { $game } ne peuvent pas être compilées et restent telles quelles. { $place } : au lieu de { $name } en entier, importez les noms utilisés.
error-fast-nested = Les règles de { $game } ne peuvent pas être compilées et restent telles quelles. { $place } : sortez la classe { $name } au niveau du module.
error-fast-class = Les règles de { $game } ne peuvent pas être compilées et restent telles quelles. { $place } : { $name } fabrique des éléments de règles sans en être un. Utilisez plutôt des fonctions.
error-fast-copy = Les règles de { $game } ne peuvent pas être compilées et restent telles quelles. { $place } : { $name } a sa propre méthode copy. Laissez la copie au noyau.
error-fast-name = Les règles de { $game } ne peuvent pas être compilées et restent telles quelles. { $place } : { $name } désigne autre chose dans le fichier de la classe dont elle dérive. Renommez l’un des deux.

## Les groupes

group-unknown = Il n’y a pas de groupe { $code }. Vérifiez le code ou le lien, ou créez votre propre groupe.
group-damaged = Ce qui était conservé du groupe { $code } est illisible. Jouez sans groupe, et demandez à qui fait tourner ce serveur de lancer huisclos check.
group-bad-name = Le nom d’un groupe a de 1 à { $most } caractères, tous affichables. Choisissez-en un autre.
group-not-yours = Seule la personne qui a créé ce groupe peut le renommer ou le supprimer, dans le navigateur où il a été créé.
server-groups = Trop de groupes ont été créés depuis votre réseau. Prenez l’un d’eux, ou revenez demain.
error-unknown-near = Rien ici ne s’appelle « { $name } ». Vouliez-vous dire « { $near } » ?
error-unknown-part = Rien ici ne s’appelle « { $name } ». Choisissez parmi ce qui est sur l’étagère, ou laissez faire le hasard.
