"""How many actions servers carry from one client to all five at a table, and how long that takes."""
