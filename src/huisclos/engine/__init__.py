"""The kernel: state, steps, choices, events, views, dice, records. It knows no game."""

import sys

from huisclos.engine.old_names import OldNames

sys.meta_path.append(OldNames())
