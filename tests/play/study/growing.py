"""Trees grown at random from a real game, for whoever tests studies."""

from hypothesis import strategies as st

from ludotheque.core import catalog
from ludotheque.core.record import Record, from_json
from ludotheque.play.place import begun
from ludotheque.play.study.moving import stepped
from ludotheque.play.study.study import Chapter
from ludotheque.play.study.tree import ROOT
from ludotheque.play.study.writing import KINDS

ENTRY = catalog.entry("interactions")
START = from_json({"game": "interactions"})
COMMENTS = st.text("abc é\nλ", max_size=12).map(str.strip)
MARKS = st.lists(st.sampled_from(["cell:e6", "tile:A", "cell:e6>cell:f7", "point:0.5,0.25"]), unique=True, max_size=3)


def moves_after(chapter: Chapter, node: int) -> list[str]:
    """Some moves that the rules allow there."""
    at = begun(ENTRY, chapter.start)
    for move in chapter.tree.moves(node):
        _, at = stepped(at, move)
    seat = at.turn
    return [] if seat is None else sorted({at.game.write(at.state, one) for one in at.game.moves(at.state, seat)})[:12]


@st.composite
def chapters(draw: st.DrawFn, most: int = 12) -> Chapter:
    """Grown move by move at nodes drawn at random, here and there cut, turned and written upon."""
    chapter = Chapter(START, title=draw(st.sampled_from(["", "The first choice"])))
    for _ in range(draw(st.integers(0, most))):
        tree = chapter.tree
        node = draw(st.sampled_from(sorted(tree.nodes)))
        match draw(st.sampled_from(["grow", "grow", "grow", "grow", "delete", "promote", "note"])):
            case "grow":
                fresh = [move for move in moves_after(chapter, node) if tree.child(node, move) is None]
                tree = tree.add(node, draw(st.sampled_from(fresh))) if fresh else tree
            case "delete" if node != ROOT:
                tree = tree.delete(node)
            case "promote" if node != ROOT:
                tree = tree.promote(node)
            case "note":
                tree = tree.note(
                    node, comment=draw(COMMENTS), marks=tuple(draw(MARKS)), judgement=draw(st.sampled_from(KINDS))
                )
        chapter = chapter.with_tree(tree)
    return chapter


def record_of(*moves: str) -> Record:
    return from_json({"game": "interactions", "moves": list(moves)})
