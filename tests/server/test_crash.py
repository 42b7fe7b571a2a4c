"""kill -9 at any moment loses nothing that was acknowledged."""

import threading

from server.harness import Json, Player, Server, any_move, play_on


def test_everything_acknowledged_is_there_after_a_kill(own_server: Server) -> None:
    server = own_server
    made = server.table("here", "link")
    taken = server.take(made["invitations"]["1"], "Bob")
    for crash in range(2):
        ada, bob = server.sit(made), server.sit(made, taken["token"])
        ada.view(), bob.view()
        play_on({0: ada, 1: bob}, 3 + 3 * crash)
        seen = ada.views[0]
        server.kill()
        server.start()
        again = server.sit(made).view()
        for key in ("ply", "turn", "view", "to_move"):
            assert again[key] == seen[key]
    ada, bob = server.sit(made), server.sit(made, taken["token"])
    ada.view(), bob.view()
    play_on({0: ada, 1: bob}, 14)
    assert ada.views[0]["outcome"]["reason"] == "complete"
    assert ada.table["seats"][1]["name"] == "Bob"


def test_secret_choices_and_offers_survive_a_kill(own_server: Server) -> None:
    server = own_server
    made = server.table("here", "link")
    taken = server.take(made["invitations"]["1"])
    ada, bob = server.sit(made), server.sit(made, taken["token"])
    ada.view(), bob.view()
    ada.move(0, "sel MK")
    ada.view(lambda view: view["chosen"] == [0])
    ada.send("offer", seat=0, offer="draw")
    ada.view(lambda view: view["offers"] != [])
    server.kill()
    server.start()
    ada, bob = server.sit(made), server.sit(made, taken["token"])
    assert ada.view()["own_choice"] == "sel MK"
    assert (bob.view()["own_choice"], bob.views[1]["chosen"]) == (None, [0])
    assert bob.views[1]["offers"][0]["waiting"] == [1]
    bob.move(1, "sel PH")
    assert bob.at(2)["log"][0]["move"] == "sel MK"


def test_a_kill_in_the_middle_of_play_keeps_every_acknowledged_move(own_server: Server) -> None:
    """Moves pour in from one thread while another kills the server at an arbitrary moment."""
    server = own_server
    made = server.table("here", "here")
    screen = server.sit(made)
    acknowledged: list[str] = []
    enough = threading.Event()
    player = threading.Thread(target=_pour, args=(screen, acknowledged, enough))
    player.start()
    assert enough.wait(60)
    server.kill()
    player.join(60)
    server.start()
    stored = server.record(made)["moves"]
    assert stored[: len(acknowledged)] == acknowledged
    assert len(stored) - len(acknowledged) <= 2
    screen = server.sit(made)
    play_on({0: screen, 1: screen}, 14)
    assert len(server.record(made)["moves"]) == 14


def _pour(screen: Player, acknowledged: list[str], enough: threading.Event) -> None:
    """Play as fast as the server answers; remember what it has shown as played."""
    try:
        while True:
            view: Json = screen.view(lambda view: view["choices"] is not None or view["outcome"] is not None)
            acknowledged[:] = [entry["move"] for entry in screen.logs[view["seat"]]]
            if len(acknowledged) >= 5:
                enough.set()
            if view["outcome"] is not None:
                return
            screen.move(view["seat"], any_move(view))
            screen.views.clear()
            screen.changed(view)
    except Exception:
        enough.set()


def test_a_rematch_survives_a_kill(own_server: Server) -> None:
    server = own_server
    made = server.table("here", "here")
    screen = server.sit(made)
    screen.view(seat=0), screen.view(seat=1)
    screen.send("resign", seat=0)
    screen.view(lambda view: view["can"]["rematch"])
    screen.send("offer", seat=0, offer="rematch")
    screen.seated(lambda table: table["number"] == 2)
    server.kill()
    server.start()
    again = server.sit(made)
    assert again.seated(lambda table: True)["number"] == 2
    assert server.record(made, number=1)["result"]["reason"] == "resigned"
