"""What a game gives to the kernel and gets from it. No match."""
