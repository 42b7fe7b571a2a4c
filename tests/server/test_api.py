"""Tables, invitations and records over HTTP, and every kind of bad wish."""

from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.ladder import ladders_of
from server.harness import Json, Server, any_move, play_on

HERE2 = [{"kind": "here"}, {"kind": "here"}]


def refused(answer: Any) -> tuple[int, str]:
    body = answer.json()
    assert set(body) == {"code", "clause", "facts"}
    return answer.status_code, body["code"]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def finished(server: Server) -> tuple[Json, Json]:
    """A finished match on one screen: its table and its record."""
    made = server.table("here", "here")
    screen = server.sit(made)
    play_on({0: screen, 1: screen}, 14)
    return made, server.record(made)


def test_the_catalog_tells_what_can_be_chosen(server: Server) -> None:
    games = {game["key"]: game for game in server.http.get("/api/games").json()}
    assert set(games) == {entry.key for entry in catalog.entries()}
    told = games["interactions"]
    assert [rung["level"] for rung in told["ladders"][-1]["rungs"]] == list(
        ladders_of(catalog.entry("interactions")).levels
    ) and told["solver"] is True
    teams = next(option for option in told["options"] if option["key"] == "teams")
    assert teams["values"] == [False, True]


def test_health_says_that_links_are_local(server: Server) -> None:
    health = server.http.get("/api/health").json()
    assert (health["ok"], health["local"], health["address"]) == (True, True, server.url)


def test_opening_an_invitation_does_not_take_the_seat(server: Server) -> None:
    made = server.table("here", "link")
    asked = {"token": made["invitations"]["1"]}
    for _ in range(2):
        told = server.post("/api/invitation", asked).json()
        assert (told["table"], told["seat"], told["taken"]) == (made["table"], 1, False)
    server.take(made["invitations"]["1"], "Bob")
    told = server.post("/api/invitation", asked).json()
    assert (told["taken"], told["seats"][1]["name"]) == (True, "Bob")


def test_an_invitation_that_is_taken_offers_looking_on(server: Server) -> None:
    made = server.table("here", "link")
    asked = {"token": made["invitations"]["1"]}
    assert server.post("/api/invitation", asked).json()["watch"] is None
    server.take(made["invitations"]["1"], "Bob")
    first, second = (server.post("/api/invitation", asked).json()["watch"] for _ in range(2))
    assert first == second and first not in (made["watch"], made["invitations"]["1"])
    watcher = server.sit(made, first)
    assert watcher.view()["seat"] is None and watcher.table["mine"] == []
    watcher.send("resign", seat=1)
    assert watcher.refusal()["code"] == "NOT_YOUR_SEAT"


def test_a_seat_is_taken_once(server: Server) -> None:
    made = server.table("here", "link")
    server.take(made["invitations"]["1"])
    again = server.post("/api/take", {"token": made["invitations"]["1"], "name": "Eve"})
    assert refused(again) == (409, "SEAT_TAKEN")


def test_an_invitation_opens_nothing_else(server: Server) -> None:
    made = server.table("here", "link")
    invitation = made["invitations"]["1"]
    path = f"/api/tables/{made['table']}"
    assert refused(server.http.get(f"{path}/record", headers=bearer(invitation))) == (401, "UNKNOWN_TOKEN")
    assert refused(server.http.delete(path, headers=bearer(invitation))) == (401, "UNKNOWN_TOKEN")
    assert server.sit(made, invitation).refusal()["code"] == "UNKNOWN_TOKEN"
    assert refused(server.post("/api/take", {"token": made["token"], "name": "x"})) == (401, "UNKNOWN_TOKEN")


def test_a_token_opens_only_its_own_table(server: Server) -> None:
    ours, theirs = server.table("here", "here"), server.table("here", "here")
    path = f"/api/tables/{theirs['table']}"
    assert refused(server.http.delete(path, headers=bearer(ours["token"]))) == (401, "UNKNOWN_TOKEN")
    assert server.sit(theirs, ours["token"]).refusal()["code"] == "UNKNOWN_TOKEN"


