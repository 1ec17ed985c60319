"""FG-13: what films may say and do, those of the box and those of strangers."""
