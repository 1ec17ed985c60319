"""DW-2, DW-3: what a player may do in a turn. Nothing that happens without a player.

`action` has the list of all actions; each is a class in a file of its own, and says there what it needs, what
is in its way, what it offers and what happens. What cards do as well is in `colony`: barricades, waste, votes
on exile.
"""
