"""Players. They get a view and a Choice, never a state."""

from huisclos.bots.chance import Chance
from huisclos.bots.roster import bot_names, find_bot, hire
from huisclos.bots.taking_turns import drive, take_turn

__all__ = ["Chance", "bot_names", "drive", "find_bot", "hire", "take_turn"]
