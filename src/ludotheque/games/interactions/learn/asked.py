"""What a puzzle asks for, and which moves do it: the only one that wins, that holds the tie, that leads by most."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Literal

from ludotheque.core.game import Seat
from ludotheque.games.interactions.bots.greedy import gain
from ludotheque.games.interactions.learn.leads import AtLeast, exact
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.scoring import WIN_BY
from ludotheque.games.interactions.rules.state import WILD, Place, State
from ludotheque.games.interactions.rules.tiles import LETTERS

Aim = Literal["win", "tie", "most"]


def worlds(game: Interactions, state: State) -> Iterator[State]:
    """Every position that agrees with what the solver sees: the wild pile in any order that it may have (IXN-37)."""
    seen = game.view(state, 0)
    placed = "".join(laid.tile for _, laid in state.grid if laid.owner == WILD)
    unknown = [letter for letter in LETTERS if letter not in seen.aside + seen.pile + placed]
    hidden = (seen.aside + seen.pile).count("?")
    for order in permutations(unknown, hidden):
        left = iter(order)
        filled = "".join(next(left) if letter == "?" else letter for letter in seen.aside + seen.pile)
        yield replace(state, aside=filled[:1], pile=filled[1:])


def placements(game: Interactions, state: State) -> list[Place]:
    return [move for move in game.moves(state) if isinstance(move, Place)]


def sure(game: Interactions, state: State, move: Place, lead: int, at_least: AtLeast) -> bool:
    """Whether a move ends so far ahead, whatever others lay and whatever is hidden."""
    return all(at_least(game.play(world, move), lead) for world in worlds(game, state))


def wanted(game: Interactions, state: State, aim: Aim, moves: list[Place], at_least: AtLeast) -> int:
    """The lead that a right move is sure of; the most that any of these moves is sure of where that is asked."""
    if aim == "most":
        return exact(lambda lead: any(sure(game, state, move, lead, at_least) for move in moves))
    return 0 if aim == "tie" else WIN_BY if game.options.solo else 1


def right(game: Interactions, state: State, aim: Aim, lead: int, at_least: AtLeast) -> list[Place]:
    """Every move that is sure of that lead; none where a tie is asked and more could be had."""
    found = [move for move in placements(game, state) if sure(game, state, move, lead, at_least)]
    more = aim == "tie" and any(sure(game, state, move, lead + 1, at_least) for move in found)
    return [] if more else found


def only(game: Interactions, state: State, aim: Aim, at_least: AtLeast) -> Place | None:
    """The one right move; None where there is none or a second, or where the most is no lead at all."""
    lead = wanted(game, state, aim, placements(game, state), at_least)
    found = right(game, state, aim, lead, at_least) if aim != "most" or lead > 0 else []
    return found[0] if len(found) == 1 else None


def line(game: Interactions, state: State, seat: Seat, aim: Aim, turns: int, at_least: AtLeast) -> tuple[Place, ...]:
    """The only right moves of so many turns, fewer where a later one is not the only one, with hard answers between."""
    first = only(game, state, aim, at_least)
    if first is None:
        return ()
    after = game.play(state, first)
    if turns == 1 or game.outcome(after):
        return (first,)
    if game.turn(after) == seat:
        return first, *line(game, after, seat, aim, turns - 1, at_least)
    lead = wanted(game, state, aim, [first], at_least)
    for reply in sorted(placements(game, after), key=lambda move: -gain(game, after, 1 - seat, move)):
        answered = game.play(after, reply)
        if game.outcome(answered) or at_least(answered, lead + 1):
            continue  # nothing to answer, or a reply that gives something away
        rest = line(game, answered, seat, aim, turns - 1, at_least)
        if len(rest) == 2 * turns - 3:
            return first, reply, *rest
    return (first,)
