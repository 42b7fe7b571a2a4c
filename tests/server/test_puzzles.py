"""Puzzles over HTTP: pages, tries, ratings for who wants them, and bad questions."""

from play.puzzled import FIRST, GAME, OTHER, SECOND
from server.harness import Server
from server.puzzling import ADA

AT = f"/api/games/{GAME}/puzzles"


def test_a_page_has_cards_with_pictures_and_counts_of_what_can_be_asked_for(shelved: Server) -> None:
    told = shelved.http.get(AT).json()
    assert [one["id"] for one in told["puzzles"]] == ["1-0", "1-1", "1-2"] and told["next"] is None
    assert told["themes"] == [{"key": "end", "count": 1}, {"key": "gap", "count": 2}]
    assert [one["grade"] for one in told["grades"]] == [1, 2, 3]
    assert all(one["view"] for one in told["puzzles"]) and told["rating"] is None


def test_a_theme_and_a_grade_narrow_the_page(shelved: Server) -> None:
    told = shelved.http.get(AT, params={"theme": "gap", "grade": 2}).json()
    assert [one["id"] for one in told["puzzles"]] == ["1-1"] and told["count"] == 1
    assert shelved.http.get(AT, params={"after": "1-1"}).json()["puzzles"][0]["id"] == "1-2"


def test_a_puzzle_on_its_board_does_not_tell_its_answer(shelved: Server) -> None:
    told = shelved.http.get(f"{AT}/1-1").json()
    assert told["choices"] and told["moves"] == 2 and told["par"] is None
    assert "answers" not in told and "line" not in told


def test_a_try_goes_on_and_is_solved(shelved: Server) -> None:
    first = shelved.http.post(f"{AT}/1-1", json={"moves": [FIRST]}).json()
    assert first["standing"] == "on" and first["choices"] and [one["move"] for one in first["shown"]] == [FIRST]
    second = shelved.http.post(f"{AT}/1-1", json={"moves": [FIRST, SECOND]}).json()
    assert second["standing"] == "right" and second["choices"] is None and second["rating"] is None


def test_a_wrong_move_is_shown_and_the_par_is_counted(shelved: Server) -> None:
    wrong = shelved.http.post(f"{AT}/1-0", json={"moves": [OTHER]}).json()
    assert wrong["standing"] == "wrong" and wrong["shown"][0]["events"]
    assert shelved.http.post(f"{AT}/1-2", json={"moves": [OTHER]}).json()["left"] == 1


def test_the_solution_is_told_move_by_move(shelved: Server) -> None:
    told = shelved.http.post(f"{AT}/1-1/solution", json={}).json()
    assert [one["move"] for one in told["shown"]] == [FIRST, SECOND]


def test_a_first_try_moves_the_rating_of_who_wants_one_and_only_once(shelved: Server) -> None:
    told = shelved.http.post(f"{AT}/1-0", json={"moves": [FIRST], "rated": True}, headers=ADA).json()["rating"]
    assert told["after"] > told["before"] == 1500
    assert shelved.http.post(f"{AT}/1-0", json={"moves": [OTHER], "rated": True}, headers=ADA).json()["rating"] is None
    assert shelved.http.get(AT, headers=ADA).json()["rating"] == told["after"]


def test_who_looks_at_the_solution_first_has_missed_it(shelved: Server) -> None:
    told = shelved.http.post(f"{AT}/1-0/solution", json={"rated": True}, headers=ADA).json()["rating"]
    assert told["after"] < told["before"]
    assert shelved.http.post(f"{AT}/1-0", json={"moves": [FIRST], "rated": True}, headers=ADA).json()["rating"] is None


def test_a_try_that_is_not_rated_counts_as_the_first_all_the_same(shelved: Server) -> None:
    shelved.http.post(f"{AT}/1-0", json={"moves": [OTHER]}, headers=ADA)
    assert shelved.http.post(f"{AT}/1-0", json={"moves": [FIRST], "rated": True}, headers=ADA).json()["rating"] is None


def test_the_next_one_was_not_tried_yet_and_begins_again_when_all_were(shelved: Server) -> None:
    for puzzle, move in (("1-0", FIRST), ("1-1", OTHER)):
        shelved.http.post(f"{AT}/{puzzle}", json={"moves": [move], "rated": True}, headers=ADA)
    assert shelved.http.get(f"{AT}/next", headers=ADA).json()["id"] == "1-2"
    assert shelved.http.get(f"{AT}/next", params={"not": ["1-2"]}, headers=ADA).json()["id"] == "1-0"
    assert shelved.http.get(f"{AT}/next", params={"theme": "end"}, headers=ADA).json()["id"] == "1-1"


def test_what_cannot_be_is_refused_in_a_typed_way(shelved: Server) -> None:
    assert shelved.http.get(f"{AT}/9-9").json()["code"] == "NO_SUCH_PUZZLE"
    assert shelved.http.get(f"{AT}/next", params={"theme": "none"}).status_code == 404
    assert shelved.http.get("/api/games/chess/puzzles").json()["code"] == "INVALID_RECORD"
    assert shelved.http.post(f"{AT}/1-0", json={"moves": ["nonsense"]}).json()["code"] == "INVALID_MOVE"
    assert shelved.http.post(f"{AT}/1-0", json={"moves": [FIRST, SECOND]}).json()["code"] == "PUZZLE_OVER"
    assert shelved.http.post(f"{AT}/1-0", json={"moves": ["x"] * 201}).status_code == 422
    assert (
        shelved.http.post(f"{AT}/1-0", json={"moves": [FIRST]}, headers={"X-Player": "x"}).json()["code"]
        == "BAD_PLAYER"
    )
    assert shelved.http.get(AT, params={"grade": 9}).status_code == 422
