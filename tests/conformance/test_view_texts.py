"""Every game in which something is hidden: a view has a text, the text reads back, and tells nothing but the view."""

from functools import cache
from typing import Any

import pytest

from conformance.games import Played, below, random_game, some
from conformance.variants import variants
from ludotheque.core import catalog
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.view_text import ViewText, view_text

VARIANTS = {name: game for name, game in variants() if game.info.hidden}
PLIES = 120
every_variant = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in VARIANTS]
)


@cache
def played(name: str) -> Played:
    return random_game(VARIANTS[name], 13, PLIES)


def views(name: str, count: int) -> list[tuple[Any, int | None, bool]]:
    """Some states with who looks, and whether under the own pearls too."""
    states = played(name).states
    return [
        (states[at], seat, peek)
        for at in some(count, len(states), below(14))
        for seat in (None, *range(VARIANTS[name].info.seats))
        for peek in (False, True)
    ]


@every_variant
def test_a_view_reads_back_from_its_text(name: str) -> None:
    game, part = VARIANTS[name], view_text(VARIANTS[name])
    for state, seat, peek in views(name, 12):
        view = game.view(state, seat, peek)
        assert part.read(game, part.write(game, view)) == view


@every_variant
def test_the_text_of_another_guess_is_the_same_letter_by_letter(name: str) -> None:
    game, part, chance = VARIANTS[name], view_text(VARIANTS[name]), below(15)
    for state, seat, peek in views(name, 8):
        view = game.view(state, seat, peek)
        other = game.view(game.guess(view, chance), seat, peek)
        assert part.write(game, other) == part.write(game, view)


@every_variant
def test_what_reads_back_offers_the_same_moves(name: str) -> None:
    game, part = VARIANTS[name], view_text(VARIANTS[name])
    for state, seat, _ in views(name, 3):
        if seat is not None and seat in (game.together(state) or (game.turn(state),)):
            view = game.view(state, seat, peek=True)
            again = part.read(game, part.write(game, view))
            assert list(game.moves(again, seat)) == list(game.moves(view, seat))


def spoilt(text: str) -> list[str]:
    """The text cut short, with a letter too many, with letters changed and with a word missing."""
    words = text.split(" ")
    cut = [text[: len(text) * part // 8] for part in range(8)]
    changed = [text.replace(*pair) for pair in (("0", "-1"), ("?", "!"), ("=", ""), (",", ";"), ("|", "/"), (":", ""))]
    return ["", "zzz", f"{text} x", *cut, *changed, *(" ".join(words[:n] + words[n + 1 :]) for n in range(len(words)))]


@every_variant
def test_a_spoilt_text_is_refused_or_reads_as_some_view(name: str) -> None:
    game, part = VARIANTS[name], view_text(VARIANTS[name])
    state = played(name).states[len(played(name).states) // 2]
    for text in spoilt(part.write(game, game.view(state, 0))):
        try:
            read = part.read(game, text)
        except InvalidRecord as refused:
            assert refused.facts["field"] == "view"
        else:
            assert part.read(game, part.write(game, read)) == read


def test_games_with_secrets_offer_the_part_and_the_others_say_that_they_have_none() -> None:
    hiding = {game.info.key for game in VARIANTS.values()}
    assert {entry.key for entry in catalog.entries() if entry.offers(ViewText)} == hiding
    open_game: AnyGame = catalog.entry("forma").game()
    with pytest.raises(LudothequeError, match="NO_VIEWS"):
        view_text(open_game)
