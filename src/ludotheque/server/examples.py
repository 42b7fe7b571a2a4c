"""Examples for whoever writes a client: what each call is asked with, and what the chief ones answer."""

from ludotheque.core.outcome import Json

_TOKEN = "q0V8Yd0oJ2mBq7n5r1kXbA"
_TABLE = "Zk3v9cQe1T8mWq4yPz6H2A"
_RECORD: dict[str, Json] = {
    "format": 1, "game": "interactions", "rules": 1, "options": {}, "setup": "", "seats": ["Ada", "bot:3"],
    "moves": ["sel PK", "sel MC", "Pf6+H", "Mg6+A"], "result": None,
}  # fmt: skip
_START: dict[str, Json] = {key: _RECORD[key] for key in ("game", "rules", "options", "setup")}
_STUDY: dict[str, Json] = {
    "title": "Openings",
    "chapters": [
        {"title": "P first", "start": _START, "nodes": [{"node": 0}, {"node": 1, "parent": 0, "move": "sel PK"}]}
    ],
}

ASKED: dict[str, Json] = {
    "POST /api/tables": {
        "game": "interactions", "options": {"players": 2},
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}], "begins": 0,
    },
    "POST /api/tables/states": {"tables": [{"table": _TABLE, "token": _TOKEN}]},
    "POST /api/invitation": {"token": _TOKEN},
    "POST /api/take": {"token": _TOKEN, "name": "Greedy tiles", "bot": True},
    "POST /api/tables/{table}/moves": {"type": "move", "seat": 1, "turn": 3, "ply": 3, "move": "Mg6+A"},
    "POST /api/records": _RECORD,
    "POST /api/tables/{table}/review": {"depth": "quick"},
    "POST /api/tables/{table}/review/again": {"ply": 2, "moves": ["Kf6+H"]},
    "POST /api/games/{game}/services/{service}": {"setup": "deal:7"},
    "POST /api/games/{game}/course/{lesson}/{step}": {"move": "sel PK"},
    "POST /api/games/{game}/puzzles/{puzzle}": {"moves": ["Pf6+H"], "rated": True},
    "POST /api/games/{game}/puzzles/{puzzle}/solution": {"rated": False},
    "POST /api/analysis": {"file": _RECORD},
    "POST /api/analysis/position": {"start": _START, "moves": ["sel PK", "sel MC"]},
    "POST /api/analysis/move": {"start": _START, "moves": ["sel PK", "sel MC"], "move": "Pf6+H"},
    "POST /api/analysis/engine": {"start": _START, "moves": ["sel PK", "sel MC"], "lines": 3, "threat": False},
    "POST /api/analysis/file": {"study": _STUDY, "kind": "study"},
    "POST /api/analysis/goals": {"start": _START},
    "POST /api/studies": _STUDY,
}  # fmt: skip
"""By method and path: a body that the call accepts."""

ANSWERED: dict[str, Json] = {
    "POST /api/tables": {
        "table": _TABLE, "token": _TOKEN, "invitations": {"1": "3mYv7cN0aW9kTq2xLr8E5g"},
        "watch": "b6Rt1zKf4uPd8sVh2jXo9w", "address": "http://127.0.0.1:8000", "local": True,
    },
    "POST /api/take": {"table": _TABLE, "token": _TOKEN, "seat": 1},
    "POST /api/tables/{table}/moves": {"done": True},
    "GET /api/tables/{table}/question": {
        "type": "question", "seat": 1, "number": 1, "turn": 3, "ply": 3, "game": "interactions", "rules": 1,
        "options": {"players": 2}, "setup": "", "moves": ["sel PK", "sel MC", "Pf6+H"],
        "view": "2 f6 bP 1 b:HK.MCSA r:MC.PHSKA", "choices": ["Me6+P", "Mg6+A"], "left": None,
    },
    "GET /api/tables/{table}/record": _RECORD,
    "POST /api/games/{game}/services/{service}": {"job": "c1f0"},
}  # fmt: skip
"""By method and path: an answer of that call."""

REFUSED: dict[str, Json] = {"code": "OCCUPIED", "clause": "IXN-10", "facts": {"cell": "f6"}}
