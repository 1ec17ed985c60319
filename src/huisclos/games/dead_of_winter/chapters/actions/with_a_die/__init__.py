"""DW-2: what takes a die: an action a file, each a class, and the steps that follow from it."""
