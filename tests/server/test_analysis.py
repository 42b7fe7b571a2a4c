"""The analysis board over HTTP: from everywhere, for all sides, with an engine that streams and stops."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from ludotheque.core.puzzle_file import from_line
from server.harness import Json, Server

START: Json = {"game": "interactions"}
PATIENCE: Json = {"game": "lacunes", "setup": "deal:1", "options": {"redeals": 2, "when": "any"}}
PICKED: Json = {"game": "lacuna", "setup": "pond:1", "options": {"pick": "after"}}


def ok(answer: httpx.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def code(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def begun(server: Server, **wish: Any) -> Json:
    told: Json = ok(server.post("/api/analysis", wish))
    return told


def told_to_wish(told: Json) -> Json:
    """What a browser sends back of what it was told."""
    keys = ("node", "parent", "move", "comment", "marks", "judgement")

    def held(chapter: Json) -> Json:
        nodes = [{key: node[key] for key in keys} for node in chapter["nodes"]]
        return {"title": chapter["title"], "start": chapter["start"], "nodes": nodes}

    return {"title": told["title"], "chapters": [*map(held, told["chapters"])]}


def test_a_new_game_begins_with_chance_or_as_it_is_set_up(server: Server) -> None:
    drawn = begun(server, game={"game": "lacunes"})["chapters"][0]
    assert drawn["start"]["setup"] and drawn["seats"] == 1 and [node["node"] for node in drawn["nodes"]] == [0]
    given = begun(server, game={"game": "lacunes", "setup": "deal:7", "options": {"redeals": 0}})["chapters"][0]
    assert given["start"]["setup"] == "deal:7" and given["options"]["redeals"] == 0


def test_a_setup_that_cannot_be_is_named(server: Server) -> None:
    told = server.post("/api/analysis", {"game": {"game": "lacunes", "setup": "seven"}})
    assert code(told) == "INVALID_RECORD" and told.json()["facts"]["field"] == "setup"


def test_a_record_comes_with_what_its_moves_do(server: Server) -> None:
    chapter = begun(server, file={**START, "moves": ["sel SK", "sel CA", "Sf6+P"], "seats": ["Ada", "Bob"]})[
        "chapters"
    ][0]
    assert [node["seat"] for node in chapter["nodes"]] == [None, 0, 1, 0] and chapter["start"]["seats"] == [
        "Ada",
        "Bob",
    ]
    assert chapter["nodes"][3]["events"] and "moves" not in chapter["start"] and chapter["engine"]


def test_a_wrong_move_of_a_file_is_named(server: Server) -> None:
    told = server.post("/api/analysis", {"file": {**START, "moves": ["sel SK", "Sf6+P"]}})
    assert code(told) and told.json()["facts"]["ply"] == 1


@pytest.mark.parametrize("wish", [{}, {"file": {}}, {"file": {"study": 9}}, {"file": {"game": "chess"}}])
def test_what_is_no_beginning_is_refused(server: Server, wish: Json) -> None:
    assert code(server.post("/api/analysis", wish)) == "INVALID_RECORD"


def test_a_puzzle_begins_at_its_position(server: Server) -> None:
    shelf = ok(server.http.get("/api/games/interactions/puzzles"))
    chapter = begun(server, puzzle={"game": "interactions", "id": shelf["puzzles"][0]["id"]})["chapters"][0]
    assert len(chapter["nodes"]) > 2
    assert code(server.post("/api/analysis", {"puzzle": {"game": "interactions", "id": "no"}})) == "NO_SUCH_PUZZLE"


def test_a_running_match_is_not_analysed_and_a_finished_one_is(server: Server) -> None:
    made = server.table("here", "here")
    player = server.sit(made)
    asked: Json = {"table": {"table": made["table"]}}
    bearer = {"Authorization": f"Bearer {made['token']}"}
    assert code(server.post("/api/analysis", asked, headers=bearer)) == "NOT_WHILE_PLAYING"
    player.view()
    player.send("resign", seat=0)
    player.view(lambda view: view["outcome"] is not None)
    told = ok(server.post("/api/analysis", asked, headers=bearer))["chapters"][0]
    assert told["game"] == "interactions" and told["start"]["result"]["reason"] == "resigned"
    assert code(server.post("/api/analysis", asked)) == "UNKNOWN_TOKEN"
    player.close()


def test_positions_are_seen_by_whoever_is_to_move(server: Server) -> None:
    first = ok(server.post("/api/analysis/position", {"start": START, "moves": []}))
    second = ok(server.post("/api/analysis/position", {"start": START, "moves": ["sel SK"]}))
    assert (first["seat"], second["seat"]) == (0, 1) and first["choices"] and second["choices"]
    assert first["outcome"] is None and first["to_move"] == 0


def test_moves_are_made_for_all_sides(server: Server) -> None:
    moves: list[str] = []
    for move in ("sel SK", "sel CA", "Sf6+P"):
        made = ok(server.post("/api/analysis/move", {"start": START, "moves": moves, "move": move}))
        moves += [step["move"] for step in made["steps"]]
    assert moves == ["sel SK", "sel CA", "Sf6+P"] and made["position"]["seat"] == 1


def test_a_move_that_is_none_is_refused_with_its_clause(server: Server) -> None:
    asked: Json = {"start": PATIENCE, "moves": [], "move": "zz"}
    assert code(server.post("/api/analysis/move", asked)) == "INVALID_MOVE"
    refused = server.post("/api/analysis/move", {**asked, "start": {**PATIENCE, "options": {}}, "move": "R"})
    assert refused.json()["clause"] == "GAP-17"
    assert code(server.post("/api/analysis/position", {"start": PATIENCE, "moves": ["zz"]})) == "INVALID_MOVE"


def test_chance_answers_and_answers_anew(server: Server) -> None:
    made = ok(server.post("/api/analysis/move", {"start": PATIENCE, "moves": [], "move": "R"}))
    assert [step["seat"] for step in made["steps"]] == [0, None]
    waiting = ok(server.post("/api/analysis/position", {"start": PATIENCE, "moves": ["R"]}))
    assert waiting["to_move"] == "chance" and waiting["choices"] is None
    again = ok(server.post("/api/analysis/move", {"start": PATIENCE, "moves": ["R"], "move": None}))
    assert again["steps"][0]["move"].startswith("=")
    assert code(server.post("/api/analysis/move", {"start": PATIENCE, "moves": [], "move": None})) == "NOTHING_TO_DRAW"


def listened(server: Server, job: str, until: Callable[[Json], bool]) -> Json:
    while True:
        told: Json = ok(server.http.get(f"/api/jobs/{job}"))
        if until(told):
            return told


def engine(server: Server, lines: int = 2, threat: bool = False, **more: Any) -> httpx.Response:
    picked = more.pop("moves", ["#16"])
    return server.post(
        "/api/analysis/engine", {"start": PICKED, "moves": picked, "lines": lines, "threat": threat, **more}
    )


def test_the_engine_tells_its_lines_in_events(server: Server) -> None:
    told = listened(server, ok(engine(server))["job"], lambda now: now["state"] == "done")["result"]
    assert told["depth"] == 3 and len(told["lines"]) == 2 and told["unit"] == "margin" and told["seat"] == 0
    assert told["lines"][0]["steps"][0]["events"] and told["lines"][0]["chances"] == [0.75, 0.25]


def test_it_streams_while_it_deepens_and_stops_at_will(server: Server) -> None:
    job = ok(engine(server, lines=4))["job"]
    first = listened(server, job, lambda now: bool(now["progress"]))["progress"]
    deeper = listened(server, job, lambda now: now["progress"]["depth"] > first["depth"])
    assert deeper["state"] == "running" and len(deeper["progress"]["lines"]) == 4
    assert server.http.delete(f"/api/jobs/{job}").status_code == 204
    assert listened(server, job, lambda now: now["state"] == "stopped")


def test_a_threat_is_what_the_other_would_do(server: Server) -> None:
    told = listened(server, ok(engine(server, threat=True))["job"], lambda now: now["state"] == "done")["result"]
    assert told["seat"] == 1
    position = ok(server.post("/api/analysis/position", {"start": PICKED, "moves": ["#16"]}))
    assert position["threat"] is True


def test_where_nobody_can_pass_there_is_no_threat(server: Server) -> None:
    assert code(engine(server, threat=True, moves=[])) == "NO_THREAT"
    assert code(engine(server, threat=True, start=START, moves=[])) == "NO_THREAT"


def test_an_engine_needs_a_game_that_has_one_and_a_position_that_goes_on(server: Server) -> None:
    assert code(engine(server, start=PATIENCE, moves=["R"])) == "POSITION_OVER"
    assert engine(server, lines=6).status_code == 422


def test_a_study_leaves_as_a_file_and_comes_back_the_same(server: Server) -> None:
    told = begun(server, file={**START, "moves": ["sel SK", "sel CA", "Sf6+P"]})
    wish = told_to_wish(told)
    nodes = wish["chapters"][0]["nodes"]
    nodes.append(
        {"node": 9, "parent": 1, "move": "sel MA", "comment": "Or so?", "marks": ["cell:f6"], "judgement": "good"}
    )
    file = ok(server.post("/api/analysis/file", {"study": wish}))
    assert file["name"] == "interactions-study.json"
    again = begun(server, file=json.loads(file["text"]))
    assert again["chapters"][0]["nodes"][-1]["comment"] == "Or so?"
    assert ok(server.post("/api/analysis/file", {"study": told_to_wish(again)}))["text"] == file["text"]


def test_a_chapter_leaves_as_a_lesson_or_a_puzzle(server: Server) -> None:
    wish = told_to_wish(begun(server, file={**START, "moves": ["sel SK", "sel CA", "Sf6+P"]}))
    assert code(server.post("/api/analysis/file", {"study": wish, "kind": "lesson"})) == "NOTHING_SAID"
    wish["chapters"][0]["nodes"][2]["comment"] = "Now the snail."
    lesson = ok(server.post("/api/analysis/file", {"study": wish, "kind": "lesson"}))
    assert "Now the snail." in lesson["text"]
    goals = ok(server.post("/api/analysis/goals", {"start": START}))["goals"]
    asked = {"study": wish, "kind": "puzzle", "node": 2, "goal": goals[0]}
    puzzle = from_line(ok(server.post("/api/analysis/file", asked))["text"])
    assert puzzle.answers == ("Sf6+P",) and puzzle.goal == goals[0]
    assert code(server.post("/api/analysis/file", {**asked, "node": 3})) == "NO_ANSWER"
    assert code(server.post("/api/analysis/file", {**asked, "chapter": 5})) == "NO_SUCH_CHAPTER"


@pytest.mark.parametrize(
    "nodes",
    [
        [{"node": 1, "parent": 7, "move": "sel SK"}], [{"node": -1, "parent": 0, "move": "sel SK"}],
        [{"node": 1, "parent": 0, "move": "sel SK"}, {"node": 1, "parent": 0, "move": "sel CA"}],
        [{"node": 0, "comment": "\u202e"}], [{"node": 0, "marks": ["x"]}],
    ],
)  # fmt: skip
def test_a_tree_that_is_none_is_refused(server: Server, nodes: list[Json]) -> None:
    wish = {"chapters": [{"start": START, "nodes": nodes}]}
    assert code(server.post("/api/analysis/file", {"study": wish})) == "INVALID_RECORD"
