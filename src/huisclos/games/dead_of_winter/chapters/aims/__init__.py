"""DW-9, DW-10: what is asked of the colony, and who has won."""
