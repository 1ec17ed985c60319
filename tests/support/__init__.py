"""Helpers that tests of several packages share: dice, servers, followers, pages; what a match shows and says. No test."""
