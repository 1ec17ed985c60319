"""SQL, and the data folder as seen from outside."""
