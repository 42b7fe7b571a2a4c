"""Which moves a puzzle asks for: against the rules alone, and with what the wild pile hides."""

from itertools import product

from games.interactions.positions import SOLO, TWO, after, brute_margin, placements, random_position, seat_to_move
from ludotheque.core.bot import Limit
from ludotheque.games.interactions.learn import asked
from ludotheque.games.interactions.learn.leads import by_force, by_solver
from ludotheque.games.interactions.rules.state import Place, State

SEEDS = range(25)


def leads(state: State) -> dict[Place, int]:
    """What each move is sure of, by the rules alone."""
    sign = 1 if seat_to_move(TWO, state) == 0 else -1
    return {move: sign * brute_margin(TWO, TWO.play(state, move)) for move in placements(TWO, state)}


def test_the_only_move_is_the_only_one_that_reaches_what_is_asked() -> None:
    found = {"win": 0, "tie": 0, "most": 0}
    for seed in SEEDS:
        state = random_position(TWO, 9, seed)
        known, best = leads(state), max(leads(state).values())
        expected = {
            "win": [move for move, lead in known.items() if lead > 0],
            "tie": [move for move, lead in known.items() if lead == best == 0],
            "most": [move for move, lead in known.items() if lead == best > 0],
        }
        at_least = by_solver(TWO, seat_to_move(TWO, state), Limit())
        for aim in found:
            only = asked.only(TWO, state, aim, at_least)  # type: ignore[arg-type]
            assert only == (expected[aim][0] if len(expected[aim]) == 1 else None)
            found[aim] += only is not None
    assert all(found.values())


def test_a_line_goes_on_while_one_move_is_right_and_its_answers_give_nothing_away() -> None:
    lengths = set()
    for seed in SEEDS:
        state = random_position(TWO, 8, seed)
        seat = seat_to_move(TWO, state)
        at_least = by_solver(TWO, seat, Limit())
        line = asked.line(TWO, state, seat, "most", 2, at_least)
        lengths.add(len(line))
        if len(line) == 3:
            lead = leads(state)[line[0]]
            later = TWO.play(TWO.play(state, line[0]), line[1])
            assert max(leads(later).values()) == lead == leads(later)[line[2]]
            assert list(leads(later).values()).count(lead) == 1
    assert lengths == {0, 1, 3}


def test_the_wild_pile_may_lie_in_any_order_that_is_not_seen() -> None:
    state = after(SOLO, "sel PH", "Pf6+M", "Hf7+C", "Mf8+S", setup="wild:HSKACMP")
    assert {world.aside + world.pile for world in asked.worlds(SOLO, state)} == {"HCMP", "HCPM"}
    later = after(SOLO, "sel PH", "Pf6+M", "Hf7+C", "Mf8+S", "Ce8+K", setup="wild:HSKACMP")
    assert list(asked.worlds(SOLO, later)) == [later]


def test_with_two_players_nothing_is_hidden() -> None:
    state = random_position(TWO, 5, 1)
    assert list(asked.worlds(TWO, state)) == [state]


def test_alone_a_sure_win_holds_in_every_order_of_the_pile() -> None:
    decides = 0
    for seed, lead in product(range(4), range(-8, 9, 4)):
        state = random_position(SOLO, 6, seed)
        at_least = by_force(SOLO, 0, Limit())
        for move in asked.placements(SOLO, state):
            each = [at_least(SOLO.play(world, move), lead) for world in asked.worlds(SOLO, state)]
            assert asked.sure(SOLO, state, move, lead, at_least) == all(each)
            decides += len(set(each)) == 2
    assert decides, "some order decides somewhere"
