"""What the board and the pages beside it ask for: deals, verdicts, deals that are winnable for certain, advice."""

from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from games.lacunes.vectors import DEAL_28, SOLUTION_28, V11, V13, V14
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.errors import LudothequeError
from ludotheque.games.lacunes.faces.chance import CHANCE
from ludotheque.games.lacunes.faces.services import SERVICES
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.solver.difficulty import GRADES
from ludotheque.games.lacunes.solver.solve import replayed

FREELY = Limit(memory_mb=512)


def shape(declared: Any) -> TypeAdapter[Any]:
    return TypeAdapter(declared)


def asked(service: str, question: Any, limit: Limit = FREELY) -> Any:
    """The answer; both it and the question have the shapes that are declared for them."""
    found = SERVICES.services()[service]
    answer = found.run(question, limit)
    shape(found.answer).validate_python(answer, strict=True)
    shape(found.question).validate_python(question, strict=True)
    return answer


def test_a_winnable_position_is_told_with_a_line_that_the_rules_replay() -> None:
    told = asked("verdict", {"setup": "deal:28", "options": {"redeals": 0}})
    assert told["verdict"] == "winnable" and told["proof"] == "replayed"
    assert replayed(Lacunes().initial("deal:28").cells, tuple(told["moves"]), locked=False)


def test_the_verdict_is_on_the_position_that_the_moves_have_come_to() -> None:
    told = asked("verdict", {"setup": "deal:28", "moves": SOLUTION_28[:-12]})
    assert told["verdict"] == "winnable"
    state = game_after(SOLUTION_28[:-12])
    assert replayed(state.cells, tuple(told["moves"]), locked=False)


def game_after(moves: list[str]) -> Any:
    game = Lacunes()
    state = game.initial("deal:28")
    for text in moves:
        state = game.play(state, game.read(state, text))
    return state


def test_the_verdict_goes_by_the_options_of_the_game() -> None:
    locked = asked("verdict", {"setup": f"layout:{DEAL_28}", "options": {"twos": "locked"}})
    assert (locked["verdict"], locked["moves"], locked["proof"]) == ("lost", None, "exhausted")


def test_a_record_is_judged_at_its_last_move() -> None:
    record = {"game": "lacunes", "options": {"redeals": 0}, "setup": "deal:28", "moves": SOLUTION_28, "seats": ["Ada"]}
    told = asked("verdict", {"record": record})
    assert (told["verdict"], told["moves"]) == ("winnable", [])


def test_a_blocked_position_is_lost() -> None:
    assert asked("verdict", {"setup": f"layout:{V11}"})["verdict"] == "lost"


def test_a_verdict_that_was_not_reached_is_unknown_with_what_was_tried() -> None:
    told = asked("verdict", {"setup": "deal:1"}, replace(FREELY, nodes=2_000))
    assert (told["verdict"], told["moves"], told["proof"]) == ("unknown", None, "none")
    assert told["states"] > 0


def test_another_attempt_searches_in_another_order() -> None:
    told = [asked("verdict", {"setup": "deal:1", "attempt": attempt}) for attempt in range(3)]
    assert {one["verdict"] for one in told} == {"winnable"}
    assert len({one["states"] for one in told}) == 3
    assert asked("verdict", {"setup": "deal:1"})["states"] == told[0]["states"]


@pytest.mark.parametrize("attempt", [-1, 1_000, "1", True])
def test_an_attempt_that_is_no_number_is_refused(attempt: Any) -> None:
    with pytest.raises(LudothequeError) as refused:
        asked("verdict", {"setup": "deal:1", "attempt": attempt})
    assert (refused.value.code, refused.value.facts["field"]) == ("BAD_QUESTION", "attempt")


def test_the_work_is_told_and_can_be_stopped() -> None:
    seen: list[int] = []

    def watch(progress: Progress) -> bool:
        seen.append(progress.nodes)
        return len(seen) < 2

    told = asked("verdict", {"setup": "deal:1"}, replace(FREELY, watch=watch))
    assert told["verdict"] == "unknown" and len(seen) == 2 and 0 < seen[0] < seen[1]


def test_a_deal_is_shown_as_the_board_draws_it_with_its_exact_id() -> None:
    told = asked("deal", {"setup": "deal:28"})
    assert told["view"]["cells"][:3] == ["QC", "5D", "5S"]
    assert told["id"] == "23VZ5XI9KCBYIDBWHS06GY7HXFS07NPCA7CREQWB2UBK"
    assert asked("deal", {"setup": f"id:{told['id']}"}) == told
    montana = asked("deal", {"setup": "deal:28", "options": {"preset": "montana"}})
    assert [montana["view"]["cells"][start][0] for start in (0, 13, 26, 39)] == ["2"] * 4


