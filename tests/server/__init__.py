"""The server over HTTP and sockets. What an operator does with it is in `operating`."""
