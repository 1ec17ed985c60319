"""`engine/rules`: steps, questions, cards in play, their grammar, and rules that fail or cost too much."""
