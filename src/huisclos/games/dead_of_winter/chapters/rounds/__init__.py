"""DW-0, DW-1, DW-5: from the setup through rounds and turns to the colony phase."""
