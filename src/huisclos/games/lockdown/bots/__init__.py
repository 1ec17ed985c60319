"""Players that know Lockdown. They get a view, never a state."""
