"""Games of few rules, for tests of all that isn't a game. Each is imported as a stranger's would be."""
