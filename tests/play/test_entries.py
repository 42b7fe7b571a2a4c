import json
from typing import get_args

import pytest

from ludotheque.play import entries
from ludotheque.play.entries import MatchEntry, from_json, to_json

SAMPLES: dict[str, object] = {
    "seat": 1, "move": "add 2", "at": 99, "spent": 7, "revealed": True, "to": 3, "ply": 2,
    "offer": "draw", "yes": False, "level": 4, "left": 5, "carry": 6, "pause": 8, "down": True, "seated": True,
}  # fmt: skip


@pytest.mark.parametrize("kind", get_args(MatchEntry), ids=lambda kind: kind.__name__)
def test_every_kind_of_entry_survives_storing(kind: type[MatchEntry]) -> None:
    entry = kind(**{name: SAMPLES[name] for name in kind.__dataclass_fields__})  # type: ignore[arg-type]
    assert from_json(json.loads(json.dumps(to_json(entry)))) == entry


def test_an_entry_of_a_newer_version_is_not_guessed_at() -> None:
    with pytest.raises(ValueError, match="unknown kind"):
        from_json({"kind": "teleported", "at": 1})


def test_a_move_of_nobody_has_no_seat() -> None:
    assert to_json(entries.Played(None, "=draw 1", 5))["seat"] is None
