"""Who may come in, how often, and what they are told if not; what both ways in share."""
