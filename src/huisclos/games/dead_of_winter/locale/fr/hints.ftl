## Ce qui aide à décider

hint-die = Il faut un dé de { $die } ou plus.
    .short = dé { $die }+
hint-no-risk = Aucun risque pour { $survivor }.
    .short = sans risque
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
    .short = { $rolls ->
        [one] { "" }
       *[other] { $rolls } ×{ " " }
     }blessure { $wound } %, engelure { $frostbite } %, morsure { $bite } %{ $dies ->
        [0] { "" }
       *[other] { " " }(mort { $dies } %)
     }
    .death = { $survivor } y reste dans { $dies } % des cas.{ $others ->
        [0] { "" }
       *[other] { " " }Une morsure gagnerait ensuite { $next }.
     }
hint-give-up = { $survivor } meurt, et c’est fini.
hint-risk-it = { $healed } % : guérison, et c’est fini. { $dies } % : { $survivor } meurt{ $others ->
    [0] , et il n’y a plus personne à mordre.
   *[other] , et la morsure gagne { $next }.
 }
hint-dice = { $dice ->
    [one] Il reste un dé, qui serait perdu.
   *[other] Il reste { $dice } dés, qui seraient perdus.
 }
    .short = { $dice ->
        [one] encore un dé !
       *[other] encore { $dice } dés !
     }
hint-hungry-hand = La colonie manque de nourriture, et vous en avez en main.
    .short = vous avez à manger !
