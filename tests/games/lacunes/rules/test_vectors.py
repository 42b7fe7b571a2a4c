"""Every vector GAP-V* of the rule file (V19, the proofs, is with the solver)."""

import pytest

from games.lacunes.vectors import (
    DEAL_0,
    DEAL_1,
    DEAL_28,
    SOLUTION_28,
    V11,
    V12,
    V13,
    V14,
    V15,
    V16,
    V20,
    WON,
    at,
    cells,
    code_of,
    ended,
    play,
    position,
    texts,
)  # fmt: skip
from ludotheque.core.errors import IllegalMove
from ludotheque.games.lacunes.faces.chance import CHANCE
from ludotheque.games.lacunes.rules import deals
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import accepted, death, is_blocked, moved, placed, prefix, prefixes, steps
from ludotheque.games.lacunes.rules.options import LacunesOptions, RedealMode
from ludotheque.games.lacunes.rules.scoring import outcome, points, ranking_key
from ludotheque.games.lacunes.rules.state import State

BASE = Lacunes()
LOCKED = Lacunes(LacunesOptions(twos="locked"))
NO_REDEAL = Lacunes(LacunesOptions(redeals=0))


def perft(game: Lacunes, state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(game, game.play(state, move), depth - 1) for move in game.moves(state))


def counts(game: Lacunes, deal: int) -> list[int]:
    return [perft(game, game.initial(f"deal:{deal}"), depth) for depth in range(1, 6)]


def test_v1_deal_0_is_the_layout_and_the_exact_id_of_the_rule_file() -> None:
    assert position(BASE, BASE.initial("deal:0")) == DEAL_0
    assert deals.exact_id(deals.deal_order(0)) == "8OUSK8OO4XT6P2FCONFMN15ZJ22N9MKG20LQZJ9P6G0W"


def test_v2_deal_0_has_three_moves_a_gap_right_of_a_king_and_its_perft() -> None:
    start = BASE.initial("deal:0")
    assert sorted(texts(BASE, start)) == ["4D", "6C", "9D"]
    assert death(start.cells, 2 * 13 + 12) == "king"
    assert counts(BASE, 0) == [3, 9, 27, 78, 222]


def test_v3_deal_1_has_one_card_in_place_and_its_perft() -> None:
    start = BASE.initial("deal:1")
    assert position(BASE, start) == DEAL_1
    assert placed(start.cells) == 1
    assert sorted(texts(BASE, start)) == ["3C", "4S", "6C", "8C"]
    assert counts(BASE, 1) == [4, 15, 52, 166, 499]


def test_v4_deal_617_offers_the_four_twos_and_its_perft_differs_when_they_lock() -> None:
    start = BASE.initial("deal:617")
    assert texts(BASE, start)[-4:] == ["2C@4", "2D@4", "2H@4", "2S@4"]
    assert sorted(texts(BASE, start)[:-4]) == ["7S", "8C", "9S"]
    assert counts(BASE, 617) == [7, 36, 164, 683, 2767]
    assert counts(LOCKED, 617) == [7, 36, 164, 683, 2750]


def test_v5_a_gap_right_of_the_five_of_hearts_takes_only_the_six_of_hearts() -> None:
    five = cells(DEAL_0).index(code_of("5H"))
    gapped = moved(cells(DEAL_0), cells(DEAL_0)[five + 1], cells(DEAL_0).index(-1))
    assert gapped[five + 1] == -1
    assert accepted(gapped, five + 1, locked=False) == (code_of("6H"),)


def test_v6_a_gap_right_of_a_king_or_of_a_gap_takes_nothing_until_its_left_cell_is_filled() -> None:
    start = BASE.initial(f"layout:{DEAL_28}")
    right = 3 * 13 + 2
    assert accepted(start.cells, right, locked=False) == ()
    assert accepted(start.cells, right - 1, locked=False) == ()
    filled = play(BASE, start, "4H", "QS", "QC", "2H@1", "8D", "QD", "KH", "2S@4", "3S")
    assert accepted(filled.cells, right, locked=False) == (code_of("4S"),)


