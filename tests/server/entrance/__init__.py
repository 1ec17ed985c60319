"""`server/entrance` and `server/socket`: who comes in, what is refused, what is told and compressed."""
