"""The client of the library against a real server: seats by link, a whole match, and what goes wrong."""

import asyncio
from pathlib import Path
from threading import Thread

import pytest
from typer.testing import CliRunner

from engine import programs
from engine.programs import written
from ludotheque.arena.players import AtRandom
from ludotheque.cli import app
from ludotheque.client import Link, Seat, play
from ludotheque.core.bot import Limit
from ludotheque.core.errors import LudothequeError
from ludotheque.engine.program import ProgramFault
from ludotheque.engine.program_bot import ProgramBot
from ludotheque.server.messages import OutcomeTold, TableTold, View
from server.harness import Json, Server

PATIENT = Limit(seconds=60)


def links(server: Server, made: Json) -> list[str]:
    return [f"{server.url}/table/{made['table']}#invite={token}" for _, token in sorted(made["invitations"].items())]


def test_two_bots_by_link_play_a_match_to_its_end(server: Server, tmp_path: Path) -> None:
    made = server.table("link", "link")
    first, second = links(server, made)
    mine = ProgramBot(written(tmp_path, programs.FIRST))

    async def both() -> tuple[list[OutcomeTold], list[OutcomeTold]]:
        return await asyncio.gather(play(first, mine, "Small", PATIENT), play(second, AtRandom(), "Dice", PATIENT))

    try:
        ended = asyncio.run(both())
    finally:
        mine.close()
    assert ended[0] == ended[1] and len(ended[0]) == 1
    record = server.record(made)
    assert record["seats"] == ["bot:Small", "bot:Dice"] and len(record["moves"]) == 14


def test_a_seat_is_told_what_happens_in_typed_messages(server: Server) -> None:
    made = server.table("here", "link")

    async def heard() -> tuple[TableTold, View]:
        seat = await Seat.take(links(server, made)[0], "Reader", bot=False)
        assert seat.link.kind == "seat"
        stream = seat.messages()
        found = [await anext(stream), await anext(stream)]
        await stream.aclose()
        assert isinstance(found[0], TableTold) and isinstance(found[1], View)
        return found[0], found[1]

    table, view = asyncio.run(heard())
    assert (table.mine, table.seats[1].name, view.seat) == ([1], "Reader", 1)


def test_a_program_that_crashes_resigns_its_match(server: Server, tmp_path: Path) -> None:
    made = server.table("here", "link")
    with pytest.raises(ProgramFault, match="PROGRAM_ENDED"):
        asyncio.run(play(links(server, made)[0], ProgramBot(written(tmp_path, programs.CRASHES)), "Bad", PATIENT))
    host = server.sit(made)
    assert host.view(lambda view: view["outcome"])["outcome"]["reason"] == "resigned"
    host.close()


def test_a_seat_that_is_taken_and_a_token_of_nobody_are_refused(server: Server) -> None:
    made = server.table("here", "link")
    server.take(made["invitations"]["1"])
    with pytest.raises(LudothequeError, match="SEAT_TAKEN"):
        asyncio.run(play(links(server, made)[0], AtRandom()))
    with pytest.raises(LudothequeError, match="UNKNOWN_TOKEN"):
        asyncio.run(play(Link(server.url, made["table"], "seat", "nobody"), AtRandom()))
    with pytest.raises(LudothequeError, match="UNREACHABLE"):
        asyncio.run(play(Link("http://127.0.0.1:9", "t", "invite", "x"), AtRandom()))


def bot(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["bot", *words], env={"LANG": "en", "LC_ALL": ""})
    return result.exit_code, result.output


def test_the_command_says_what_is_wrong(server: Server, tmp_path: Path) -> None:
    small = written(tmp_path, programs.FIRST)
    code, told = bot("--url", "http://host/", "--engine", small)
    assert (code, told) == (2, "That is no link to a seat: http://…/table/…#invite=…\n")
    made = server.table("here", "link")
    code, told = bot("--url", links(server, made)[0], "--engine", written(tmp_path, programs.CRASHES, "bad.py"))
    assert code == 1 and "came to an end (exit 3)" in told


def test_the_command_plays_a_match_and_says_how_it_ended(server: Server, tmp_path: Path) -> None:
    first, second = links(server, server.table("link", "link"))
    other = Thread(target=lambda: asyncio.run(play(first, AtRandom(), "Dice", PATIENT)))
    other.start()
    code, told = bot("--url", second, "--engine", written(tmp_path, programs.FIRST), "--seconds", "60")
    other.join()
    assert code == 0 and told.startswith("The match is over (complete): ")
