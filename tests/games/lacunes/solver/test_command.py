"""The solver as the command line asks it: one deal by number, id or layout, a batch, and what is refused."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from games.lacunes.vectors import V11, V13, at, play
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.options import Value
from ludotheque.core.parts import Told
from ludotheque.core.record import Record
from ludotheque.core.solving import Question, Word
from ludotheque.games.lacunes.rules.game import RULES_VERSION, Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.solver.command import SOLVER, answer, judge

EXACT_28 = "23VZ5XI9KCBYIDBWHS06GY7HXFS07NPCA7CREQWB2UBK"
Counted = list[tuple[int, int, Mapping[str, int]]]


def asked(options: Mapping[str, Value] | None = None, files: Mapping[str, str] | None = None, **words: Word) -> Told:
    given = {argument.key: argument.default for argument in SOLVER.arguments} | words
    question = Question("lacunes", given, lambda name: (files or {})[name].encode(), options or {})
    return SOLVER.answer(question, Limit(seconds=20.0, memory_mb=64))


def test_a_deal_by_number_and_by_id_gives_the_same_verdict() -> None:
    by_number, by_id = asked({"twos": "locked"}, deal=28), asked({"twos": "locked"}, id=EXACT_28)
    assert by_number["verdict"] == by_id["verdict"] == "lost"
    assert by_number["states"] == by_id["states"]
    assert set(by_number) == {"verdict", "moves", "states", "seconds", "memory_mb", "proof"}


def test_a_layout_is_read_row_by_row_however_it_is_spaced() -> None:
    spaced = V13.replace("/", "\n\n  ").replace(" ", "  ") + "\n"
    for text in (V13, V13.replace("/", "\n"), spaced):
        assert asked(files={"table": text}, layout="table")["verdict"] == "winnable"


def test_a_preset_is_solved_by_its_own_rules() -> None:
    assert asked(preset="montana", deal=1)["moves"] != asked(deal=1)["moves"]


@pytest.mark.parametrize("words", [{}, {"deal": 1, "batch": "1..2"}, {"id": EXACT_28, "deal": 28}])
def test_exactly_one_thing_is_solved(words: dict[str, Word]) -> None:
    with pytest.raises(InvalidRecord) as refused:
        asked(None, None, **words)
    assert refused.value.facts["field"] == "setup"


@pytest.mark.parametrize("text", ["5", "1..", "..2", "9..3", "a..b", "-1..2"])
def test_a_batch_that_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        asked(batch=text)
    assert refused.value.facts["field"] == "batch"


def test_a_batch_is_counted_as_it_goes_and_resumed(tmp_path: Path) -> None:
    counted: Counted = []
    words = {argument.key: argument.default for argument in SOLVER.arguments}
    words |= {"batch": "27..28", "resume": str(tmp_path / "deals.jsonl")}
    question = Question(
        "lacunes", words, lambda name: b"", {"twos": "locked"},
        lambda done, total, found: counted.append((done, total, dict(found))),
    )  # fmt: skip
    first = SOLVER.answer(question, Limit(seconds=20.0, memory_mb=64))
    assert (first["deals"], first["winnable"], first["lost"], first["unknown"]) == (2, 1, 1, 0)
    assert counted[-1] == (2, 2, {"winnable": 1, "lost": 1, "unknown": 0})
    assert SOLVER.answer(question, Limit(seconds=20.0, memory_mb=64)) == first
    with pytest.raises(InvalidRecord) as refused:
        SOLVER.answer(question, Limit(seconds=19.0, memory_mb=64))
    assert refused.value.facts["field"] == "resume"


def test_a_record_is_judged_at_its_last_position() -> None:
    found = answer(Record("lacunes", RULES_VERSION, {}, f"layout:{V13}", (), ("2S@4", "3S")), Limit())
    assert (found.verdict, found.proof) == ("winnable", "replayed")
    assert found.moves is not None and found.moves[0] == "4S" and len(found.moves) == 10
    assert found.as_json()["moves"] == list(found.moves)


def test_between_a_redeal_and_its_cards_there_is_nothing_to_judge() -> None:
    with pytest.raises(LudothequeError) as refused:
        answer(Record("lacunes", RULES_VERSION, {}, f"layout:{V11}", (), ("R",)), Limit())
    assert (refused.value.code, refused.value.clause) == ("CHANCE_DUE", "GAP-19")


def test_a_watcher_hears_how_much_of_the_nodes_is_spent_and_may_stop() -> None:
    heard: list[Progress] = []

    def watch(progress: Progress) -> bool:
        heard.append(progress)
        return len(heard) < 2

    game = Lacunes()
    found = judge(game, game.initial("deal:33"), Limit(nodes=1_000_000, watch=watch))
    assert found.verdict == "unknown" and len(heard) == 2
    assert all(one.share == pytest.approx(one.nodes / 1_000_000) for one in heard)


def test_the_options_of_the_game_decide_whether_twos_hop() -> None:
    locked = Lacunes(LacunesOptions(twos="locked"))
    assert judge(locked, locked.initial("deal:28"), Limit()).verdict == "lost"
    assert judge(Lacunes(), locked.initial("deal:28"), Limit()).verdict == "winnable"


def test_a_blocked_layout_is_lost_even_with_a_redeal_left() -> None:
    found = judge(Lacunes(), at(V11), Limit())
    assert (found.verdict, found.moves, found.proof) == ("lost", None, "exhausted")
    slid = play(Lacunes(), at(V13), "2S@4")
    assert judge(Lacunes(), slid, Limit()).moves == tuple(f"{rank}S" for rank in "3456789TJQK")
