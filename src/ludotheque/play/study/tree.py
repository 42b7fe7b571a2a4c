"""A tree of variations: every node a move, the root the position that it all begins with; values, never changed."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ludotheque.core.errors import LudothequeError

ROOT = 0


@dataclass(frozen=True)
class Node:
    """A move and what is said about the position after it; of `children` the first goes on with the main line."""

    move: str = ""
    parent: int | None = None
    children: tuple[int, ...] = ()
    comment: str = ""
    marks: tuple[str, ...] = ()
    """What is drawn on the board: `cell:e6` rings what has `data-cell="e6"`, `cell:e6>cell:f7` is an arrow."""
    judgement: str = ""

    @property
    def noted(self) -> bool:
        return bool(self.comment or self.marks or self.judgement)


@dataclass(frozen=True)
class Tree:
    """Nodes by number; a number is never given twice, so that whoever knows one means the same node for ever."""

    nodes: Mapping[int, Node] = field(default_factory=lambda: {ROOT: Node()})
    latest: int = ROOT

    def __getitem__(self, node: int) -> Node:
        """Raises NO_SUCH_NODE for one that is not, or no longer, there."""
        if node not in self.nodes:
            raise LudothequeError("NO_SUCH_NODE", None, node=node)
        return self.nodes[node]

    def __len__(self) -> int:
        """How many moves it holds."""
        return len(self.nodes) - 1

    def child(self, parent: int, move: str) -> int | None:
        """The node that this move leads to."""
        return next((one for one in self[parent].children if self.nodes[one].move == move), None)

    def path(self, node: int) -> tuple[int, ...]:
        """The nodes that lead there, itself the last; the root is not among them."""
        found = []
        at: int | None = node
        while at is not None and at != ROOT:
            found.append(at)
            at = self[at].parent
        return tuple(reversed(found))

    def moves(self, node: int) -> tuple[str, ...]:
        """The moves that lead there."""
        return tuple(self.nodes[one].move for one in self.path(node))

    def line(self, node: int = ROOT) -> tuple[int, ...]:
        """What follows a node where always the first continuation is taken."""
        found: list[int] = []
        while children := self[found[-1] if found else node].children:
            found.append(children[0])
        return tuple(found)

    @property
    def main(self) -> tuple[str, ...]:
        """The moves of the main line."""
        return tuple(self.nodes[one].move for one in self.line())

    @property
    def ends(self) -> Iterator[tuple[str, ...]]:
        """The moves to every node after which nothing comes."""
        return (self.moves(node) for node, one in self.nodes.items() if not one.children)

    def below(self, node: int) -> Iterator[int]:
        """A node and all that hangs on it, parents first."""
        waiting = [node]
        while waiting:
            at = waiting.pop()
            yield at
            waiting.extend(reversed(self[at].children))

    # ---- what can be done with it

    def add(self, parent: int, move: str, node: int | None = None) -> "Tree":
        """With one more move, the last of its siblings; `node`: the number that it is known by."""
        number = self.latest + 1 if node is None else node
        if number in self.nodes or number <= self.latest:
            raise LudothequeError("NODE_TAKEN", None, node=number)
        grown = replace(self[parent], children=(*self[parent].children, number))
        return Tree({**self.nodes, parent: grown, number: Node(move, parent)}, number)

    def delete(self, node: int) -> "Tree":
        """Without a move and all that follows it."""
        parent = self._parent(node)
        gone = set(self.below(node))
        kept = {key: one for key, one in self.nodes.items() if key not in gone}
        left = tuple(one for one in kept[parent].children if one != node)
        return Tree({**kept, parent: replace(kept[parent], children=left)}, self.latest)

    def promote(self, node: int) -> "Tree":
        """The variation that a node belongs to becomes the first choice where it branches off."""
        self._parent(node)
        at = next((one for one in reversed(self.path(node)) if not self._first(one)), None)
        if at is None:
            return self
        parent = self._parent(at)
        order = (at, *(one for one in self[parent].children if one != at))
        return Tree({**self.nodes, parent: replace(self[parent], children=order)}, self.latest)

    def note(self, node: int, **said: Any) -> "Tree":
        """With another comment, other marks or another judgement there."""
        return Tree({**self.nodes, node: replace(self[node], **said)}, self.latest)

    def _parent(self, node: int) -> int:
        parent = self[node].parent
        if parent is None:
            raise LudothequeError("ROOT_STAYS")
        return parent

    def _first(self, node: int) -> bool:
        return self[self._parent(node)].children[0] == node

    # ---- as lines

    def lines(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The main line, then every variation with the node that it branches off from, the outer ones first."""
        waiting = deque([(ROOT, self.line())])
        branching: tuple[int, ...] = (ROOT,)
        while waiting:
            begins, line = waiting.popleft()
            yield begins, line
            for at in (*branching, *line):
                waiting += [(at, (side, *self.line(side))) for side in self[at].children[1:]]
            branching = ()

    def tidy(self) -> "Tree":
        """The same tree, its nodes numbered from 1 in the order of its lines, as a file has them."""
        names = {ROOT: ROOT}
        for _, line in self.lines():
            names |= {one: len(names) + index for index, one in enumerate(line)}
        nodes = {
            names[key]: replace(
                one, parent=None if one.parent is None else names[one.parent],
                children=tuple(names[child] for child in one.children),
            )
            for key, one in self.nodes.items()
        }  # fmt: skip
        return Tree(dict(sorted(nodes.items())), len(nodes) - 1)


def grown(lines: Iterable[tuple[int, Iterable[str]]]) -> Tree:
    """The tree of these lines, each with the node that it begins from; raises NO_SUCH_NODE, or TWICE for a move
    that is there already."""
    nodes: dict[int, Node] = {ROOT: Node()}
    children: dict[int, list[int]] = {ROOT: []}
    for begins, moves in lines:
        at = begins
        for move in moves:
            if at not in nodes:
                raise LudothequeError("NO_SUCH_NODE", None, node=at)
            if any(nodes[one].move == move for one in children[at]):
                raise LudothequeError("TWICE", None, node=at, move=move[:80])
            number = len(nodes)
            nodes[number], children[number] = Node(move, at), []
            children[at].append(number)
            at = number
    return Tree({key: replace(one, children=tuple(children[key])) for key, one in nodes.items()}, len(nodes) - 1)
