"""CV-5.3: packs of questions: read, refused, in play."""
