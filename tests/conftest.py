"""Settings for all tests.

Property tests try the same examples in every run, so that a red build is red for everyone. To look for new
ones: `pytest --hypothesis-profile=explore`.
"""

from hypothesis import settings

settings.register_profile("same", max_examples=60, derandomize=True, deadline=None)
settings.register_profile("explore", max_examples=500, deadline=None)
settings.load_profile("same")
