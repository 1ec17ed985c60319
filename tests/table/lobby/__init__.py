"""Before and after the game: seats, files, dice, groups and guests, coming and leaving."""
