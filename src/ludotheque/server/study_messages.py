"""The websocket of a study: what browsers want changed, and what all of them are told, typed."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from ludotheque.server.messages import EventTold, Hello, Json, Message, Ping, Pong, Refused, Removed
from ludotheque.server.study_bodies import LONGEST_MOVE, ChapterTold

# ---- changes, as they are wished for


class AddWish(Message):
    """A move of whoever is to move there; null asks chance, where it is due."""

    type: Literal["add"] = "add"
    chapter: int
    parent: int
    move: str | None = Field(max_length=LONGEST_MOVE)


class DeleteEdit(Message):
    """A move and all that follows it."""

    type: Literal["delete"] = "delete"
    chapter: int
    node: int


class PromoteEdit(Message):
    """The variation of this move comes first where it branches off."""

    type: Literal["promote"] = "promote"
    chapter: int
    node: int


class CommentEdit(Message):
    type: Literal["comment"] = "comment"
    chapter: int
    node: int
    comment: str


class MarkEdit(Message):
    """All marks of a position."""

    type: Literal["mark"] = "mark"
    chapter: int
    node: int
    marks: list[str]


class JudgeEdit(Message):
    """An empty judgement takes one away."""

    type: Literal["judge"] = "judge"
    chapter: int
    node: int
    judgement: str


class TitleEdit(Message):
    """Of a chapter, or with null of the study."""

    type: Literal["title"] = "title"
    chapter: int | None
    title: str


class BeginWish(Message):
    """Another chapter at the end, as a file has it; without `setup` in it chance lays the game out."""

    type: Literal["begin"] = "begin"
    file: dict[str, Json]


class DropEdit(Message):
    """A chapter goes."""

    type: Literal["drop"] = "drop"
    chapter: int


EditWish = Annotated[
    AddWish | DeleteEdit | PromoteEdit | CommentEdit | MarkEdit | JudgeEdit | TitleEdit | BeginWish | DropEdit,
    Field(discriminator="type"),
]

# ---- changes, as they are told


class AddTold(Message):
    """The move as the rules write it, its number, and what it did."""

    type: Literal["add"] = "add"
    chapter: int
    parent: int
    node: int
    seat: int | None
    move: str
    events: list[EventTold]


class BeginTold(Message):
    type: Literal["begin"] = "begin"
    told: ChapterTold


EditTold = Annotated[
    AddTold | DeleteEdit | PromoteEdit | CommentEdit | MarkEdit | JudgeEdit | TitleEdit | BeginTold | DropEdit,
    Field(discriminator="type"),
]


# ---- messages


class EditMessage(Message):
    """`version` is that of the study it answers; a stale one gets the newest study and nothing else."""

    type: Literal["edit"] = "edit"
    version: int
    edit: EditWish


class At(Message):
    """The reader looks at this position: the others are told."""

    type: Literal["at"] = "at"
    chapter: int
    node: int


FromReader = Annotated[Hello | EditMessage | At | Ping, Field(discriminator="type")]


class StudyState(Message):
    """The whole study: first of all, and whenever the reader is behind."""

    type: Literal["study"] = "study"
    study: str
    title: str
    chapters: list[ChapterTold]
    version: int
    """How many edits it has had."""
    editing: bool
    """The reader may change it."""
    you: int
    """The reader's number among those who are here."""


class Edited(Message):
    """What somebody changed, in its order; `version` is that after it."""

    type: Literal["edited"] = "edited"
    version: int
    by: int
    edits: list[EditTold]


class Went(Message):
    """Somebody looks at another position."""

    type: Literal["went"] = "went"
    by: int
    chapter: int
    node: int


class People(Message):
    """How many are here."""

    type: Literal["people"] = "people"
    count: int


ToReader = Annotated[
    StudyState | Edited | Went | People | Refused | Pong | Removed,
    Field(discriminator="type"),
]

reader_message: TypeAdapter[FromReader] = TypeAdapter(FromReader)
edit_told: TypeAdapter[EditTold] = TypeAdapter(EditTold)
