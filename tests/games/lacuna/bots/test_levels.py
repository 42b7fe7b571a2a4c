from dataclasses import replace

import pytest

from games.lacuna.ponds import PICK_AFTER, USUAL_GAME, WHOLE_GAME, after, bare, laid
from ludotheque.core.bot import Bot, Choice, Limit, Progress, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.bots.ladder import LADDERS
from ludotheque.games.lacuna.bots.levels import BOTS, SampledGreedy
from ludotheque.games.lacuna.kernel.arrays import pond_arrays
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.state import Pick, Place, State
from ludotheque.locales import LANGUAGES, Text
from ludotheque.search.native import Native

GENTLE, EASY, FAIR, STRONG, BEST = LADDERS.graders

GAME = USUAL_GAME
FEW = Limit(nodes=3_000)
OTHER = Lacuna(LacunaOptions(blind_pick=False, closed_ends=False, tolerance=50))


def chosen(player: Bot, state: State, game: Lacuna = GAME, within: Limit = FEW, seed: int = 1) -> Choice:
    seat = game.turn(state)
    assert seat is not None
    return player.choose(game, game.view(state, seat), Seen(seat), within, SplitMix64(seed).below)


def contest(first: Bot, second: Bot, setup: str, game: Lacuna = GAME) -> State:
    state, below = game.initial(setup), SplitMix64(3).below
    while (seat := game.turn(state)) is not None:
        choice = (first, second)[seat].choose(game, game.view(state, seat), Seen(seat), FEW, below)
        assert choice.move in game.moves(state)
        state = game.play(state, choice.move)
    return state


@pytest.mark.parametrize("level", BOTS.levels())
@pytest.mark.parametrize("game", [GAME, OTHER], ids=["usual", "other"])
def test_every_level_plays_legal_games(level: int, game: Lacuna) -> None:
    assert game.outcome(contest(BOTS.bot(level), BOTS.bot(GENTLE), "pond:8", game))


@pytest.mark.parametrize("level", BOTS.levels())
@pytest.mark.parametrize("plies", [0, 4, 7, 12])
def test_the_same_position_and_lot_give_the_same_choice(level: int, plies: int) -> None:
    state = after(WHOLE_GAME[:plies])
    assert chosen(BOTS.bot(level), state) == chosen(BOTS.bot(level), state)


def test_the_gentlest_level_plays_by_the_lot() -> None:
    state = after(["B"])
    assert len({chosen(BOTS.bot(GENTLE), state, seed=seed).move for seed in range(6)}) > 1


def test_more_samples_are_never_a_worse_choice() -> None:
    """The same lot: the first three of twenty-four are those of three."""
    state = after(WHOLE_GAME[:5])
    few, many = (chosen(SampledGreedy(samples), state) for samples in (3, 24))
    assert few.value is not None and many.value is not None and many.value >= few.value
    assert (few.nodes, many.nodes) == (3, 24)


def test_the_blind_pick_is_chosen_without_the_pond() -> None:
    for level in BOTS.levels():
        first = chosen(BOTS.bot(level), GAME.initial("pond:1"))
        assert isinstance(first.move, Pick) and first == chosen(BOTS.bot(level), GAME.initial("pond:2"))


def test_a_flower_that_was_set_aside_is_picked() -> None:
    for level in BOTS.levels():
        assert chosen(BOTS.bot(level), GAME.initial(bare("V"))).move == Pick(colour=2)


def test_a_seen_flower_is_picked_for_the_best_first_pawn_after_it() -> None:
    state = PICK_AFTER.initial("pond:4")
    choice = chosen(BOTS.bot(STRONG), state, PICK_AFTER)
    assert (
        choice.line == (PICK_AFTER.write(state, choice.move),) and choice.reason and choice.reason.key == "pick-flower"
    )
    best = chosen(BOTS.bot(FAIR), PICK_AFTER.play(state, choice.move), PICK_AFTER)
    other = chosen(BOTS.bot(FAIR), PICK_AFTER.play(state, Pick(flower=0)), PICK_AFTER)
    assert best.value is not None and other.value is not None and best.value >= other.value


