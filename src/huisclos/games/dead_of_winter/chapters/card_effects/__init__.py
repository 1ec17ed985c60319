"""Verbs of cards alone."""
