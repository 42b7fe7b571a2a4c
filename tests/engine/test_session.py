"""What each command is answered, in every game."""

import pytest

from conformance.games import Played, below, random_game
from engine.asking import told
from ludotheque.core import catalog
from ludotheque.core.analysis import Analyst, Evaluation, Line
from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.catalog import Catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE, AnyGame
from ludotheque.core.parts import Bots
from ludotheque.core.view_text import view_text
from ludotheque.engine.lines import joined, one_line
from ludotheque.engine.session import Session

KEYS = catalog.keys()
every_game = pytest.mark.parametrize("key", KEYS)


class First:
    """Plays the first move there is, after asking once whether to go on."""

    asked: list[tuple[Seen, Limit]]

    def __init__(self) -> None:
        self.asked = []

    def choose(self, game: AnyGame, view: object, seen: Seen, limit: Limit, below: object) -> Choice:
        self.asked.append((seen, limit))
        move = next(iter(game.moves(view, seen.seat)))
        return Choice(move, 2.5, (game.write(view, move), "then"), True, nodes=7)


class Levels(Bots):
    def __init__(self, bot: First) -> None:
        self._bot = bot

    def levels(self) -> tuple[int, ...]:
        return (1, 2, 3, 4, 5)

    def bot(self, level: int) -> First:
        return self._bot

    def limit(self, level: int) -> Limit:
        return Limit(nodes=level)


class Flat(Analyst[AnyGame, object]):
    version = "flat"

    def evaluate(self, game, view, seen, limit, lines, tell):  # type: ignore[no-untyped-def]
        chances = (1 / game.info.seats,) * game.info.seats
        known = Evaluation(chances, 1.5, "margin", lines=(Line(("a", "b"), chances),) * lines, nodes=3, depth=2)
        tell(known)
        return known


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> First:
    """Parts that need nothing compiled, in every game."""
    found = First()
    given = Catalog({key: {Bots: Levels(found), Analyst: Flat()} for key in KEYS})
    monkeypatch.setattr(catalog, "entry", given.entry)
    return found


def spoken(played: Played) -> str:
    """The position after a random game's moves, as a command."""
    game, moves = played.game, zip(played.states, played.moves, strict=False)
    texts = [game.write(state, move) for state, move in moves]
    return f"position setup={one_line(played.setup)} moves {joined(texts)}"


def test_an_engine_says_who_it_is() -> None:
    session = Session("1.2")
    assert told(session, "protocol") == ["1"]
    assert told(session, "name") == ["Ludotheque"]
    assert told(session, "version") == ["1.2"]
    assert told(session, "games") == list(catalog.keys())
    assert {"position", "view", "go", "stop"} <= set(told(session, "commands"))
    assert told(session, "stop") == []


def test_a_game_is_named_with_its_options() -> None:
    session = Session("")
    assert told(session, "game interactions players=3 select=ordered") == ["seats=3 rules=1 hidden=no chance=no"]
    assert told(session, "game laguna max_pearls=5,4") == ["seats=2 rules=1 hidden=yes chance=no"]
    assert told(session, "game lacuna sizes=R24000\\srf800\\srp750\\ssep4000 pick=after")[0].startswith("seats=2")
    assert told(session, "game forma rules=1") == ["seats=2 rules=1 hidden=no chance=no"]


@every_game
def test_a_position_is_given_by_its_moves_and_whoever_is_to_move_is_told(key: str) -> None:
    session, played = Session(""), random_game(catalog.entry(key).game(), 3, 8)
    told(session, f"game {key}")
    turn = played.game.turn(played.last)
    assert told(session, spoken(played)) == [f"turn={'chance' if turn == CHANCE else turn}"]


@every_game
def test_moves_are_listed_and_each_can_be_played(key: str) -> None:
    session, played = Session(""), random_game(catalog.entry(key).game(), 3, 4)
    told(session, f"game {key}")
    told(session, spoken(played))
    head, *moves = told(session, "moves 5")
    assert head.split()[0] == str(len(moves)) and 0 < len(moves) <= 5
    for text in moves:
        told(session, f"{spoken(played)} | {text}")
    assert told(session, "moves 0") == ["0 some"]


def test_all_moves_are_called_all() -> None:
    session = Session("")
    told(session, "game interactions")
    told(session, "position")
    assert told(session, "moves")[0] == "21 all"


@every_game
def test_a_bot_answers_with_a_legal_move_first(key: str, bot: First) -> None:
    session, played = Session(""), random_game(catalog.entry(key).game(), 5, 5)
    told(session, f"game {key}")
    told(session, spoken(played))
    move, *rest = told(session, "go level=2 left=900")
    assert rest == ["value 2.5", f"line {move} | then", "proven", "nodes 7"]
    told(session, f"{spoken(played)} | {move}")
    seen, limit = bot.asked[0]
    assert (seen.left, limit.nodes, limit.seconds) == (900, 2, None)
    assert len(seen.moves) == len(played.moves)


@every_game
def test_a_position_is_judged_with_its_lines(key: str, bot: First) -> None:
    session, played = Session(""), random_game(catalog.entry(key).game(), 5, 5)
    told(session, f"game {key}")
    told(session, spoken(played))
    head, *lines = told(session, "analyse lines=2 nodes=100")
    share = ",".join([f"{1 / played.game.info.seats:.3f}"] * played.game.info.seats)
    assert head == f"chances={share} score=1.5 proven=no unit=margin nodes=3 depth=2"
    assert lines == [f"line chances={share} proven=no moves a | b"] * 2


