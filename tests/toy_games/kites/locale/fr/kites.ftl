game-title = Cerfs-volants
game-summary = Qui aura déroulé toute sa ficelle en premier ?
prompt-fly = Le vent se lève.
waiting-fly = Le vent se lève.
option-run = Courir avec lui
log-flies = Le cerf-volant de { $seat } monte de { $by }.
