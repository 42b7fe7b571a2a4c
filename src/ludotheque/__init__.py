"""Five games to play, study and solve, as a typed library: `game("interactions", players=2)`."""

from ludotheque.core.bot import Limit
from ludotheque.core.catalog import INSTALLED, Entry
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.encoding import Encoding, NoAction, encoding_of
from ludotheque.core.errors import IllegalMove, InvalidMove, InvalidRecord, LudothequeError
from ludotheque.core.game import CHANCE, AnyGame, Game, settle
from ludotheque.core.outcome import Event, Outcome
from ludotheque.core.record import Record, Replay, read, replay
from ludotheque.play.review import QUICK, Review, review

__version__ = "0.1.0"


def list_games() -> tuple[str, ...]:
    """The keys of the games there are; imports none of them."""
    return INSTALLED.keys()


def entry(key: str) -> Entry:
    """A game as the catalog has it: its options, its presets, and the parts it offers beside its rules."""
    return INSTALLED.entry(key)


def game(key: str, /, **options: object) -> AnyGame:
    """The rules of a game with its options fixed; raises InvalidRecord for what does not exist."""
    return entry(key).game(options)


def analyse(record: Record, limit: Limit = QUICK) -> Review:
    """A game judged move by move; the limit is for each position, and a quick look where none is named."""
    return review(record, limit)


__all__ = [
    "CHANCE", "AnyGame", "Below", "Encoding", "Entry", "Event", "Game", "IllegalMove", "InvalidMove", "InvalidRecord",
    "Limit", "LudothequeError", "NoAction", "Outcome", "Record", "Replay", "Review", "SplitMix64", "analyse",
    "encoding_of", "entry", "game", "list_games", "read", "replay", "settle",
]  # fmt: skip
