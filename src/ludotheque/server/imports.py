"""Records that come in: read, replayed once and judged. It takes its time, so it is done beside the loop."""

import json
from dataclasses import dataclass

from pydantic import TypeAdapter

from ludotheque.core import record
from ludotheque.core.catalog import Catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE
from ludotheque.core.outcome import Json
from ludotheque.play.beginning import Begun
from ludotheque.play.known import Known
from ludotheque.play.table import Table
from ludotheque.play.views import PART
from ludotheque.server import collector, tables
from ludotheque.server.bodies import RecordTold, TableMade
from ludotheque.server.messages import LogEntry, OutcomeTold
from ludotheque.server.outbound import shaped

_log: TypeAdapter[list[LogEntry]] = TypeAdapter(list[LogEntry])


@dataclass(frozen=True)
class Judged:
    """`told` is the answer about it, as JSON."""

    table: Table
    begun: Begun
    told: bytes

    def opened(self, made: TableMade) -> bytes:
        """The answer with the table that shows it."""
        return b'%b,"record":%b}' % (made.model_dump_json().encode()[:-1], self.told)


def judged(games: Catalog, given: dict[str, Json], now: int) -> Judged:
    """Raises InvalidRecord or BadMove for a record that is none."""
    insist_sound(given)
    found = record.from_json(given)
    with collector.left_alone(len(found.moves)):
        table, begun = tables.imported(games, found, now)
    game, turn = begun.match.game, begun.match.game.turn(begun.last)
    known = Known(games.entry(found.game), begun.match, None)
    outcome = known.outcome()
    told = RecordTold(
        game=found.game, options=dict(game.info.options), seats=list(found.seats), plies=len(found.moves),
        to_move="chance" if turn == CHANCE else turn, position=game.position(begun.last), log=[],
        outcome=shaped(OutcomeTold, outcome) if outcome else None, assisted=found.assisted,
    )  # fmt: skip
    written = told.model_dump_json().encode().replace(b'"log":[]', b'"log":[%b]' % _written(known), 1)
    return Judged(table, begun, written)


def insist_sound(*data: Json) -> None:
    """JSON can spell halves of letters, which no file and no answer can hold."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise LudothequeError("INVALID_REQUEST", None, field="record") from error


def _written(known: Known) -> bytes:
    """The log in parts: writing a long one at once would hold up whoever shares this process."""
    parts = []
    for since in range(0, known.plies, PART):
        log = [shaped(LogEntry, entry) for entry in known.log(since, since + PART)]
        parts.append(_log.dump_json(log)[1:-1])
    return b",".join(parts)
