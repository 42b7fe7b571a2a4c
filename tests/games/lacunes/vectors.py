"""Layouts of the rule file's vectors, and short ways to build and play positions."""

from collections.abc import Iterator
from random import Random

from ludotheque.core.game import CHANCE
from ludotheque.core.outcome import Outcome
from ludotheque.games.lacunes.rules.cards import Cells, read_cells, read_token
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.state import Move, State


def moves_of(line: str) -> list[str]:
    return line.split()


DEAL_0 = (
    "8S JH 9C 2S 2D QD 6S TC 3D -- JC 7C 9H/8C QS KH 5H 2C 3H 5C -- 6C 4S TD 5D 8H/"
    "8D -- QH TS QC JD 3S 4D 2H 9D 3C KD --/7S 9S 7D JS 6H KS 4C 7H 5S 6D 4H KC TH"
)
DEAL_1 = (
    "7D 9C 4D 8H 8D 5S JD 6D 9S JC 5D KD 3C/2D JH 5H 7H 4H 2C -- 6S KC KH TH TS JS/"
    "TD 8S QC 4S 6C 7C -- 5C -- KS 6H QS QH/QD 9D 3D 3S -- 4C 2H 8C TC 3H 2S 9H 7S"
)
DEAL_28 = (
    "QC 5D 5S 3S TD 5H 3H -- 2C JC QS -- 8S/2D 6S 8C JD 8D 3D 8H KC KS 7S JS 4H 6H/"
    "2S 6D 9H 4D TH 9S KD 5C 6C 4S 9D 7H TC/KH -- -- QH QD 7C JH 9C 4C 7D 2H 3C TS"
)
SOLUTION_28 = moves_of(
    "4H QS QC 2H@1 8D QD KH 2S@4 3S 4S KC 9H 6S 3D KD TS 7D 5C 4C TC 2H@3 2D@1 2H@2 JS 2D@3 2C@1 5H JD 9C "
    "QH 5S 6D 3D 3H QD TC KH 6S 7C 7D 4D 5D 3C 9D 8C 4H KD JC 6H KS TH 7S 6D 4C JH 8S TD 8H QH 9S QC 7H 8D "
    "7D 6C QS KH TS 8D 5C JS 9D 7C 6C QS TD JD 8C QD 7C KD 8C 9C 5H TC 6H JC 7H QC 8H KS"
)
V14 = (
    "2C 3C 4D 8H 8D 9D JD QD 9S JC 5D 6D 7D/2D JH QH 7H 4H 5H 6H 4C 5C KH -- TS JS/"
    "TD 8S QC KC -- -- -- 9C 6C 7C 8C QS KS/2H KD 3D 3S 4S 5S 6S 7S TC 3H 2S 9H TH"
)
V15 = (
    "2C 3C -- JD 9H 2S 4H 3S 6S 3H -- -- KC/2D JH 4S QD TC 4D 6C KH 5S JC KD 5H 9D/"
    "5C TS -- 6H QH TD TH KS 4C 8H 3D 8S 8C/2H QC 7D JS 5D 9C 7C 7H QS 9S 7S 8D 6D"
)
V16 = (
    "2C 3C -- QS 6D 2S QD KS 5D 4D QH KH 5H/2D -- 3D 7H TH KD JC 8H QC 3H 9S 7D JH/"
    "-- 4C 5C 9D 6C 9H 8C 9C 8S 6H 3S TD 6S/2H -- 4S 5S 7S JS 4H TS KC TC 7C JD 8D"
)
V20 = (
    "2D 7D 9C 4D 8H 8D 5S JD 6D 9S JC 5D KD/2C 3C JH 5H 7H 4H -- 6S KC KH TH TS JS/"
    "2H TD 8S QC 4S 6C 7C -- 5C -- KS 6H QS/2S QH QD 9D 3D 3S -- 4C 8C TC 3H 9H 7S"
)


def run(first: str, last: str, suit: str) -> str:
    """The cards of a suit from one rank to another, `2C 3C 4C`."""
    ranks = "23456789TJQK"
    return " ".join(rank + suit for rank in ranks[ranks.index(first) : ranks.index(last) + 1])


FULL = {suit: run("2", "K", suit) for suit in "CDHS"}
WON = "/".join(f"{FULL[suit]} --" for suit in "CDHS")
V11 = f"{FULL['C']} --/{FULL['D']} --/{FULL['H']} --/{run('2', 'J', 'S')} KS -- QS"
V12 = f"{FULL['C']} --/{FULL['D']} --/{run('2', 'Q', 'H')} KS --/{run('2', 'Q', 'S')} KH --"
V13 = f"{FULL['C']} --/{FULL['D']} --/{FULL['H']} --/-- {FULL['S']}"


def cells(text: str) -> Cells:
    found = read_cells(text)
    assert found is not None
    return found


def code_of(text: str) -> int:
    """The card, or the gap, that a token spells."""
    found = read_token(text)
    assert found is not None
    return found


def at(text: str, redeals: int = 0) -> State:
    """The position that a layout spells."""
    return State(cells(text), redeals)


def texts(game: Lacunes, state: State) -> list[str]:
    return [game.write(state, move) for move in game.moves(state)]


def play(game: Lacunes, state: State, *moves: str) -> State:
    for move in moves:
        state = game.play(state, game.read(state, move))
    return state


def position(game: Lacunes, state: State) -> str:
    return game.position(state).split("|")[0]


def ended(game: Lacunes, state: State) -> Outcome:
    """The outcome of a state that is over."""
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def playout(game: Lacunes, state: State, random: Random, limit: int = 400) -> Iterator[tuple[State, Move, State]]:
    """Random moves and the states around them until the end, chance included."""
    for _ in range(limit):
        if game.turn(state) is None:
            return
        if game.turn(state) == CHANCE:
            move = game.draw(state, random.randrange)
        else:
            move = game.moves(state).sample(random.randrange)
        after = game.play(state, move)
        yield state, move, after
        state = after