def test_v7_rows_are_not_linked() -> None:
    row_1 = "7D 9C 4D 8H 8D 5S JD 6D 9S JC 5D KD 5H"
    rest = "-- JH 3C 7H 4H 2C 2D 6S KC KH TH TS JS/TD 8S QC 4S 6C 7C -- 5C -- KS 6H QS QH/"
    state = at(f"{row_1}/{rest}QD 9D 3D 3S -- 4C 2H 8C TC 3H 2S 9H 7S")
    offered = texts(BASE, state)
    assert "6H" not in offered
    assert {"2C@2", "2D@2", "2H@2", "2S@2"} <= set(offered)
    with pytest.raises(IllegalMove) as refused:
        play(BASE, state, "6H")
    assert (refused.value.code, refused.value.clause) == ("NO_GAP_FOR_CARD", "GAP-2")


V8 = (
    DEAL_1.replace("7D 9C", "2S 9C").replace("3H 2S", "3H 7D").replace("TD 8S", "-- 8S").replace("6C 7C --", "6C 7C TD")
)


def test_v8_a_two_that_heads_a_row_hops_only_where_twos_are_free() -> None:
    assert position(BASE, play(BASE, at(V8), "2S@3")).split("/")[2].startswith("2S 8S")
    with pytest.raises(IllegalMove) as refused:
        play(LOCKED, at(V8), "2S@3")
    assert (refused.value.code, refused.value.clause) == ("TWO_LOCKED", "GAP-13")


@pytest.mark.parametrize(
    ("row", "length"),
    [("2H 3H 4H 6H", 3), ("3H 4H 5H 6H", 0), ("2H 3S 4S 5S", 1), ("-- 2H 3H 4H", 0), ("2H -- 3H 4H", 1)],
)
def test_v9_a_prefix_is_counted_from_a_two_in_column_1(row: str, length: int) -> None:
    padded = [code_of(token) for token in row.split()] + [code_of("KC")] * 48
    assert prefix(tuple(padded), 0) == length


def test_v10_four_full_rows_are_won_without_moves() -> None:
    state = at(WON)
    assert ended(BASE, state).reason == "won"
    assert ended(BASE, state).scores == (48,)
    assert not BASE.moves(state)


@pytest.mark.parametrize("layout", [V11, V12])
def test_v11_v12_forty_six_placed_can_be_blocked(layout: str) -> None:
    state = at(layout)
    assert is_blocked(state.cells, locked=False)
    assert placed(state.cells) == 46
    assert ended(NO_REDEAL, state).winners == ()
    assert texts(BASE, state) == ["R"]


def test_v13_a_row_shifted_right_is_not_complete_but_slides_left() -> None:
    state = at(V13)
    assert BASE.outcome(state) is None
    assert placed(state.cells) == 36
    assert texts(BASE, state) == ["2C@4", "2D@4", "2H@4", "2S@4"]
    slid = play(BASE, state, "2S@4", *(f"{rank}S" for rank in "3456789TJQK"))
    assert ended(BASE, slid).reason == "won"
    assert slid.moves == 12


def first_move_without_hops(state: State) -> State:
    while (step := next(steps(state.cells, locked=True), None)) is not None:
        state = State(moved(state.cells, *step), state.redeals, state.moves + 1)
    return state


