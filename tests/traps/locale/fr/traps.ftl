game-summary = Des portes, et ce qu’il y a derrière.
