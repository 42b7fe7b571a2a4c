"""Playing over real websockets: two browsers, one match."""

import json

from server.harness import Json, Player, Server, any_move, play_on


def pair(server: Server) -> tuple[Json, Player, Player]:
    """A table with the host in seat 0 and somebody by link in seat 1."""
    made = server.table("here", "link")
    taken = server.take(made["invitations"]["1"])
    ada, bob = server.sit(made), server.sit(made, taken["token"])
    ada.view(), bob.view()
    return made, ada, bob


def test_two_browsers_play_a_whole_game_and_see_the_same(server: Server) -> None:
    made, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 14)
    ours, theirs = ada.views[0], bob.views[1]
    assert ours["outcome"]["reason"] == "complete"
    assert ours["outcome"] == theirs["outcome"]
    assert ours["view"] == theirs["view"]
    assert ada.logs[0][2:] == bob.logs[1][2:]
    assert len(ada.logs[0]) == 14
    record = server.record(made)
    assert record["moves"] == [entry["move"] for entry in ada.logs[0]]
    assert record["result"]["winners"] == ours["outcome"]["winners"]


def test_a_secret_choice_shows_only_to_the_seat_that_made_it(server: Server) -> None:
    _, ada, bob = pair(server)
    ada.move(0, "sel MK")
    assert ada.view(lambda view: view["own_choice"] is not None)["own_choice"] == "sel MK"
    told = bob.view(lambda view: view["chosen"] == [0])
    assert told["own_choice"] is None
    assert "sel MK" not in "".join(bob.heard)
    bob.move(1, "sel PH")
    assert [entry["move"] for entry in bob.at(2)["log"]] == ["sel MK", "sel PH"]


def test_both_may_choose_from_the_same_view(server: Server) -> None:
    _, ada, bob = pair(server)
    bob.move(1, "sel PH")
    ada.view(lambda view: view["chosen"] == [1])
    ada.send("move", seat=0, turn=0, ply=0, move="sel MK")
    assert ada.at(2)["view"]["phase"] == "place"


def test_a_secret_choice_can_be_changed_while_it_is_secret(server: Server) -> None:
    _, ada, _ = pair(server)
    ada.move(0, "sel MK")
    assert ada.view(lambda view: view["chosen"] == [0])["can"]["takeback"]
    ada.send("offer", seat=0, offer="takeback")
    again = ada.until(lambda m: m["type"] == "view" and m["chosen"] == [])
    assert again["choices"] is not None


def test_a_stale_move_gets_a_fresh_view_and_nothing_else(server: Server) -> None:
    _, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 3)
    ada.send("move", seat=0, turn=1, ply=1, move="sel PH")
    answer = ada.hear()
    assert (answer["type"], answer["ply"]) == ("view", 3)
    ada.send("ping")
    assert ada.hear()["type"] == "pong"


def test_a_refusal_cites_its_rule(server: Server) -> None:
    _, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 2)
    tile, raised = ada.views[0]["choices"]["tiles"][0], ada.views[0]["choices"]["raise"][0]
    ada.move(0, f"{tile}a1+{raised}")
    assert ada.refusal() == {"type": "refused", "code": "FIRST_CELL", "clause": "IXN-9", "facts": {"cell": "a1"}}
    ada.move(0, "nonsense")
    assert ada.refusal()["code"] == "INVALID_MOVE"


def test_moving_out_of_turn_is_refused(server: Server) -> None:
    _, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 2)
    bob.move(1, "Pf6+M")
    assert bob.refusal()["code"] == "NOT_YOUR_TURN"


def test_nobody_moves_for_another_seat(server: Server) -> None:
    made, ada, bob = pair(server)
    for player in (bob, server.sit(made, made["watch"])):
        player.view()
        for kind, more in (
            ("move", {"turn": 0, "ply": 0, "move": "sel PH"}), ("resign", {}), ("hint", {}), ("peek", {"on": True}),
            ("offer", {"offer": "draw"}), ("answer", {"offer": "draw", "yes": True}), ("look", {"ply": 0}),
        ):  # fmt: skip
            player.send(kind, seat=0, **more)
            assert player.refusal()["code"] == "NOT_YOUR_SEAT"
    assert ada.views[0]["ply"] == 0


