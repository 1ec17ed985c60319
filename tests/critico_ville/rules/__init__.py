"""The rulebook of Critico-Ville, a file a chapter."""
