"""`server/beside`: long work, who waits for it, and games that fail at it on a real server."""
