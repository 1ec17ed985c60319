"""What no one package answers for: words, ids of rules, pages, rooms. All else is in its package's folder."""
