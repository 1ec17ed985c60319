"""What the page reads off a board by itself, answered by the engine: `python -m tests.page`."""
