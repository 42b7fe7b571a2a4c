import pickle

import pytest

from ludotheque.core.errors import HiddenSetup, IllegalMove, InvalidMove, InvalidRecord, LudothequeError


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("OCCUPIED", "IXN-10", cell="f6"),
        InvalidMove("zz"),
        InvalidRecord("setup", "not-the-seven-tiles", "IXN-31"),
        InvalidRecord("options.x", "unknown-value", None, option="x", value=3),
        HiddenSetup("IXN-37"),
    ],
)
def test_errors_travel_between_processes(error: LudothequeError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert (twin.code, twin.clause, dict(twin.facts)) == (error.code, error.clause, dict(error.facts))
    assert str(twin) == str(error)


def test_an_error_shows_its_code_clause_and_facts() -> None:
    assert str(IllegalMove("OCCUPIED", "IXN-10", cell="f6")) == "OCCUPIED (IXN-10) cell=f6"


def test_a_long_misspelling_is_cut() -> None:
    assert len(str(InvalidMove("x" * 5000))) < 120
