"""Dead of Winter beyond one room: whole games, hints, rulebook, terminal. `positions` sets up a colony."""
