"""The games, one package each, found through entry points."""
