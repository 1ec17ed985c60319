## Survivors: the risk die, wounds, bites, those who come and go

face-blank = nothing
face-wound = a wound
face-frostbite = frostbite
face-bite = a bite
log-risk = The risk die for { $survivor }: { $face }.
log-wounded =
    { $number ->
        [one] { $survivor } is wounded.
       *[other] { $survivor } is wounded, { $number } times.
    }
log-frostbitten = { $survivor } has frostbite.
log-healed =
    { $number ->
        [one] { $survivor } is healed of one wound.
       *[other] { $survivor } is healed of { $number } wounds.
    }
log-bitten = { $survivor } has been bitten { $place-at }.
    .style = danger
log-given-up = The bite has reached { $survivor }, who is given up. It ends there.
log-unbitten = The bite had reached { $survivor }, and is healed. It ends there.
    .style = good
prompt-spread = The bite has reached { $about }. Give them up, and it ends; or roll: only a blank saves them.
waiting-spread = The bite has reached { $about }: { $seat } decides.
option-give-up = Give them up
option-risk-it = Roll the risk die

log-dies = { $survivor } dies { $place-at }.
    .style = danger
log-leaves = { $survivor } leaves, and won’t come back.
log-gear-back = { $seat } takes back what they carried: { $items }.
log-helpless-dies = A helpless survivor dies. Left: { $helpless }.
    .style = danger
prompt-new-leader = Your leader is gone. Who leads your group now?
waiting-new-leader = { $seat } names a new leader.
log-group-lost =
    { $items-count ->
        [0] The last one of { $seat }’s group is gone.
       *[other] The last one of { $seat }’s group is gone, and with them { $items }.
    }
    .style = danger
log-out = { $seat } is out of the game.
    .style = danger
prompt-join-at = Somebody new joins you. Where?
waiting-join-at = { $seat } chooses where somebody new joins.
log-nobody-joins = Nobody new can join { $seat }.
prompt-send-to = Where does { $about } go?
waiting-send-to = { $seat } chooses where { $about } goes.
log-goes = { $survivor } goes { $place-to }.
log-ready = { $survivor } may move again.

prompt-pick = { $about }: which one?
waiting-pick = { $seat } chooses: { $about }.
prompt-pick-heal = { $about }: who is healed?
waiting-pick-heal = { $seat } chooses who is healed: { $about }.
prompt-pick-send = { $about }: who goes?
waiting-pick-send = { $seat } chooses who goes: { $about }.
prompt-pick-steal = { $about }: whom do you take from?
waiting-pick-steal = { $seat } chooses whom to take from: { $about }.
prompt-pick-look = { $about }: whose card do you look at?
waiting-pick-look = { $seat } chooses whose card to look at: { $about }.
prompt-pick-risk = { $about }: who takes the risk?
waiting-pick-risk = { $seat } chooses who takes the risk: { $about }.
prompt-pick-harm = { $about }: who bears it?
waiting-pick-harm = { $seat } chooses who bears it: { $about }.
log-picked = { $seat } chooses { $it }.
log-by-lot = By lot: { $it }.

prompt-pass-on = Whom do you give to the next player on the left?
waiting-pass-on = { $seat } decides whom to part with.
log-passed-on = { $survivor } leaves { $seat }’s group for { $other }’s.
