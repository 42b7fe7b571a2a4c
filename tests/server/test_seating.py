"""Who holds a seat is called what they like, for everybody and for good."""

import pytest

from server.harness import Server


def test_everybody_sees_that_somebody_is_called_otherwise_also_after_a_restart(own_server: Server) -> None:
    made = own_server.table("here", "link")
    taken = own_server.take(made["invitations"]["1"], "Bob")
    ada, bob = own_server.sit(made), own_server.sit(made, taken["token"])
    ada.seated(lambda table: table["seats"][1]["name"] == "Bob")
    bob.send("rename", seat=1, name="  Bobby ")
    ada.seated(lambda table: table["seats"][1]["name"] == "Bobby")
    assert own_server.record(made)["seats"][1] == "Bobby"
    own_server.kill()
    own_server.start()
    own_server.sit(made).seated(lambda table: table["seats"][1]["name"] == "Bobby")


@pytest.mark.parametrize("name", ["bot:9", "A\u202eB", "A\u0007"])
def test_a_name_is_held_to_what_the_set_up_asks(server: Server, name: str) -> None:
    ada = server.sit(server.table("here", "1"))
    ada.view()
    ada.send("rename", seat=0, name=name)
    assert ada.refusal()["code"] == "BAD_NAME"


def test_nobody_renames_another_and_nobody_a_bot(server: Server) -> None:
    ada = server.sit(server.table("here", "1"))
    ada.view()
    ada.send("rename", seat=1, name="Eve")
    assert ada.refusal()["code"] == "NOT_YOUR_SEAT"
    ada.send("rename", seat=0, name="E" * 41)
    assert ada.refusal()["code"] == "INVALID_MESSAGE"


def test_a_program_stays_one_by_its_name(server: Server) -> None:
    made = server.table("here", "link")
    taken = server.post("/api/take", {"token": made["invitations"]["1"], "name": "Deep", "bot": True}).json()
    program = server.sit(made, taken["token"])
    program.view()
    program.send("rename", seat=1, name="Deeper")
    program.seated(lambda table: table["seats"][1]["name"] == "bot:Deeper")
