"""A game as a tree whose chance is written out lot by lot."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ludotheque.adapters.lots import LotDue, drawn
from ludotheque.adapters.parameters import OWN, given_options
from ludotheque.core.encoding import Encoding, encoding_of, learning_game
from ludotheque.core.game import CHANCE, AnyGame
from ludotheque.search.session import LONGEST


@dataclass(frozen=True)
class Node:
    """Where a game is: its state once there is one, and the lots drawn towards the next. Values are never copied."""

    state: Any = None
    lots: tuple[int, ...] = ()
    plies: int = 0
    past: tuple[Any, ...] = ()
    """Every state before, for what a player remembers."""

    def __deepcopy__(self, memo: object) -> "Node":
        return self


class Rules:
    """A game and its encoding as OpenSpiel asks for them."""

    def __init__(self, key: str, parameters: Mapping[str, Any]) -> None:
        own = {**OWN, **{name: value for name, value in parameters.items() if name in OWN}}
        self.game: AnyGame = learning_game(key, given_options(key, parameters))
        self.encoding: Encoding[Any, Any] = encoding_of(self.game, int(own["detail"]) or None)
        self.most = int(own["max_plies"]) or self.game.info.max_plies or LONGEST
        self.setup, self.moves = str(own["setup"]), tuple(filter(None, str(own["moves"]).split("|")))
        self.width = sum(field.size for field in self.encoding.fields)

    def root(self) -> Node:
        return self.settled(self._begun(Node(), self.setup)) if self.setup else self.settled(Node())

    def settled(self, node: Node) -> Node:
        """The node after whatever its lots decide; the same node where another lot is due."""
        while (due := self.due(node)) is not None and not isinstance(due, LotDue):
            node = due
        return node

    def due(self, node: Node) -> Node | LotDue | None:
        """What chance has to do here: a lot, or the node that its lots lead to; None where a seat is to move."""
        if node.state is None:
            found = drawn(self.game.setup, node.lots)
            return found if isinstance(found, LotDue) else self._begun(node, found)
        if self.game.turn(node.state) != CHANCE:
            return None
        move = drawn(lambda below: self.game.draw(node.state, below), node.lots)
        return move if isinstance(move, LotDue) else self.after(node, move)

    def after(self, node: Node, move: Any) -> Node:
        return Node(self.game.play(node.state, move), (), node.plies, (*node.past, node.state))

    def over(self, node: Node) -> bool:
        return node.state is not None and (self.game.turn(node.state) is None or node.plies >= self.most)

    def _begun(self, node: Node, setup: str) -> Node:
        state = self.game.initial(setup)
        for text in self.moves:
            state = self.game.play(state, self.game.read(state, text))
        return replace(node, state=state, lots=())
