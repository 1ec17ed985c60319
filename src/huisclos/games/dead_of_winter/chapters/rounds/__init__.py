"""DW-0, DW-1: from the setup through rounds and turns to the colony phase."""
