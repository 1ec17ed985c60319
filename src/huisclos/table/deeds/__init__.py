"""All that can be done at a table, by whom. A new thing to do is a class here."""
