"""`engine/base`: who may see a field, how large things may be, copies, what callers hand in."""
