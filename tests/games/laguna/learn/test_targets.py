"""What a drawn puzzle asks for: something that trades can bring about, named as the rule file spells it."""

import re
from collections import Counter

import pytest

from games.laguna.seas import laguna
from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.learn.voyages import _target
from ludotheque.games.laguna.rules import distribution
from ludotheque.games.laguna.rules.geometry import ISLANDS

SEEDS = range(60)


def drawn(seed: int) -> tuple[tuple[str, ...], int, str]:
    below = SplitMix64(seed).below
    islands = distribution.draw(below)
    home = below(8)
    return islands, home, _target(islands, home, below)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_target_is_spelled_as_a_setup_reads_it(seed: int) -> None:
    islands, _, target = drawn(seed)
    laid = " ".join(f"{letter}={pearls}" for letter, pearls in zip(ISLANDS, islands, strict=True))
    assert re.fullmatch(r"(?:[A-H]=(?:[rgby]{1,3}|-) ?)*(?:volcano=[12])?", target) and target
    game = laguna(players=1)
    assert game.initial(f"easy {laid} target {target}").target is not None


def test_no_more_pearls_of_a_colour_are_asked_for_than_there_are() -> None:
    for seed in SEEDS:
        _, _, target = drawn(seed)
        wanted = Counter("".join(re.findall(r"[A-H]=([rgby]+)", target)))
        assert all(many <= 6 for many in wanted.values())


def test_every_named_island_must_change() -> None:
    for seed in SEEDS:
        islands, _, target = drawn(seed)
        for letter, pearls in re.findall(r"([A-H])=([rgby]+|-)", target):
            assert pearls != islands[ISLANDS.index(letter)]


def test_some_targets_name_the_volcano_and_some_islands_alone() -> None:
    targets = [drawn(seed)[2] for seed in SEEDS]
    assert 5 < sum("volcano" in target for target in targets) < 55
    assert any("=" in target and "volcano" not in target for target in targets)
    assert max(len(target.split()) for target in targets) >= 2
