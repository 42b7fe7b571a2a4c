"""The vectors IXN-V1 to IXN-V28 of the rule file, one test each or more."""

from functools import cache
from itertools import combinations, permutations

import pytest

from games.interactions.positions import THREE, TWO, board, finished
from games.interactions.vectors import V1, V17, V25, V25_SETUP
from ludotheque.core import record
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import cell_name, read_cell
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.scoring import bonus, decide, grade
from ludotheque.games.interactions.rules.state import Cell, Hand, Place, Select, State
from ludotheque.games.interactions.rules.territory import largest_group, lay, legal_cells, targets, wild_cell
from ludotheque.games.interactions.rules.tiles import LETTERS, TILES


def replayed(moves: list[str], setup: str = "", **options: object) -> record.Replay:
    return record.replay(record.from_json({"game": "interactions", "options": options, "setup": setup, "moves": moves}))


def square(rows: int, columns: int) -> set[Cell]:
    return {(r, c) for r in range(rows) for c in range(columns)}


def visible(state: State, owner: int) -> int:
    return sum(laid.value for _, laid in state.grid if laid.owner == owner)


def sides(pattern: str) -> tuple[int, int]:
    """Points and rectos of a row of own tiles such as `pMcska`."""
    return sum(TILES[t.upper()].value(t.isupper()) for t in pattern), sum(t.isupper() for t in pattern)


def test_v1_the_opening_example() -> None:
    end = replayed(V1, players=3).last
    assert THREE.position(end).startswith("3 e6 .bSgk/bKrarC 5 ")
    assert [visible(end, owner) for owner in range(3)] == [8, 6, 0]


def test_v1_blue_k_at_g5_is_the_other_geometry() -> None:
    end = replayed([*V1[:6], "Kg5+H xf6", V1[7]], players=3).last
    assert THREE.position(end).startswith("3 f5 .bK/bSgk/rarC 5 ")


def test_v1_exactly_four_geometries_agree_with_the_text() -> None:
    """Green K without effect, blue K turning f6 back, pink C turning green's K and pink's own A."""
    game = THREE
    found = set()
    for tail in geometries(game, replayed(V1[:5], players=3).last):
        found.add(tail)
    assert found == {("g6", "e7", "g7"), ("g6", "g5", "g7"), ("e6", "g7", "e7"), ("e6", "e5", "e7")}


def geometries(game: Interactions, start: State) -> list[tuple[str, str, str]]:
    found = []
    for green in legal_cells(start.territory, (3, 6)):
        second = game.play(start, Place("K", green, "P"))
        for blue in legal_cells(second.territory, (3, 6)):
            if targets(second.territory, "K", blue) != ((5, 5),):
                continue
            third = game.play(second, Place("K", blue, "H"))
            found += [
                (cell_name(green), cell_name(blue), cell_name(pink))
                for pink in legal_cells(third.territory, (3, 6))
                if set(targets(third.territory, "C", pink)) == {green, (6, 5)}
            ]
    return found


def test_v2_an_own_tile_is_a_target_and_may_profit() -> None:
    states = replayed(V1, players=3).states
    assert (visible(states[-2], 1), visible(states[-1], 1)) == (0, 5 + 1)


@pytest.mark.parametrize(
    ("tile", "turned", "pink", "blue"),
    [
        ("P", {(1, 0)}, 23, 7),
        ("H", {(0, 1), (2, 1)}, 23, 6),
        ("M", {(1, 2)}, 30, 3),
        ("C", {(0, 1), (1, 0), (2, 1)}, 18, 1),
        ("A", {(0, 1), (1, 0), (2, 1)}, 18, 0),
        ("S", {(0, 0), (0, 2)}, 24, 3),
        ("K", {(2, 0)}, 23, 5),
    ],
)
def test_v3_the_rose_ring(tile: str, turned: set[Cell], pink: int, blue: int) -> None:
    ring = board("rP rH rM / rK _ rs / ra rC .")
    assert sum(laid.value for laid in ring.values()) == 28
    after = lay(ring, 0, tile, (1, 1))
    assert set(targets(ring, tile, (1, 1))) == turned
    assert sum(laid.value for laid in after.values() if laid.owner == 1) == pink
    assert after[(1, 1)].value == blue


