"""The speed claims as commands."""

from ludotheque.games.laguna.faces.measures import LT34, MEASURES


def test_the_puzzles_of_lt34_are_solved_to_their_known_optimum_while_they_are_timed() -> None:
    lines = list(MEASURES.measures()["solve"]())
    assert len(lines) == len(LT34)
    for line, (side, target, moves) in zip(lines, LT34, strict=True):
        assert line.startswith(f"{side} {target}: ") and f"(known {moves}), proven True" in line


def test_a_step_of_the_kernel_is_measured_in_microseconds() -> None:
    (line,) = MEASURES.measures()["step"]()
    assert float(line.split()[0]) > 0 and "µs" in line