def test_the_last_pawn_is_proven_and_says_how_it_ends() -> None:
    choice = chosen(BOTS.bot(BEST), after(WHOLE_GAME[:-1]))
    assert choice.proven and choice.reason and choice.reason.key == "last"
    outcome = GAME.outcome(GAME.play(after(WHOLE_GAME[:-1]), choice.move))
    assert outcome and [choice.reason.facts[side] for side in ("lost", "won")] == list(outcome.scores)


def test_only_the_last_pawn_is_proven() -> None:
    assert not chosen(BOTS.bot(STRONG), after(WHOLE_GAME[:-2])).proven


def test_a_line_begins_with_the_move_and_can_be_played() -> None:
    state = after(WHOLE_GAME[:8])
    choice = chosen(BOTS.bot(BEST), state, within=Limit(nodes=100_000))
    assert choice.line[0] == GAME.write(state, choice.move)
    for text in choice.line:
        state = GAME.play(state, GAME.read(state, text))


def test_the_eleventh_pawn_is_played_against_the_best_answer() -> None:
    """Whatever it expects, no answer by the exact last pawn is better for the other side."""
    state = after(WHOLE_GAME[:-2])
    choice = chosen(BOTS.bot(BEST), state, within=Limit(nodes=400_000))
    then = GAME.play(state, choice.move)
    answered = GAME.play(then, chosen(BOTS.bot(FAIR), then).move)
    outcome = GAME.outcome(answered)
    assert outcome and choice.value is not None
    assert (choice.value > 0.9) == (outcome.winners == (state.turn,))


@pytest.mark.parametrize("level", BOTS.levels())
def test_where_rounding_leaves_single_steps_one_of_them_is_played(level: int) -> None:
    state = laid("B0,0 B-2212,2416 G-2275,198")
    assert chosen(BOTS.bot(level), state).move == Place(3, 0, 1, 1144)


def test_every_hint_has_words_in_both_languages() -> None:
    texts = [Text(language) for language in LANGUAGES]
    for moves in (["B"], WHOLE_GAME[:5], WHOLE_GAME[:9], WHOLE_GAME[:-1]):
        reason = chosen(BOTS.bot(STRONG), after(moves)).reason
        assert reason
        for text in texts:
            said = text(f"lacuna-hint-{reason.key}", reason.facts)
            assert said != f"lacuna-hint-{reason.key}" and "{" not in said


def test_a_watcher_can_stop_a_search() -> None:
    asked: list[Progress] = []

    def no(progress: Progress) -> bool:
        asked.append(progress)
        return False

    choice = chosen(BOTS.bot(BEST), after(["B"]), within=Limit(nodes=10_000_000, watch=no))
    assert len(asked) == 1 and choice.move in GAME.moves(after(["B"]))


def test_levels_have_limits_by_nodes() -> None:
    assert all(BOTS.limit(level).nodes for level in BOTS.levels())
    assert BOTS.limit(BEST).seconds == 5 and all(BOTS.limit(level).seconds is None for level in BOTS.levels()[:-1])


def test_a_lost_eleventh_pawn_is_played_within_its_nodes_where_few_answers_win() -> None:
    """Silver holds three of every colour: whatever gold does, the exact last pawn wins."""
    lost = replace(after(WHOLE_GAME[:-2]), held=((0,) * 7, (3,) * 7))
    choice = chosen(BOTS.bot(BEST), lost, within=Limit(nodes=20_000))
    assert choice.move in GAME.moves(lost) and choice.nodes < 200_000


def test_a_higher_level_wins_the_same_last_pawn_that_a_lower_one_may_miss() -> None:
    """From a fair level on the last pawn is exact, so that none of them does worse than another."""
    state = after(WHOLE_GAME[:-1])
    values = [chosen(BOTS.bot(level), state).value for level in (FAIR, STRONG, BEST)]
    assert len(set(values)) == 1


@pytest.mark.parametrize("level", [GENTLE, EASY])
def test_without_a_compiler_the_low_levels_choose_the_same(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    states = [after(WHOLE_GAME[:plies]) for plies in (3, 11, 12)]
    usual = [chosen(BOTS.bot(level), state) for state in states]
    monkeypatch.setattr(Native, "at_hand", False)
    monkeypatch.setattr(Native, "made", property(lambda _: {}), raising=False)
    pond_arrays.cache_clear()
    assert [chosen(BOTS.bot(level), state) for state in states] == usual
