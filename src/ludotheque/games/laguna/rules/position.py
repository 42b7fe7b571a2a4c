"""A state as text, in the form that `setup` reads (§11), and what a seat may know of a setup."""

import re
from collections.abc import Iterable

from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.board_text import HOUSE, dump, house
from ludotheque.games.laguna.rules.geometry import COLOURS, Cell
from ludotheque.games.laguna.rules.state import PEARLS, PLACING, Raft, State, Target


def position(state: State) -> str:
    """The position string; before play the rafts and pearls placed so far follow the words `place` or `pearl`."""
    words = [*pearl_words(state)]
    if state.colours != COLOURS[: len(state.colours)]:
        words.append(f"colours={state.colours}")
    if state.stage in (PLACING, PEARLS):
        words.append(state.stage)
    else:
        words += ["play", f"turn={state.turn}", f"phase={state.phase}"]
    words += [f"raft{seat}={raft_word(raft)}" for seat, raft in enumerate(state.rafts)]
    if state.stage == PEARLS:
        words += [f"turn={state.turn}", f"pool={state.pool}"]
    elif state.stage != PLACING:
        words.append(f"volcano={','.join(map(str, state.delivered))}")
    if state.reef_at_start:
        words.append("reef")
    if state.fresh:
        words.append(f"fresh={','.join(map(str, state.fresh))}")
    if state.target:
        words += target_words(state.target)
    return _board(state.board) + " ".join(words)


def masked(setup: str, hidden: Iterable[Cell]) -> str:
    """A setup without the cells that lie under pearls now; a house board has but its public name."""
    if not setup.startswith("board:"):
        return setup
    found = re.search(r"^grid:[^\n]*\n", setup, re.MULTILINE)
    assert found, "the setup was read before"
    lines = setup[found.end() :].split("\n")
    for row, col in hidden:
        lines[row] = lines[row][:col] + "?" + lines[row][col + 1 :]
    return setup[: found.end()] + "\n".join(lines)


def _board(board: Board) -> str:
    for name in HOUSE:
        if board == house(name):
            return f"{name} "
    return f"board:{dump(board)}\n\n"


def pearl_words(state: State) -> list[str]:
    return [f"{letter}={pearls or '-'}" for letter, pearls in zip(state.board.islands, state.islands, strict=True)]


def raft_word(raft: Raft) -> str:
    return f"{raft.orient},{raft.row},{raft.col},{raft.holes},{raft.start}"


def target_words(target: Target) -> list[str]:
    words = ["target", *(f"{letter}={pearls or '-'}" for letter, pearls in target.islands)]
    return words if target.volcano is None else [*words, f"volcano={target.volcano}"]
