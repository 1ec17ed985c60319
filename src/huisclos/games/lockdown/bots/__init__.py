"""Players of Lockdown."""
