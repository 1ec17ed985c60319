"""Series of games among bots, over seeds, and what comes of them. How bots sit at a match is in `bots`."""
