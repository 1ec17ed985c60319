"""DW-3: what takes no die: an action a file, each a class, and the steps that follow from it."""
