"""Helpers that tests of several packages share: dice, servers, followers. No test."""