def test_v4_the_second_tile_goes_beside_the_first() -> None:
    assert {cell_name(cell) for cell in legal_cells({(5, 5)}, (3, 4))} == {"f5", "e6", "g6", "f7"}
    with pytest.raises(record.BadMove) as refused:
        replayed(["sel SA", "sel SA", "Sf6+M", "Ae5+C"])
    assert (refused.value.error.code, refused.value.error.clause) == ("NOT_ADJACENT", "IXN-10")


def test_v5_a_row_of_four_cannot_grow_to_five() -> None:
    row = square(1, 4)
    assert set(legal_cells(row, (3, 4))) == {(r, c) for r in (-1, 1) for c in range(4)}


def test_v5_extending_to_five_is_refused_as_format() -> None:
    moves = ["sel SA", "sel SA", "Sf6+M", "Sg6+M", "Ah6+C", "Ai6+C", "Mj6+P"]
    with pytest.raises(record.BadMove) as refused:
        replayed(moves)
    assert (refused.value.ply, refused.value.error.code, refused.value.error.clause) == (6, "FORMAT", "IXN-13")


def test_v6_a_row_of_three_may_grow_at_both_ends() -> None:
    legal = legal_cells(square(1, 3), (3, 4))
    assert len(legal) == 8
    assert {(0, -1), (0, 3)} <= set(legal)


def test_v7_a_full_square_of_nine_is_open_both_ways() -> None:
    assert len(legal_cells(square(3, 3), (3, 4))) == 12


def test_v8_the_l_shape() -> None:
    shape = {(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2)}
    assert set(legal_cells(shape, (3, 4))) == {(0, 1), (1, 1), (2, 1), (2, 2)}


def test_v9_three_players_column_and_block() -> None:
    assert len(legal_cells(square(4, 1), (3, 6))) == 10
    assert set(legal_cells(square(4, 3), (3, 6))) == {(r, c) for r in (-1, 4) for c in range(3)}


def test_v10_rows_of_six_and_a_full_four_by_four() -> None:
    assert len(legal_cells(square(1, 6), (3, 6))) == 12
    assert len(legal_cells(square(1, 6), (4, 6))) == 12
    assert len(legal_cells(square(4, 4), (4, 6))) == 16


def cell_perft(shape: tuple[int, int], depth: int) -> list[int]:
    """Numbers of cell sequences, by dynamic programming over sets of cells up to translation."""
    counts, level = [], {frozenset({(0, 0)}): 1}
    for _ in range(depth):
        counts.append(sum(level.values()))
        following: dict[frozenset[Cell], int] = {}
        for cells, ways in level.items():
            for cell in legal_cells(cells, shape):
                grown = moved_home(cells | {cell})
                following[grown] = following.get(grown, 0) + ways
        level = following
    return counts


def moved_home(cells: frozenset[Cell]) -> frozenset[Cell]:
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def test_v11_perft_of_cells_for_two_players() -> None:
    assert cell_perft((3, 4), 12) == [
        1, 4, 24, 176, 1_472, 13_088, 99_616, 573_824, 2_440_480, 7_452_704, 14_905_408, 14_905_408,
    ]  # fmt: skip


@pytest.mark.no_cover
def test_v11_perft_of_cells_for_three_players() -> None:
    found = cell_perft((3, 6), 18)
    assert found[:9] == [1, 4, 24, 176, 1_504, 14_560, 139_008, 1_242_272, 10_635_488]
    assert found[17] == 3_366_907_258_880


def test_v11_perft_of_cells_for_four_players() -> None:
    assert cell_perft((4, 6), 9) == [1, 4, 24, 176, 1_504, 14_560, 156_640, 1_842_272, 22_858_176]


def test_v12_perft_after_fixed_selections() -> None:
    game = TWO
    level = [replayed(["sel SA", "sel PK"]).last]
    counts = []
    for _ in range(2):
        level = [game.play(state, move) for state in level for move in game.moves(state)]
        counts.append(len(level))
    third = sum(len(game.moves(state)) for state in level)
    assert [*counts, third] == [10, 400, 19_200]