def test_between_people_a_take_back_needs_consent(server: Server) -> None:
    _, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 3)
    ada.send("offer", seat=0, offer="takeback")
    offered = bob.view(lambda view: view["offers"] != [])
    assert offered["offers"] == [{"offer": "takeback", "seat": 0, "accepted": [], "waiting": [1]}]
    bob.send("answer", seat=1, offer="takeback", yes=True)
    for player, seat in ((ada, 0), (bob, 1)):
        back = player.until(lambda m: m["type"] == "view" and m["ply"] == 2)
        assert (back["since"], back["log"], back["offers"]) == (2, [], [])
        assert len(player.logs[seat]) == 2
    play_on({0: ada, 1: bob}, 4)


def test_a_refused_take_back_leaves_the_match_as_it_is(server: Server) -> None:
    _, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 3)
    ada.send("offer", seat=0, offer="takeback")
    bob.view(lambda view: view["offers"] != [])
    bob.send("answer", seat=1, offer="takeback", yes=False)
    told = ada.until(lambda m: m["type"] == "declined")
    assert (told["offer"], told["seat"]) == ("takeback", 1)
    after = ada.until(lambda m: m["type"] == "view" and not m["offers"])
    assert (after["ply"], after["can"]["takeback"]) == (3, False)


def test_only_who_asked_is_told_of_a_refusal_and_of_a_withdrawal_nobody(server: Server) -> None:
    made, ada, bob = pair(server)
    watcher = server.sit(made, made["watch"])
    play_on({0: ada, 1: bob}, 3)
    bob.send("offer", seat=1, offer="draw")
    bob.view(lambda view: view["offers"] != [])
    bob.send("answer", seat=1, offer="draw", yes=False)
    ada.send("offer", seat=0, offer="draw")
    bob.until(lambda m: m["type"] == "view" and [one["seat"] for one in m["offers"]] == [0])
    bob.send("answer", seat=1, offer="draw", yes=False)
    told = ada.until(lambda m: m["type"] == "declined")
    assert (told["offer"], told["seat"]) == ("draw", 1)
    bob.send("resign", seat=1)
    for player in (bob, watcher):
        player.view(lambda view: view["outcome"] is not None)
        assert not any('"declined"' in text for text in player.heard)
    assert sum('"declined"' in text for text in ada.heard) == 1


def test_the_reveal_of_the_selections_seals(server: Server) -> None:
    _, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 2)
    assert not ada.views[0]["can"]["takeback"]
    ada.send("offer", seat=0, offer="takeback")
    assert ada.refusal()["code"] == "NOTHING_TO_TAKE_BACK"


def test_on_one_screen_taking_back_is_free(server: Server) -> None:
    made = server.table("here", "here")
    both = server.sit(made)
    play_on({0: both, 1: both}, 4)
    both.send("offer", seat=1, offer="takeback")
    assert both.until(lambda m: m["type"] == "view" and m["ply"] == 3)["to_move"] == 1


def test_several_on_one_screen_each_have_their_own_view(server: Server) -> None:
    both = server.sit(server.table("here", "here"))
    both.view(seat=0), both.view(seat=1)
    assert both.table["mine"] == [0, 1]
    both.move(0, "sel MK")
    assert both.view(lambda view: view["chosen"] == [0], 0)["own_choice"] == "sel MK"
    assert both.view(lambda view: view["chosen"] == [0], 1)["own_choice"] is None


def test_resigning_ends_the_match_for_everybody(server: Server) -> None:
    made, ada, bob = pair(server)
    bob.send("resign", seat=1)
    for player in (ada, bob):
        outcome = player.view(lambda view: view["outcome"] is not None)["outcome"]
        assert (outcome["reason"], outcome["seat"], outcome["winners"]) == ("resigned", 1, [0])
    ada.move(0, "sel PH")
    assert ada.refusal()["code"] == "MATCH_OVER"
    assert server.record(made)["result"]["reason"] == "resigned"


