"""What a bot believes to lie under pearls."""

from games.laguna.seas import BASE, laguna
from ludotheque.games.laguna.bots.memory import Memory, printed
from ludotheque.games.laguna.rules.board_text import house
from ludotheque.games.laguna.rules.state import State

WORDS = "raft0=H,0,0,rrrr--,A raft1=V,7,10,b-y---,C"
GAME = laguna()


def seen(phase: str) -> State:
    return GAME.view(GAME.initial(f"hard {BASE} play turn=0 phase={phase} {WORDS}"), 0)


def test_a_house_board_is_known_and_another_is_taken_for_reefs() -> None:
    board = house("hard")
    assert printed(board.masked([(0, 0), (5, 5)])) == board
    other = board.with_cells({(10, 0): "."}).masked([(0, 1)])
    assert printed(other).at((0, 1)) == "x"


def test_a_board_that_hides_nothing_is_what_it_shows() -> None:
    board = house("easy").with_cells({(0, 0): "x"})
    assert printed(board) is board


def test_forgetting_strikes_only_under_sail() -> None:
    assert Memory(1000).believed(seen("sail"), 0).rows[0][:3] == "..."
    assert Memory(1000).believed(seen("premove"), 0) == house("hard")
    assert Memory(0).believed(seen("sail"), 0) == house("hard")


def test_only_what_lies_under_own_pearls_is_forgotten() -> None:
    believed = Memory(1000).believed(seen("sail"), 0)
    changed = {(r, c) for r in range(24) for c in range(24) if believed.at((r, c)) != house("hard").at((r, c))}
    assert changed <= {(0, 0), (0, 1), (0, 2), (1, 0)} and changed


def test_what_is_forgotten_stays_forgotten_all_through_the_turn() -> None:
    memory = Memory(400)
    view = seen("sail")
    assert memory.believed(view, 0) == memory.believed(view, 0)
    more = [Memory(often).believed(view, 0).rows[0][:3].count(".") for often in (0, 250, 500, 1000)]
    assert more == sorted(more)