def test_v12_the_fourth_ply_by_counting_moves_of_positions_reached() -> None:
    """1,126,400 leaves: every position of ply 3 has 8 cells-times-tile-times-raise factors of its own."""
    game = TWO

    @cache
    def leaves(cells: frozenset[Cell], placed: int) -> int:
        if placed == 4:
            return 1
        factor = 2 * (5 - placed // 2)
        return factor * sum(leaves(moved_home(cells | {cell}), placed + 1) for cell in legal_cells(cells, (3, 4)))

    assert 10 * leaves(frozenset({(0, 0)}), 1) == 1_126_400
    assert game.info.max_plies == 14


def test_v13_raise_options_by_own_turn() -> None:
    states = replayed(V17, players=3).states
    blue = [state for state in states[3:-1] if THREE.turn(state) == 0]
    assert [len(state.hands[0].reserve) for state in blue] == [5, 4, 3, 2, 1, 0]


def test_v13_tile_orders_of_one_player() -> None:
    per_selection = 1
    for raises in (5, 4, 3, 2, 1, 1):
        per_selection *= 2 * raises
    assert len(list(combinations(LETTERS, 2))) * per_selection == 21 * 7680 == 161_280


def test_v13_any_order_of_six_tiles_can_be_played() -> None:
    game = TWO
    for order in list(permutations(LETTERS, 6))[::97]:
        hand = game.play(game.initial(""), Select("".join(sorted(order[:2], key=LETTERS.index)))).hands[0]
        for k, tile in enumerate(order):
            assert tile in hand.available
            up = order[k + 2] if k + 2 < 6 else hand.reserve
            hand = Hand(hand.available.replace(tile, "") + up, hand.reserve.replace(up, "") if up else "")


def test_v14_the_end_example_blue() -> None:
    patterns = all_patterns("H")
    assert {p for p in patterns if sides(p)[0] == 12 and sides(p)[1] <= 2} == {"pMcska", "pmcsKA", "pmcska"}
    assert all(12 + bonus(sides(p)[1], "H") == 14 for p in ("pMcska", "pmcsKA", "pmcska"))


def test_v15_the_end_example_pink() -> None:
    found = {(p, s) for s in LETTERS for p in all_patterns(s) if sides(p)[0] == 22 and sides(p)[1] >= 4}
    with_three = {p for p, s in found if TILES[s].recto == 3}
    assert with_three == {"PHCSKA", "PHCSka", "PHMCKA", "PHMCka", "PHmCKA"}
    assert all(22 + bonus(sides(p)[1], s) == 25 for p, s in found if TILES[s].recto == 3)


def test_v16_the_end_example_green() -> None:
    assert sides("PMCska") == (17, 3)
    assert bonus(3, "H") == 0
    assert not [p for p in all_patterns("M") if sides(p) == (17, 3)]


def all_patterns(spare: str) -> set[str]:
    """Every way the six other tiles can lie."""
    letters = LETTERS.replace(spare, "")
    return {
        "".join(t if bits >> i & 1 else t.lower() for i, t in enumerate(letters)) for bits in range(2 ** len(letters))
    }


def test_v17_a_full_game() -> None:
    replay = replayed(V17, players=3)
    assert replay.game.position(replay.last).startswith("3 d4 bKgAbcgsrkrP/rHbAgmrarCgH/bmrSbsgcbpgP 18 b:H. r:M. g:K.")
    outcome = replay.game.outcome(replay.last)
    assert outcome is not None
    assert outcome.scores == (14, 25, 17)
    assert outcome.winners == (1,)
    assert outcome.returns == (-1, 1, -1)


def test_v18_the_territorial_variant() -> None:
    replay = replayed(V17, players=3, territory=True)
    assert [largest_group(replay.last.territory, owner) for owner in range(3)] == [1, 4, 2]
    assert finished(replay.game, replay.last).scores == (15, 29, 19)


def test_v19_without_bonus() -> None:
    replay = replayed(V17, players=3, bonus=False)
    assert finished(replay.game, replay.last).scores == (12, 22, 17)


@pytest.mark.parametrize(
    ("totals", "winners", "returns"),
    [((14, 25, 17, 9), (0, 2), (1, -1, 1, -1)), ((14, 14, 17, 30), (0, 1, 2, 3), (0, 0, 0, 0))],
)
def test_v20_teams(totals: tuple[int, ...], winners: tuple[int, ...], returns: tuple[float, ...]) -> None:
    outcome = decide(InteractionsOptions(4, teams=True), totals, {})
    assert outcome.winners == winners
    assert outcome.returns == returns
    assert outcome.detail["teams"] == [14, min(totals[1], totals[3])]


def test_v21_the_wild_cell_ignores_the_left_part_of_the_row() -> None:
    tiles = {(-1, 0), (-1, 1), (-1, 2), (-1, 3), (0, 3)}
    assert wild_cell(tiles, (0, 3), (3, 4)) == ((1, 3), 2)


def test_v21_the_whole_row_begins_at_its_left_end_where_agreed() -> None:
    tiles = {(-1, 0), (-1, 1), (-1, 2), (-1, 3), (0, 3)}
    assert wild_cell(tiles, (0, 3), (3, 4), whole_row=True) == ((0, 0), 2)


def test_v22_step_one_skips_occupied_cells() -> None:
    assert wild_cell({(0, 0)}, (0, 0), (3, 4)) == ((0, 1), 1)
    assert wild_cell(square(1, 3), (0, 0), (3, 4)) == ((0, 3), 1)


@pytest.mark.parametrize(
    ("order", "cell"), [("f6 g6 h6 i6 i5", "f7"), ("f6 g6 g5 h5 i5", "h6"), ("f6 g6 g5 h5 g7 h7 i7", "f5")]
)
def test_v23_v24_reachable_wild_cells(order: str, cell: str) -> None:
    cells = [read_cell(name) for name in order.split()]
    found, step = wild_cell(set(cells), cells[-1], (3, 4))
    assert cell_name(found) == cell
    assert step == (3 if len(cells) == 7 else 2)


def test_v23_step_two() -> None:
    assert wild_cell(square(1, 4) | {(1, 0)}, (0, 1), (3, 4)) == ((1, 1), 2)


def test_v24_step_three() -> None:
    assert wild_cell(square(1, 4) | {(1, 3), (1, 2), (2, 3)}, (2, 3), (3, 4)) == ((1, 0), 3)
    column = {(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2)}
    assert wild_cell(column, (3, 2), (3, 4)) == ((0, 1), 3)


def test_v25_a_solo_game() -> None:
    replay = replayed(V25, setup=V25_SETUP, players=1)
    assert replay.game.position(replay.last) == "1 f6 bSwSwMbK/bPwkwPba/bMbCwawc 12 b:H. w:H."
    outcome = replay.game.outcome(replay.last)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.detail["grade"]) == ((30, 18), (0,), "first-steps")
    steps = [(a.tile, cell_name(a.cell), a.step) for state in replay.states[2:] for a in state.last[1:]]
    assert steps == [("S", "g6", 1), ("K", "g7", 1), ("A", "h8", 1), ("C", "i8", 1), ("M", "h6", 3), ("P", "h7", 2)]


