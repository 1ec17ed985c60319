"""A game being played, kept, gone back in; and the public face."""
