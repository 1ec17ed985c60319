"""DW-11: what is said in the colony, and when it is judged."""
