"""What befalls the colony, whether a rule, an action or a card does it. Nobody's turn, nobody's aim."""
