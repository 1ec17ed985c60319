"""What `steady` does, and why. What it says is in `talk`."""
