"""What befalls the colony, whoever does it."""
