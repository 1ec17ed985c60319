"""What holds for every game there is, ours and toys."""
