"""The rulebook in rooms, with the verbs of cards where they are carried out. Nothing here reads a view."""
