"""What a bot says of its moves: a reason that the reader's language knows, a line that can be played, a value."""

import pytest

from games.laguna.seas import BASE, Trial, laguna, trial
from ludotheque.core.bot import Choice, Limit, Reason, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import Value
from ludotheque.games.laguna.bots.ladder import LADDERS
from ludotheque.games.laguna.bots.levels import BOTS
from ludotheque.games.laguna.bots.planner import Plan
from ludotheque.games.laguna.bots.player import LagunaBot, _trading_to_and_fro
from ludotheque.games.laguna.bots.reasons import explained
from ludotheque.games.laguna.bots.traits import STRONGEST, TRAITS
from ludotheque.games.laguna.rules.moves import Load, Shift, Step, Unload
from ludotheque.locales import Text

GENTLE, EASY, FAIR, STRONG, BEST = LADDERS.graders

LAGOON = """A...........
            ............
            ............
            .......@@...
            .......@@...
            ............
            ............
            B..........."""


def lagoon(raft: str, islands: str = "A=rgb B=rby", phase: str = "premove", **options: Value) -> Trial:
    return trial(LAGOON, f"{islands} play turn=0 phase={phase} raft0={raft} raft1=H,6,8,gby---,-", **options)


def advised(found: Trial, level: int = BEST, left: int | None = None, moves: tuple[str, ...] = ()) -> Choice:
    view = found.game.view(found.state, 0, peek=True)
    return BOTS.bot(level).choose(found.game, view, Seen(0, moves, left), BOTS.limit(level), SplitMix64(1).below)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_has_words_in_both_languages(language: str) -> None:
    say = Text(language)
    found = [
        advised(lagoon("H,0,1,------,A", phase="launch")),
        advised(lagoon("H,1,6,rrg---,-", "A=- B=-")),
        advised(lagoon("H,1,1,rrb---,-", "A=- B=-")),
        advised(lagoon("H,2,3,gby---,-", "A=gby B=rrr")),
    ]
    reasons = [choice.reason for choice in found if choice.reason is not None]
    assert [reason.key for reason in reasons] == ["load", "unload", "deliver", "fetch"]
    for reason in reasons:
        told = say(f"laguna-hint-{reason.key}", reason.facts)
        assert not told.startswith("laguna-hint") and "{" not in told


@pytest.mark.parametrize(
    ("raft", "islands", "said"),
    [
        ("H,5,0,gbyb--,-", "A=g B=r", "It is of your colour, and 6 more must reach the volcano."),
        ("H,0,1,gb----,-", "A=g B=r", "Another player needs it and cannot deliver it from there"),
        ("H,0,1,gb----,-", "A=y B=r", "Where a pearl lies, of whatever colour, no reef can show."),
        ("H,1,6,rrg---,-", "A=- B=-", "It counts at once; then 5 more win."),
        ("H,2,3,gby---,-", "A=gby B=rrr", "This is the way to island B, which has a pearl of your colour"),
        ("H,2,2,gb----,-", "A=- B=-", "Nothing can be fetched or delivered just now"),
    ],
)
def test_a_hint_says_what_its_move_is_good_for(raft: str, islands: str, said: str) -> None:
    reason = advised(lagoon(raft, islands)).reason
    assert reason is not None and said in Text("en")(f"laguna-hint-{reason.key}", reason.facts)


def test_a_shift_is_told_by_what_the_pearl_will_cover() -> None:
    reefs, currents, two = (LAGOON.replace("............", f"...{symbols}.......", 1) for symbols in (".x", ".v", "xx"))
    words = "A=- B=r play turn=0 phase=sail raft0=H,1,1,g---b-,- raft1=H,6,8,gby---,-"
    for row, covers in (
        (reefs, "shown"),
        (two, "one-of"),
        (reefs, "reef"),
        (currents, "current"),
    ):
        state = trial(row, words.replace("H,1,1", "H,1,2") if covers in ("shown", "one-of") else words).state
        told = explained(state, Plan((Shift(0, 2), Step("E")), Reason("fetch", {"moves": 9, "island": "B"})), 6)
        assert told.facts == {"moves": 2, "island": "B", "goal": "own", "why": "shift", "covers": covers}


