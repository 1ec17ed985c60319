"""`server/api`, `server/push` and `server/site`, over HTTP."""
