"""The solver over docks, against A* over the rules themselves."""

import pytest

from games.laguna.seas import BASE, Trial, laguna, trial
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.options import Value
from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.state import State
from ludotheque.games.laguna.solver import plain_astar
from ludotheque.games.laguna.solver.solve import Problem, classes, delivering, solve
from ludotheque.games.laguna.solver.voyage import best_line

CHANNEL = "AA.....BB\n.........\n...@.....\n........."
REEFS = "AA..x..BB\n.........\n.x.@..>..\n........."


def puzzle(grid: str, words: str, **options: Value) -> Trial:
    return trial(grid, words, players=1, **options)


PUZZLES = {
    "fetch and bring": puzzle(CHANNEL, "A=rgb B=byy start=H,1,0,A target B=ryy"),
    "two exchanges": puzzle(CHANNEL, "A=rgb B=byy start=H,1,0,A target A=by"),
    "into the volcano": puzzle(CHANNEL, "A=rgb B=byy start=H,1,0,A target volcano=1"),
    "between reefs": puzzle(REEFS, "A=rgb B=byy start=H,1,0,A target B=ryy"),
    "reefs forbidden": puzzle(REEFS, "A=rgb B=byy start=H,1,0,A target B=ryy", solo_reef="forbid"),
    "dropping": puzzle(CHANNEL, "A=rgb B=y start=H,1,0,A target B=ry", island_unload=True),
    "nothing to be done": puzzle(CHANNEL, "A=rgb B=byy start=H,1,0,A target B=rrr"),
    "in play": puzzle(CHANNEL, "A=g B=byy play turn=0 phase=sail raft0=H,0,3,rgb---,A target B=gyy"),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", PUZZLES)
def test_both_searches_find_the_same_fewest_moves(name: str) -> None:
    found = PUZZLES[name]
    one = best_line(found.game, found.state)
    other = plain_astar.best_line(found.game, found.state, Limit(nodes=400_000))
    assert one.proven and other.proven
    assert one.moves == other.moves


def lower_bound(game: Laguna, state: State) -> int | None:
    return solve(state, game.options.max_pearls[0], game.options.solo_reef).cost


@pytest.mark.parametrize("name", PUZZLES)
def test_no_line_is_shorter_than_the_voyage(name: str) -> None:
    found = PUZZLES[name]
    if name == "dropping":
        return
    line = best_line(found.game, found.state)
    bound = lower_bound(found.game, found.state)
    assert bound == line.moves


@pytest.mark.parametrize(
    ("target", "groups"),
    [
        ("B=yyy", ("y", "rgb")),
        ("B=gby", ("b", "g", "y", "r")),
        ("volcano=2", ("r", "gby")),
        ("B=- volcano=1", ("r", "gby")),
        ("B=rgb volcano=1", ("r", "b", "g", "y")),
    ],
)
def test_colours_that_the_target_does_not_distinguish_are_one_class(target: str, groups: tuple[str, ...]) -> None:
    game = laguna(players=1)
    assert classes(game.initial(f"easy {BASE} start=H,2,4,A target {target}")) == groups


def test_unloading_matters_where_the_volcano_is_named_or_an_island_must_shrink() -> None:
    game = laguna(players=1)
    for target, matters in (("volcano=0", True), ("B=yyy", False), ("B=yy", True)):
        assert delivering(game.initial(f"easy {BASE} start=H,2,4,A target {target}")) is matters


def test_the_bound_of_a_part_that_is_wrong_is_the_way_there_with_a_full_raft() -> None:
    game = laguna(players=1)
    state = game.initial(f"hard {BASE} start=H,2,4,A target B=yyy D=ggg")
    problem = Problem(state, 4, 5, sea_map(state.board, "H"), False)
    assert (problem.bounds[0] == 0).all()
    for part in range(9):
        docks = [number for number, there in enumerate(problem.parts[:-1]) if there == part]
        assert (problem.bounds[1 << part] == problem.ways[-1][:, docks].min(axis=1)).all()


def test_a_search_that_is_stopped_proves_nothing() -> None:
    game = laguna(players=1)
    state = game.initial(f"easy {BASE} start=H,2,4,A target B=yyy D=ggg")
    heard: list[int] = []

    def watch(progress: Progress) -> bool:
        heard.append(progress.nodes)
        return False

    found = solve(state, 4, 5, Limit(watch=watch))
    assert found.cost is None and not found.complete and len(heard) == 1
    assert solve(state, 4, 5, Limit(nodes=50)).complete is False


def test_legs_go_from_dock_to_dock_and_end_where_the_target_holds() -> None:
    found = PUZZLES["into the volcano"]
    voyage = solve(found.state, 4, 5)
    assert [leg.part for leg in voyage.legs] == ["A", "@"]
    assert sum(voyage.legs[0].aboard.values()) == 3 and sum(voyage.legs[1].aboard.values()) == 2
