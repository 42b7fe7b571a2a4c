"""`ludotheque engine` as a process: bytes in, bytes out."""

import subprocess
import sys


def answers(said: bytes) -> list[str]:
    code = "from ludotheque.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "engine", "-l", "en"], input=said, capture_output=True, timeout=100, check=True
    )
    assert not done.stderr
    return done.stdout.decode().split("\n\n")


def test_a_conversation_over_a_pipe_with_nonsense_in_it_ends_well() -> None:
    said = (
        b"1 protocol\n\xff\xfe\n2 game lacunes redeals=0\n3 position setup=deal:7\n4 moves\n5 position setup=deal:x\n"
        b"6 go level=1 " + b"9" * 1_000_100 + b"\n7 name"
    )
    told = answers(said)
    assert told[0] == "=1 1"
    assert told[1].startswith("? UNKNOWN_COMMAND There is no such command here")
    assert told[2:4] == ["=2 seats=1 rules=1 hidden=no chance=no", "=3 turn=0"]
    assert told[4].split("\n")[0].endswith(" all")
    assert told[5].startswith("?5 INVALID_RECORD")
    assert told[6] == "?6 LINE_TOO_LONG A line has at most 1,000,000 characters."
    assert told[7:] == ["=7 Ludotheque", ""]
