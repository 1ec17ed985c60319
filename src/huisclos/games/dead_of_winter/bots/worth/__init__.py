"""What things are worth to a bot. Nothing is decided here."""
