"""`server/database`: what is stored, deleted, brought to a new form, and what a killed server leaves."""