def test_v14_always_the_first_move_of_deal_1_blocks_after_29() -> None:
    state = first_move_without_hops(BASE.initial("deal:1"))
    assert state.moves == 29
    assert position(BASE, state) == V14
    assert prefixes(state.cells) == (2, 1, 0, 1)
    assert sorted(str(death(state.cells, cell)) for cell in range(52) if state.cells[cell] == -1) == [
        "gap", "gap", "king", "king",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("mode", "layout", "moves"),
    [("aces", V15, ["4C", "4H", "JS"]), ("after", V16, ["4C", "3D", "2C@3", "2D@3", "2H@3", "2S@3", "3H"])],
)
def test_v15_v16_the_first_redeal_of_v14_in_both_modes(mode: RedealMode, layout: str, moves: list[str]) -> None:
    game = Lacunes(LacunesOptions(redeal=mode))
    due = play(game, at(V14), "R")
    dealt = game.play(due, game.draw(due, CHANCE.below("deal:1", 0, due)))
    assert position(game, dealt) == layout
    assert sorted(texts(game, dealt)) == sorted(moves)


def test_v17_redeal_of_46_kept_cards_in_both_modes() -> None:
    modes: list[tuple[RedealMode, str | None, str | None]] = [
        ("aces", "KS -- QS -- -- --", None),
        ("after", None, "2S 3S 4S 5S 6S 7S 8S 9S TS JS -- QS KS"),
    ]
    for mode, open_cells, row_4 in modes:
        game = Lacunes(LacunesOptions(redeal=mode))
        due = play(game, at(V11), "R")
        dealt = game.play(due, game.draw(due, CHANCE.below("deal:7", 0, due)))
        tokens = position(game, dealt).replace("/", " ").split()
        if open_cells:
            assert " ".join(tokens[cell] for cell in (12, 25, 38, 49, 50, 51)) == open_cells
        if row_4:
            assert position(game, dealt).split("/")[3] == row_4
        assert texts(game, dealt) == ["QS"]


def test_v18_the_91_moves_win_deal_28_without_redeal() -> None:
    start = NO_REDEAL.initial("deal:28")
    assert position(NO_REDEAL, start) == DEAL_28
    end = play(NO_REDEAL, start, *SOLUTION_28)
    assert end.moves == 91
    assert ended(NO_REDEAL, end).reason == "won"
    with pytest.raises(IllegalMove) as refused:
        play(Lacunes(LacunesOptions(redeals=0, twos="locked")), start, *SOLUTION_28)
    assert refused.value.code == "TWO_LOCKED"


def test_v20_montana_heads_the_rows_of_deal_1_with_twos() -> None:
    game = Lacunes(LacunesOptions(start="montana"))
    start = game.initial("deal:1")
    assert position(game, start) == V20
    assert sorted(texts(game, start)) == ["4S", "5H", "6C", "8C"]
    assert placed(start.cells) == 5


def test_v21_a_redeal_costs_points_and_a_win_outranks_every_loss() -> None:
    assert points(30, 2, 5) == 20
    assert points(4, 1, 5) == 0
    won = outcome(at(WON, redeals=1), LacunesOptions(score="points"))
    lost = outcome(at(V11), LacunesOptions(score="points"))
    assert won.scores == (43,)
    assert lost.scores == (46,)
    assert ranking_key(won) < ranking_key(lost)


def test_v22_a_redeal_needs_a_blocked_position_and_a_redeal_left() -> None:
    assert ended(NO_REDEAL, at(V11)).reason == "blocked"
    assert texts(BASE, at(V11, redeals=1)) == ["R"]
    with pytest.raises(IllegalMove) as refused:
        play(BASE, BASE.initial("deal:0"), "R")
    assert (refused.value.code, refused.value.clause) == ("REDEAL_NOT_ALLOWED", "GAP-17")


@pytest.mark.parametrize(
    ("deal", "exact"),
    [(1, "3KCOFACP7PU3PNWYROQH5ZG8T1YISCRLDUI50IS68H42"), (28, "23VZ5XI9KCBYIDBWHS06GY7HXFS07NPCA7CREQWB2UBK")],
)
def test_v23_an_exact_id_names_its_deal(deal: int, exact: str) -> None:
    assert deals.exact_id(deals.deal_order(deal)) == exact
    assert BASE.initial(f"id:{exact}") == BASE.initial(f"deal:{deal}")
