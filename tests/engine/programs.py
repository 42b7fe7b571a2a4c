"""Small programs to be asked: each begins like a proper engine, and some go wrong."""

import sys
from pathlib import Path

_HEAD = """
import sys
def answered(command, rest):
    return {"protocol": "1", "name": "Small", "commands": "choices\\ngo"}.get(command, "")
def main(told):
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        print("=", told(command, rest) or answered(command, rest), end="\\n\\n", flush=True)
"""
FIRST = """
kept = []
def told(command, rest):
    if command == "choices":
        kept[:] = rest.split(" | ")
    return kept[0] if command == "go" else ""
main(told)
"""
CRASHES = "main(lambda command, rest: sys.exit(3) if command == 'go' else '')"
HANGS = "main(lambda command, rest: sys.stdin.read() if command == 'go' else '')"
ILLEGAL = "main(lambda command, rest: 'no such move' if command == 'go' else '')"
NOISY = "print('hello', flush=True); main(lambda command, rest: '')"
REFUSES = "print('? NO_GAME never heard of it', end='\\n\\n', flush=True); sys.stdin.read()"
GREEDY = "main(lambda command, rest: str(len(bytearray(1 << 30))) if command == 'go' else '')"


def written(folder: Path, body: str, name: str = "small.py") -> str:
    """The command that runs such a program."""
    (folder / name).write_text(_HEAD + body)
    return f"{sys.executable} -S {folder / name}"