def test_only_the_host_deletes_a_table(server: Server) -> None:
    made = server.table("here", "link")
    bob = server.take(made["invitations"]["1"])["token"]
    path = f"/api/tables/{made['table']}"
    for token in (bob, made["watch"]):
        assert refused(server.http.delete(path, headers=bearer(token))) == (403, "NOT_THE_HOST")
    assert server.http.delete(path, headers=bearer(made["token"])).status_code == 204
    assert refused(server.http.delete(path, headers=bearer(made["token"]))) == (401, "UNKNOWN_TOKEN")


def test_a_record_is_for_those_at_the_table(server: Server) -> None:
    made = server.table("here", "link")
    path = f"/api/tables/{made['table']}/record"
    for headers in ({}, {"Authorization": "Bearer"}, bearer("nope"), {"Authorization": made["token"]}):
        assert refused(server.http.get(path, headers=headers)) == (401, "UNKNOWN_TOKEN")
    assert server.record(made, made["watch"])["moves"] == []
    assert refused(server.http.get(path, headers=bearer(made["token"]), params={"seat": 1})) == (400, "NOT_YOUR_SEAT")
    assert refused(server.http.get(path, headers=bearer(made["token"]), params={"number": 9})) == (404, "NO_SUCH_MATCH")


def test_a_pending_choice_is_in_no_record(server: Server) -> None:
    made = server.table("here", "link")
    ada = server.sit(made)
    ada.view()
    ada.move(0, "sel MK")
    ada.view(lambda view: view["chosen"] == [0])
    for token in (made["token"], made["watch"]):
        assert server.record(made, token)["moves"] == []


def test_an_exported_record_is_read_back(server: Server) -> None:
    _, record = finished(server)
    told = server.post("/api/records", record, params={"check": True}).json()
    assert (told["game"], told["plies"], told["to_move"]) == ("interactions", 14, None)
    assert told["outcome"]["scores"] == record["result"]["scores"]
    assert [entry["move"] for entry in told["log"]] == record["moves"]


def test_an_imported_record_stands_on_a_table_of_its_own(server: Server) -> None:
    _, record = finished(server)
    opened = server.post("/api/records", record).json()
    assert opened["record"]["plies"] == 14
    view = server.sit(opened).view()
    assert (view["ply"], view["outcome"]["scores"]) == (14, record["result"]["scores"])
    assert server.record(opened)["moves"] == record["moves"]


def test_the_bots_of_an_imported_match_are_told_as_such_and_move_by_hand_until_the_next_match(server: Server) -> None:
    _, record = finished(server)
    short = {**record, "moves": record["moves"][:5], "result": None, "seats": ["Ada", "bot:1"], "assisted": True}
    screen = server.sit(opened := server.post("/api/records", short).json())
    view = screen.view(lambda one: one["choices"] is not None)
    told = screen.table
    assert [(seat["kind"], seat["level"], seat["present"]) for seat in told["seats"]] == [
        ("here", None, True), ("bot", 1, True),
    ]  # fmt: skip
    assert told["mine"] == [0, 1] and view["assisted"] and view["ply"] == 5
    assert (server.record(opened)["seats"], server.record(opened)["assisted"]) == (["Ada", "bot:1"], True)
    screen.move(view["seat"], any_move(view))
    following = screen.view(lambda one: one["ply"] == 6 and one["choices"] is not None)
    screen.move(following["seat"], any_move(following))
    assert screen.after(7)["thinking"] == []
    screen.send("resign", seat=0)
    screen.view(lambda one: one["can"]["rematch"])
    screen.send("offer", seat=0, offer="rematch")
    again = screen.seated(lambda table: table["number"] == 2)
    assert (again["mine"], [seat["kind"] for seat in again["seats"]]) == ([1], ["bot", "here"])
    screen.until(lambda m: m["type"] == "view" and m["number"] == 2 and 0 in m["chosen"])


