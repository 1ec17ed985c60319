"""Oddments: rules that are written in every way which compiled rules support. Nobody plays it for fun."""

from tests.oddments.game import Oddments as Oddments
