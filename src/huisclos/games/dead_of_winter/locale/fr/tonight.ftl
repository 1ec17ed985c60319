# Ce que la fin de la manche ferait à la colonie, si plus personne ne faisait rien.

tonight-morale = { $by ->
    [0] rien que la crise
   *[other] moral −{ $by }, sans compter la crise
 }
tonight-food = La colonie mange { $due ->
    [one] { $due } nourriture
   *[other] { $due } nourritures
 }, il y en a { $food }{ $by ->
    [0] .
   *[other]  : famine, moral −{ $by }.
 }
    .short = { $by ->
        [0] assez à manger
       *[other] pas assez à manger
     }
tonight-waste = { $count ->
    [0] La décharge est vide
    [one] Une carte à la décharge
   *[other] { $count } cartes à la décharge
 }{ $by ->
    [0] .
   *[other]  : moral −{ $by }.
 }
    .short = décharge : moral −{ $by }
tonight-crisis = { $given ->
    [0] Aucune carte n’est encore sur la crise, qui en demande { $due }.
    [one] Une carte sur { $due } est sur la crise. Personne ne sait laquelle.
   *[other] { $given } cartes sur { $due } sont sur la crise. Personne ne sait lesquelles.
 }
    .short = crise { $given }/{ $due }
tonight-zombies = { $colony ->
    [0] Aucun zombie ne vient à la colonie
    [one] Un zombie vient à la colonie
   *[other] { $colony } zombies viennent à la colonie
 }{ $places-count ->
    [0] .
   *[other] , d’autres ici : { $places }.
 }
    .short = { $colony ->
        [0] aucun zombie de plus
        [one] un zombie de plus
       *[other] { $colony } zombies de plus
     }
tonight-noise = { $count ->
    [one] Un jeton bruit peut en attirer un de plus.
   *[other] { $count } jetons bruit peuvent chacun en attirer un de plus.
 }
tonight-deaths = { $count ->
    [one] Une personne meurt : il n’y a plus de place à la porte ({ $places }).
   *[other] { $count } personnes meurent : il n’y a plus de place à la porte ({ $places }).
 }
    .short = { $count ->
        [one] une mort à la porte
       *[other] { $count } morts à la porte
     }
