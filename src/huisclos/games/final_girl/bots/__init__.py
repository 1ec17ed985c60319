"""Players that know Final Girl. They get a view, never a state."""
