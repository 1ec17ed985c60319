"""Players. They get a view and a Choice, never a state."""

from huisclos.bots.chance import Chance
from huisclos.bots.roster import bot_names, find_bot, hire

__all__ = ["Chance", "bot_names", "find_bot", "hire"]
