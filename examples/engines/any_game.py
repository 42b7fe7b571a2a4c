#!/usr/bin/env python3
"""An engine for every game that knows no rules: it asks for its choices, and takes one of them by lot.

Written against docs/formats/engine.md alone, with nothing but the standard library. Try it:
    ludotheque arena examples/engines/any_game.py 1 --game forma --games 4
Begin your own bot here: what `choose` is given is all that your seat may know.
"""

import random
import sys

COMMANDS = (
    "protocol", "name", "version", "commands", "games", "game", "position", "view", "choices", "go", "stop", "quit",
)  # fmt: skip
GAMES = ("forma", "interactions", "lacuna", "lacunes", "laguna")


class Engine:
    def __init__(self) -> None:
        self.game = self.position = ""
        self.choices: list[str] = []

    def choose(self, words: list[str]) -> str:
        """The move to play; `words` are the limits, such as seconds=5."""
        seed = next((word[5:] for word in words if word.startswith("seed=")), None)
        return random.Random(seed).choice(self.choices)

    def answer(self, command: str, rest: str) -> str:
        """The text of an answer; raises ValueError for what is refused."""
        if command in ("protocol", "version"):
            return "1"
        if command == "name":
            return "Any game"
        if command in ("commands", "games"):
            return "\n".join(COMMANDS if command == "commands" else GAMES)
        if command == "game":
            self.game, self.choices = rest, []
        elif command in ("position", "view"):
            self.position, self.choices = rest, []
        elif command == "choices":
            self.choices = rest.split(" | ")
        elif command == "go":
            if not self.choices:
                raise ValueError("NO_POSITION Tell me my choices first.")
            return self.choose(rest.partition(" seen ")[0].split())
        elif command not in ("stop", "quit"):
            raise ValueError(f"UNKNOWN_COMMAND {command}")
        return ""


def main() -> None:
    engine = Engine()
    for line in sys.stdin:
        number, _, rest = line.strip().partition(" ")
        if not number or number.startswith("#"):
            continue
        if not number.isdigit():  # most commands come without a number
            number, rest = "", line.strip()
        command, _, rest = rest.partition(" ")
        try:
            print(f"={number} {engine.answer(command, rest)}".rstrip(), end="\n\n", flush=True)
        except ValueError as refused:
            print(f"?{number} {refused}", end="\n\n", flush=True)
        if command == "quit":
            return


if __name__ == "__main__":
    main()
