"""A small network that learns Interactions by playing itself, in NumPy: `python examples/self_play.py`.

Hundreds of games run side by side in the kernels. Every game takes fourteen plies, so that they begin and end together.
What won is made more likely, what lost less (REINFORCE with the mean of each ply as a baseline, Adam)."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ludotheque import vector

Floats = NDArray[np.float32]
PLIES = 14


@dataclass
class Network:
    """One hidden layer; the last begins with zeros, so that the first games are random."""

    inputs: int
    actions: int
    hidden: int = 128
    seed: int = 1
    weights: list[Floats] = field(init=False)
    steps: int = 0

    def __post_init__(self) -> None:
        chance = np.random.default_rng(self.seed)
        first = chance.normal(0, (2 / 40) ** 0.5, (self.inputs, self.hidden)).astype(np.float32)
        self.weights = [first, np.zeros((self.hidden, self.actions), np.float32)]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.weights]

    def policy(self, seen: Floats, legal: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """The hidden layer, and how likely each legal action is."""
        inner = np.maximum(seen @ self.weights[0], 0)
        logits = np.where(legal, inner @ self.weights[1], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inner, chances / chances.sum(axis=1, keepdims=True)

    def learn(self, seen: Floats, inner: Floats, push: Floats, rate: float) -> None:
        """A step of Adam along `push`, the gradient at the output."""
        back = (push @ self.weights[1].T) * (inner > 0)
        self.steps += 1
        for part, grown, (mean, square) in zip(
            self.weights, (seen.T @ back, inner.T @ push), self.moments, strict=True
        ):
            mean += 0.1 * (grown - mean)
            square += 0.001 * (grown * grown - square)
            scale = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            part -= rate * scale * mean / (np.sqrt(square) + 1e-8)


def chosen(chances: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """One action a row, by its likelihood."""
    drawn = chance.random((len(chances), 1), np.float32) * 0.999999
    found: NDArray[np.int64] = (chances.cumsum(axis=1) > drawn * chances.sum(axis=1, keepdims=True)).argmax(axis=1)
    return found


def train(rounds: int, games: int = 256, seed: int = 1, rate: float = 0.002, tell: bool = False) -> Network:
    """So many rounds of so many games against itself."""
    batch, chance = vector.make("interactions", games), np.random.default_rng(seed)
    batch.reset(seed)
    network = Network(batch.observations().shape[1], batch.size, seed=seed)
    for number in range(rounds):
        past = []
        for _ in range(PLIES):
            seen, turns = batch.observations().copy(), batch.turns.copy()
            inner, chances = network.policy(seen, batch.masks())
            actions = chosen(chances, chance)
            past.append((seen, inner, chances, actions, turns))
            batch.step(actions)
        for seen, inner, chances, actions, turns in past:
            gain = batch.rewards[np.arange(games), turns]
            chances[np.arange(games), actions] -= 1
            network.learn(seen, inner, chances * (gain - gain.mean())[:, None] / games, rate)
        if tell and number % 25 == 24:
            print(f"round {number + 1}: {beats_random(network, 1000):.1%} against random play", flush=True)
    return network


def beats_random(network: Network, games: int, seed: int = 7) -> float:
    """The share of points against random play, half of the games in each seat; a tie counts half."""
    batch, chance = vector.make("interactions", games), np.random.default_rng(seed)
    batch.reset(seed)
    own = np.arange(games) % 2
    for _ in range(PLIES):
        actions = batch.sample()
        mine = batch.turns == own
        _, chances = network.policy(batch.observations()[mine], batch.masks()[mine])
        actions[mine] = chosen(chances, chance)
        batch.step(actions)
    return float((batch.rewards[np.arange(games), own].mean() + 1) / 2)


if __name__ == "__main__":
    train(300, tell=True)
