"""What the solver answers: a verdict, what it rests on, and what it took; as a value and as JSON."""

from dataclasses import dataclass
from typing import Literal

from typing_extensions import TypedDict  # pydantic checks no other before Python 3.12

Verdict = Literal["winnable", "lost", "unknown"]
Proof = Literal["replayed", "exhausted", "none"]

PROOFS: dict[Verdict, Proof] = {"winnable": "replayed", "lost": "exhausted", "unknown": "none"}
"""A line that the plain rules have replayed, or every layout that can be reached."""


class SolutionJson(TypedDict):
    """A solution as the command line prints it."""

    verdict: Verdict
    moves: list[str] | None
    states: int
    seconds: float
    memory_mb: int
    proof: Proof


@dataclass(frozen=True)
class Solution:
    """`moves` is the line of a win in move notation, `states` the layouts that were looked at."""

    verdict: Verdict
    moves: tuple[str, ...] | None
    states: int
    seconds: float
    memory_mb: int

    @property
    def proof(self) -> Proof:
        return PROOFS[self.verdict]

    def as_json(self) -> SolutionJson:
        return {
            "verdict": self.verdict, "moves": None if self.moves is None else list(self.moves), "states": self.states,
            "seconds": self.seconds, "memory_mb": self.memory_mb, "proof": self.proof,
        }  # fmt: skip
