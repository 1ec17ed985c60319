"""The rulebook, a file a chapter, in steps. Nothing here reads a view, and no figure is written out."""
