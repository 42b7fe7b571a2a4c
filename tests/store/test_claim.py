from pathlib import Path

import pytest

from ludotheque.store.claim import claimed
from ludotheque.store.failures import Unusable


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    db = str(tmp_path / "a.db")
    with claimed(db):
        with pytest.raises(Unusable, match=r"DATABASE_IN_USE.*a\.db"), claimed(db):
            pass
        with claimed(str(tmp_path / "b.db")):
            pass
    with claimed(db):
        pass


@pytest.mark.parametrize("db", ["sqlite://", "postgresql://somewhere/games"])
def test_what_is_no_file_is_claimed_by_nobody(db: str) -> None:
    with claimed(db), claimed(db):
        pass
