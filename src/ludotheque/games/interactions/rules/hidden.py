"""What a seat may see, and guesses that agree with it (IXN-6, IXN-37)."""

from dataclasses import replace

from ludotheque.core.chance import Below, shuffle
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import HIDDEN_HAND, TURNS, WILD, Hand, State
from ludotheque.games.interactions.rules.tiles import LETTERS, in_order


def view(options: InteractionsOptions, state: State, seat: int | None) -> State:
    """Selections are secret until all are made; of the wild pile only what the options show."""
    if options.solo:
        return _masked_pile(options, state)
    if not options.secret or state.all_selected:
        return state
    hands = tuple(hand if owner == seat or not hand.selected else HIDDEN_HAND for owner, hand in enumerate(state.hands))
    return replace(state, hands=hands)


def guess(state: State, below: Below) -> State:
    """A full state that agrees with a view: each hidden selection and pile order is equally likely."""
    hands = tuple(_random_hand(below) if hand == HIDDEN_HAND else hand for hand in state.hands)
    if "?" not in state.aside + state.pile:
        return replace(state, hands=hands)
    placed = "".join(laid.tile for _, laid in state.grid if laid.owner == WILD)
    unknown = [letter for letter in LETTERS if letter not in state.aside + state.pile + placed]
    shuffle(unknown, below)
    filled = "".join(unknown.pop() if letter == "?" else letter for letter in state.aside + state.pile)
    return replace(state, hands=hands, aside=filled[0], pile=filled[1:])


def known_setup(options: InteractionsOptions, setup: str, state: State) -> str:
    """`wild:HS?????`: the setup as far as it has been seen."""
    if not options.solo:
        return setup
    seen = _masked_pile(options, state)
    drawn = TURNS - len(state.pile)
    order = setup.removeprefix("wild:")[1 : 1 + drawn]
    return f"wild:{seen.aside}{order}{seen.pile}"


def _masked_pile(options: InteractionsOptions, state: State) -> State:
    if not state.pile:  # the last wild tile is laid: the game is over and counted
        return state
    shown = options.peek_top and state.hands[0].selected
    top = state.pile[0] if shown else "?"
    return replace(state, aside=state.aside if shown else "?", pile=top + "?" * (len(state.pile) - 1))


def _random_hand(below: Below) -> Hand:
    letters = list(LETTERS)
    chosen = letters.pop(below(len(letters))) + letters.pop(below(len(letters)))
    return Hand(in_order(chosen), in_order("".join(letters)))
