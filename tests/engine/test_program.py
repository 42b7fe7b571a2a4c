"""Programs in processes of their own: what they answer, and everything that can go wrong with them."""

import sys
from pathlib import Path

import pytest

from engine import programs
from engine.programs import written
from ludotheque.core.errors import LudothequeError
from ludotheque.engine.program import Program, ProgramFault, words_of

PATIENT = 60.0


def fault(command: str, line: str, seconds: float = PATIENT, memory_mb: int = 1024) -> ProgramFault:
    program = Program(command, memory_mb)
    with pytest.raises(ProgramFault) as found:
        program.ask(line, seconds)
    assert not program.running, "whatever went wrong, it is ended"
    return found.value


def test_a_program_answers_and_is_asked_again(tmp_path: Path) -> None:
    program = Program(written(tmp_path, programs.FIRST))
    try:
        assert program.ask("protocol", PATIENT) == ["1"]
        assert program.ask("commands", PATIENT) == ["choices", "go"]
    finally:
        program.close()
    assert not program.running


def test_one_that_ends_is_told_with_its_status(tmp_path: Path) -> None:
    found = fault(written(tmp_path, programs.CRASHES), "go")
    assert (found.code, found.facts["detail"]) == ("PROGRAM_ENDED", "exit 3")


def test_one_that_says_nothing_is_late_and_is_ended(tmp_path: Path) -> None:
    program = Program(written(tmp_path, programs.HANGS))
    program.ask("protocol", PATIENT)
    assert program._process is not None
    process = program._process
    with pytest.raises(ProgramFault, match="PROGRAM_LATE"):
        program.ask("go", 0.05)
    assert process.poll() is not None


def test_one_that_does_not_speak_the_protocol_is_found_out(tmp_path: Path) -> None:
    found = fault(written(tmp_path, programs.NOISY), "protocol")
    assert (found.code, found.facts["detail"]) == ("PROGRAM_NONSENSE", "hello")


def test_a_refusal_is_told_in_its_own_words(tmp_path: Path) -> None:
    found = fault(written(tmp_path, programs.REFUSES), "game chess")
    assert (found.code, found.facts["detail"]) == ("PROGRAM_REFUSED", "NO_GAME never heard of it")


@pytest.mark.skipif(sys.platform != "linux", reason="memory is bounded where the system can do that")
def test_one_that_takes_more_memory_than_it_may_ends(tmp_path: Path) -> None:
    assert fault(written(tmp_path, programs.GREEDY), "go", memory_mb=128).code == "PROGRAM_ENDED"


def test_what_cannot_be_started_has_ended() -> None:
    assert fault("./no/such/program", "protocol").code == "PROGRAM_ENDED"


def test_after_a_fault_it_is_started_anew(tmp_path: Path) -> None:
    program = Program(written(tmp_path, programs.CRASHES))
    with pytest.raises(ProgramFault):
        program.ask("go", PATIENT)
    assert program.ask("protocol", PATIENT) == ["1"]
    program.close()


def test_a_python_file_needs_no_right_to_be_run(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("")
    assert list(words_of(str(path))) == [sys.executable, str(path)]
    path.chmod(0o755)
    assert list(words_of(f"{path} --fast")) == [str(path), "--fast"]
    with pytest.raises(LudothequeError, match="NO_PROGRAM"):
        words_of(" ")
