## Les survivants : le dé de risque, les blessures, les morsures, qui vient et qui part

face-blank = rien
face-wound = une blessure
face-frostbite = une engelure
face-bite = une morsure
log-risk = Le dé de risque pour { $survivor } : { $face }.
log-wounded =
    { $number ->
        [one] Une blessure pour { $survivor }.
       *[other] { $number } blessures pour { $survivor }.
    }
log-frostbitten = Une engelure pour { $survivor }.
log-healed =
    { $number ->
        [one] Une blessure de moins pour { $survivor }.
       *[other] { $number } blessures de moins pour { $survivor }.
    }
log-bitten = Morsure { $place-at } : { $survivor }.
    .style = danger
log-given-up = La morsure avait atteint { $survivor }, que l’on sacrifie. Elle s’arrête là.
log-unbitten = La morsure avait atteint { $survivor }, qui guérit. Elle s’arrête là.
    .style = good
prompt-spread = La morsure atteint { $about }. Un sacrifice, et elle s’arrête ; ou le dé de risque, dont seule une face vierge sauve.
waiting-spread = La morsure atteint { $about } : à { $seat } de décider.
option-give-up = Sacrifier
option-risk-it = Lancer le dé de risque

log-dies = { $survivor } meurt { $place-at }.
    .style = danger
log-leaves = { $survivor } s’en va et ne reviendra pas.
log-gear-back = { $seat } reprend en main ce qui était porté : { $items }.
log-helpless-dies = Une personne sans défense meurt. Il en reste { $helpless }.
    .style = danger
prompt-new-leader = Vous avez perdu votre chef. Qui mène maintenant votre groupe ?
waiting-new-leader = { $seat } choisit qui mène maintenant son groupe.
log-group-lost =
    { $items-count ->
        [0] { $seat } a perdu tout son groupe.
       *[other] { $seat } a perdu tout son groupe, et avec lui : { $items }.
    }
    .style = danger
log-out = { $seat } quitte la partie.
    .style = danger
prompt-join-at = Quelqu’un rejoint votre groupe. Où ?
waiting-join-at = { $seat } choisit où quelqu’un rejoint son groupe.
log-nobody-joins = Personne ne peut rejoindre { $seat }.
prompt-send-to = Où va { $about } ?
waiting-send-to = { $seat } choisit où va { $about }.
log-goes = { $survivor } va { $place-to }.
log-ready = { $survivor } peut se déplacer encore une fois.

prompt-pick = { $about } : votre choix ?
waiting-pick = { $seat } choisit : { $about }.
prompt-pick-heal = { $about } : qui soigner ?
waiting-pick-heal = { $seat } choisit qui soigner : { $about }.
prompt-pick-send = { $about } : qui part ?
waiting-pick-send = { $seat } choisit qui part : { $about }.
prompt-pick-steal = { $about } : à qui prenez-vous ?
waiting-pick-steal = { $seat } choisit à qui prendre : { $about }.
prompt-pick-look = { $about } : de qui regardez-vous une carte ?
waiting-pick-look = { $seat } choisit de qui regarder une carte : { $about }.
prompt-pick-risk = { $about } : qui prend le risque ?
waiting-pick-risk = { $seat } choisit qui prend le risque : { $about }.
prompt-pick-harm = { $about } : sur qui cela tombe-t-il ?
waiting-pick-harm = { $seat } choisit sur qui cela tombe : { $about }.
log-picked = { $seat } choisit : { $it }.
log-by-lot = Tirage au sort : { $it }.

prompt-pass-on = Qui cédez-vous au groupe suivant, à gauche ?
waiting-pass-on = { $seat } choisit qui céder.
log-passed-on = { $seat } cède { $survivor } à { $other }.
