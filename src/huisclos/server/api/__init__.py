"""The HTTP API, a file a subject."""
