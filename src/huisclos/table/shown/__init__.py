"""What readers get, whole or what is new. Nothing here changes a table."""
