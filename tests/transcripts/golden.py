"""Golden games: whole games as text, one line a move with the position it led to.

PYTHONPATH=tests python -m transcripts.golden     # writes them anew; read the difference before keeping it
"""

import json
from pathlib import Path
from typing import Any

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.core import catalog
from ludotheque.core.game import AnyGame
from ludotheque.core.options import Value
from ludotheque.core.record import Record, result

FOLDER = Path(__file__).parent / "games"
GAMES: dict[str, tuple[str, dict[str, Value], tuple[str, ...]]] = {
    "interactions-two": ("interactions", {}, ("3", "2")),
    "interactions-solo": ("interactions", {"players": 1}, ("3",)),
    "interactions-teams": ("interactions", {"players": 4, "teams": True}, ("2", "2", "2", "2")),
    "interactions-territories": ("interactions", {"players": 3, "territory": True}, ("2", "random", "2")),
    "lacuna-blind": ("lacuna", {}, ("2", "2")),
    "lacuna-after": ("lacuna", {"pick": "after", "ends": "open"}, ("2", "random")),
    "lacunes-montana": ("lacunes", {"start": "montana"}, ("2",)),
    "lacunes-after": ("lacunes", {"redeal": "after", "score": "points", "twos": "locked"}, ("1",)),
    "forma-two": ("forma", {}, ("2", "1")),
    "forma-four": ("forma", {"players": 4, "field": "random"}, ("1", "1", "1", "1")),
    "forma-corners": ("forma", {"enclosed_touch": "corners"}, ("3", "2")),
    "laguna-two": ("laguna", {}, ("4", "4")),
    "laguna-solitaire": ("laguna", {"players": 1}, ("5",)),
}
"""By name: the game, its options and who plays."""


def header(record: Record) -> dict[str, Any]:
    return {key: value for key, value in record.write().items() if key != "moves"}


def lines(record: Record) -> list[str]:
    """The transcript: what the record says beside its moves, then every move with its position."""
    game = record.open()
    state = game.initial(record.setup)
    told = [json.dumps(header(record), ensure_ascii=False), f"\t{game.position(state)}"]
    for text in record.moves:
        after = game.play(state, game.read(state, text))
        told.append("\t".join((text, game.position(after), *_news(game, state, text, after))))
        state = after
    return told


def _news(game: AnyGame, state: Any, text: str, after: Any) -> list[str]:
    """The events a watcher is told, by their keys."""
    return [event.key for event in game.events(state, game.read(state, text), after, None)]


def read(text: str) -> Record:
    head, _, *moves = text.splitlines()
    told = json.loads(head)
    return Record(
        told["game"], told["rules"], told["options"], told["setup"], tuple(told["seats"]),
        tuple(line.split("\t")[0] for line in moves), told["result"],
    )  # fmt: skip


def play(name: str) -> Record:
    key, options, seats = GAMES[name]
    entry = catalog.entry(key)
    game = entry.game(options)
    played = play_game(game, [player(entry, seat) for seat in seats], seed=1)
    return Record(key, game.info.rules, options, played.setup, played.seats, played.moves, result(played.outcome))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        told = lines(play(name))
        (FOLDER / f"{name}.txt").write_text("\n".join(told) + "\n", encoding="utf-8")
        print(name, len(told) - 2, "moves")


if __name__ == "__main__":
    main()
