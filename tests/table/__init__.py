"""A table in a hall, with people at it (`party`): by what they do there, whatever room does it."""
