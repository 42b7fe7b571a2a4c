"""A study: a title and chapters, each a tree of variations on one beginning."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import Record
from ludotheque.play.study.tree import ROOT, Tree, grown

MOST_CHAPTERS = 64
MOST_MOVES = 5000
"""Of all chapters together."""


@dataclass(frozen=True)
class Chapter:
    """`start` is a record without its moves: game, options, setup, who played and how it ended, where that is known."""

    start: Record
    tree: Tree = field(default_factory=Tree)
    title: str = ""

    @property
    def record(self) -> Record:
        """The main line as a record."""
        return replace(self.start, moves=self.tree.main)

    def with_tree(self, tree: Tree) -> "Chapter":
        """A result belongs to the moves that it came with."""
        kept = self.start.result if tree.main == self.tree.main else None
        return replace(self, tree=tree, start=replace(self.start, result=kept))


def start_of(record: Record) -> Record:
    """A record without its moves."""
    return replace(record, moves=(), times=())


def of_record(record: Record, title: str = "") -> Chapter:
    """A chapter whose main line is a record."""
    return Chapter(start_of(record), grown([(ROOT, record.moves)]), title)


@dataclass(frozen=True)
class Study:
    """Chapters by number, in their order; a number is never given twice."""

    title: str = ""
    chapters: Mapping[int, Chapter] = field(default_factory=dict)
    latest: int = 0

    def __getitem__(self, chapter: int) -> Chapter:
        """Raises NO_SUCH_CHAPTER."""
        if chapter not in self.chapters:
            raise LudothequeError("NO_SUCH_CHAPTER", None, chapter=chapter)
        return self.chapters[chapter]

    def __len__(self) -> int:
        """How many moves it holds."""
        return sum(len(one.tree) for one in self.chapters.values())

    def with_chapter(self, number: int, chapter: Chapter) -> "Study":
        """With a chapter in its place, a new one at the end."""
        return Study(self.title, {**self.chapters, number: chapter}, max(self.latest, number))

    def without(self, chapter: int) -> "Study":
        """Raises LAST_CHAPTER: a study without any is nothing."""
        _ = self[chapter]
        if len(self.chapters) == 1:
            raise LudothequeError("LAST_CHAPTER")
        return replace(self, chapters={key: one for key, one in self.chapters.items() if key != chapter})


def bound(title: str, *chapters: Chapter) -> Study:
    """A study of these chapters."""
    return Study(title, dict(enumerate(chapters, 1)), len(chapters))
