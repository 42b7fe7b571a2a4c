"""`ludotheque arena`: bots against bots, over many games."""

import json
import math
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.progress import Ticker
from ludotheque.cli.settings import Settings, options
from ludotheque.cli.working import Count, OnRay, RayAddress, workers
from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.ladder import Ladders, keep, ladders_of
from ludotheque.locales import Text
from ludotheque.search.workers import Workers

SHARES = ("share", "low", "high")
"""The share of the points and the ends of its interval; Elo is told in the same order."""


def arena(
    a: Annotated[
        str,
        typer.Argument(metavar="A", help="A level (3 or bot:3), random, greedy …, a program (./mine.py), or ladder."),
    ],
    b: Annotated[str, typer.Argument(metavar="B", help="The opponent; none for ladder.", show_default=False)] = "",
    game: Annotated[str, typer.Option(help="The game: see `ludotheque games`.", show_default=False)] = "interactions",
    games: Annotated[int, typer.Option(min=1, help="How many games; seats change round from one to the next.")] = 200,
    limit: Annotated[
        str | None,
        typer.Option(help="nodes:N, seconds:S or fraction:F of each level's own limit.", show_default=False),
    ] = None,
    settings: Settings = None,
    seed: Annotated[int, typer.Option(help="Other seeds give other games; the same seed repeats them.")] = 0,
    resume: Annotated[
        Path | None, typer.Option(help="Keep finished games here, and go on from those that are.", show_default=False)
    ] = None,
    rate: Annotated[
        str | None,
        typer.Option(
            help="Keep the ratings of a ladder in the game's file, for this mode: 'players=4 teams=on'.",
            metavar="MODE",
            show_default=False,
        ),
    ] = None,
    highest: Annotated[
        int | None, typer.Option(min=2, help="Climb a ladder up to this level only.", show_default=False)
    ] = None,
    memory: Annotated[int, typer.Option(min=16, help="Megabytes that a program may use.")] = 1024,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a contest.")] = False,
    count: Count = 1,
    ray: OnRay = False,
    ray_address: RayAddress = None,
    language: Language = "",
) -> None:
    """Measure bots against each other: share of the points, its 95 % interval, and Elo.

    A draw counts half. With limits by nodes (the default) games repeat exactly. One level stands above another when
    its share is at least 60 % and the lower bound is over 50 %. `arena ladder` measures each level against the one
    below. Alone at the table (solo) both play the same deals, and the better result takes the point. A program is
    whatever speaks `docs/formats/engine.md`; where it crashes, takes too long or plays what is not legal it has lost.
    """
    say = text(language)
    try:
        by = workers(count, ray, ray_address)
        told = _contests(a, b, game, games, limit, settings or [], seed, resume, memory, rate, highest, say, by)
    except LudothequeError as error:
        typer.echo(say.error(game, error), err=True)
        raise typer.Exit(2) from None
    for one in told:
        typer.echo(json.dumps(one) if as_json else in_words(one, say))


def _contests(
    a: str, b: str, key: str, games: int, limit: str | None, settings: list[str], seed: int, resume: Path | None,
    memory: int, rate: str | None, highest: int | None, say: Text, by: Workers,
) -> list[dict[str, Any]]:  # fmt: skip
    from ludotheque.arena.contest import Contest
    from ludotheque.arena.ladder import climb, rated
    from ludotheque.arena.players import player

    entry = catalog.entry(key)
    rules = entry.game(options(settings))
    ticker = Ticker()

    def watch(contest: Contest) -> None:
        facts = {
            "done": len(contest.points), "games": games,
            "share": round(100 * contest.rating.share), "player": contest.a.name,
        }  # fmt: skip
        ticker.tell(say("arena-progress", facts))

    try:
        if a == "ladder":
            climbed = entry if highest is None else entry.with_part(Ladders, ladders_of(entry).up_to(highest))
            steps = climb(climbed, rules, games, limit, seed, resume, watch, by)
            if rate is not None:
                keep(f"ludotheque.games.{key}.bots", rated(ladders_of(entry), rate, steps))
            return [to_json(step.upper, step.lower, step.rating) for step in steps]
        if not b:
            raise LudothequeError("TWO_PLAYERS_NEEDED")
        with ExitStack() as seated:
            players = [player(entry, name, limit, memory) for name in (a, b)]
            for one in players:
                seated.callback(one.close)
            contest = Contest(rules, players[0], players[1], seed, resume)
            told = to_json(contest.a.name, contest.b.name, contest.play(games, watch, by))
            faults = [{"game": number + 1} | one for number, found in contest.faults.items() for one in found]
            return [told | {"faults": faults} if faults else told]
    finally:
        ticker.done()


def to_json(a: str, b: str, rating: Any) -> dict[str, Any]:
    low, high = rating.interval
    return {
        "a": a, "b": b, "games": rating.games, "wins": rating.wins, "draws": rating.draws, "losses": rating.losses,
        "share": round(rating.share, 4), "low": round(low, 4), "high": round(high, 4),
        "elo": [round(value) if math.isfinite(value) else None for value in rating.elo], "above": rating.above,
    }  # fmt: skip


def in_words(told: dict[str, Any], say: Text) -> str:
    elo, low, high = (_signed(value, told[key]) for key, value in zip(SHARES, told["elo"], strict=True))
    shares = {key: f"{100 * told[key]:.1f}" for key in SHARES}
    lines = (
        say("arena-result", told),
        say("arena-share", shares | {"elo": elo, "elolow": low, "elohigh": high}),
        say("arena-above" if told["above"] else "arena-not-above", told),
    )
    return "\n".join([*lines, *(_fault(one, say) for one in told.get("faults", ()))])


def _signed(elo: int | None, share: float) -> str:
    """Without a bound it goes the way its share does: up where everything is won, down where nothing is."""
    found = f"{elo:+d}" if elo is not None else "+∞" if share > 0.5 else "-∞"
    return found.replace("-", "−")


def _fault(told: dict[str, Any], say: Text) -> str:
    facts = {key: value for key, value in told.items() if key not in ("game", "code")}
    return say("arena-fault", {"number": told["game"], "why": say.refusal(None, told["code"], None, facts)})
