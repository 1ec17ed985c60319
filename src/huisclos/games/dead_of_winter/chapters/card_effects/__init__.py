"""Verbs that cards alone have, and whom they speak of. What an action does as well is in `colony`."""
