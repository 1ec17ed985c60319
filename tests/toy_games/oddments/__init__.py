"""Oddments: rules that are written in every way which compiled rules support. Nobody plays it for fun."""

from .game import Oddments as Oddments