@pytest.mark.parametrize("key", [key for key in KEYS if catalog.entry(key).game().info.hidden])
def test_a_view_stands_for_a_position_where_something_is_hidden(key: str, bot: First) -> None:
    session, game = Session(""), catalog.entry(key).game()
    state = random_game(game, 5, 6).last
    seat = (game.together(state) or (game.turn(state),))[0]
    text = one_line(view_text(game).write(game, game.view(state, seat, peek=True)))
    told(session, f"game {key}")
    assert told(session, f"view {seat} {text}") == [f"turn={seat}"]
    move = told(session, "go seen one | two")[0]
    assert game.read(state, move) in game.moves(state, seat)
    assert bot.asked[0][0].moves == ("one", "two")


def test_what_is_given_takes_the_place_of_a_levels_own_limit(bot: First) -> None:
    session = Session("")
    told(session, "game interactions")
    told(session, "position")
    told(session, "go level=4")
    told(session, "go level=4 seconds=0.5")
    told(session, "go level=4 nodes=9 seconds=2")
    assert [(limit.nodes, limit.seconds) for _, limit in bot.asked] == [(4, None), (None, 0.5), (9, 2.0)]


def test_who_is_told_to_stop_is_told_so_by_its_limit(bot: First) -> None:
    session = Session("")
    told(session, "game interactions")
    told(session, "position")
    told(session, "go", going=lambda: False)
    watch = bot.asked[0][1].watch
    assert watch is not None and watch(None) is False  # type: ignore[arg-type]


REFUSED = [
    ("dance", "UNKNOWN_COMMAND"),
    ("moves", "NO_GAME"),
    ("position", "NO_GAME"),
    ("game chess", "INVALID_RECORD"),
    ("game", "INVALID_RECORD"),
    ("game forma rules=99", "OTHER_RULES"),
    ("game lacuna pick", "BAD_ARGUMENT"),
    ("game lacuna pick=never", "INVALID_RECORD"),
]
REFUSED_LATER = [
    ("go", "NO_POSITION"),
    ("position setup=ocean", "INVALID_RECORD"),
    ("position pond:1", "BAD_ARGUMENT"),
    ("position setup=pond:1 moves Z", "INVALID_MOVE"),
    ("position setup=pond:1 moves B | O0-27:1", "OVERLAP"),
    ("view 2 ?", "BAD_ARGUMENT"),
    ("view 0 nonsense", "INVALID_RECORD"),
    ("view", "BAD_ARGUMENT"),
]
REFUSED_THERE = [
    ("moves -1", "BAD_ARGUMENT"),
    ("moves many", "BAD_ARGUMENT"),
    ("go level=99", "NO_SUCH_LEVEL"),
    ("go level=100", "BAD_ARGUMENT"),
    ("go fast", "BAD_ARGUMENT"),
    ("go seconds=-1", "BAD_ARGUMENT"),
    ("analyse lines=0", "BAD_ARGUMENT"),
    ("analyse level=3", "BAD_ARGUMENT"),
]


@pytest.mark.parametrize(
    ("before", "line", "code"),
    [([], *one) for one in REFUSED]
    + [(["game lacuna"], *one) for one in REFUSED_LATER]
    + [(["game lacuna", "position setup=pond:1"], *one) for one in REFUSED_THERE],
)
def test_bad_input_is_refused_with_a_code(before: list[str], line: str, code: str) -> None:
    session = Session("")
    for one in before:
        told(session, one)
    with pytest.raises(LudothequeError, match=code):
        told(session, line)


def test_a_bad_move_is_counted() -> None:
    session = Session("")
    told(session, "game lacuna")
    with pytest.raises(LudothequeError) as refused:
        told(session, "position setup=pond:1 moves B | zzz")
    assert refused.value.facts["ply"] == 1


def test_a_view_of_who_is_not_to_move_is_refused() -> None:
    session, game = Session(""), catalog.entry("lacuna").game()
    state = game.play(game.initial("pond:1"), game.read(game.initial("pond:1"), "B"))
    told(session, "game lacuna")
    with pytest.raises(LudothequeError, match="NOT_TO_MOVE"):
        told(session, f"view 1 {view_text(game).write(game, state)}")


def test_games_without_secrets_have_no_views() -> None:
    session = Session("")
    told(session, "game forma")
    with pytest.raises(LudothequeError, match="NO_VIEWS"):
        told(session, "view 0 x")


def test_a_position_that_was_refused_leaves_none_behind() -> None:
    session = Session("")
    told(session, "game interactions")
    told(session, "position")
    with pytest.raises(LudothequeError, match="INVALID_MOVE"):
        told(session, "position moves zzz")
    with pytest.raises(LudothequeError, match="NO_POSITION"):
        told(session, "moves")


def test_nobody_moves_when_it_is_over_or_chance_is_due() -> None:
    session, game = Session(""), catalog.entry("lacunes").game()
    told(session, "game lacunes")
    found = random_game(game, 1)
    while game.turn(found.last) is not None:
        found = random_game(game, below(3)(99))
    assert told(session, spoken(found)) == ["turn=over"]
    assert told(session, "moves") == ["0 all"]
    with pytest.raises(LudothequeError, match="POSITION_OVER"):
        told(session, "go")
    due = next(ply for ply, state in enumerate(found.states) if game.turn(state) == CHANCE)
    told(session, spoken(Played(game, found.setup, found.states[: due + 1], found.moves[:due])))
    assert told(session, "moves") == ["0 all"]
    with pytest.raises(LudothequeError, match="CHANCE_DUE"):
        told(session, "go")
