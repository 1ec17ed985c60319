"""What a bot is asked at a table and what it says, as plain data. No clock, no lock."""
