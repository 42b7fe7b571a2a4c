"""A program as a bot: what it is asked, and that it can play only what is legal."""

from pathlib import Path

import pytest

from conformance.games import below, random_game
from engine import programs
from engine.programs import written
from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.game import AnyGame
from ludotheque.engine.program import ProgramFault
from ludotheque.engine.program_bot import ProgramBot, game_line, go_line, standing_line
from ludotheque.engine.session import Session
from ludotheque.engine.standing import game_of

INTERACTIONS = catalog.entry("interactions").game()
QUICK = Limit(seconds=60)


def choose(bot: ProgramBot, game: AnyGame = INTERACTIONS) -> str:
    state = game.initial(game.setup(below(1)))
    try:
        return game.write(state, bot.choose(game, game.view(state, 0), Seen(0), QUICK, below(2)).move)
    finally:
        bot.close()


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("lacuna", {"pick": "after", "tol": 3, "sizes": "R24000 rf700 rp700 sep4000"}),
        ("laguna", {"max_pearls": (5, 4), "island_unload": True, "glass": "none"}),
        ("interactions", {"players": 4, "teams": True, "bonus": False}),
        ("lacunes", {}),
    ],
)
def test_a_game_is_named_so_that_it_is_the_same_game(key: str, options: dict[str, object]) -> None:
    game = catalog.entry(key).game(options)
    assert game_of(game_line(game).removeprefix("game ")) == game


def test_earlier_rules_are_named() -> None:
    game = catalog.entry("forma").game({}, 1)
    assert game_line(game) == "game forma rules=1"
    assert game_of("forma rules=1") == game


@pytest.mark.parametrize("key", catalog.keys())
def test_what_a_program_is_told_leads_to_the_same_decision(key: str) -> None:
    game = catalog.entry(key).game()
    played = random_game(game, 4, 6)
    seat = (game.together(played.last) or (game.turn(played.last) or 0,))[0]
    moves = tuple(game.write(state, move) for state, move in zip(played.states, played.moves, strict=False))
    view = game.view(played.last, seat, peek=True)
    command, _, rest = standing_line(game, view, Seen(seat, moves, None, played.setup)).partition(" ")
    assert command == ("view" if game.info.hidden else "position")
    session = Session("")
    session._game = game
    session._stand(command, rest)
    assert session._standing is not None
    assert (session._standing.view, session._standing.seat) == (view, seat)


def test_limits_and_what_was_seen_go_with_the_question() -> None:
    seen = Seen(0, ("a", "b"), 900)
    line = go_line(INTERACTIONS, seen, Limit(seconds=0.5, nodes=7), lambda n: 3)
    assert line == "go seconds=0.5 nodes=7 left=900 seed=3 seen a | b"
    assert go_line(catalog.entry("forma").game(), Seen(1, ("a",)), Limit(), lambda n: 3) == "go seed=3"


def test_a_program_that_knows_no_rules_is_told_its_choices(tmp_path: Path) -> None:
    bot = ProgramBot(written(tmp_path, programs.FIRST))
    assert choose(bot) == "sel PH"
    assert bot.name == "Small"


@pytest.mark.parametrize(
    ("body", "code"),
    [(programs.ILLEGAL, "PROGRAM_ILLEGAL"), (programs.CRASHES, "PROGRAM_ENDED"), (programs.REFUSES, "PROGRAM_REFUSED")],
)
def test_whatever_goes_wrong_is_a_fault(tmp_path: Path, body: str, code: str) -> None:
    with pytest.raises(ProgramFault, match=code):
        choose(ProgramBot(written(tmp_path, body)))


def test_another_protocol_is_not_spoken_with(tmp_path: Path) -> None:
    with pytest.raises(ProgramFault, match=r"PROGRAM_NONSENSE.*protocol 2"):
        choose(ProgramBot(written(tmp_path, "main(lambda command, rest: '2')")))
