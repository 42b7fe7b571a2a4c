"""The players that look at one turn only."""

from games.interactions.positions import SOLO, THREE, TWO, after, finished, placements, random_position, seat_to_move
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots import greedy
from ludotheque.games.interactions.bots.greedy import Greedy
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Place, Select, State
from ludotheque.games.interactions.rules.territory import targets

TEAMS = Interactions(InteractionsOptions(4, teams=True))


def chosen(bot: Greedy, game: Interactions, state: State, seed: int = 1) -> Place:
    seat = seat_to_move(game, state)
    move = bot.choose(game, state, Seen(seat), Limit(), SplitMix64(seed).below).move
    assert isinstance(move, Place)
    return move


def test_the_greedy_player_takes_what_gains_most() -> None:
    for game in (TWO, THREE, SOLO, TEAMS):
        for seed in range(5):
            state = random_position(game, 6, seed)
            seat = seat_to_move(game, state)
            gains = {move: greedy.gain(game, state, seat, move) for move in placements(game, state)}
            assert gains[chosen(Greedy(), game, state)] == max(gains.values())


def test_a_player_for_its_own_points_takes_the_most_of_them() -> None:
    for seed in range(8):
        state = random_position(TWO, 6, seed)
        own = {move: greedy.own_points(TWO, greedy.after(state, 0, move), 0) for move in placements(TWO, state)}
        assert own[chosen(Greedy(own_points_percent=100), TWO, state)] == max(own.values())


def test_equal_gains_are_chosen_among_by_chance() -> None:
    state = after(TWO, "sel SM", "sel SA")
    seen = {chosen(Greedy(), TWO, state, seed) for seed in range(60)}
    assert len({move.raised for move in seen}) == 5


def test_its_value_is_the_lead_it_gains() -> None:
    for seed in range(5):
        state = random_position(TWO, 7, seed)
        seat = seat_to_move(TWO, state)
        choice = Greedy().choose(TWO, state, Seen(seat), Limit(), SplitMix64(1).below)
        assert isinstance(choice.move, Place)
        before, following = greedy.lead(TWO, state, seat), TWO.play(state, choice.move)
        assert choice.value == greedy.lead(TWO, following, seat) - before


def test_its_reason_counts_what_the_move_turns() -> None:
    state = random_position(TWO, 8, 2)
    choice = Greedy().choose(TWO, state, Seen(0), Limit(), SplitMix64(1).below)
    assert isinstance(choice.move, Place) and choice.reason is not None
    assert choice.reason.key == "gain"
    assert choice.reason.facts["turned"] == len(targets(state.territory, choice.move.tile, choice.move.cell))


def test_it_selects_any_two_tiles() -> None:
    seen = set()
    for seed in range(300):
        choice = Greedy().choose(TWO, TWO.initial(""), Seen(1), Limit(), SplitMix64(seed).below)
        assert isinstance(choice.move, Select)
        seen.add(choice.move.tiles)
    assert len(seen) == 21


def test_in_teams_the_weaker_member_counts() -> None:
    state = random_position(TEAMS, 24, 3)
    scores = finished(TEAMS, state).scores
    teams = [min(scores[0], scores[2]), min(scores[1], scores[3])]
    assert greedy.lead(TEAMS, state, 0) == greedy.lead(TEAMS, state, 2) == teams[0] - teams[1]
    assert greedy.lead(TEAMS, state, 3) == teams[1] - teams[0]


def test_among_three_the_lead_is_over_the_best_rival() -> None:
    state = random_position(THREE, 18, 4)
    scores = finished(THREE, state).scores
    for seat in range(3):
        assert greedy.lead(THREE, state, seat) == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def test_alone_the_lead_is_over_the_wild_player() -> None:
    state = random_position(SOLO, 12, 4)
    scores = finished(SOLO, state).scores
    assert greedy.lead(SOLO, state, 0) == scores[0] - scores[1]


def test_a_move_is_looked_at_without_the_wild_answer() -> None:
    state = random_position(SOLO, 4, 1)
    for move in placements(SOLO, state):
        assert len(greedy.after(state, 0, move).grid) == len(state.grid) + 1
