"""`cli`, `terminal`, `lab` and `bots`: what is typed and printed, inside this process."""
