"""Helpers that tests of several packages share: dice, servers, pages, what a match says. No test."""
