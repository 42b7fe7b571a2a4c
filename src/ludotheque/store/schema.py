"""The tables of the store as they are now; `migrations` leads there from every earlier version."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()


def _table_id(**more: Any) -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **more)


tables = Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("created", BigInteger, nullable=False),
    Column("player", String(64)),
    Column("daily", String(10)),
    Column("used", BigInteger, nullable=False, server_default="0"),
    Column("hints", Boolean),
    Index("tables_by_last_use", "used"),
)  # fmt: skip

seats = Table(
    "seats", metadata,
    _table_id(primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", Integer),
    Column("taken", Boolean, nullable=False),
    Column("player", String(64)),
)  # fmt: skip

tokens = Table(
    "tokens", metadata,
    Column("hash", String(64), primary_key=True),
    _table_id(index=True),
    Column("role", String(16), nullable=False),
    Column("place", Integer),
)  # fmt: skip

matches = Table(
    "matches", metadata,
    Column("id", Integer, primary_key=True),
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("setup", String, nullable=False),
    Column("secret", String(16), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("given", Integer, nullable=False, server_default="0"),
    Column("seated", JSON, nullable=False, server_default="[]"),
    Column("ended", JSON(none_as_null=True)),
    UniqueConstraint("table_id", "number", name="one_match_a_number"),
)  # fmt: skip

entries = Table(
    "entries", metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("entry", JSON, nullable=False),
)  # fmt: skip

results = Table(
    "results", metadata,
    Column("id", Integer, primary_key=True),
    Column("player", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("preset", String(32)),
    Column("options", JSON, nullable=False),
    Column("daily", String(10)),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("reason", String(40), nullable=False),
    Column("scores", JSON, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("assisted", Boolean, nullable=False),
    Column("plies", Integer, nullable=False),
    Column("facts", JSON, nullable=False),
    UniqueConstraint("table_id", "number", name="one_result_a_match"),
    Index("results_of_a_player", "player", "game"),
)  # fmt: skip

days = Table(
    "days", metadata,
    Column("game", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("secret", String(16), nullable=False),
)  # fmt: skip

ratings = Table(
    "ratings", metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(80), primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)  # fmt: skip

tries = Table(
    "tries", metadata,
    Column("player", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)  # fmt: skip

solved_days = Table(
    "solved_days", metadata,
    Column("player", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("puzzle", String(32), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("on_time", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)  # fmt: skip

reviews = Table(
    "reviews", metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("line", String(64), nullable=False),
    Column("depth", String(8), nullable=False),
    Column("engine", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("review", JSON, nullable=False),
)  # fmt: skip

studies = Table(
    "studies", metadata,
    Column("id", String(32), primary_key=True),
    Column("begun", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("studies_by_last_use", "used"),
)  # fmt: skip


def _study_id(**more: Any) -> Column[str]:
    return Column("study_id", String(32), ForeignKey("studies.id", ondelete="CASCADE"), **more)


study_edits = Table(
    "study_edits", metadata,
    _study_id(primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("edit", JSON, nullable=False),
)  # fmt: skip

study_tokens = Table(
    "study_tokens", metadata,
    Column("hash", String(64), primary_key=True),
    _study_id(nullable=False, index=True),
    Column("role", String(8), nullable=False),
)  # fmt: skip

processes = Table(
    "processes", metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)  # fmt: skip

keepers = Table(
    "keepers", metadata,
    _table_id(primary_key=True),
    Column("process", String(32), nullable=False),
    Column("fence", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),
)  # fmt: skip

posted = Table(
    "posted", metadata,
    Column("key", String(64), primary_key=True),
    Column("process", String(32), nullable=False),
    Column("what", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)  # fmt: skip

present = Table(
    "present", metadata,
    _table_id(primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("process", String(32), primary_key=True),
)  # fmt: skip
