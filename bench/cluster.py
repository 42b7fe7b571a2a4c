"""A private PostgreSQL for tests, in a folder of its own, stopped at the end."""

import os
import pwd
import socket
import subprocess
from pathlib import Path

PROGRAMS = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """Where Debian has them, the newest version."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


class Cluster:
    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found is not None
        self._programs, self._data = found, folder / "data"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        if os.geteuid() == 0:  # initdb refuses root
            own = pwd.getpwnam("postgres")
            os.chown(folder, own.pw_uid, own.pw_gid)
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "postgres", "--no-sync")
        self._folder = folder
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        self._run("pg_ctl", "-D", self._data, "-o", options, "-l", self._folder / "log", "-w", "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-m", how, "-w", "stop")

    def database(self, name: str) -> str:
        """A new database; its URL."""
        there = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres")
        subprocess.run([self._programs / "createdb", *there, name], check=True, capture_output=True)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str | Path) -> None:
        as_postgres = ("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups")
        command = [*(as_postgres if os.geteuid() == 0 else ()), self._programs / program, *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")
