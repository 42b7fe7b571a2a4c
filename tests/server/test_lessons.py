"""The course of a game over HTTP, taken from its first lesson to an answer."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.learning import Lessons
from server.harness import Json, Server

TAUGHT = [entry.key for entry in catalog.entries() if entry.offers(Lessons)]
every_course = pytest.mark.parametrize("game", TAUGHT)


def lesson(server: Server, game: str) -> Json:
    listed = server.http.get(f"/api/games/{game}/course").json()["lessons"]
    told: Json = server.http.get(f"/api/games/{game}/course/{listed[0]['key']}").json()
    return told


@every_course
def test_a_lesson_is_told_with_its_positions_and_a_right_move_is_known_as_right(server: Server, game: str) -> None:
    told = lesson(server, game)
    number, step = next((number, step) for number, step in enumerate(told["steps"]) if step["asks"])
    assert step["view"] and step["choices"]
    tried = server.post(f"/api/games/{game}/course/{told['key']}/{number}", {"move": step["answer"]}).json()
    assert tried["right"] and tried["text"] == f"{step['text']}-right" and tried["view"]


@every_course
def test_nonsense_in_a_lesson_is_refused_in_a_typed_way(server: Server, game: str) -> None:
    told = lesson(server, game)
    at = f"/api/games/{game}/course/{told['key']}"
    assert server.post(f"{at}/0", {"move": "?"}).json()["code"]
    assert server.post(f"{at}/0", {"move": "?" * 5000}).status_code == 422
    assert server.post(f"{at}/99", {"move": "x"}).status_code == 404
    assert server.http.get(f"/api/games/{game}/course/none").json()["code"] == "NO_SUCH_LESSON"


def test_there_is_no_course_of_a_game_that_is_not_there(server: Server) -> None:
    assert server.http.get("/api/games/chess/course").json()["code"]
