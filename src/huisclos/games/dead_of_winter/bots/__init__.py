"""Players that know Dead of Winter. They get a view, never a state."""
