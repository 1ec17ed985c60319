"""Long work in processes of its own: who hands it in, whose turn it is, and what runs there on plain data."""
