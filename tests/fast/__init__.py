"""Rules are compiled, and then play the same games. No speed is measured here: that is for `benchmarks`.

What tests compile lies apart and isn't optimised, which takes half the time and plays the same games.
"""

import os
from pathlib import Path

os.environ.setdefault("HUISCLOS_FAST", str(Path(__file__).parents[2] / ".fast"))
os.environ.setdefault("MYPYC_OPT_LEVEL", "0")
