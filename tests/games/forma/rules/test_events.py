"""What everybody is told of a move."""

from games.forma.playing import forma


def test_events_tell_what_was_won_and_what_collided() -> None:
    game = forma(players=4)
    state = game.initial("pos:....../..AA../.BT.../..CB../...... turn=3")
    move = game.read(state, "I1 2,4")
    events = game.events(state, move, game.play(state, move), None)
    assert [event.key for event in events] == ["placed", "square", "tower"]
    assert events[1].facts == {"seat": 3, "cell": "2,3", "points": 10}
    misfit = game.read(state, "I2 0,0 -1,0")
    (event,) = game.events(state, misfit, game.play(state, misfit), None)
    assert (event.key, event.facts["hit"], event.facts["attempt"]) == ("misfit", ("-1,0",), 1)
