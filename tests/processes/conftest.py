import os
import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from processes.cluster import Cluster, programs


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests that need one."""
    if programs() is None and not os.environ.get("CI"):
        pytest.skip("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory() as folder:  # not pytest's own, which nobody but root may enter
        running = Cluster(Path(folder))
        yield running
        running.stop("immediate")


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.database(f"t{secrets.token_hex(8)}")
