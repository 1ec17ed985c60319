game-summary = Qui grimpe le plus haut ?
