"""How fast random play goes here and in other engines, measured side by side."""
