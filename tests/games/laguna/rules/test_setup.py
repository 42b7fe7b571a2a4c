"""Setup strings, positions and options of §10 and §11."""

import pytest

from games.laguna.seas import BASE, Trial, board_text, laguna, sea, trial
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import HiddenSetup, InvalidRecord
from ludotheque.games.laguna.rules.board_text import house
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.locales import Text

PLAY = f"easy {BASE} play turn=1 phase=sail raft0=H,2,4,rg----,A raft1=V,7,10,b-y---,C volcano=0,3"


def test_a_position_in_play_is_read_and_written_alike() -> None:
    game = laguna()
    assert game.position(game.initial(PLAY)) == PLAY


def test_words_come_in_any_order_and_colours_in_the_order_of_the_rule_file() -> None:
    game = laguna()
    mixed = (
        PLAY.replace("A=rgb", "A=bgr").replace(" play turn=1", " volcano=0,3 play turn=1").removesuffix(" volcano=0,3")
    )
    assert game.initial(mixed) == game.initial(PLAY)


def test_a_position_on_a_board_of_its_own_carries_the_board() -> None:
    found = trial("...A\n....\n....", "A=rb play turn=0 phase=sail raft0=H,1,0,rg----,-", players=1)
    written = found.game.position(found.state)
    assert written.startswith("board:laguna-board 1\n")
    assert found.game.initial(written) == found.state


def test_without_glass_the_reef_and_fresh_pearls_are_written() -> None:
    game = laguna(glass="none")
    words = PLAY.replace("phase=sail", "phase=premove") + " reef fresh=0,5"
    assert game.position(game.initial(words)) == words
    with pytest.raises(InvalidRecord):
        laguna().initial(words)


def test_seats_choose_their_colours() -> None:
    game = laguna()
    assert game.initial(f"easy {BASE} colours=yb").colours == "yb"
    assert game.initial(f"easy {BASE}").colours == "rg"


@pytest.mark.parametrize("distribution", ["random", "players"])
def test_a_setup_that_is_drawn_says_who_has_which_colour(distribution: str) -> None:
    game = laguna(players=3, colours=("any", "y", "r"), distribution=distribution)
    text = game.setup(SplitMix64(1).below)
    assert text.endswith(" colours=gyr")
    assert game.initial(text).colours == laguna(players=3, distribution=distribution).initial(text).colours == "gyr"


@pytest.mark.parametrize(
    "setup",
    [
        "", "deep " + BASE, "easy", f"easy {BASE} A=rgb", f"easy {BASE.replace('H=gby', '')}",
        f"easy {BASE.replace('H=gby', 'H=ggy')}", f"easy {BASE.replace('H=gby', 'H=gyr')}", f"easy {BASE} colours=rr",
        f"easy {BASE} colours=r", f"easy {BASE} colours=rw", f"easy {BASE} start=H,2,4,A", f"easy {BASE} target B=rgb",
        f"easy {BASE} pool", "easy pool", f"easy {BASE} nonsense", PLAY.replace("raft1", "raft2"),
        PLAY.replace("H,2,4", "H,0,4"), PLAY.replace("V,7,10", "H,2,5"), PLAY.replace("turn=1", "turn=2"),
        PLAY.replace("phase=sail", "phase=swim"), PLAY.replace("volcano=0,3", "volcano=0"), PLAY + " turn=0",
        PLAY.replace("rg----", "rgrgr-"), PLAY.replace(",C", ",A"), "board:laguna-board 1\nend\n\n",
    ],
)  # fmt: skip
def test_a_setup_that_cannot_be_is_no_record(setup: str) -> None:
    with pytest.raises(InvalidRecord):
        laguna().initial(setup)


def test_lag10_is_not_asked_of_test_boards_and_positions() -> None:
    assert trial("...A\n....\n....", "A=rr", players=1).state.islands == ("rr",)
    assert laguna().initial(PLAY.replace("H=gby", "H=-")).island("H") == ""


def test_a_board_text_may_have_comments_above_the_grid() -> None:
    text = board_text("...A\n....\n....").replace("side: test", "side: test   # small")
    assert laguna(players=1).initial(f"board:{text}\n\nA=rgb").board.side == "test"


def test_a_pool_stands_exactly_where_players_distribute() -> None:
    game = laguna(distribution="players")
    assert len(game.initial("easy pool").pool) == 24
    with pytest.raises(InvalidRecord):
        game.initial(f"easy {BASE}")


def drawn(game: Laguna) -> str:
    return game.setup(SplitMix64(3).below)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_drawn_setup_can_be_played(players: int, side: str) -> None:
    game = laguna(players=players, board_side=side)
    assert game.initial(drawn(game)).board == house(side)


def test_a_custom_board_leaves_a_running_match_without_what_is_hidden() -> None:
    setup = sea(".x....\n..>...\n......", "play turn=0 phase=sail raft0=H,0,0,r----g,-")
    game = laguna(players=1)
    known = game.known_setup(setup, game.initial(setup), 0)
    assert known == setup.replace(".x....\n..>...", "?x....\n..?...")
    with pytest.raises(HiddenSetup):
        game.initial(known)


def test_a_puzzle_has_placed_its_raft_and_another_place_is_refused() -> None:
    game = laguna(players=1)
    found = Trial(game, game.initial(f"easy {BASE} start=H,2,4,A target volcano=2"))
    assert found.refused("place H 2 5 A") == ("START_FIXED", "LAG-A27")
    assert found.refused("place H 2 4 A") == ("WRONG_PHASE", "LAG-12")
    assert found.legal("load A r") == {f"load A r {hole}" for hole in range(6)}


PROBLEMS = {
    "calm": "unknown-board",
    "board:laguna-board 1": "no-end",
    f"easy {BASE} A=rgb": "unknown-island",
    "easy A=rgb": "island-missing",
    f"easy {BASE.replace('A=rgb', 'A=rrr')}": "bad-distribution",
    f"easy {BASE} wind=3": "unknown-word",
    f"easy {BASE} colours=rr": "bad-colours",
    f"easy {BASE} target volcano=2": "target-needs-solitaire",
    "easy pool": "pool-and-distribution",
    f"easy {BASE} start=H,2,4,A": "bad-start",
    f"{PLAY} turn=0": "word-twice",
    PLAY.replace("raft1=V,7,10", "raft1=H,2,5"): "rafts-overlap",
    PLAY.replace("b-y---,C", "b-y---,A"): "island-taken",
    PLAY.replace("phase=sail", "phase=swim"): "bad-turn",
    PLAY.replace("volcano=0,3", "volcano=0"): "bad-volcano",
    PLAY.replace("volcano=0,3", "volcano=0,x"): "bad-numbers",
    PLAY.replace("raft0=H,2,4", "raft0=H,0,4"): "bad-raft",
    f"{PLAY} reef": "only-without-glass",
    sea("....\n...x", "").replace("size: 2 4", "size: 2 5"): "ragged-row",
}


@pytest.mark.parametrize(("setup", "problem"), PROBLEMS.items(), ids=list(PROBLEMS.values()))
def test_each_problem_of_a_setup_is_told_in_its_own_words(setup: str, problem: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        laguna().initial(setup)
    assert refused.value.facts["problem"] == problem
    for language in ("en", "fr"):
        speaker = Text(language)
        assert f"refused-invalid-record-{problem}" in speaker
        said = speaker.error("laguna", refused.value)
        assert "{" not in said and "$" not in said