@pytest.mark.parametrize(
    ("differences", "name"),
    [((-3, 0, 10, 11), "lost"), ((12, 15), "first-steps"), ((16, 19), "in-the-making"), ((20, 21), "no-secrets")],
)
def test_v26_grades(differences: tuple[int, ...], name: str) -> None:
    assert {grade(difference) for difference in differences} == {name}


def test_v27_the_range_of_one_score() -> None:
    totals = {points + bonus(fronts, spare) for spare in LETTERS for points, fronts in map(sides, all_patterns(spare))}
    assert (min(totals), max(totals)) == (7, 30)
    assert sides("HMCSKa")[0] + bonus(5, "P") == 30


@pytest.mark.parametrize("left_right", [True, False])
def test_v28_reflections_keep_games_legal_and_scores_equal(left_right: bool) -> None:
    def mirror(row: int, column: int) -> Cell:
        return (row, 10 - column) if left_right else (10 - row, column)

    replay = replayed(V17, players=3, territory=True)
    state = replay.states[0]
    for move in replay.moves:
        reflected = Place(move.tile, mirror(*move.cell), move.raised) if isinstance(move, Place) else move
        state = replay.game.play(state, reflected)
    assert replay.game.outcome(state) == replay.game.outcome(replay.last)


def test_v28_a_quarter_turn_is_no_symmetry() -> None:
    grid = board("bH rH")
    assert targets(grid, "P", (0, 2)) == ((0, 1),)
    turned = {(c, -r): laid for (r, c), laid in grid.items()}
    assert targets(turned, "P", (2, 0)) == ()


def test_v28_solo_has_no_left_right_symmetry() -> None:
    assert wild_cell({(0, 0)}, (0, 0), (3, 4))[0] == (0, 1)
