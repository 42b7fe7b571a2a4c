"""PettingZoo: the games for two and more, as AEC environments: `env("laguna", players=3)`."""

from typing import Any

import numpy as np

from ludotheque.adapters.rendering import MODES, rendered
from ludotheque.core.chance import Below
from ludotheque.core.encoding import learning_game
from ludotheque.core.missing import extras_named
from ludotheque.search.session import Session

with extras_named():
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(key: str, **given: Any) -> AECEnv[str, Any, Any]:
    """A game as agents play it: an illegal action ends it with −1 for whoever chose it. Takes what `raw_env` takes."""
    found: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(raw_env(key, **given))
    )
    return found


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - PettingZoo's own word for it
    """Observations hold `observation`, the row of the encoding, and `action_mask`, which is in the infos as well.
    Rewards are the returns, at the end. Seats that choose in secret choose one after the other, and do not see it."""

    def __init__(
        self, key: str, *, render_mode: str | None = None, max_plies: int | None = None, detail: int | None = None,
        **options: object,
    ) -> None:  # fmt: skip
        self.session = Session(learning_game(key, options), detail, max_plies)
        seats, size = self.session.game.info.seats, self.session.encoding.size
        if seats < 2:
            raise ValueError(f"{key}: these options seat one; Gymnasium has that one")
        self.metadata = {"name": f"{key}_v1", "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(-1, 1, (self.session.width,), np.float32),
                action_mask=spaces.Box(0, 1, (size,), np.int8),
            )
            for agent in self.possible_agents
        }
        self._below: Below | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._below is None:
            chance = np.random.default_rng(seed)
            self._below = lambda n: int(chance.integers(n))
        self.session.begin(self._below)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.session.observe(seat), "action_mask": self.session.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.session.play(int(action))
        self.rewards = dict(zip(self.agents, self.session.returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.session.ended)
        self.truncations = dict.fromkeys(self.agents, self.session.cut_off)
        self._tell()
        self._accumulate_rewards()

    def _tell(self) -> None:
        """Who is next; after the end everybody hears of it once, beginning with the first."""
        seat = self.session.turn
        self.agent_selection = self.possible_agents[0 if seat is None else seat]
        self.infos = {agent: {"action_mask": self.session.mask(at)} for at, agent in enumerate(self.agents)}

    def render(self) -> Any:
        """As a watcher sees it: no seat is shown what it does not know."""
        return rendered(self.session, None, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""
