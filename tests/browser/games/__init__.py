"""What is one game's own on the page: its board, its questions, its last page."""
