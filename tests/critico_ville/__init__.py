"""Critico-Ville beyond one room: bots, sheets, whole games. `positions` sets up a table."""
