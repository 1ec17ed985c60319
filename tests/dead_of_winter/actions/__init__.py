"""DW-2, DW-3: what a player does in a turn, a file an action, wherever its rules lie."""
