# A shelf of films: how it went with whom and where, and what was achieved.

shelf-title = The video shelf
shelf-count = { $games ->
    [0] Not one film seen yet.
    [one] One film: { $won ->
        [0] she didn’t make it.
       *[other] she made it.
    }
   *[other] { $games } films: { $won ->
        [0] she never made it.
        [one] she made it once.
       *[other] she made it { $won } times.
    }
}
shelf-last = Of the last hundred.
shelf-killer = Killers
shelf-location = Locations
shelf-girl = Final Girls
shelf-record = Won { $won }, lost { $lost }
shelf-unseen = not seen yet
shelf-stamp = Survived
difficulty-absolute = Absolute Horror

feats-title = Stickers
feats-count = { $done } of { $all }
feat-done = Earned on
feat-credits = The End?
    .text = Survive a film.
feat-family = Family Film
    .text = Survive, and not one Victim dies.
feat-coach = The Bus Is Full
    .text = Save { $saved } Victims in one film.
feat-short = Short Film
    .text = Survive within { $turns } turns.
feat-absolute = Director’s Cut
    .text = Survive in Absolute Horror.
feat-legend = The One from the Poster
    .text = Survive a legendary Dark Power.
feat-back = Post-Credits Scene
    .text = Come back from the dead, and win.
feat-sequel = The Sequel Is Better
    .text = Beat a Killer that has beaten you before.
feat-double = Double Feature
    .text = Survive two films in one day.
feat-midnight = Midnight Screening
    .text = See a film through between midnight and { $hour } in the morning.
feat-cast = Ensemble Cast
    .text = Survive as { $cast } different Final Girls.
feat-catalogue = The Whole Catalogue
    .text = Beat every Killer of the box, and get out of every Location.