def test_a_raft_that_is_chased_is_named_by_its_colour() -> None:
    state = lagoon("H,1,1,gby---,-").state
    told = explained(state, Plan((Step("E"),), Reason("fetch", {"moves": 1, "island": "raft1"})), 6)
    assert "the green raft, which carries a pearl of your colour" in Text("en")("laguna-hint-fetch", told.facts)


def test_the_line_of_a_choice_can_be_played_to_its_end() -> None:
    for raft in ("H,1,1,rrb---,-", "H,2,3,gby---,-", "V,0,3,rg-b--,-"):
        found = lagoon(raft)
        choice = advised(found)
        assert choice.line and choice.line[0] == found.game.write(found.state, choice.move)
        found.play(*choice.line)


def test_the_fewer_actions_are_left_the_better_the_value() -> None:
    near, far = (advised(lagoon(f"{raft},rrrr--,-", "A=- B=-")) for raft in ("H,1,5", "H,0,1"))
    assert near.value is not None and far.value is not None and near.value > far.value


def test_a_bot_goes_on_with_its_plan_and_plans_anew_when_something_else_happened() -> None:
    found, bot, below = lagoon("H,1,1,rrb---,-", "A=- B=-"), LagunaBot(STRONGEST), SplitMix64(1).below
    first = bot.choose(found.game, found.game.view(found.state, 0), Seen(0), Limit(nodes=500), below)
    kept = len(bot.expected)
    found.play(found.game.write(found.state, first.move))
    second = bot.choose(found.game, found.game.view(found.state, 0), Seen(0), Limit(nodes=500), below)
    assert kept == 1 and second.line == first.line[1:]
    other = lagoon("H,5,2,rrb---,-", "A=- B=-")
    assert bot.choose(other.game, other.game.view(other.state, 0), Seen(0), Limit(nodes=500), below).move


def test_a_new_game_owes_nothing_to_an_old_one() -> None:
    bot, game = LagunaBot(TRAITS[FAIR]), laguna()
    found = lagoon("H,1,1,rrb---,-", "A=- B=-")
    bot.choose(found.game, found.game.view(found.state, 0), Seen(0), Limit(nodes=200), SplitMix64(1).below)
    assert bot.expected
    bot.choose(game, game.initial(f"easy {BASE}"), Seen(0), Limit(nodes=200), SplitMix64(1).below)
    assert not bot.expected


@pytest.mark.parametrize("level", BOTS.levels())
def test_an_unlaunched_raft_is_launched_even_when_no_sand_is_left(level: int) -> None:
    found = lagoon("H,0,1,------,A", phase="launch")
    assert isinstance(advised(found, level, left=0).move, Load)


def test_a_turn_is_never_ended_before_anything_was_done() -> None:
    """The same position once more would help nobody."""
    found = lagoon("H,0,1,gby---,-", "A=- B=-")
    assert isinstance(advised(found).move, Step | Shift)


def test_a21_a_winning_pearl_is_delivered_whatever_may_lie_beneath() -> None:
    """Under sail nobody looks: on a board that is not ours a bot takes what it does not see for reefs."""
    words = "A=- B=- play turn=0 phase=sail raft0=H,1,6,rgb---,- raft1=H,6,8,gby---,- volcano=5,0"
    found = trial(LAGOON, words)
    assert [type(advised(found, level).move) for level in (EASY, FAIR, STRONG, BEST)] == [Unload] * 4


@pytest.mark.parametrize(
    ("moves", "endless"),
    [
        ((), False),
        (("trade 1 0>0 1>1",) * 2, False),
        (("trade 1 0>0 1>1",) * 3, True),
        (("trade 1 0>0 1>1",) * 3 + ("step E",) * 12, False),
        (("step E", "trade 1 0>0 1>1") * 6, True),
    ],
)
def test_three_exchanges_among_the_last_twelve_moves_go_to_and_fro(moves: tuple[str, ...], endless: bool) -> None:
    assert _trading_to_and_fro(moves) is endless


def test_five_pearls_are_carried_where_the_seat_may() -> None:
    found = lagoon("H,0,1,gbyy--,-", "A=rrr B=-", max_pearls=(5, 4))
    found.play(*advised(found).line)
    assert found.state.raft.pearls == 5
