"""Gymnasium's vector environments, many games at once: `gymnasium.make_vec("ludotheque/Lacunes-v1", 1000, …)`."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque import vector
from ludotheque.core.missing import extras_named
from ludotheque.search.session import LONGEST

with extras_named():
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class SoloVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games for one. What ends begins anew in the same step; masks are in `info["action_mask"]`."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, key: str, num_envs: int = 1, *, max_plies: int = LONGEST, **options: Any) -> None:
        self.games = vector.make(key, num_envs, longest=max_plies, **options)
        if self.games.seats != 1:
            raise ValueError(f"{key}: these options seat {self.games.seats}, Gymnasium has one agent")
        self.num_envs = num_envs
        self.single_action_space = spaces.Discrete(self.games.size)
        self.single_observation_space = spaces.Box(-1, 1, self.games.observations().shape[1:], np.float32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """One seed for all of them; without one the games go on from where chance is."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 63)))
        return self._told()

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self.games.step(np.asarray(actions, np.int64))
        seen, info = self._told()
        rewards = self.games.rewards[:, 0].astype(np.float64)
        return seen, rewards, self.games.ended.copy(), self.games.cut_off.copy(), info

    def _told(self) -> tuple[Any, dict[str, Any]]:
        return self.games.observations().copy(), {"action_mask": self.games.masks().astype(np.int8)}
