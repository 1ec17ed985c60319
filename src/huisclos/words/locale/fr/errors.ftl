## Commencer une partie

error-unknown-game = Aucun jeu ne s’appelle « { $game } » ici. Choisissez parmi ceux-ci : { $games }.
error-names = Chaque place doit porter un nom. Donnez une liste de noms, sans en laisser un seul vide.
# $count : combien de noms ont été donnés.
error-players = Ce jeu se joue de { $least } à { $most }, et non à { $count }. Changez le nombre de places.
error-options = Ces options ne conviennent pas à ce jeu : { $problem }. Corrigez-les ou retirez-les.

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
error-nothing-to-take-back = Il n’y a pas de tel coup à reprendre. Reprenez-en au moins un, et pas plus qu’il n’en a été joué.
error-shown-since = Trop tard pour revenir en arrière : des dés ont roulé, ou un secret a été montré. Continuez à partir d’ici.

## Parler

# Les places se comptent à partir de 0.
error-no-seat = Il n’y a pas de place { $seat } à cette table. Parlez depuis une place occupée ; la première est la place 0.
error-form = « { $form } » ne peut pas se dire dans ce jeu. Choisissez l’une des phrases proposées.
error-slots = « { $form } » demande ceci : { $slots }. Remplissez tout, sans rien ajouter.
error-slot = Dans « { $form } », ce que vous avez mis pour « { $slot } » ne convient pas. Choisissez parmi : { $allowed }.

## Parties enregistrées et positions

error-record = Cette partie enregistrée est illisible : { $problem }. Vérifiez que le fichier est complet, puis réessayez.
error-format = Cette partie est au format { $format }, et seul le format { $known } se lit ici. Ouvrez-la là où elle a été enregistrée.
error-version = Cette partie suit la version { $version } des règles, et c’est la version { $known } qui se joue ici. Ouvrez-la là où elle a été jouée.
error-seed = La graine de cette partie ne correspond pas à l’empreinte donnée au départ. Prenez une copie intacte.
# $problem est une phrase entière.
error-forged = Le coup { $number } de cette partie est impossible. Prenez une copie intacte. Raison donnée : { $problem }
# $problem est une phrase entière.
error-talk = Une parole de cette partie n’a pas de forme connue. Prenez une copie intacte. Raison donnée : { $problem }
error-result = Les coups de cette partie ne mènent pas au résultat indiqué. Prenez une copie intacte.
error-position = Cette position est illisible : { $problem }. Enregistrez-la de nouveau à partir de sa partie.
