"""Lockdown beyond one room: bots, hints, variants, whole games. `positions` sets up a mall."""
