"""The HTTP API, a file a subject. What the socket needs as well is at the entrance."""
