"""Positions as text: the rows of §0, then whose turn it is and what the seats hold (§10 of the rule file)."""

from ludotheque.core.errors import InvalidRecord
from ludotheque.games.forma.rules.board import ELEMENTS, FREE, MARKERS, OBSTACLE, ON_OBSTACLES, ON_TOWERS, TOWER, Board
from ludotheque.games.forma.rules.options import FormaOptions
from ludotheque.games.forma.rules.pieces import SHAPES, full_set, in_order
from ludotheque.games.forma.rules.state import Phase, State

_LARGEST = 64
_MOST_HELD = 100
_PHASES: dict[str, Phase] = {"field": "field", "begin": "begin", "play": "play"}


def write(state: State, options: FormaOptions) -> str:
    """What is as at the start is left out, but for turn and attempt."""
    words = ["pos:" + "/".join(state.board.lines()), f"turn={state.turn}", f"attempt={state.attempt}"]
    if state.phase != "play":
        words.append(f"phase={state.phase}")
    for name, value in (("passes", state.passes), ("hand", state.hand)):
        if value:
            words.append(f"{name}={value}")
    full = full_set(options.colours)
    words += [f"reserve{seat}={','.join(held)}" for seat, held in enumerate(state.reserves) if held != full]
    words += [f"out{seat}={','.join(gone)}" for seat, gone in enumerate(state.out) if gone]
    return " ".join(words)


def read(text: str, options: FormaOptions) -> State:
    """The state as written, before the end test; raises InvalidRecord."""
    drawing, *words = text.removeprefix("pos:").split()[:_MOST_HELD] or [""]
    given = _given(words, options.seats)
    full = full_set(options.colours)
    seats = range(options.seats)
    return State(
        _board(drawing, options.seats),
        _phase(given.get("phase", "play")),
        _number(given.get("turn", "0"), range(options.seats)),
        tuple(_held(given[f"reserve{seat}"]) if f"reserve{seat}" in given else full for seat in seats),
        tuple(_held(given.get(f"out{seat}", "")) for seat in seats),
        _number(given.get("attempt", "1"), range(1, 3)),
        _number(given.get("passes", "0"), range(options.seats + 1)),
        _hand(given.get("hand")),
    )


def _board(drawing: str, seats: int) -> Board:
    rows = drawing.split("/")
    known = FREE + OBSTACLE + TOWER + "".join(kind[:seats] for kind in (ELEMENTS, MARKERS, ON_OBSTACLES, ON_TOWERS))
    widths = {len(row) for row in rows}
    if len(widths) != 1 or not 1 <= len(rows) <= _LARGEST or not 1 <= len(rows[0]) <= _LARGEST:
        raise InvalidRecord("setup", "board-not-a-rectangle")
    if strange := sorted(set(drawing) - set(known + "/")):
        raise InvalidRecord("setup", "unknown-letter", letter=strange[0])
    if sum(drawing.count(letter) for letter in TOWER + ON_TOWERS) > 1:
        raise InvalidRecord("setup", "two-towers")
    return Board.drawn(drawing)


def _given(words: list[str], seats: int) -> dict[str, str]:
    known = {"turn", "attempt", "phase", "passes", "hand"}
    known |= {f"{kind}{seat}" for kind in ("reserve", "out") for seat in range(seats)}
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known or name in given:
            raise InvalidRecord("setup", "unknown-word", word=word[:40])
        given[name] = value
    return given


def _phase(word: str) -> Phase:
    if word not in _PHASES:
        raise InvalidRecord("setup", "unknown-word", word=word[:40])
    return _PHASES[word]


def _number(word: str, allowed: range) -> int:
    if word not in map(str, allowed):
        raise InvalidRecord("setup", "unknown-number", word=word[:40])
    return int(word)


def _held(word: str) -> tuple[str, ...]:
    shapes = word.split(",") if word else []
    if len(shapes) > _MOST_HELD or any(shape not in SHAPES for shape in shapes):
        raise InvalidRecord("setup", "unknown-shape", word=word[:40])
    return in_order(shapes)


def _hand(word: str | None) -> str | None:
    if word is not None and word not in SHAPES:
        raise InvalidRecord("setup", "unknown-shape", word=word[:40])
    return word
