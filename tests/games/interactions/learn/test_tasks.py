"""The kinds of puzzle: each can be drawn, and their positions are positions of records."""

from ludotheque.core import record
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.learn import tasks


def test_every_kind_is_drawn() -> None:
    below = SplitMix64(1).below
    assert {tasks.draw(below).goal for _ in range(3000)} == {task.goal for task in tasks.TASKS}


def test_a_goal_is_one_kind_under_its_own_options() -> None:
    for task in tasks.TASKS:
        assert tasks.task(task.goal, task.options) == task
    assert tasks.task("win", tasks.task("win-six", tasks.TASKS[2].options).options) is None  # type: ignore[union-attr]


def test_the_games_that_positions_come_from_replay() -> None:
    for task in tasks.TASKS:
        for state, told in tasks.played(task.options, SplitMix64(3).below):
            replayed = record.replay(record.from_json({"game": "interactions", **told}))
            assert replayed.last == state
            assert replayed.game.info.options == task.options.to_values()
