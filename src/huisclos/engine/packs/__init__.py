"""Content by its digest, and reading what strangers wrote into it. The shelf of a game is in `game`."""
