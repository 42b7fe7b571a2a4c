"""Looking under the pearls: the seat to move sees its own, and the others only where the table agreed on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.harness import Json, Player, Server

# Ada's raft covers the reef at r1c1 with a pearl; it is her turn and she has not stepped yet.
REEF_UNDER_A_PEARL = """board:laguna-board 1
name: peeking
side: test
size: 5 8
symmetry: none
line: shore
grid:
........
.x......
........
........
........
end

play turn=0 phase=premove raft0=H,1,1,rg----,- raft1=H,1,5,gr----,- volcano=0,0"""


@pytest.fixture(scope="module")
def sea(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("peeking")
    running = Server(folder)
    yield running
    running.stop()


def seated(server: Server, public: bool) -> tuple[Player, Player]:
    options = {"glass": "none", "peek_public": public}
    made = server.table("here", "link", game="laguna", setup=REEF_UNDER_A_PEARL, options=options)
    return server.sit(made), server.sit(made, server.take(made["invitations"]["1"])["token"])


def cell(view: Json) -> str:
    """What the board shows at r1c1."""
    return str(view["view"]["rows"][1][1])


@pytest.mark.parametrize("public", [False, True])
def test_a_look_is_seen_by_the_one_who_looks_and_by_others_only_where_it_is_public(sea: Server, public: bool) -> None:
    ada, bob = seated(sea, public)
    assert cell(ada.view(seat=0)) == cell(bob.view(seat=1)) == "?"
    ada.send("peek", seat=0, on=True)
    assert cell(ada.view(lambda view: cell(view) != "?", seat=0)) == "x"
    told = bob.until(lambda message: message["type"] == "view" and (not public or cell(message) != "?"))
    assert cell(told) == ("x" if public else "?")
    ada.send("peek", seat=0, on=False)
    assert cell(ada.view(lambda view: cell(view) == "?", seat=0)) == "?"
    for player in (ada, bob):
        player.close()


def test_looking_out_of_turn_shows_nothing(sea: Server) -> None:
    ada, bob = seated(sea, True)
    bob.view(seat=1)
    bob.send("peek", seat=1, on=True)
    assert cell(bob.until(lambda message: message["type"] == "view")) == "?"
    for player in (ada, bob):
        player.close()
