"""From a log to a table again, whatever rules it was played by; and the port to the store."""
