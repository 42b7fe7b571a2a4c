"""OpenSpiel: every game of the catalog as a registered Python game, `pyspiel.load_game("ludotheque_lacuna")`.

Options are parameters of the game, `ludotheque_interactions(players=3,bonus=False)`. All chance is explicit: the setup
and what is drawn later are rows of small equal lots. `setup` and `moves=sel SA|sel PH` begin from a position."""

import ctypes
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from ludotheque.adapters.lots import MOST_OUTCOMES, LotDue
from ludotheque.adapters.nodes import Rules
from ludotheque.adapters.parameters import specification
from ludotheque.core import catalog
from ludotheque.core.encoding import Encodings
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.missing import extras_named
from ludotheque.search.encoding import blank

with extras_named():
    import pyspiel

PREFIX = "ludotheque_"


class LudothequeState(pyspiel.State):
    """A state is a node; chance, then whoever is to move."""

    def __init__(self, game: "LudothequeGame") -> None:
        super().__init__(game)
        self.rules = game.rules
        self.node = game.rules.root()

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def current_player(self) -> int:
        if self.rules.over(self.node):
            return int(pyspiel.PlayerId.TERMINAL)
        if isinstance(self.rules.due(self.node), LotDue):
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.rules.game.turn(self.node.state))  # type: ignore[arg-type]

    def _legal_actions(self, player: int) -> list[int]:
        view = self.rules.game.view(self.node.state, player, peek=True)
        found: list[int] = np.flatnonzero(self.rules.encoding.mask(view, player)).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        due = self.rules.due(self.node)
        assert isinstance(due, LotDue)
        return [(lot, 1 / due.outcomes) for lot in range(due.outcomes)]

    def _apply_action(self, action: int) -> None:
        rules, node = self.rules, self.node
        if self.is_chance_node():
            after = replace(node, lots=(*node.lots, action))
        else:
            after = rules.after(node, rules.encoding.decode(node.state, action))
            after = replace(after, plies=node.plies + 1)
        self.node = rules.settled(after)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"lot {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.encoding.name(action)

    def is_terminal(self) -> bool:
        return self.rules.over(self.node)

    def returns(self) -> list[float]:
        outcome = self.rules.game.outcome(self.node.state) if self.node.state is not None else None
        return list(outcome.returns) if outcome else [0.0] * self.rules.game.info.seats

    def __str__(self) -> str:
        if self.node.state is None:
            return f"lots {' '.join(map(str, self.node.lots))}".strip()
        return shown(self.rules.game, self.node.state, None, whole=True)


class LudothequeGame(pyspiel.Game):
    """One game under its parameters."""

    def __init__(self, key: str, params: Mapping[str, Any] | None = None) -> None:
        self.rules = Rules(key, params or {})
        info = self.rules.game.info
        super().__init__(
            game_type(key, self.rules),
            pyspiel.GameInfo(
                num_distinct_actions=self.rules.encoding.size, max_chance_outcomes=MOST_OUTCOMES,
                num_players=info.seats, min_utility=-1.0, max_utility=1.0,
                utility_sum=0.0 if info.seats == 2 else None, max_game_length=self.rules.most,
            ),
            dict(params or {}),
        )  # fmt: skip

    def new_initial_state(self) -> LudothequeState:
        return LudothequeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rules, recall)


class Observer:
    """What a seat sees, as numbers by field and as text; with perfect recall the text is all that it ever saw."""

    def __init__(self, rules: Rules, recall: bool) -> None:
        self.rules, self.recall = rules, recall
        self.tensor, by_field = blank(rules.encoding.fields)
        self.dict = dict(by_field)

    def set_from(self, state: LudothequeState, player: Seat) -> None:
        self.tensor.fill(0)
        if state.node.state is not None:
            game = self.rules.game
            self.tensor[:] = self.rules.encoding.observe(game.view(state.node.state, player, peek=True), player)

    def string_from(self, state: LudothequeState, player: Seat) -> str:
        node = state.node
        if node.state is None:
            return "-"
        seen = (*node.past, node.state) if self.recall else (node.state,)
        return " / ".join(shown(self.rules.game, each, player) for each in seen)


def shown(game: AnyGame, state: Any, seat: Seat | None, whole: bool = False) -> str:
    """A position in one line, as that seat may know it."""
    return game.position(state if whole else game.view(state, seat, peek=True))


def game_type(key: str, rules: Rules | None = None) -> Any:
    """The facts declared up front: of these parameters, or of whatever parameters may come."""
    kind, seats = pyspiel.GameType, catalog.entry(key).seats
    hidden = rules is None or rules.game.info.hidden
    lots = rules is None or rules.game.info.chance or (not rules.setup and rules.root().state is None)
    zero_sum = rules is not None and rules.game.info.seats == 2
    return kind(
        short_name=f"{PREFIX}{key}", long_name=f"Ludothèque: {key.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if lots else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hidden else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats), min_num_players=min(seats),
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=specification(key),
    )  # fmt: skip


def register() -> None:
    """Make every game with an encoding known to OpenSpiel; done once when the module is imported."""
    known = set(pyspiel.registered_names())
    for entry in catalog.entries():
        if entry.offers(Encodings) and f"{PREFIX}{entry.key}" not in known:
            pyspiel.register_game(game_type(entry.key), _maker(entry.key))


def _maker(key: str) -> Any:
    def make(params: Mapping[str, Any] | None = None) -> LudothequeGame:
        return LudothequeGame(key, params)

    # OpenSpiel lets go of it after Python has ended, and must not be the last to: one reference is never given back.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(make))
    return make


register()
