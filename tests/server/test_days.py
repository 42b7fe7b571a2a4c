"""The puzzles of a day over HTTP: solved in time, too late, too early, and a streak that only the server counts."""

import pytest

from play.puzzled import FIRST, GAME, OTHER, SECOND
from server.harness import Json, Server
from server.puzzling import ADA, DAY, FRIDAY, MONDAY, SATURDAY, THURSDAY, WEDNESDAY


def today(shelved: Server, day: str) -> Json:
    told: Json = shelved.http.get("/api/today", params={"day": day}, headers=ADA).json()
    return told


def of_day(shelved: Server, day: str) -> str:
    found = shelved.http.get("/api/today", params={"day": day}).json()["puzzles"]
    return str(next(one["puzzle"]["id"] for one in found if one["puzzle"]["game"] == GAME))


def solve(shelved: Server, day: str, *moves: str) -> str:
    """Solve, or miss, that day's puzzle; what was refused."""
    puzzle = of_day(shelved, day)
    played = list(moves) or ([FIRST] if puzzle == "1-0" else [FIRST, SECOND])
    told = shelved.http.post(f"/api/games/{GAME}/puzzles/{puzzle}", json={"moves": played, "day": day}, headers=ADA)
    return str(told.json().get("code", told.json().get("standing")))


def test_every_game_with_puzzles_has_one_today(shelved: Server) -> None:
    told = today(shelved, FRIDAY)
    assert told["streak"] == told["best"] == 0
    one = mine(shelved, FRIDAY)
    assert one["puzzle"]["view"] and not one["solved"] and one["missed"] == 0


def mine(shelved: Server, day: str) -> Json:
    found: Json = next(one for one in today(shelved, day)["puzzles"] if one["puzzle"]["game"] == GAME)
    return found


def test_a_solved_day_is_kept_with_what_was_missed(shelved: Server) -> None:
    assert solve(shelved, FRIDAY, OTHER) == "wrong"
    assert solve(shelved, FRIDAY) == "right"
    assert solve(shelved, THURSDAY) == "right", "somewhere it is Thursday still"
    assert mine(shelved, FRIDAY) | {"puzzle": None} == {"puzzle": None, "solved": True, "missed": 1, "on_time": True}
    assert today(shelved, FRIDAY)["streak"] == 2


def test_days_in_a_row_make_a_streak_and_one_left_out_ends_it(shelved: Server) -> None:
    solve(shelved, FRIDAY)
    shelved.pass_time(DAY)
    assert today(shelved, SATURDAY)["streak"] == 1, "today is still open"
    solve(shelved, SATURDAY)
    assert today(shelved, SATURDAY)["streak"] == 2
    shelved.pass_time(2 * DAY)
    assert today(shelved, MONDAY)["streak"] == 0 and today(shelved, MONDAY)["best"] == 2


def test_a_past_day_can_be_caught_up_with_and_makes_no_streak(shelved: Server) -> None:
    solve(shelved, FRIDAY)
    assert solve(shelved, WEDNESDAY) == "right"
    assert today(shelved, FRIDAY)["streak"] == 1
    told = shelved.http.get("/api/days", params={"month": "2027-01"}, headers=ADA).json()
    assert {one["day"]: (one["in_time"], one["late"]) for one in told["days"]} == {
        WEDNESDAY: ([], [GAME]),
        FRIDAY: ([GAME], []),
    }


def test_a_day_that_has_not_begun_anywhere_is_refused_whatever_a_reader_says(shelved: Server) -> None:
    assert today(shelved, SATURDAY)["code"] == "NO_SUCH_DAY"
    puzzle = of_day(shelved, FRIDAY)
    body = {"moves": [OTHER], "day": SATURDAY}
    told = shelved.http.post(f"/api/games/{GAME}/puzzles/{puzzle}", json=body, headers=ADA).json()
    assert told["code"] == "NO_SUCH_DAY" and today(shelved, FRIDAY)["streak"] == 0


def test_another_puzzle_does_not_stand_for_the_day(shelved: Server) -> None:
    other = next(one for one in ("1-0", "1-1") if one != of_day(shelved, FRIDAY))
    body = {"moves": [OTHER], "day": FRIDAY}
    told = shelved.http.post(f"/api/games/{GAME}/puzzles/{other}", json=body, headers=ADA).json()
    assert told["code"] == "NO_SUCH_DAY"


@pytest.mark.parametrize("query", [{"day": "yesterday"}, {}, {"day": "1999-01-01"}])
def test_what_is_no_day_is_refused(shelved: Server, query: dict[str, str]) -> None:
    assert shelved.http.get("/api/today", params=query).json()["code"] in ("INVALID_REQUEST", "NO_SUCH_DAY")
    assert shelved.http.get("/api/days", params={"month": "2026-13"}).status_code == 422


def test_who_has_no_key_sees_the_days_puzzles_and_keeps_nothing(shelved: Server) -> None:
    told = shelved.http.get("/api/today", params={"day": FRIDAY}).json()
    assert told["puzzles"] and told["streak"] == 0
    assert shelved.http.get("/api/days", params={"month": "2027-01"}).json()["days"] == []
