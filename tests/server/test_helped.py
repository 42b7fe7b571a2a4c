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
