"""What the Killer does, and what lies on the board for both: Events, minions, bloodlust, ties."""