def test_a_winnable_deal_is_one_for_which_a_win_is_found_again() -> None:
    told = asked("winnable", {"first": 28})
    again = asked("verdict", {"setup": told["setup"]})
    assert again["verdict"] == "winnable" and told["moves"] > 0
    assert told["setup"] == f"deal:{28 + told['passed_over']}"


@pytest.mark.parametrize("wished", GRADES)
def test_a_winnable_deal_is_as_hard_as_it_was_wished(wished: str) -> None:
    rules = {"options": {"preset": "montana"}}
    told = asked("winnable", {"first": 28, "grade": wished, **rules})
    again = asked("verdict", {"setup": told["setup"], **rules})
    assert (told["grade"], again["grade"]) == (wished, wished)


@pytest.mark.parametrize("wished", ["", "harder", 3, ["easy"]])
def test_a_grade_that_there_is_not_is_refused(wished: Any) -> None:
    with pytest.raises(LudothequeError) as refused:
        asked("winnable", {"first": 28, "grade": wished})
    assert (refused.value.code, refused.value.facts) == ("BAD_QUESTION", {"field": "grade"})


def test_only_a_winnable_deal_that_nobody_has_touched_has_a_grade() -> None:
    question = {"setup": "deal:28"}
    assert asked("verdict", question)["grade"] == "easy"
    first = asked("verdict", question)["moves"][0]
    assert asked("verdict", {**question, "moves": [first]})["grade"] is None
    assert asked("verdict", {**question, "attempt": 1})["grade"] is None
    assert asked("verdict", question, replace(FREELY, nodes=10))["grade"] is None


def test_a_winnable_deal_is_drawn_at_random_where_no_number_is_given() -> None:
    first, second = (asked("winnable", {"options": {"preset": "montana"}})["setup"] for _ in range(2))
    assert first != second


def test_the_search_for_a_winnable_deal_can_be_stopped() -> None:
    with pytest.raises(LudothequeError) as refused:
        asked("winnable", {"first": 1}, replace(FREELY, watch=lambda progress: False))
    assert refused.value.code == "NO_DEAL"


def test_advice_takes_a_win_that_is_there() -> None:
    told = asked("advice", {"setup": f"layout:{V13}"})
    assert (told["verdict"], told["chance"], told["redeal"]) == ("winnable", 1.0, False)
    assert len(told["line"]) >= 12


def test_advice_for_a_blocked_player_is_the_redeal_with_its_chance() -> None:
    told = asked("advice", {"setup": f"layout:{V14}"})
    assert (told["verdict"], told["line"], told["redeal"], told["kept"]) == ("lost", [], True, 4)
    assert 0 < told["chance"] < 1


def test_advice_without_a_redeal_left_claims_no_chance() -> None:
    told = asked("advice", {"setup": f"layout:{DEAL_28}", "options": {"twos": "locked", "redeals": 0}})
    assert (told["verdict"], told["chance"], told["redeal"]) == ("lost", None, False)
    assert told["line"]


def test_advice_with_redeals_left_leads_to_a_redeal_that_keeps_what_it_says() -> None:
    setup = f"layout:{DEAL_28}"
    question = {"setup": setup, "options": {"twos": "locked"}}
    told = asked("advice", question)
    game = Lacunes(LacunesOptions(twos="locked"))
    state = game.initial(setup)
    for text in told["line"]:
        state = game.play(state, game.read(state, text))
    shown = asked("deal", {**question, "moves": told["line"]})["view"]
    assert shown["blocked"] and shown["placed"] == told["kept"]
    assert asked("advice", question) == told


@pytest.mark.parametrize("service", SERVICES.services())
@pytest.mark.parametrize("question", [{"options": 3, "first": 0}, {"first": -1}, {"first": "x"}])
def test_a_question_that_makes_no_sense_is_refused(service: str, question: Any) -> None:
    with pytest.raises(LudothequeError) as refused:
        asked(service, question)
    assert refused.value.code == "BAD_QUESTION"


def test_a_layout_with_a_card_twice_and_a_move_that_is_none_are_refused_with_their_clause() -> None:
    with pytest.raises(LudothequeError) as refused:
        asked("verdict", {"setup": "layout:" + DEAL_28.replace("QC", "KH", 1)})
    assert refused.value.clause == "GAP-1"
    with pytest.raises(LudothequeError) as refused:
        asked("verdict", {"setup": "deal:28", "moves": ["5D"]})
    assert refused.value.clause == "GAP-7"


def test_no_verdict_is_given_between_a_redeal_and_its_cards() -> None:
    with pytest.raises(LudothequeError) as refused:
        asked("verdict", {"setup": f"layout:{V14}", "moves": ["R"]})
    assert refused.value.code == "CHANCE_DUE"


