"""What a layout offers, against models that walk over all cards, and the theorems of the rule file."""

from random import Random

import pytest

from games.lacunes.small_decks import is_hop
from games.lacunes.vectors import DEAL_28, SOLUTION_28, V11, V12, V13, V14, WON, at, cells, code_of, play
from ludotheque.games.lacunes.rules.cards import COLUMNS, GAP, IN_PLAY, TWO, UNKNOWN, Cells, rank, suit
from ludotheque.games.lacunes.rules.deals import deal_order, without_aces
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import (
    ROW_STARTS,
    accepted,
    death,
    finish,
    is_blocked,
    is_won,
    kept,
    moved,
    placed,
    prefix,
    prefixes,
    steps,
    target,
)

BASE = Lacunes()


def layouts(deals: int, seed: int, locked: bool = False, most: int = 60) -> list[Cells]:
    """Layouts along random lines of play."""
    random, found = Random(seed), []
    for deal in range(deals):
        layout = without_aces(deal_order(deal))
        for _ in range(most):
            found.append(layout)
            offered = list(steps(layout, locked))
            if not offered:
                break
            layout = moved(layout, *random.choice(offered))
    return found


def fits(layout: Cells, card: int, gap: int, locked: bool) -> bool:
    """GAP-6 to GAP-13 said once more, card by card and gap by gap."""
    if layout[gap] != GAP or card not in layout:
        return False
    if gap % COLUMNS == 0:
        return rank(card) == TWO and not (locked and layout.index(card) % COLUMNS == 0)
    left = layout[gap - 1]
    return left != GAP and rank(left) + 1 == rank(card) and suit(left) == suit(card)


@pytest.mark.parametrize("locked", [False, True])
def test_the_steps_are_all_pairs_of_a_card_and_a_gap_that_fit(locked: bool) -> None:
    for layout in layouts(12, seed=1):
        expected = {(card, gap) for gap in range(52) for card in IN_PLAY if fits(layout, card, gap, locked)}
        found = list(steps(layout, locked))
        assert set(found) == expected and len(found) == len(expected)
        assert is_blocked(layout, locked) == (not expected)
        assert [gap for _, gap in found] == sorted(gap for _, gap in found)


def test_a_card_but_a_two_has_at_most_one_target_and_it_is_its_only_step() -> None:
    for layout in layouts(8, seed=2):
        offered = {card: gap for card, gap in steps(layout, locked=False) if rank(card) != TWO}
        for card in range(52):
            assert target(layout, card) == (offered.get(card) if rank(card) > TWO else None)


def test_a_gap_is_dead_exactly_where_it_accepts_nothing() -> None:
    for layout in layouts(8, seed=3):
        for gap in (cell for cell in range(52) if layout[cell] == GAP):
            assert (death(layout, gap) is None) == bool(accepted(layout, gap, locked=False))


def test_column_1_is_never_dead_and_offers_every_two_that_may_come() -> None:
    opened = moved(cells(DEAL_28), code_of("2D"), cells(DEAL_28).index(GAP))
    twos = [code_of(f"2{letter}") for letter in "CDHS"]
    assert death(opened, COLUMNS) is None
    assert list(accepted(opened, COLUMNS, locked=False)) == twos
    assert list(accepted(opened, COLUMNS, locked=True)) == [two for two in twos if two != code_of("2S")]


def test_the_right_hand_neighbour_of_a_gap_never_matters() -> None:
    for layout in layouts(6, seed=4):
        for gap in (cell for cell in range(52) if layout[cell] == GAP and cell % COLUMNS < 12):
            changed = list(layout)
            changed[gap + 1] = UNKNOWN
            if layout[gap + 1] != GAP and gap % COLUMNS:
                assert accepted(tuple(changed), gap, False) == accepted(layout, gap, False)


def test_a_move_leaves_a_gap_and_keeps_the_pack() -> None:
    layout = cells(DEAL_28)
    for card, gap in steps(layout, locked=False):
        after = moved(layout, card, gap)
        assert after[layout.index(card)] == GAP and after[gap] == card
        assert sorted(after) == sorted(layout)


def run_in_place(layout: Cells, row: int) -> int:
    """How many cards from the left are 2, 3, 4 … of one suit."""
    held = layout[row * COLUMNS : (row + 1) * COLUMNS]
    suits = {suit(card) for card in held[:1] if card >= 0}
    return next(
        (at for at, card in enumerate(held) if card < 0 or rank(card) != at + 1 or {suit(card)} != suits), COLUMNS
    )


