"""Gymnasium: the games for one, `gymnasium.make("ludotheque/Lacunes-v1")` once this module is imported."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.adapters.rendering import MODES, rendered
from ludotheque.core.encoding import learning_game
from ludotheque.core.missing import extras_named
from ludotheque.search.session import Session

with extras_named():
    import gymnasium
    from gymnasium import spaces

Observation = NDArray[np.float32]

SOLO: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "Lacunes-v1": ("lacunes", {}),
    "InteractionsSolo-v1": ("interactions", {"players": 1}),
    "LagunaSolitaire-v1": ("laguna", {"players": 1}),
}
"""By the name under `ludotheque/`: the game, and the options that leave one seat."""


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One seat: an observation is the row of the encoding, the mask is in `info["action_mask"]`, the reward is the
    return, at the end. An illegal action ends the episode with −1."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, key: str, *, render_mode: str | None = None, max_plies: int | None = None, detail: int | None = None,
        **options: object,
    ) -> None:  # fmt: skip
        self.session = Session(learning_game(key, options), detail, max_plies)
        if self.session.game.info.seats != 1:
            raise ValueError(f"{key}: these options seat {self.session.game.info.seats}, Gymnasium has one agent")
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.session.encoding.size)
        self.observation_space = spaces.Box(-1, 1, (self.session.width,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.session.begin(lambda n: int(self.np_random.integers(n)))
        return self._told()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.session.play(int(action))
        seen, info = self._told()
        return seen, self.session.returns[0], self.session.ended, self.session.cut_off, info

    def render(self) -> Any:
        return rendered(self.session, 0, self.render_mode)

    def action_masks(self) -> NDArray[np.bool_]:
        """As learners that ask for it by this name want it."""
        found: NDArray[np.bool_] = self.session.mask(0).astype(np.bool_)
        return found

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        return self.session.observe(0), {"action_mask": self.session.mask(0)}


def register() -> None:
    """Make the games known by their names; done once when the module is imported."""
    for name, (key, options) in SOLO.items():
        if f"ludotheque/{name}" not in gymnasium.registry:
            gymnasium.register(
                f"ludotheque/{name}", entry_point=f"{__name__}:SoloEnv",
                vector_entry_point=f"{__name__}_vector:SoloVectorEnv", kwargs={"key": key, **options},
            )  # fmt: skip


register()