def redealt(secret: int) -> dict[str, Any]:
    """A record with one redeal, drawn as a match with that secret draws it."""
    game, setup = Lacunes(), f"layout:{V14}"
    due = game.play(game.initial(setup), game.read(game.initial(setup), "R"))
    dealt = game.write(due, game.draw(due, CHANCE.below(setup, secret, due)))
    return {"game": "lacunes", "options": {}, "setup": setup, "moves": ["R", dealt], "seats": ["Ada"]}


def test_redeals_are_checked_against_the_secret_that_was_sealed() -> None:
    told = asked("fairness", {"record": redealt(0xBEEF), "secret": f"{0xBEEF:016x}"})
    assert told == {"seal": CHANCE.seal(0xBEEF), "redeals": 1, "fair": True}
    assert asked("fairness", {"record": redealt(0xBEEF), "secret": f"{0xBEE0:016x}"})["fair"] is False


def test_redeals_that_came_with_a_record_are_none_of_the_matchs_own() -> None:
    told = asked("fairness", {"record": redealt(0xBEEF), "secret": f"{0xBEE0:016x}", "since": 2})
    assert (told["redeals"], told["fair"]) == (0, True)


@pytest.mark.parametrize("secret", ["beef", 5, None, "BEEF" * 4])
def test_a_secret_that_is_none_is_refused(secret: Any) -> None:
    with pytest.raises(LudothequeError) as refused:
        asked("fairness", {"record": redealt(1), "secret": secret})
    assert refused.value.facts == {"field": "secret"}


@pytest.mark.parametrize("service", ["deal", "verdict", "advice"])
@pytest.mark.parametrize(
    ("question", "field"),
    [
        (None, "setup"),
        ([], "setup"),
        ({"setup": 5}, "setup"),
        ({"setup": "x" * 2_001}, "setup"),
        ({"setup": "deal:1", "moves": "4D"}, "moves"),
        ({"setup": "deal:1", "moves": ["4D", 5]}, "moves"),
        ({"setup": "deal:1", "options": []}, "options"),
    ],
)
def test_a_position_is_refused_by_the_field_that_is_wrong(service: str, question: Any, field: str) -> None:
    with pytest.raises(LudothequeError) as refused:
        asked(service, question)
    assert (refused.value.code, refused.value.facts) == ("BAD_QUESTION", {"field": field})


def test_a_record_of_another_game_is_no_position() -> None:
    with pytest.raises(LudothequeError) as refused:
        asked("verdict", {"record": {"game": "lacuna", "setup": "pond:1", "moves": []}})
    assert (refused.value.code, refused.value.facts) == ("BAD_QUESTION", {"field": "record"})


def test_a_bad_move_in_a_record_is_refused_as_at_the_table() -> None:
    record = {"game": "lacunes", "setup": "deal:28", "moves": ["5D"]}
    for question in ({"record": record}, {"record": record, "secret": "0" * 16}):
        with pytest.raises(LudothequeError) as refused:
            asked("fairness" if "secret" in question else "deal", question)
        assert (refused.value.code, refused.value.clause) == ("NO_GAP_FOR_CARD", "GAP-7")


@pytest.mark.parametrize("since", ["1", 1.5, True, None])
def test_a_count_of_given_moves_that_is_no_number_is_refused(since: Any) -> None:
    with pytest.raises(LudothequeError) as refused:
        asked("fairness", {"record": redealt(1), "secret": "0" * 16, "since": since})
    assert refused.value.facts == {"field": "since"}


def test_with_redeals_at_any_time_advice_may_be_to_redeal_at_once() -> None:
    """Blocked with little kept: no line leads to more than what stands."""
    question = {"setup": f"layout:{V14}", "options": {"when": "any"}}
    told = asked("advice", question)
    assert told["line"] == [] and told["redeal"] and told["kept"] == 4


def test_advice_with_unlimited_redeals_has_a_chance() -> None:
    told = asked("advice", {"setup": f"layout:{V14}", "options": {"redeals": "unlimited"}})
    assert told["redeal"] and told["chance"] > 0.5


def test_the_deals_at_the_end_of_the_numbers_are_looked_at_and_no_further() -> None:
    with pytest.raises(LudothequeError) as refused:
        asked("winnable", {"first": 2**64 - 1, "options": {"preset": "montana"}, "grade": "hard"}, replace(FREELY))
    assert refused.value.code == "NO_DEAL"


def test_a_position_after_moves_has_the_id_of_its_layout() -> None:
    after = asked("deal", {"setup": "deal:28", "moves": ["4H"]})
    assert after["id"] == after["view"]["id"] != asked("deal", {"setup": "deal:28"})["id"]
