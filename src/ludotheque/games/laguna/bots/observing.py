"""What a seat of Laguna knows, as planes of the sea and rows a raft, own things first."""

import numpy as np

from ludotheque.core.encoding import Field
from ludotheque.core.errors import LudothequeError
from ludotheque.games.laguna.rules.distribution import PER_COLOUR
from ludotheque.games.laguna.rules.effects import MOST_ACTIONS
from ludotheque.games.laguna.rules.geometry import COLOURS, HOLES, ISLANDS, POINTS, REEF, UNKNOWN, VOLCANO, WATER
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import LAUNCH, PEARLS, PLACING, PLAY, PREMOVE, SAIL, State
from ludotheque.search.encoding import Floats, blank, counts

SIDE = 24
"""Of the house boards; smaller ones lie in the north-west corner."""
SYMBOLS = WATER + REEF + "".join(POINTS) + UNKNOWN + VOLCANO + ISLANDS
_NAMED = ("water", "reef", "arrow north", "arrow east", "arrow south", "arrow west", "unknown", "volcano")
MANY_STEPS = 100
"""A voyage alone takes fewer."""


def fields(options: LagunaOptions) -> tuple[Field, ...]:
    seats = ("own", *(f"next {n}" for n in range(1, options.players)))
    rafts, isles, colours = len(seats), len(ISLANDS), len(COLOURS)
    alone = (
        Field("target", (isles, 1 + colours), "what the puzzle asks of an island: 1 if it does, then pearls by six",
              tuple(ISLANDS)),
        Field("volcano", (2,), "whether it asks for deliveries, and how many, by six", ("asked", "pearls")),
        Field("spent", (1,), "moves spent, by 100"),
    )  # fmt: skip
    return (
        Field("sea", (len(SYMBOLS), SIDE, SIDE), "planes over the board, what lies in each cell; unknown under pearls",
              (*_NAMED, *(f"island {letter}" for letter in ISLANDS))),
        Field("rafts", (rafts, SIDE, SIDE), "the six cells of each raft", seats),
        Field("lying", (rafts, 4), "of each raft: 1 if placed, 1 for H and −1 for V, row and column by 24", seats),
        Field("holes", (rafts, len(HOLES), colours), "the colour r g b y of the pearl in each hole", seats),
        Field("colours", (rafts, colours), "which colour each seat delivers", seats),
        Field("start", (rafts, isles), "the island each raft started from", seats),
        Field("delivered", (rafts,), "pearls delivered, by six", seats),
        Field("islands", (isles, colours), "pearls on each island by colour, by six", tuple(ISLANDS)),
        Field("pool", (colours,), "pearls that the players still have to lay out, by six", tuple(COLOURS)),
        Field("turn", (rafts,), "whose turn it is", seats),
        Field("stage", (6,), "where the game and the turn are", (PLACING, PEARLS, PLAY, LAUNCH, PREMOVE, SAIL)),
        Field("reef", (1,), "without a glass: a reef was visible when the turn began"),
        Field("fresh", (len(HOLES),), "without a glass: holes whose pearl came aboard before the first step"),
        Field("actions", (1,), "actions of this turn, by 300"),
        Field("rounds", (1,), "turns that are over, as a share of the round limit; 0 without one"),
        *(alone if options.solo else ()),
    )  # fmt: skip


def observe(options: LagunaOptions, told: tuple[Field, ...], view: State, seat: int) -> Floats:
    row, into = blank(told)
    _sea(view, into["sea"])
    players = options.players
    for owner, raft in enumerate(view.rafts):
        place = (owner - seat) % players
        for down, right in raft.window:
            into["rafts"][place, down, right] = 1
        into["lying"][place] = 1, 1 if raft.orient == "H" else -1, raft.row / SIDE, raft.col / SIDE
        into["holes"][place] = [counts(hole, COLOURS) for hole in raft.holes]
        into["start"][place] = counts(raft.start, ISLANDS)
    for owner, (colour, delivered) in enumerate(zip(view.colours, view.delivered, strict=False)):
        place = (owner - seat) % players
        into["colours"][place] = counts(colour, COLOURS)
        into["delivered"][place] = min(1, delivered / PER_COLOUR)
    for letter, pearls in zip(view.board.islands, view.islands, strict=True):
        into["islands"][ISLANDS.index(letter)] = np.array(counts(pearls, COLOURS)) / PER_COLOUR
    into["pool"][:] = np.array(counts(view.pool, COLOURS)) / PER_COLOUR
    into["turn"][(view.turn - seat) % players] = 1
    into["stage"][:] = [name in (view.stage, view.phase) for name in (PLACING, PEARLS, PLAY, LAUNCH, PREMOVE, SAIL)]
    into["reef"][0] = view.reef_at_start
    into["fresh"][list(view.fresh)] = 1
    into["actions"][0] = min(1, view.actions / MOST_ACTIONS)
    if options.round_limit is not None:
        into["rounds"][0] = min(1, view.turns / (options.round_limit * players))
    if options.solo:
        _target(view, into["target"], into["volcano"])
        into["spent"][0] = min(1, view.spent / MANY_STEPS)
    return row


def _sea(view: State, planes: Floats) -> None:
    rows, cols = view.board.size
    if max(rows, cols) > SIDE:
        raise LudothequeError("BOARD_TOO_LARGE", None, most=SIDE)
    cells = np.array([list(line) for line in view.board.rows])
    for plane, symbol in enumerate(SYMBOLS):
        planes[plane, :rows, :cols] = cells == symbol


def _target(view: State, islands: Floats, volcano: Floats) -> None:
    if view.target is None:
        return
    for letter, pearls in view.target.islands:
        islands[ISLANDS.index(letter)] = 1, *(count / PER_COLOUR for count in counts(pearls, COLOURS))
    if view.target.volcano is not None:
        volcano[:] = 1, view.target.volcano / PER_COLOUR
