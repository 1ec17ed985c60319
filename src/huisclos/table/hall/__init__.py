"""Those who listen to tables and those who come to them: each owns one thing."""
