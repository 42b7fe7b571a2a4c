"""Before play: where a raft may start, and which pearl may go where when the players distribute them."""

from itertools import product

import pytest

from games.laguna.seas import BASE, Trial, laguna, trial
from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.rules.distribution import completable
from ludotheque.games.laguna.rules.moves import Place
from ludotheque.games.laguna.rules.placing import can_place_pearl

LT2 = """......
         .AA...
         ......
         ......"""


def placing(grid: str = LT2, pearls: str = "A=rgb") -> Trial:
    return trial(grid, pearls)


def distributing(colours: str = "rg", **options: int) -> Trial:
    """The rafts are placed, and all pearls are still in the volcano."""
    game = laguna(distribution="players", **options)
    found = Trial(game, game.initial(f"easy pool colours={colours}"))
    for text in ("place H 2 4 A", "place H 2 16 B", "place V 4 20 C", "place V 16 20 D")[: len(colours)]:
        found.play(text)
    return found


def test_lt2_starts_touch_the_white_line_with_a_side() -> None:
    found = placing().legal("place")
    flat = {f"place H {row} {col} A" for row, col in ((0, 3), (1, 3), (2, 0), (2, 1), (2, 2))}
    assert found == flat | {"place V 0 3 A", "place V 1 3 A"}


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("place H 0 0 A", ("OFF_SEA", "LAG-15")),
        ("place H 3 0 A", ("OFF_SEA", "LAG-15")),
        ("place V 0 5 A", ("OFF_SEA", "LAG-15")),
        ("place H 2 3 A", ("NOT_AT_LINE", "LAG-13")),
        ("pearl g A", ("WRONG_PHASE", "LAG-60")),
        ("load A r 0", ("WRONG_PHASE", "LAG-24")),
        ("end", ("WRONG_PHASE", "LAG-24")),
    ],
)
def test_a_start_that_cannot_be_is_refused_with_its_clause(text: str, refusal: tuple[str, str]) -> None:
    assert placing().refused(text) == refusal


def test_a3_a_second_raft_finds_the_first_in_its_way_before_it_finds_the_island_taken() -> None:
    found = placing().play("place H 2 0 A")
    assert found.refused("place H 2 2 A") == ("RAFT_OVERLAP", "LAG-15")
    assert found.refused("place V 0 3 A") == ("ISLAND_TAKEN", "LAG-A3")
    assert found.facts("place V 0 3 A") == {"island": "A"}


def test_every_start_of_the_house_boards_is_one_by_the_definition() -> None:
    game = laguna()
    for side in ("easy", "hard"):
        state = game.initial(f"{side} {BASE}")
        rows, found = state.board.rows, set()
        for orient, row, col in product("HV", range(24), range(24)):
            high, wide = (2, 3) if orient == "H" else (3, 2)
            cells = {(row + down, col + right) for down in range(high) for right in range(wide)}
            if any(r > 23 or c > 23 or rows[r][c] not in ".x^>v<" for r, c in cells):
                continue
            around = {(r + down, c + right) for r, c in cells for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            touched = {rows[r][c] for r, c in around - cells if 0 <= r < 24 and 0 <= c < 24}
            found |= {f"place {orient} {row} {col} {island}" for island in touched & set("ABCDEFGH")}
        assert {game.write(state, move) for move in game.moves(state)} == found


def test_seats_place_in_turn_and_the_first_sails_first() -> None:
    game = laguna(players=4)
    state, chance = game.initial(f"easy {BASE}"), SplitMix64(2)
    for seat in range(4):
        assert (state.turn, state.stage) == (seat, "place")
        move = game.moves(state).sample(chance.below)
        assert isinstance(move, Place)
        state = game.play(state, move)
    assert (state.turn, state.stage, state.phase) == (0, "play", "launch")
    assert len({raft.start for raft in state.rafts}) == 4


# ---- LAG-60: pearls placed by the players


@pytest.mark.parametrize(
    ("before", "text", "refusal"),
    [
        ((), "pearl r A", ("OWN_COLOUR", "LAG-60")),
        ((), "place H 2 4 A", ("WRONG_PHASE", "LAG-12")),
        ((), "load A r 0", ("WRONG_PHASE", "LAG-24")),
        (("pearl g A", "pearl b A"), "pearl g A", ("COLOUR_ON_ISLAND", "LAG-60")),
        (("pearl g A", "pearl b A", "pearl y A", "pearl r B"), "pearl b A", ("COLOUR_ON_ISLAND", "LAG-60")),
    ],
)
def test_a_pearl_that_may_not_lie_there_is_refused(
    before: tuple[str, ...], text: str, refusal: tuple[str, str]
) -> None:
    assert distributing().play(*before).refused(text) == refusal


def test_a_full_island_takes_no_fourth_colour() -> None:
    found = distributing("rg").play("pearl g A", "pearl b A", "pearl y A")
    assert found.refused("pearl r A") == ("ISLAND_FULL", "LAG-A25")


def test_a_colour_that_is_out_is_not_in_the_pool() -> None:
    found = distributing()
    for green, red in zip("ABCDEG", "ABCDFH", strict=True):
        found.play(f"pearl g {green}", f"pearl r {red}")
    assert found.state.pool == "b" * 6 + "y" * 6
    assert found.refused("pearl g F") == ("NOT_IN_POOL", "LAG-60")


def test_nobody_ever_places_the_own_colour_and_the_islands_end_as_in_the_base_game() -> None:
    for seed in range(3):
        found, chance = distributing("yb"), SplitMix64(seed)
        while found.state.stage == "pearl":
            texts = sorted(found.legal("pearl"))
            own = found.state.colours[found.state.turn]
            assert texts and not any(text.startswith(f"pearl {own}") for text in texts)
            found.play(texts[chance.below(len(texts))])
        assert all(len(set(pearls)) == 3 for pearls in found.state.islands)
        assert all("".join(found.state.islands).count(colour) == 6 for colour in "rgby")
        assert (found.state.turn, found.state.phase, found.state.pool) == (0, "launch", "")


def test_a_dead_end_is_refused_where_the_rest_could_not_be_placed() -> None:
    assert completable("", ("rgb",) * 8)
    assert not completable("rr", ("rgb",) * 7 + ("gb",)), "red would lie twice on the last island"
    assert completable("ry", ("gb", "gb"))
    assert not completable("yy", ("gb", "gby"))


def test_a_seat_that_could_place_only_its_own_colour_is_skipped() -> None:
    found, chance = distributing("rg"), SplitMix64(5)
    skipped = 0
    while found.state.stage == "pearl":
        before = found.state.turn
        able = [seat for seat in (0, 1) if can_place_pearl(found.state, seat)]
        assert before in able
        texts = sorted(found.legal("pearl"))
        found.play(texts[chance.below(len(texts))])
        if found.state.stage == "pearl" and found.state.turn == before:
            skipped += 1
            assert not can_place_pearl(found.state, 1 - before)
    assert skipped <= 6
