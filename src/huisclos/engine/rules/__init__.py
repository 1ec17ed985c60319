"""What rulebooks are written with, and what is compiled. No view, no file, no pack."""
