"""A coach at a table: one sentence or silence, marked as help, and refused wherever a hint is."""

from server.harness import Json, Player, Server


def answered(player: Player) -> Json:
    return player.until(lambda m: m["type"] == "job" and m["state"] not in ("queued", "running"))


def opened(server: Server) -> tuple[Json, Player]:
    """A table where the first tiles are chosen and two lie: an oak could turn a fox."""
    made = server.table("here", "here")
    both = server.sit(made)
    for seat, move in enumerate(("sel CM", "sel PH")):
        both.view(seat=seat)
        both.move(seat, move)
    both.view(lambda view: view["ply"] == 2, 0)
    both.move(0, "Mf6+S")
    both.view(lambda view: view["ply"] == 3, 1)
    both.move(1, "Pf7+K")
    both.view(lambda view: view["ply"] == 4, 0)
    return made, both


def test_a_coach_says_what_can_be_won_and_the_match_counts_as_assisted(server: Server) -> None:
    made, both = opened(server)
    assert both.views[0]["can"]["coach"] and not both.views[0]["assisted"]
    both.send("coach", seat=0)
    told = answered(both)
    assert (told["kind"], told["state"]) == ("coach", "done")
    assert (told["result"]["key"], told["result"]["facts"]["was"], told["result"]["ply"]) == ("take", "P", 4)
    assert told["result"]["marks"] == ["cell:f7"]
    assert both.view(lambda view: view["assisted"], 0)["ply"] == 4
    assert server.record(made)["assisted"] is True


def test_it_speaks_from_the_first_choice_on_and_has_helped_then(server: Server) -> None:
    both = server.sit(server.table("here", "here"))
    both.view(seat=0)
    both.send("coach", seat=0)
    told = answered(both)
    assert (told["kind"], told["state"], told["result"]["key"]) == ("coach", "done", "select")
    assert both.view(lambda view: view["assisted"], 0)


def test_a_coach_says_the_same_of_a_turn_however_often_it_is_asked_and_other_things_later(server: Server) -> None:
    _, both = opened(server)
    heard = []
    for _ in range(2):
        both.send("coach", seat=0)
        heard.append(answered(both)["result"])
    assert heard[0] == heard[1]
    both.move(0, "Sg6+H")
    both.view(lambda view: view["ply"] == 5, 1)
    both.move(1, "Hf8+M")
    both.view(lambda view: view["ply"] == 6, 0)
    both.send("coach", seat=0)
    later = answered(both)["result"]
    assert later is None or (later["key"], later["facts"]) != (heard[0]["key"], heard[0]["facts"])


def test_a_coach_speaks_only_to_the_seat_that_must_decide(server: Server) -> None:
    _, both = opened(server)
    both.send("coach", seat=1)
    assert both.refusal()["code"] == "NO_HINT"


def test_a_coach_and_a_hint_do_not_stand_in_each_others_way(server: Server) -> None:
    _, both = opened(server)
    both.send("coach", seat=0)
    both.send("hint", seat=0)
    assert {answered(both)["kind"], answered(both)["kind"]} == {"coach", "hint"}


def test_between_people_who_agreed_all_are_told_of_the_help(server: Server) -> None:
    made = server.table("here", "link", hints=True)
    bob = server.sit(made, server.take(made["invitations"]["1"])["token"])
    ada = server.sit(made)
    assert ada.view(seat=0)["can"]["coach"]
    ada.send("coach", seat=0)
    assert bob.until(lambda m: m["type"] == "hinted")["seat"] == 0


def test_where_hints_were_wished_away_there_is_no_coach(server: Server) -> None:
    both = server.sit(server.table("here", "here", hints=False))
    assert not both.view(seat=0)["can"]["coach"]
    both.send("coach", seat=0)
    assert both.refusal()["code"] == "HINTS_OFF"


def test_the_catalog_says_where_a_coach_welcomes_newcomers(server: Server) -> None:
    games = {one["key"]: one["coach"] for one in server.http.get("/api/games").json()}
    assert all(games.values()) and len(games) == 5
