"""Whoever brings the record of a match that still runs here as a file gets no help in it."""

from typing import Any

import httpx
import pytest

import ludotheque
from ludotheque.core.chance import SplitMix64
from server.harness import Json, Server, any_move
from server.test_studies import Reader

PLIES = 6


def line(key: str, seed: int) -> tuple[str, list[str], list[int], str]:
    """A setup, moves of a match, who made each, and the position after them."""
    game, chance = ludotheque.game(key), SplitMix64(seed)
    setup = game.setup(chance.below)
    state, moves, seats = game.initial(setup), list[str](), list[int]()
    for _ in range(PLIES):
        seats.append(game.turn(state) or 0)
        move = game.moves(state).sample(chance.below)
        moves.append(game.write(state, move))
        state = game.play(state, move)
    return setup, moves, seats, game.position(state)


class Played:
    """A match of a game by sight that runs on the server, and the questions about it."""

    def __init__(self, server: Server, seed: int = 16) -> None:
        self.server = server
        self.setup, self.moves, seats, self.position = line("forma", seed)
        self.record = {"game": "forma", "setup": self.setup, "moves": self.moves[:-1]}
        wish = {"game": "forma", "seats": [{"kind": "here"}, {"kind": "here"}], "record": self.record}
        answer = server.post("/api/tables", wish)
        assert answer.status_code == 200, answer.text
        self.made = answer.json()
        self.player = server.sit(self.made)
        self.player.view(seat=seats[-1])
        self.player.move(seats[-1], self.moves[-1])
        self.player.after(PLIES)

    def asked(self, what: str, moves: list[str], setup: str | None = None, **options: Any) -> str:
        """The code of the refusal, or ok."""
        start = {"game": "forma", "setup": self.setup if setup is None else setup, "options": options}
        more: Json = {"lines": 1, "threat": False} if what == "engine" else {"move": "pass"} if what == "move" else {}
        answer = self.server.post(f"/api/analysis/{what}", {"start": start, "moves": moves, **more})
        return "ok" if answer.status_code == 200 else str(answer.json()["code"])

    def forked(self, **options: Any) -> str:
        record = {"game": "forma", "setup": self.setup, "moves": self.moves, "options": options}
        wish = {"game": "forma", "seats": [{"kind": "here"}, {"kind": "bot", "level": 1}], "record": record}
        answer = self.server.post("/api/tables", wish)
        return "ok" if answer.status_code == 200 else str(answer.json()["code"])

    def over(self) -> None:
        self.player.send("resign", seat=0)
        self.player.view(lambda view: view["outcome"] is not None)


@pytest.fixture(scope="module")
def played(server: Server) -> Played:
    return Played(server)


@pytest.mark.parametrize("what", ["engine", "position", "move"])
@pytest.mark.parametrize("options", [{}, {"fit_aid": True}], ids=["as it is", "with other options"])
def test_a_match_by_sight_that_runs_is_not_looked_into(played: Played, what: str, options: Json) -> None:
    assert played.asked(what, played.moves, **options) == "NOT_WHILE_PLAYING"
    assert played.asked(what, played.moves[:-1], **options) == "NOT_WHILE_PLAYING"


def test_its_position_is_known_again_without_its_moves(played: Played) -> None:
    assert played.asked("engine", [], played.position, fit_aid=True) == "NOT_WHILE_PLAYING"


def test_nobody_goes_on_from_it_beside_a_bot(played: Played) -> None:
    assert played.forked() == "NOT_WHILE_PLAYING"
    assert played.forked(fit_aid=True) == "NOT_WHILE_PLAYING"


def code(answer: httpx.Response) -> str:
    return "ok" if answer.status_code == 200 else str(answer.json()["code"])


def chapter(setup: str, moves: list[str], **options: Any) -> Json:
    nodes: list[Json] = [{"node": 0}, *({"node": at, "parent": at - 1, "move": one} for at, one in enumerate(moves, 1))]
    return {"start": {"game": "forma", "setup": setup, "options": options}, "nodes": nodes}


