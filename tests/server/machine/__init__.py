"""`server/machine`, as far as no operator is needed: what the log repeats, when garbage is looked for."""
