"""What she does, in her phases and the Killer's, and what it does to her."""
