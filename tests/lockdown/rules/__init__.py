"""The rulebook of Lockdown, a file a chapter."""
