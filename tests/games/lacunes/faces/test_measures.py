"""The speed claims are commands that tell their deals one by one."""

import pytest

from ludotheque.games.lacunes.faces import measures
from ludotheque.games.lacunes.faces.measures import MEASURES


@pytest.mark.parametrize("name", MEASURES.measures())
def test_a_measure_tells_a_line_a_deal_and_then_the_median(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "SAMPLE", range(27, 29))
    *deals, last = MEASURES.measures()[name]()
    assert [line.split(":")[0] for line in deals] == ["deal 27", "deal 28"]
    assert last.startswith("median ") and last.endswith("undecided 0")
