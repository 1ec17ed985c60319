"""DW-2, DW-3: what a player may do in a turn, one file an action."""
