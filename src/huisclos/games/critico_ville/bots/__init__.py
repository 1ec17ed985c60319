"""Players that know Critico-Ville. They get a view, never a state."""
