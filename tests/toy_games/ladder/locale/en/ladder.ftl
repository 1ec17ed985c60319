game-summary = Who climbs highest?