def test_who_waits_may_offer_a_draw_as_soon_as_somebody_sits_down(server: Server) -> None:
    made = server.table("here", "link")
    ada = server.sit(made)
    assert not ada.view()["can"]["draw"]
    server.take(made["invitations"]["1"])
    assert ada.view(lambda view: view["can"]["draw"])["ply"] == 0


def test_a_draw_by_agreement(server: Server) -> None:
    _, ada, bob = pair(server)
    bob.send("offer", seat=1, offer="draw")
    ada.view(lambda view: view["offers"] != [])
    ada.send("answer", seat=0, offer="draw", yes=True)
    assert bob.view(lambda view: view["outcome"] is not None)["outcome"]["winners"] == [0, 1]


def test_a_rematch_changes_the_seats_round(server: Server) -> None:
    made, ada, bob = pair(server)
    ada.send("resign", seat=0)
    bob.view(lambda view: view["can"]["rematch"])
    bob.send("offer", seat=1, offer="rematch")
    ada.view(lambda view: view["offers"] != [])
    ada.send("answer", seat=0, offer="rematch", yes=True)
    assert ada.seated(lambda table: table["number"] == 2)["mine"] == [1]
    assert bob.seated(lambda table: table["number"] == 2)["mine"] == [0]
    assert bob.table["seats"][0]["name"] == "Bob"
    ada.view(lambda view: view["number"] == 2, 1), bob.view(lambda view: view["number"] == 2, 0)
    fresh = {0: bob, 1: ada}
    del ada.views[0], bob.views[1]
    play_on(fresh, 4)
    assert server.record(made, number=1)["result"]["reason"] == "resigned"
    assert len(server.record(made)["moves"]) == 4


def test_a_table_keeps_its_score_and_its_matches_in_reach_over_a_restart(own_server: Server) -> None:
    made, ada, bob = pair(own_server)
    ada.send("resign", seat=0)
    bob.view(lambda view: view["can"]["rematch"])
    bob.send("offer", seat=1, offer="rematch")
    ada.view(lambda view: view["offers"] != [])
    ada.send("offer", seat=0, offer="rematch")
    told = ada.seated(lambda table: table["number"] == 2)["matches"]
    assert told == [{
        "number": 1, "ended": {"reason": "resigned", "scores": [], "winners": [1], "seat": 0},
        "seats": [
            {"kind": "here", "name": "", "level": None, "now": 1},
            {"kind": "link", "name": "Bob", "level": None, "now": 0},
        ],
    }]  # fmt: skip
    own_server.kill()
    own_server.start()
    watcher = own_server.sit(made, made["watch"])
    watcher.view()
    assert watcher.table["matches"] == told
    assert own_server.record(made, made["watch"], number=1)["result"]["reason"] == "resigned"


def test_a_pond_is_poured_again_by_consent_and_everybody_keeps_their_seat(server: Server) -> None:
    seats = [{"kind": "here"}, {"kind": "link"}]
    made = server.post("/api/tables", {"game": "lacuna", "seats": seats, "begins": 0}).json()
    ada, bob = server.sit(made), server.sit(made, server.take(made["invitations"]["1"])["token"])
    assert not ada.view()["can"]["anew"] and bob.view()
    ada.move(0, "B")
    before = bob.view(lambda view: view["can"]["anew"])["view"]["flowers"]
    bob.send("offer", seat=1, offer="anew")
    ada.view(lambda view: view["offers"] != [])
    ada.send("answer", seat=0, offer="anew", yes=True)
    assert ada.seated(lambda table: table["number"] == 3)["mine"] == [0]
    assert bob.view(lambda view: view["number"] == 3)["view"]["hidden"]
    ada.view(lambda view: view["number"] == 3)
    ada.move(0, "R")
    after = bob.view(lambda view: view["view"]["flowers"] != [])["view"]["flowers"]
    assert len(after) == 48 and after != before


def test_a_watcher_sees_the_game_and_has_no_choices(server: Server) -> None:
    made, ada, bob = pair(server)
    watcher = server.sit(made, made["watch"])
    assert watcher.view()["seat"] is None
    play_on({0: ada, 1: bob}, 4)
    seen = watcher.at(4)
    assert (seen["choices"], watcher.table["mine"], watcher.table["host"]) == (None, [], False)
    assert seen["can"] == {
        "takeback": False, "resign": False, "draw": False, "hint": False, "coach": False, "rematch": False,
        "anew": False,
        "pause": False, "resume": False, "look": True, "fork": True,
    }  # fmt: skip


