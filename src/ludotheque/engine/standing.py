"""What an engine is asked about: a game, a position in it, and what whoever is to move knows there."""

from dataclasses import dataclass
from typing import Any

from ludotheque.core import catalog, record
from ludotheque.core.bot import Seen
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.game import CHANCE, AnyGame, Seat
from ludotheque.core.moves import Moves
from ludotheque.core.options import from_word
from ludotheque.core.record import BadMove, Record
from ludotheque.core.view_text import view_text
from ludotheque.engine.lines import bad_argument, parted, several_lines, whole, words
from ludotheque.play.bots import Question
from ludotheque.play.place import to_move

MOVES = "moves"
_SETUP = "setup="


@dataclass(frozen=True)
class Standing:
    """`view` is what `seat` sees; the seat is None when the game is over, and CHANCE when chance is due."""

    game: AnyGame
    view: Any
    seat: Seat | None
    played: tuple[str, ...] = ()

    @property
    def entry(self) -> Entry:
        return catalog.entry(self.game.info.key)

    @property
    def moves(self) -> Moves[Any]:
        return self.game.moves(self.view, self.seat)

    @property
    def turn(self) -> str:
        return "over" if self.seat is None else "chance" if self.seat == CHANCE else str(self.seat)

    def question(self, left: int | None = None, seen: tuple[str, ...] = ()) -> Question:
        """What a bot is asked; raises where nobody decides."""
        if self.seat is None:
            raise LudothequeError("POSITION_OVER")
        if self.seat == CHANCE:
            raise LudothequeError("CHANCE_DUE")
        return Question(self.view, Seen(self.seat, self.played or seen, left))


def game_of(rest: str) -> AnyGame:
    """`KEY [rules=N] [option=value …]`; raises INVALID_RECORD, naming the field."""
    key, _, settings = rest.partition(" ")
    given = words(settings)
    rules = whole(given, "rules", 1, 1000)
    chosen = {name: from_word(value) for name, value in given.items() if name != "rules"}
    return catalog.entry(key).game(chosen, rules)


def by_moves(game: AnyGame, rest: str) -> Standing:
    """`[setup=S] [moves M | M | …]`; the setup goes as far as the word `moves`."""
    before, word, listed = f" {rest} ".partition(f" {MOVES} ")
    before, info = before.strip(), game.info
    if before and not before.startswith(_SETUP):
        raise bad_argument(before)
    setup, played = several_lines(before.removeprefix(_SETUP)), parted(listed) if word else ()
    if len(played) > record.MAX_MOVES:
        raise InvalidRecord("moves", "too-many", limit=record.MAX_MOVES)
    try:
        state = record.replay(Record(info.key, info.rules, info.options, setup, (), played)).last
    except BadMove as bad:
        raise LudothequeError(bad.error.code, bad.error.clause, **{**bad.error.facts, "ply": bad.ply}) from bad
    seat = to_move(game, state)
    decides = seat if seat is not None and seat != CHANCE else None
    return Standing(game, game.view(state, decides, peek=True) if decides is not None else state, seat, played)


def by_view(game: AnyGame, rest: str) -> Standing:
    """`SEAT TEXT`: what that seat knows, where it is to decide."""
    seat, _, text = rest.partition(" ")
    if seat not in map(str, range(game.info.seats)):
        raise bad_argument(seat)
    view = view_text(game).read(game, several_lines(text))
    deciding = game.together(view) or (game.turn(view),)
    if game.turn(view) is not None and int(seat) not in deciding:
        raise LudothequeError("NOT_TO_MOVE", None, seat=int(seat))
    return Standing(game, view, int(seat) if game.turn(view) is not None else None)


def by_text(game: AnyGame, command: str, rest: str) -> Standing:
    """What either of the two commands says."""
    return by_view(game, rest) if command == "view" else by_moves(game, rest)
