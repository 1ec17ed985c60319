"""What people do at a table, whatever is played there."""