@pytest.mark.parametrize("options", [{}, {"fit_aid": True}], ids=["as it is", "with other options"])
def test_no_file_tells_what_a_further_move_would_do_in_it(played: Played, options: Json) -> None:
    """Opened for analysis or on a table, judged, kept as a study, or written as another file."""
    tried = [*played.moves, "pass"]
    record = {"game": "forma", "setup": played.setup, "moves": tried, "options": options}
    study = {"title": "", "chapters": [chapter(played.setup, tried, **options)]}
    server, asked = played.server, {"kind": "study", "chapter": 0, "node": 0, "goal": "", "study": study}
    refused = "NOT_WHILE_PLAYING"
    assert code(server.post("/api/analysis", {"file": record})) == refused
    assert code(server.post("/api/records", record)) == code(server.post("/api/records?check=true", record)) == refused
    assert code(server.post("/api/studies", study)) == code(server.post("/api/analysis/file", asked)) == refused


def test_nobody_tries_its_moves_in_a_study(played: Played) -> None:
    server, begun = played.server, chapter(played.setup, played.moves[:2])
    made = server.post("/api/studies", {"title": "", "chapters": [begun]}).json()
    reader = Reader(server, made["study"], made["edit"])
    reader.hear("study")
    for at, move in enumerate(played.moves[2:], 2):
        reader.edit(type="add", chapter=1, parent=at, move=move)
        if (heard := reader.hear("edited", "refused"))["type"] == "refused":
            break
    assert heard["code"] == "NOT_WHILE_PLAYING" and at <= PLIES
    file = {"game": "forma", "setup": played.setup, "moves": played.moves}
    reader.edit(type="begin", file=file)
    assert reader.hear("refused")["code"] == "NOT_WHILE_PLAYING"
    reader.close()


def test_how_it_began_is_everybodys(played: Played) -> None:
    assert played.asked("position", played.moves[:2]) == "ok"
    assert played.asked("position", []) == "ok"


def test_once_it_is_over_everything_may_be_asked(server: Server) -> None:
    played = Played(server, seed=17)
    assert played.asked("position", played.moves) == "NOT_WHILE_PLAYING"
    played.over()
    assert [played.asked(what, played.moves) for what in ("position", "engine")] == ["ok", "ok"]
    assert played.forked() == "ok"


def test_no_engine_looks_at_a_running_match_of_any_game_nor_reviews_its_record(server: Server) -> None:
    made = server.table("here", "here")
    screen = server.sit(made)
    for seat, move in ((0, "sel SA"), (1, "sel MK")):
        screen.view(seat=seat)
        screen.move(seat, move)
    view = screen.view(lambda view: view["ply"] >= 2 and view["choices"] is not None)
    moves = _on(screen, view)
    start = {"game": "interactions", "options": {"players": 2}, "setup": server.record(made)["setup"]}
    body = {"start": start, "moves": moves, "lines": 1, "threat": False}
    assert server.post("/api/analysis/engine", body).json()["code"] == "NOT_WHILE_PLAYING"
    assert server.post("/api/analysis/position", {"start": start, "moves": moves}).status_code == 200
    opened = server.post("/api/records", {**server.record(made), "result": None}).json()
    bearer = {"Authorization": f"Bearer {opened['token']}"}
    reviewed = server.post(f"/api/tables/{opened['table']}/review", {"depth": "quick"}, headers=bearer)
    assert reviewed.json()["code"] == "MATCH_RUNNING"
    screen.send("resign", seat=0)
    screen.view(lambda view: view["outcome"] is not None)
    assert server.post("/api/analysis/engine", body).json().get("code") != "NOT_WHILE_PLAYING"


def _on(screen: Any, view: Json) -> list[str]:
    """Two moves more; the moves so far."""
    for _ in range(2):
        screen.move(view["seat"], any_move(view))
        ply = view["ply"]
        screen.views.clear()
        view = screen.view(lambda told, ply=ply: told["ply"] > ply and told["choices"] is not None)
    return [entry["move"] for entry in screen.logs[view["seat"]]]
