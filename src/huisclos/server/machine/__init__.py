"""The process, and what its operator set. No table."""