def test_prefixes_are_the_runs_that_start_with_a_two_in_column_1() -> None:
    for layout in [*layouts(20, seed=5), cells(WON), cells(V11), cells(V12), cells(V13), cells(V14)]:
        assert prefixes(layout) == tuple(run_in_place(layout, row) for row in range(4))
        assert placed(layout) == sum(prefix(layout, row) for row in range(4))
        assert is_won(layout) == (placed(layout) == 48)


def test_what_is_kept_is_the_prefixes_and_nothing_more() -> None:
    for layout in (cells(V11), cells(V14), cells(WON)):
        left = kept(layout)
        assert sum(code != UNKNOWN for code in left) == placed(layout)
        assert prefixes(left) == prefixes(layout)
    # A complete row keeps its 12 cards; its 13th cell is open (GAP-22).
    assert all(kept(cells(WON))[start + 12] == UNKNOWN for start in ROW_STARTS)


def suit_word(layout: Cells, of_suit: int) -> list[bool]:
    """The twelve bits of theorem D1: the 2 in column 1, then each card right of the one below it."""
    two = layout.index(13 * of_suit + TWO)
    bits = [two % 13 == 0]
    for card in range(13 * of_suit + 2, 13 * of_suit + 13):
        before = layout.index(card - 1)
        bits.append(before % 13 != 12 and layout[before + 1] == card)
    return bits


def test_d1_every_move_but_a_hop_raises_the_word_of_its_suit_and_no_other() -> None:
    random = Random(8)
    for deal in range(10):
        layout = without_aces(deal_order(deal))
        while offered := list(steps(layout, locked=True)):
            card, gap = random.choice(offered)
            after = moved(layout, card, gap)
            for of_suit in range(4):
                if of_suit == suit(card):
                    assert suit_word(after, of_suit) > suit_word(layout, of_suit)
                else:
                    assert suit_word(after, of_suit) == suit_word(layout, of_suit)
            layout = after


def test_d2_a_hop_is_never_the_only_move() -> None:
    hops = 0
    for layout in layouts(40, seed=9, most=80):
        offered = list(steps(layout, locked=False))
        hops += sum(is_hop(layout, card, gap) for card, gap in offered)
        assert not offered or next(steps(layout, locked=True), None) is not None
    assert hops > 0


def test_d3_a_blocked_layout_that_is_not_won_has_at_most_46_in_place() -> None:
    random, fullest = Random(10), 0
    for _ in range(3000):
        # Complete rows with a few cards swapped: the fullest layouts there are.
        changed = list(cells(WON))
        for _ in range(random.randrange(1, 4)):
            one, other = random.sample(range(52), 2)
            changed[one], changed[other] = changed[other], changed[one]
        layout = tuple(changed)
        if is_blocked(layout, locked=False) and not is_won(layout):
            fullest = max(fullest, placed(layout))
    assert 40 < fullest <= 46


def test_the_way_home_is_offered_only_when_it_wins() -> None:
    home = finish(cells(V13))
    assert home is not None and len(home) == 12
    assert finish(cells(WON)) == ()
    assert finish(cells(V11)) is None


def test_the_way_home_of_a_won_deal_is_found_before_its_last_move_and_wins() -> None:
    for ply in range(len(SOLUTION_28)):
        state = play(BASE, BASE.initial("deal:28"), *SOLUTION_28[:ply])
        if (home := finish(state.cells)) is not None:
            layout = state.cells
            for card, gap in home:
                assert (card, gap) in set(steps(layout, locked=False))
                layout = moved(layout, card, gap)
            assert is_won(layout) and ply < len(SOLUTION_28) - 1
            return
    pytest.fail("no position of the line had a way home")


def test_a_card_of_a_prefix_moves_on_once_its_two_has_hopped() -> None:
    """GAP-14: the three follows the two to its new row."""
    hearts, spades = (" ".join(f"{letter}{of}" for letter in "23456789TJQK") for of in "HS")
    top = "2C 3C 9D 4D 5D 6D 7D 8D TD JD QD KD 4C/-- -- 5C 6C 7C 8C 9C TC JC QC KC 2D 3D"
    start = at(f"{top}/{hearts} --/{spades} --")
    assert target(start.cells, code_of("3C")) is None
    hopped = play(BASE, start, "2C@2")
    assert target(hopped.cells, code_of("3C")) == COLUMNS + 1
    assert prefixes(play(BASE, hopped, "3C").cells)[:2] == (0, 2)
