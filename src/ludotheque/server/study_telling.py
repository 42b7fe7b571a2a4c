"""Studies on their way to a browser and back: chapters told with what each move does, and read from what it holds."""

from dataclasses import replace

from ludotheque.core import record
from ludotheque.core.analysis import Analyst
from ludotheque.core.catalog import Catalog, Entry
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.game import CHANCE
from ludotheque.core.outcome import Json
from ludotheque.core.record import Record
from ludotheque.play.place import Place
from ludotheque.play.study import study_file
from ludotheque.play.study.engine import threatened
from ludotheque.play.study.moving import Step, steps
from ludotheque.play.study.study import Chapter, Study, bound, start_of
from ludotheque.play.study.tree import ROOT, Node, Tree
from ludotheque.server.study_bodies import (
    ChapterTold,
    ChapterWish,
    MoveTold,
    NodeTold,
    NodeWish,
    PositionTold,
    StudyTold,
    StudyWish,
)  # fmt: skip
from ludotheque.server.telling import events_told, outcome_told, plain

NOBODY = Step(None, "", ())


def study_told(games: Catalog, study: Study) -> StudyTold:
    """Every move is played on the way; raises BadMove for one that is none."""
    return StudyTold(title=study.title, chapters=[chapter_told(games, *one) for one in study.chapters.items()])


def chapter_told(games: Catalog, number: int, chapter: Chapter) -> ChapterTold:
    entry = games.entry(chapter.start.game)
    info = entry.game(chapter.start.options, chapter.start.rules).info
    done = {ROOT: NOBODY, **dict(steps(entry, chapter))}
    return ChapterTold(
        chapter=number, title=chapter.title, start=start_told(chapter), game=entry.key, options=dict(info.options),
        seats=info.seats, engine=entry.offers(Analyst),
        nodes=[node_told(node, chapter.tree[node], step) for node, step in done.items()],
    )  # fmt: skip


def start_told(chapter: Chapter) -> dict[str, Json]:
    return {key: value for key, value in chapter.start.write().items() if key != "moves"}


def node_told(number: int, node: Node, step: Step) -> NodeTold:
    return NodeTold(
        node=number, parent=node.parent, seat=step.seat, move=node.move, events=events_told(step.events),
        comment=node.comment, marks=list(node.marks), judgement=node.judgement,
    )  # fmt: skip


def step_told(step: Step) -> MoveTold:
    return MoveTold(seat=step.seat, move=step.move, events=events_told(step.events))


def position_told(entry: Entry, at: Place) -> PositionTold:
    return PositionTold(
        seat=at.seat, to_move="chance" if at.turn == CHANCE else at.turn, view=plain(at.shown()),
        choices=plain(at.choices()), peeked=plain(at.peeked()), outcome=outcome_told(at.outcome),
        threat=entry.offers(Analyst) and threatened(entry, at) is not None,
    )  # fmt: skip


def start_of_wish(start: dict[str, Json]) -> Record:
    """How a position began; raises InvalidRecord."""
    return start_of(record.from_json({**start, "moves": []}))


def study_wished(wish: StudyWish) -> Study:
    """What a browser holds as a study; raises InvalidRecord. No move is played yet."""
    chapters = [chapter_wished(one) for one in wish.chapters]
    return study_file.from_json(study_file.write(bound(wish.title, *chapters)))


def chapter_wished(wish: ChapterWish) -> Chapter:
    return Chapter(start_of_wish(wish.start), tree_wished(wish.nodes), wish.title)


def tree_wished(wish: list[NodeWish]) -> Tree:
    """Nodes come after their parents, as they are told; raises InvalidRecord where they do not."""
    nodes, children = {ROOT: Node()}, dict[int | None, list[int]]({ROOT: []})
    for one in wish:
        if one.node != ROOT and (one.node in nodes or one.node < 0 or one.parent not in nodes):
            raise InvalidRecord("nodes", "not-variations")
        held = Node("", None) if one.node == ROOT else Node(one.move, one.parent)
        nodes[one.node] = replace(held, comment=one.comment, marks=tuple(one.marks), judgement=one.judgement)
        if one.node != ROOT:
            children[one.parent].append(one.node)
            children[one.node] = []
    return Tree({key: replace(one, children=tuple(children[key])) for key, one in nodes.items()}, max(nodes))
