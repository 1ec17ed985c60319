"""Players of Critico-Ville."""
