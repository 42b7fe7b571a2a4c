from collections.abc import Iterator

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
