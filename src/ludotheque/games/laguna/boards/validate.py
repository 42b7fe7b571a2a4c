"""The requirements that a board must meet (§7.2), each answered with what was measured."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations, product

import numpy as np

from ludotheque.games.laguna.kernel.arrays import SeaMap, sea_map
from ludotheque.games.laguna.kernel.play import FAR, Ints, step_allowed
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.board_text import quarter_turn
from ludotheque.games.laguna.rules.geometry import (
    DELTA,
    ISLANDS,
    OPPOSITE,
    ORIENTS,
    POINTS,
    REEF,
    SEA,
    VOLCANO,
    rim,
    window,
)

_SHARES = {"easy": ((10, 14), (10, 14)), "hard": ((19, 22), (25, 30))}


@dataclass(frozen=True)
class Finding:
    """One requirement: whether it holds, and the figures that say so."""

    clause: str
    holds: bool
    told: str


def validate(board: Board) -> tuple[Finding, ...]:
    """Every requirement from BRD-1 to BRD-12; the last only reports."""
    first = tuple(_shape(board))
    if not all(finding.holds for finding in first if finding.clause == "BRD-2"):
        return first
    maps = [sea_map(board, orient) for orient in ORIENTS]
    found = (*first, *_symbols(board, maps), *_docks(maps), *_ways(board, maps))
    return tuple(sorted(found, key=lambda finding: int(finding.clause.removeprefix("BRD-"))))


def passes(board: Board) -> bool:
    """Whether all hold; stops at the first that does not."""
    if not all(finding.holds for finding in _shape(board)):
        return False
    maps = [sea_map(board, orient) for orient in ORIENTS]
    later = chain(_symbols(board, maps), _docks(maps), _ways(board, maps))
    return all(finding.holds for finding in later)


def _cells(board: Board) -> list[tuple[int, int]]:
    return list(product(range(board.size[0]), range(board.size[1])))


def _shape(board: Board) -> Iterator[Finding]:
    rows, cols = board.size
    yield Finding("BRD-1", rows == cols and rows in (24, 18), f"{rows} x {cols}")
    rim_cells = {(r, c) for r, c in _cells(board) if r in (0, rows - 1) or c in (0, cols - 1)}
    inland = [letter for letter in board.islands if not any(board.at(cell) == letter for cell in rim_cells)]
    fire = [cell for cell in _cells(board) if board.at(cell) == VOLCANO]
    central = bool(fire) and all(2 * sum(cell[axis] for cell in fire) == (board.size[axis] - 1) * len(fire)
                                 for axis in (0, 1))  # fmt: skip
    told = f"islands {board.islands or '-'}, not at the border: {''.join(inland) or '-'}, volcano central: {central}"
    yield Finding("BRD-2", board.islands == ISLANDS and not inland and central, told)
    turned = rows == cols and board.rows == quarter_turn(board.rows)
    yield Finding("BRD-3", turned, "equal after a quarter turn" if turned else "not equal after a quarter turn")


def _symbols(board: Board, maps: list[SeaMap]) -> Iterator[Finding]:
    most = max(found.reef_count(place) for found in maps for place in found.windows)
    yield Finding("BRD-4", most <= 2, f"at most {most} reefs in a window")
    bad = 0
    for row, col in _cells(board):
        way = POINTS.get(board.at((row, col)))
        if way:
            ahead = board.at((row + DELTA[way][0], col + DELTA[way][1]))
            bad += ahead not in SEA or POINTS.get(ahead) == OPPOSITE[way]
    yield Finding("BRD-5", bad == 0, f"{bad} arrows at land, edge or each other")
    sea = [board.at(cell) for cell in _cells(board) if board.at(cell) in SEA]
    reefs = 100 * sea.count(REEF) / len(sea)
    arrows = 100 * sum(symbol in POINTS for symbol in sea) / len(sea)
    (low, high), (few, many) = _SHARES.get(board.side, ((0, 100), (0, 100)))
    fits = low <= round(reefs, 1) <= high and few <= round(arrows, 1) <= many
    yield Finding("BRD-11", fits, f"reefs {reefs:.1f} %, arrows {arrows:.1f} %")


def _docks(maps: list[SeaMap]) -> Iterator[Finding]:
    fewest = min(len(found.docks[island]) for found in maps for island in ISLANDS)
    double = sum(
        len(set(found.docks[one]) & set(found.docks[other]))
        for found in maps
        for one, other in combinations(ISLANDS, 2)
    )
    told = f"at least {fewest} start places an island and orientation, {double} positions at two islands"
    yield Finding("BRD-6", fewest >= 5 and double == 0, told)
    lacking = [f"{part}/{found.orient}" for found in maps for part, docks in _sides(found).items()
               if not any(found.symbols(dock) <= 2 for dock in docks)]  # fmt: skip
    yield Finding("BRD-7", not lacking, f"no clean dock for two pearls at: {' '.join(lacking) or '-'}")


def _sides(found: SeaMap) -> dict[str, list[int]]:
    """The docks of every island and of each side of the volcano."""
    sides: dict[str, list[int]] = {island: list(found.docks[island]) for island in ISLANDS}
    for dock in found.docks[VOLCANO]:
        for cell, side in rim(found.orient, *found.anchor(dock)):
            if found.board.at(cell) == VOLCANO:
                sides.setdefault(f"{VOLCANO}{side}", []).append(dock)
    return sides


def _ways(board: Board, maps: list[SeaMap]) -> Iterator[Finding]:
    traps = {pearls: sum(_traps(found, pearls) for found in maps) for pearls in (2, 3, 4)}
    whole = all((found.distances([found.windows[0]], 6, 0)[0][found.windows] < FAR).all() for found in maps)
    told = f"connected: {whole}; traps with 2, 3, 4 pearls: {traps[2]}, {traps[3]}, {traps[4]}"
    yield Finding("BRD-8", whole and not any(traps.values()), told)
    lonely = _untouchable(maps)
    yield Finding("BRD-9", lonely == 0, f"{lonely} positions that no raft can touch in some orientation")
    yield _fair(board, maps)
    shares = ", ".join(f"{_unshifted(maps[0], pearls):.2f}" for pearls in (2, 3, 4))
    yield Finding("BRD-12", True, f"share that reaches the volcano without shift and reef, 2, 3, 4 pearls: {shares}")


def _traps(found: SeaMap, pearls: int) -> int:
    """Windows from which some island or the volcano can no longer be docked at, reefs being allowed."""
    backward = found.step_costs(pearls, 0)
    trapped: set[int] = set()
    for docks in found.docks.values():
        usable = [dock for dock in docks if found.symbols(dock) <= pearls]
        trapped |= set(found.windows) - _reaching(found, backward, usable)
    return len(trapped)


def _reaching(found: SeaMap, costs: Ints, goals: list[int]) -> set[int]:
    before: dict[int, list[int]] = {}
    for here in found.windows:
        for way in range(4):
            if costs[here, way] < FAR:
                before.setdefault(int(found.sea.neighbours[here, way]), []).append(here)
    reached, left = set(goals), list(goals)
    while left:
        for here in before.get(left.pop(), []):
            if here not in reached:
                reached.add(here)
                left.append(here)
    return reached


def _untouchable(maps: list[SeaMap]) -> int:
    cells = {found.orient: _occupied(found) for found in maps}
    lonely = 0
    for found in maps:
        for place, mine in cells[found.orient].items():
            border = {cell for cell, _ in rim(found.orient, *found.anchor(place))}
            for orient in ORIENTS:
                lonely += not any(theirs & border and not theirs & mine for theirs in cells[orient].values())
    return lonely


def _occupied(found: SeaMap) -> dict[int, set[tuple[int, int]]]:
    return {place: set(window(found.orient, *found.anchor(place))) for place in found.windows}


def clean_steps(found: SeaMap, pearls: int) -> dict[str, int]:
    """The fewest clean steps from each island's usable docks to a usable dock of the volcano."""
    goals = [dock for dock in found.docks[VOLCANO] if found.symbols(dock) <= pearls]
    steps = {}
    for island in ISLANDS:
        starts = [dock for dock in found.docks[island] if found.symbols(dock) <= pearls]
        table = found.distances(starts, pearls) if starts else np.full((1, 1), FAR)
        steps[island] = int(table[:, goals].min()) if goals and starts else FAR
    return steps