def test_an_imported_resignation_stays_one(server: Server) -> None:
    _, record = finished(server)
    short = {**record, "moves": record["moves"][:5], "result": {"reason": "resigned", "seat": 1}}
    opened = server.post("/api/records", short).json()
    outcome = server.sit(opened).view()["outcome"]
    assert (outcome["reason"], outcome["winners"]) == ("resigned", [0])


def test_a_match_goes_on_from_any_point_of_a_record_against_a_bot(server: Server) -> None:
    _, record = finished(server)
    short = {**record, "moves": record["moves"][:7], "result": None}
    made = server.table("here", "1", record=short)
    ada = server.sit(made)
    assert ada.view()["ply"] >= 7
    ada.view(lambda view: view["to_move"] == 0 and view["ply"] >= 7)
    while ada.views[0]["outcome"] is None:
        known = ada.view(lambda view: view["choices"] is not None or view["outcome"] is not None, 0)
        if known["outcome"] is None:
            ada.move(0, any_move(known))
            ada.after(known["ply"] + 1, 0)
    assert server.record(made)["moves"][:7] == record["moves"][:7]


def test_a_record_with_a_hidden_setup_cannot_be_gone_on_from(server: Server) -> None:
    made = server.table("here")
    record = server.record(made)
    wish = {"game": "interactions", "seats": [{"kind": "here"}], "record": record}
    answer = server.post("/api/tables", wish)
    assert answer.status_code == 400
    assert answer.json()["clause"] == "IXN-37"


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"game": "chess"}, "INVALID_RECORD", "game"),
        ({"format": 2}, "INVALID_RECORD", "format"),
        ({"rules": 99}, "INVALID_RECORD", "rules"),
        ({"options": {"players": 9}}, "INVALID_RECORD", "options.players"),
        ({"options": {"colour": 1}}, "INVALID_RECORD", "options.colour"),
        ({"setup": "wild:HSKACMP"}, "INVALID_RECORD", "setup"),
        ({"seats": ["one"]}, "INVALID_RECORD", "seats"),
        ({"moves": "sel PH"}, "INVALID_RECORD", "moves"),
        ({"moves": ["sel PH", "sel PP"]}, "SELECT_TWO", "moves"),
        ({"moves": ["sel PH", "what"]}, "INVALID_MOVE", "moves"),
        ({"result": {"reason": "resigned"}}, "INVALID_RECORD", "result"),
        ({"result": {"reason": "complete", "scores": [1, 2]}}, "RESULT_MISMATCH", "result"),
        ({"result": 7}, "INVALID_RECORD", "result"),
        ({"times": ["x"]}, "INVALID_RECORD", "times"),
        ({"moves": ["x"] * 20_001}, "INVALID_RECORD", "moves"),
    ],
)
def test_a_bad_record_names_the_field(server: Server, change: Json, code: str, field: str) -> None:
    record = {"format": 1, "game": "interactions", "rules": 1, "options": {}, "setup": "", "moves": ["sel PH"]}
    answer = server.post("/api/records", record | change)
    assert answer.status_code == 400
    assert (answer.json()["code"], answer.json()["facts"]["field"]) == (code, field)


