## La fin : ce que voulait chaque personne, ce qu’elle a donné, qui a gagné

log-ended-morale = Il ne reste plus de moral. C’est fini.
    .style = danger
log-ended-rounds = Le temps est écoulé, et la colonie n’a pas fait ce qu’elle voulait : { $objective }.
    .style = danger
log-ended-objective = C’est fait : { $objective }.
    .style = good
log-ended-deserted = Il ne reste personne. La neige recouvre tout.
    .style = danger
log-ended = La partie s’arrête ici.
log-laid-open =
    { $won ->
        [1] { $seat } voulait : { $card }. C’est gagné.
       *[other] { $seat } voulait : { $card }. En vain.
    }
log-laid-open-exile = En exil, { $seat } avait : { $card }.
log-gave = { $seat } avait ajouté aux crises : { $items }.
log-held = { $seat } avait encore en main : { $items }.
log-gave-away =
    { $how ->
        [crisis] Manche { $round }, { $it } : sans les cartes que { $seat } y a glissées, la crise passait. La colonie était livrée.
        [exile] Manche { $round } : le pouce qui a suffi pour exiler { $it }, c’était { $seat }. La colonie était livrée.
       *[deed] Manche { $round } : { $seat } a joué, et le moral est tombé. La colonie était livrée.
    }
    .style = danger
log-won =
    { $seats-count ->
        [one] { $seats } gagne.
       *[other] { $seats } gagnent.
    }
    .style = strong
log-nobody-won = Personne n’a gagné.
    .style = strong