def _fair(board: Board, maps: list[SeaMap]) -> Finding:
    told, holds = [], True
    for pearls, spread in ((4, 3), (3, 4), (2, None)):
        steps = [count for found in maps for count in clean_steps(found, pearls).values()]
        low, high = min(steps), max(steps)
        if spread is not None:
            holds &= high < FAR and high - low <= spread
            by_island = [clean_steps(maps[0], pearls)[island] for island in ISLANDS]
            classes = min(by_island[0::2]), min(by_island[1::2])
            holds &= abs(classes[0] - classes[1]) <= 2
        elif board.side == "easy":
            holds &= high < FAR
        told.append(f"{pearls} pearls {low}–{high if high < FAR else 'never'}")
    return Finding("BRD-10", holds, f"clean steps to the volcano: {'; '.join(told)}")


def _unshifted(found: SeaMap, pearls: int) -> float:
    """The share of start windows and covers from which the volcano is reached with no shift and no reef."""
    goals = set(found.docks[VOLCANO])
    starts = [
        (dock, cover)
        for island in ISLANDS
        for dock in found.docks[island]
        for cover in _covers(pearls)
        if not int(found.sea.reefs[dock]) & ~cover
    ]
    reached = sum(_arrives(found, dock, cover, goals) for dock, cover in starts)
    return reached / len(starts)


def _covers(pearls: int) -> list[int]:
    return [cover for cover in range(64) if cover.bit_count() == pearls]


def _arrives(found: SeaMap, start: int, cover: int, goals: set[int]) -> bool:
    seen, left = {start}, [start]
    while left:
        here = left.pop()
        if here in goals and not int(np.bitwise_or.reduce(found.sea.arrows[here])) & ~cover:
            return True
        for way in range(4):
            if step_allowed(here, way, cover, found.sea):
                there = int(found.sea.neighbours[here, way])
                if there not in seen and not int(found.sea.reefs[there]) & ~cover:
                    seen.add(there)
                    left.append(there)
    return False