def test_a_bad_move_of_a_record_is_counted_from_nought(server: Server) -> None:
    record = {"game": "interactions", "moves": ["sel PH", "sel CA", "Pf6"]}
    facts = server.post("/api/records", record).json()["facts"]
    assert (facts["ply"], facts["move"]) == (2, "Pf6")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({}, 422, "INVALID_REQUEST"),
        ([], 422, "INVALID_REQUEST"),
        ({"game": 5, "seats": []}, 422, "INVALID_REQUEST"),
        ({"game": "chess", "seats": HERE2}, 400, "INVALID_RECORD"),
        ({"game": "../etc", "seats": HERE2}, 400, "INVALID_RECORD"),
        ({"game": "interactions", "seats": [{"kind": "here"}]}, 400, "INVALID_RECORD"),
        ({"game": "interactions", "seats": HERE2, "options": {"players": 3}}, 400, "INVALID_RECORD"),
        ({"game": "interactions", "seats": HERE2, "options": {"teams": True}}, 400, "INVALID_RECORD"),
        ({"game": "interactions", "seats": HERE2, "options": {"players": {"a": 1}}}, 400, "INVALID_RECORD"),
        ({"game": "interactions", "seats": HERE2, "setup": "x"}, 400, "INVALID_RECORD"),
        ({"game": "interactions", "seats": HERE2, "extra": 1}, 422, "INVALID_REQUEST"),
        ({"game": "interactions", "seats": HERE2, "begins": 2}, 400, "INVALID_RECORD"),
        ({"game": "interactions", "seats": HERE2, "begins": "Ada"}, 422, "INVALID_REQUEST"),
        ({"game": "interactions", "seats": [{"kind": "ghost"}, {"kind": "here"}]}, 422, "INVALID_REQUEST"),
        ({"game": "interactions", "seats": [{"kind": "bot", "level": 99}, {"kind": "here"}]}, 400, "NO_SUCH_LEVEL"),
        ({"game": "interactions", "seats": [{"kind": "here", "name": "bot:1"}, {"kind": "here"}]}, 400, "BAD_NAME"),
        ({"game": "interactions", "seats": [{"kind": "here", "name": "a\u202eb"}, {"kind": "here"}]}, 400, "BAD_NAME"),
        ({"game": "interactions", "seats": [{"kind": "here", "name": "x" * 41}, {"kind": "here"}]}, 422,
         "INVALID_REQUEST"),
        ({"game": "interactions", "seats": HERE2, "clock": {"kind": "turn", "seconds": 0}}, 422, "INVALID_REQUEST"),
        ({"game": "interactions", "seats": HERE2, "record": {"game": "lacunes"}}, 400, "INVALID_RECORD"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused(server: Server, wish: Any, status: int, code: str) -> None:
    assert refused(server.post("/api/tables", wish)) == (status, code)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\xff\xfe", b"null", b"[" * 60_000, b'{"token": "\\ud800"}', b'{"token": 1e999}', b'{"token": null}'],
)
def test_what_is_no_json_is_refused_without_a_traceback(server: Server, body: bytes) -> None:
    for path in ("/api/tables", "/api/records", "/api/take", "/api/invitation"):
        answer = server.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 401, 422), (path, answer.text)
        assert "Traceback" not in answer.text
        refused(answer)


@pytest.mark.parametrize("broken", ["\\ud800", "\\u0000", "\\ud83d"])
def test_broken_letters_anywhere_in_a_record_are_refused(server: Server, broken: str) -> None:
    for body in (
        f'{{"game": "interactions", "moves": ["{broken}"]}}', f'{{"game": "{broken}"}}',
        f'{{"game": "interactions", "options": {{"{broken}": 1}}}}', f'{{"game": "interactions", "setup": "{broken}"}}',
        f'{{"game": "interactions", "options": {{"players": "{broken}"}}}}',
    ):  # fmt: skip
        answer = server.http.post("/api/records", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), (body, answer.text)
        refused(answer)


def test_names_in_a_record_that_could_deceive_are_dropped(server: Server) -> None:
    opened = server.post("/api/records", {"game": "interactions", "seats": ["\u202eevil", "bot:3"]}).json()
    ada = server.sit(opened)
    ada.view()
    assert [seat["name"] for seat in ada.table["seats"]] == ["", ""]


def test_an_unknown_path_is_a_typed_error(server: Server) -> None:
    assert refused(server.http.get("/api/nothing")) == (404, "NOT_FOUND")
    assert refused(server.http.put("/api/tables")) == (405, "NOT_ALLOWED")


def test_the_interface_describes_itself(server: Server) -> None:
    paths = server.http.get("/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/take", "/api/records"} <= set(paths)
