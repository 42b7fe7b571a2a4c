"""A judged game as one page that stands alone: graph, summaries, the moments that mattered, every move."""

from collections.abc import Callable, Mapping, Sequence
from html import escape

from ludotheque.core import record
from ludotheque.core.record import Record, Replay
from ludotheque.drawings.graph import graph
from ludotheque.drawings.position import svg
from ludotheque.play.judged import Ply, Review, Summary
from ludotheque.play.judging import MATTERED, called

Say = Callable[[str, Mapping[str, object]], str]
"""The text of a key with its facts, in the reader's language."""

STYLE = """
body{font:16px/1.5 Verdana,sans-serif;color:#1f2a2e;background:#f6f1e7;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-family:Georgia,serif}figure{margin:1.5rem 0;display:inline-block;width:min(100%,28rem);vertical-align:top}
table{border-collapse:collapse;width:100%;background:#fffdf8}
td,th{padding:.3rem .6rem;border-bottom:1px solid #d8cebb;text-align:left}
.mistake td,.blunder td{background:#fae4dc}.only td{background:#f7ebcc}svg{max-width:100%;height:auto}
.wide{overflow-x:auto}.wide>svg{min-width:30rem}
"""


def page(found: Review, kept: Record, language: str, say: Say) -> str:
    """HTML without a link to anything outside; moves in the notation of the game, for whoever studies it."""
    replayed = record.replay(kept)
    names = [kept.seats[seat] if kept.seats else say("analysed-seat", {"seat": seat + 1}) for seat in _seats(found)]
    title = say("analysed-title", {"game": say(f"{found.game}-name", {})})
    parts = [
        f"<h1>{escape(title)}</h1>", _wide(graph(found, names)), _summaries(found.summary, names, say),
        f"<h2>{escape(say('analysed-moments', {}))}</h2>",
        *(_moment(found, replayed, ply, say) for ply in found.turning),
        f"<h2>{escape(say('analysed-moves', {}))}</h2>", _moves(found.plies, names, say),
        f"<p>{escape(say('analysed-engine', {'engine': found.engine}))}</p>",
    ]  # fmt: skip
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>"
    )


def _seats(found: Review) -> range:
    return range(len(found.before))


def _summaries(summary: Sequence[Summary], names: Sequence[str], say: Say) -> str:
    heads = _heads(("who", "accuracy", "inaccuracies", "mistakes", "blunders"), say)
    rows = "".join(
        f"<tr><td>{escape(names[one.seat])}</td><td>{one.accuracy:.0f} %</td>"
        f"<td>{one.inaccuracies}</td><td>{one.mistakes}</td><td>{one.blunders}</td></tr>"
        for one in summary
    )
    return _wide(f"<table>{heads}{rows}</table>")


def _moment(found: Review, replayed: Replay, ply: int, say: Say) -> str:
    """The position before a move that decided much, with what was played and what was better, if anything was."""
    one = next(one for one in found.plies if one.ply == ply)
    key = "analysed-moment" if one.loss >= MATTERED else "analysed-moment-fell"
    told = say(key, {"ply": ply + 1, "move": one.move, "better": one.best.moves[0] if one.best else ""})
    return f"<figure>{svg(replayed.game, replayed.states[ply])}<figcaption>{escape(told)}</figcaption></figure>"


def _moves(plies: Sequence[Ply], names: Sequence[str], say: Say) -> str:
    heads = _heads(("ply", "who", "move", "chance", "judged"), say)
    return _wide(f"<table>{heads}{''.join(_row(one, names, say) for one in plies)}</table>")


def _wide(part: str) -> str:
    """What may be wider than a phone: it is moved by itself, and the page stays."""
    return f'<div class="wide">{part}</div>'


def _heads(keys: Sequence[str], say: Say) -> str:
    words = [escape(say(f"analysed-{key}", {})) for key in keys]
    return f"<tr>{''.join(f'<th>{word}</th>' for word in words)}</tr>"


def _row(one: Ply, names: Sequence[str], say: Say) -> str:
    who = names[one.seat] if one.seat is not None else ""
    chances = " / ".join(f"{100 * chance:.0f} %" for chance in one.chances)
    judged = called(one)
    cells = (str(one.ply + 1), who, one.move, chances, say(f"terminal-judged-{judged}", {}) if judged else "")
    return f'<tr class="{judged or ""}">{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
