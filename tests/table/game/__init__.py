"""During the game: answers, talk, offers, clocks, bots, taking back, and what the hall does of it."""
