"""`table/running`, where rules or bots fail, never end or take long: who waits, and what the log hears."""
