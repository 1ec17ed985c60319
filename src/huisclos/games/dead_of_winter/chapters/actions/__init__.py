"""DW-2, DW-3: what a player may do in a turn, and in `bars` why not. Nothing that happens without a player.

Most actions have a file of their own. `attack` has the fight between survivors, too, `play` what is worn,
`feed` the die that is raised, `action` the call for an exile. What cards do as well (barricades, waste) is in
`colony`.
"""
