"""What stands on cards and boards. Nothing that changes in a game."""
