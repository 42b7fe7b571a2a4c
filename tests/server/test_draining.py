"""A server that is told to stop loses nothing, and its readers are told to come back."""

import signal
import threading

import pytest
from websockets.exceptions import ConnectionClosed

from server.harness import Json, Player, Server, any_move, play_on


def poured(screen: Player, acknowledged: list[str], enough: threading.Event, closed: list[int]) -> None:
    """Play as fast as the server answers until the line is closed; what was shown as played, and the code."""
    try:
        while True:
            view: Json = screen.view(lambda view: view["choices"] is not None or view["outcome"] is not None)
            acknowledged[:] = [entry["move"] for entry in screen.logs[view["seat"]]]
            if len(acknowledged) >= 4:
                enough.set()
            if view["outcome"] is not None:
                screen.send("offer", seat=view["seat"], offer="rematch")
            else:
                screen.move(view["seat"], any_move(view))
            screen.views.clear()
            screen.changed(view)
    except ConnectionClosed as error:
        closed.append(error.rcvd.code if error.rcvd else 0)
        enough.set()


def test_readers_come_back_to_everything_that_they_were_told(own_server: Server) -> None:
    made = own_server.table("here", "here")
    screen, watcher = own_server.sit(made), own_server.sit(made, made["watch"])
    watcher.view()
    acknowledged, closed, enough = list[str](), list[int](), threading.Event()
    player = threading.Thread(target=poured, args=(screen, acknowledged, enough, closed))
    player.start()
    assert enough.wait(60)
    own_server.process.send_signal(signal.SIGTERM)
    player.join(60)
    with pytest.raises(ConnectionClosed) as left:
        watcher.until(lambda message: False)
    assert closed == [1012] and left.value.rcvd is not None and left.value.rcvd.code == 1012
    own_server._gone()
    own_server.start()
    numbers = range(1, own_server.sit(made).seated(lambda table: True)["number"] + 1)
    stored = [own_server.record(made, number=number)["moves"] for number in numbers]
    assert acknowledged in [moves[: len(acknowledged)] for moves in stored]
    again = own_server.sit(made)
    play_on({0: again, 1: again}, 14)


def test_nobody_new_is_let_in_while_it_drains(own_server: Server) -> None:
    made = own_server.table("here", "here")
    own_server.sit(made).view()
    own_server.stop()
    assert own_server.process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in own_server.output()
