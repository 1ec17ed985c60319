"""Frames are written by hand, and read by everybody else's WebSockets."""

import pytest
from websockets.frames import Frame, Opcode

from huisclos.server.entrance.fast_websocket import framed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_as_others_write_it(length):
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