def test_past_positions_can_be_looked_at(server: Server) -> None:
    _, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 5)
    for ply, tiles in ((0, 0), (2, 0), (3, 1), (5, 3)):
        ada.send("look", seat=0, ply=ply)
        past = ada.until(lambda m: m["type"] == "past")
        assert (past["ply"], len(past["view"]["cells"])) == (ply, tiles)
    ada.send("look", seat=0, ply=6)
    assert ada.refusal()["code"] == "NO_SUCH_PLY"


def test_a_reconnection_resumes_with_what_is_new(server: Server) -> None:
    made, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 3)
    known = ada.views[0]
    ada.close()
    bob.seated(lambda table: not table["seats"][0]["present"])
    bob.move(1, any_move(bob.views[1]))
    bob.at(4)
    back = server.sit(made, since=known["ply"], number=known["number"], turn=known["turn"])
    back.logs[0] = ada.logs[0]
    view = back.view()
    assert (view["since"], len(view["log"])) == (3, 1)


def test_a_reconnection_after_a_take_back_forgets_what_no_longer_stands(server: Server) -> None:
    made = server.table("here", "here")
    first, second = server.sit(made), server.sit(made)
    play_on({0: first, 1: first}, 4)
    known = first.views[0]
    first.close()
    second.at(4, 1)
    second.send("offer", seat=1, offer="takeback")
    second.until(lambda m: m["type"] == "view" and m["ply"] == 3)
    back = server.sit(made, since=known["ply"], number=known["number"], turn=known["turn"])
    back.logs[0] = first.logs[0][:3]
    assert back.view(seat=0)["since"] == 3


def test_without_the_number_of_the_match_the_whole_log_is_sent(server: Server) -> None:
    made, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 3)
    view = server.sit(made, since=2).view()
    assert (view["since"], len(view["log"])) == (0, 3)


def test_three_four_and_teams_are_played_on_one_screen(server: Server) -> None:
    for seats, options in ((3, {}), (4, {}), (4, {"teams": True})):
        made = server.table(*["here"] * seats, options=options)
        screen = server.sit(made)
        play_on(dict.fromkeys(range(seats), screen), 7 * seats)
        assert screen.views[0]["outcome"]["reason"] == "complete"


def test_solo_hides_the_pile_and_marks_a_take_back(server: Server) -> None:
    made = server.table("here")
    alone = server.sit(made)
    play_on({0: alone}, 3)
    assert "?" in server.record(made)["setup"]
    assert alone.views[0]["can"]["fork"] is False
    alone.send("offer", seat=0, offer="takeback")
    assert alone.until(lambda m: m["type"] == "view" and m["ply"] == 2)["assisted"]
    play_on({0: alone}, 7)
    record = server.record(made)
    assert "?" not in record["setup"] and record["assisted"] is True


def test_a_deleted_table_says_so(server: Server) -> None:
    made, _, bob = pair(server)
    path, held = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
    assert server.http.delete(path, headers=held).status_code == 204
    assert bob.until(lambda m: m["type"] == "removed")
    late = server.sit(made)
    assert late.refusal()["code"] == "UNKNOWN_TOKEN"


def test_who_begins_is_drawn_by_lot_unless_somebody_is_named(server: Server) -> None:
    seats = [{"kind": "here"}, {"kind": "link"}]
    drawn = [server.post("/api/tables", {"game": "lacuna", "seats": seats}).json()["invitations"] for _ in range(24)]
    assert {next(iter(invited)) for invited in drawn} == {"0", "1"}
    assert next(iter(server.table("here", "link", begins=1)["invitations"])) == "0"


def test_every_message_is_one_of_the_contract(server: Server) -> None:
    from ludotheque.server.messages import server_message

    _, ada, bob = pair(server)
    play_on({0: ada, 1: bob}, 4)
    for text in (*ada.heard, *bob.heard):
        assert server_message.validate_json(text).model_dump() == json.loads(text)
