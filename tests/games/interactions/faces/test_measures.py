"""The speed claims as commands: what they measure, not how fast it is."""

from games.interactions.positions import TWO
from ludotheque.games.interactions.bots.ladder import LADDERS
from ludotheque.games.interactions.faces import measures
from ludotheque.games.interactions.faces.measures import MEASURES, position


def test_a_measured_position_has_so_many_tiles_and_both_selections() -> None:
    for tiles in (0, 3, 7):
        state = position(TWO, tiles, 2)
        assert len(state.grid) == tiles
        assert state.all_selected


def test_the_same_seed_measures_the_same_position() -> None:
    assert position(TWO, 5, 9) == position(TWO, 5, 9)
    assert position(TWO, 5, 9) != position(TWO, 5, 10)


def test_a_measure_of_the_solver_tells_seconds_and_nodes() -> None:
    told = list(measures.solve_from(8, 3))
    assert told[0].startswith("8 tiles, 3 positions: median ")
    assert "nodes" in told[1]
    assert told[2].endswith("million nodes a second")


def test_a_measure_of_a_level_tells_a_line_a_mode() -> None:
    told = list(measures.level_times(1, games=1))
    assert [line.split(":")[0] for line in told] == [
        "level 1, 2 players", "level 1, 3 players", "level 1, 4 players", "level 1, 4 players in teams",
        "level 1, 1 players",
    ]  # fmt: skip


def test_every_measure_is_one_that_can_be_started() -> None:
    named = MEASURES.measures()
    assert {"solve-2", "solve-3", "solve-4", "solve-start"} <= set(named)
    assert {f"level-{level}" for level in LADDERS.levels} <= set(named)
    assert all(callable(measure) for measure in named.values())
