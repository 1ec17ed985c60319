"""All chapters but the actions: what befalls the colony, rounds, aims and the end."""
