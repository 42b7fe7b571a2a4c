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


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("mortal"))
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture
def own_server(mortal: Server) -> Server:
    """A server that the tests of a module may kill, or whose time they may move on."""
    if mortal.process.poll() is not None:
        mortal.start()
    return mortal


@pytest.fixture
def shelved(tmp_path: Path) -> Iterator[Server]:
    """A server with three puzzles of its own, whose time stands until a test moves it."""
    running = Server(tmp_path, shelved=True, frozen=True)
    yield running
    running.stop()
