"""Help that a game's service gives is help: the match says so, as after a hint."""

from server.harness import Server


def test_a_seat_that_says_it_was_helped_marks_the_match(server: Server) -> None:
    both = server.sit(server.table("here", "here"))
    assert not both.view(seat=0)["assisted"]
    both.send("helped", seat=0)
    assert both.view(lambda view: view["assisted"], 0)["ply"] == 0


def test_nobody_marks_a_match_for_a_seat_that_is_not_theirs(server: Server) -> None:
    made = server.table("here", "link")
    ada = server.sit(made)
    ada.view(seat=0)
    ada.send("helped", seat=1)
    assert ada.refusal()["code"] == "NOT_YOUR_SEAT"


def test_between_people_there_are_no_hints_unless_that_was_agreed(server: Server) -> None:
    made = server.table("here", "link")
    assert server.post("/api/invitation", {"token": made["invitations"]["1"]}).json()["hints"] is False
    ada = server.sit(made)
    assert not ada.view(seat=0)["can"]["hint"] and ada.table["hints"] is False
    for asked in ("hint", "coach", "helped"):
        ada.send(asked, seat=0)
        assert ada.refusal()["code"] == "HINTS_OFF"


def test_a_hint_between_people_who_agreed_is_told_to_all(server: Server) -> None:
    made = server.table("here", "link", hints=True)
    assert server.post("/api/invitation", {"token": made["invitations"]["1"]}).json()["hints"] is True
    bob = server.sit(made, server.take(made["invitations"]["1"])["token"])
    ada, watcher = server.sit(made), server.sit(made, made["watch"])
    assert ada.view()["can"]["hint"] and ada.table["hints"] and bob.view() and watcher.view()
    ada.send("hint", seat=0)
    for player in (ada, bob, watcher):
        assert player.until(lambda m: m["type"] == "hinted")["seat"] == 0
    assert bob.view(lambda view: view["assisted"])["ply"] == 0


def test_alone_or_on_one_screen_hints_are_given_and_can_be_wished_away(server: Server) -> None:
    assert server.sit(server.table("here", "here")).view(seat=0)["can"]["hint"]
    assert not server.sit(server.table("here", "here", hints=False)).view(seat=0)["can"]["hint"]
