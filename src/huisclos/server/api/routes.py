"""Routes of the API: each may refuse, and says so in its description."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi import ResponseSpec

from huisclos.server.refusals import Refusal

_REFUSED = {
    status: ResponseSpec(Refusal, generate_examples=False, description="Refused, and why")
    for status in (400, 403, 404, 409, 413, 429)
}
get = partial(litestar.get, responses=_REFUSED)
post = partial(litestar.post, responses=_REFUSED)
