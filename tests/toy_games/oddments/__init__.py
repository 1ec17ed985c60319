"""Oddments: rules that are written in every way which compiled rules support. Nobody plays it for fun."""

from tests.toy_games.oddments.game import Oddments as Oddments
