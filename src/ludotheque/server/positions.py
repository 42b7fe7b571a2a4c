"""Positions beside any table, lately asked for: going on from one costs one move."""

import json
import threading
from collections import OrderedDict

from ludotheque.core.catalog import Catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import BadMove, Record
from ludotheque.play.place import Place, begun
from ludotheque.play.study.moving import stepped

KEPT = 400


class Positions:
    def __init__(self, games: Catalog) -> None:
        self._games = games
        self._kept: OrderedDict[tuple[str, tuple[str, ...]], Place] = OrderedDict()
        self._lock = threading.Lock()

    def at(self, start: Record, moves: tuple[str, ...]) -> Place:
        """Raises InvalidRecord for a beginning that cannot be, BadMove for a move that is none."""
        known = self._known(start, moves)
        if known is not None:
            return known
        before = self._known(start, moves[:-1]) if moves else None
        at, first = (before, len(moves) - 1) if before else (begun(self._games.entry(start.game), start), 0)
        for ply, move in enumerate(moves[first:], first):
            try:
                _, at = stepped(at, move)
            except LudothequeError as error:
                raise BadMove(ply, move, error) from error
        self.keep(start, moves, at)
        return at

    def keep(self, start: Record, moves: tuple[str, ...], at: Place) -> None:
        with self._lock:
            self._kept[_name(start), moves] = at
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    def _known(self, start: Record, moves: tuple[str, ...]) -> Place | None:
        key = _name(start), moves
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)


def _name(start: Record) -> str:
    return json.dumps([start.game, start.rules, start.setup, sorted(start.options.items())])
