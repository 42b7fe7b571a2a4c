from collections.abc import Iterator
from pathlib import Path

import pytest

from server.harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that only need one."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill, or whose time it may move on."""
    running = Server(tmp_path)
    yield running
    if running.process.poll() is None:
        running.stop()
