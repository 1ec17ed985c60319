"""The recorded games of Lockdown cover its variants and its endings."""

from pathlib import Path

import msgspec

FOLDER = Path(__file__).parents[1] / "records"


def test_there_are_fifty_and_they_differ():
    games = [msgspec.json.decode(file.read_bytes()) for file in FOLDER.glob("lockdown-*.json")]
    assert len(games) >= 50
    assert len({game["options"]["variant"] for game in games}) > 10
    assert len({game["result"]["labels"]["epilogue"] for game in games if game["result"]}) > 7
