## Ce qui aide à décider

hint-no-risk = Aucun risque pour { $survivor }.
hint-risk = { $rolls ->
    [one] Dé de risque :
   *[other] { $rolls } jets de risque, chacun :
 } rien { $nothing } %, blessure { $wound } %, engelure { $frostbite } %, morsure { $bite } %.{ $dies ->
    [0] { "" }
   *[other] { " " }{ $survivor } y reste dans { $dies } % des cas.
 }{ $others ->
    [0] { "" }
   *[other] { " " }Une morsure gagnerait ensuite { $next }.
 }
hint-give-up = { $survivor } meurt, et c’est fini.
hint-risk-it = { $healed } % : guérison, et c’est fini. { $dies } % : { $survivor } meurt{ $others ->
    [0] , et il n’y a plus personne à mordre.
   *[other] , et la morsure gagne { $next }.
 }
hint-food = { $hunger ->
    [1] Il faut { $due } de nourriture à la colonie, et elle en a { $food } : ce serait la famine.
   *[other] La colonie mange { $due } de ses { $food } de nourriture.
 }
hint-crisis = Cartes sur la crise : { $given }. Il en faut { $needed } de la bonne sorte.
hint-zombies = Zombies qui viennent à la colonie : { $zombies }. Déjà là : { $here }.
hint-waste = { $waste } cartes dans la décharge coûteraient { $morale } de moral.
