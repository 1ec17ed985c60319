"""FG-2, FG-7: what she does, in the Killer's phase, too; and what cards ask of the table (`conditions`)."""
