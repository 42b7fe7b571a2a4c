"""A solution says what its verdict rests on, and travels as JSON."""

import json
from typing import get_args

import pytest

from ludotheque.games.lacunes.solver.solution import Proof, Solution, Verdict


@pytest.mark.parametrize(("verdict", "proof"), [("winnable", "replayed"), ("lost", "exhausted"), ("unknown", "none")])
def test_every_verdict_has_its_proof(verdict: Verdict, proof: Proof) -> None:
    assert Solution(verdict, None, 1, 0.1, 1).proof == proof
    assert verdict in get_args(Verdict) and proof in get_args(Proof)


def test_a_solution_is_json_with_its_line_as_a_list() -> None:
    won = Solution("winnable", ("2S@4", "3S"), 12, 0.25, 3).as_json()
    assert json.loads(json.dumps(won)) == won
    assert (won["moves"], won["proof"]) == (["2S@4", "3S"], "replayed")
    assert Solution("lost", None, 12, 0.25, 3).as_json()["moves"] is None
