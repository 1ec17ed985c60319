"""`engine/packs`: content by its digest, packs of strangers, and what their names mean."""
