game-summary = Doors, and what is behind them.
