"""What is said in the colony, what becomes of it, and what `steady` says."""
