"""What cards may say, and what those of the box do (`test_box_…`)."""
