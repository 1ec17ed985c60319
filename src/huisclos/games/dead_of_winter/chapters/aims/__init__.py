"""DW-9: who has won; what cards may ask of the colony (`conditions`) and of hands (`holding`)."""
