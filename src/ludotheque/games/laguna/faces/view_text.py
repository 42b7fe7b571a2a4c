"""A view of Laguna as text: the board with `?` under the pearls that hide it, then words as in a setup (§11)."""

import re

from ludotheque.core.errors import InvalidRecord
from ludotheque.core.view_text import ViewText, wrong
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.board_text import BadBoard, dump, parse
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import COLOURS, oriented
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.position import pearl_words, raft_word, target_words
from ludotheque.games.laguna.rules.setup import (
    read_colours,
    read_fields,
    read_numbers,
    read_pearls,
    read_raft,
    read_target,
)
from ludotheque.games.laguna.rules.state import PHASES, Raft, State, Target, overlaps

_START = re.compile(r"([HV]),(\d{1,2}),(\d{1,2}),([A-H])", re.ASCII)
_COUNT = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
_POOL = re.compile(rf"[{COLOURS}]{{1,24}}")
_COUNTED = ("actions", "turns", "spent")


class LagunaViewText(ViewText[Laguna, State]):
    """The whole board each time, so that a program needs to know none of ours."""

    def write(self, game: Laguna, view: State) -> str:
        words = [*pearl_words(view), f"colours={view.colours}", f"turn={view.turn}", f"phase={view.phase}"]
        words += [f"{name}={getattr(view, name)}" for name in _COUNTED]
        words.append(f"volcano={','.join(map(str, view.delivered))}")
        words += [f"raft{seat}={raft_word(raft)}" for seat, raft in enumerate(view.rafts)]
        words += [name for name, on in (("reef", view.reef_at_start), ("wrecked", view.wrecked)) if on]
        if view.pool:
            words.append(f"pool={view.pool}")
        if view.fresh:
            words.append(f"fresh={','.join(map(str, view.fresh))}")
        if view.start:
            words.append(f"start={view.start.orient},{view.start.row},{view.start.col},{view.start.start}")
        if view.target:
            words += target_words(view.target)
        return f"board:{dump(view.board)}\n\n{' '.join(words)}"

    def read(self, game: Laguna, text: str) -> State:
        try:
            return _read(game.options, text)
        except InvalidRecord as error:
            raise wrong(str(error.facts["problem"]), error.clause) from error


def _read(options: LagunaOptions, text: str) -> State:
    board, words = _board(text)
    target: Target | None = None
    if "target" in words:
        place = words.index("target")
        words, target = words[:place], read_target(board, words[place + 1 :])
    islands, _, words = read_pearls(board, words)
    fields = read_fields(words)
    bare = {name: fields.pop(name, None) is not None for name in ("reef", "wrecked")}
    actions, turns, spent = (_count(fields.pop(name, "0")) for name in _COUNTED)
    delivered, fresh = read_numbers(fields.pop("volcano", ""), 6), fields.pop("fresh", "")
    turn, phase, pool = fields.pop("turn", ""), PHASES.get(fields.pop("phase", "")), fields.pop("pool", "")
    if turn not in map(str, range(options.players)) or phase is None or len(delivered) != options.players:
        raise wrong("bad-turn")
    if pool and not _POOL.fullmatch(pool):
        raise wrong("pool-and-distribution", "LAG-60")
    state = State(
        board, islands, pool, read_colours(options, fields.pop("colours", None)), delivered=delivered, turn=int(turn),
        phase=phase, reef_at_start=bare["reef"], fresh=read_numbers(fresh, 5) if fresh else (), actions=actions,
        turns=turns, spent=spent, wrecked=bare["wrecked"], target=target, start=_start(fields.pop("start", None)),
    )  # fmt: skip
    return _with_rafts(options, state, fields)


def _board(text: str) -> tuple[Board, list[str]]:
    drawn, blank, rest = text.removeprefix("board:").partition("\nend\n\n")
    if not text.startswith("board:") or not blank:
        raise wrong("no-end")
    try:
        return parse(f"{drawn}\nend", masked=True), rest.split()
    except BadBoard as error:
        raise wrong(error.problem, None, line=error.line) from error


def _with_rafts(options: LagunaOptions, state: State, fields: dict[str, str]) -> State:
    """Rafts stand from the first seat on, as they are placed."""
    for seat in range(options.players):
        if f"raft{seat}" not in fields:
            break
        raft = read_raft(options, state, seat, fields.pop(f"raft{seat}"))
        if overlaps(state, raft, seat):
            raise wrong("rafts-overlap", "LAG-15")
        state = state.with_raft(raft, seat)
    if fields:
        raise wrong("unknown-word", None, word=next(iter(fields))[:40])
    if len(state.rafts) < options.players and state.turn != len(state.rafts):
        raise wrong("bad-turn")
    return state


def _start(text: str | None) -> Raft | None:
    found = _START.fullmatch(text) if text is not None else None
    if text is not None and not found:
        raise wrong("bad-start", "LAG-A27")
    return Raft(oriented(found[1]), int(found[2]), int(found[3]), start=found[4]) if found else None


def _count(text: str) -> int:
    if not _COUNT.fullmatch(text):
        raise wrong("bad-numbers", None, word=text[:40])
    return int(text)


VIEW_TEXT = LagunaViewText()
