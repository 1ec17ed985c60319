"""The kernel: state, steps, choices, events, views, dice, records. It knows no game."""
