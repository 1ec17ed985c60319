"""`engine/match`, and what of `engine/talk` it needs: records, positions, taking back, verdicts."""
