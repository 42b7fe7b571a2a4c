"""Long questions to a game, answered by a worker and fetched by the job's name."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ludotheque.core import catalog, parts
from ludotheque.core.errors import LudothequeError
from ludotheque.server.bodies import ServiceTold
from ludotheque.server.jobs import Jobs, Report
from ludotheque.server.postings import Postings
from ludotheque.server.services import KEPT_A_CLIENT, KEPT_MS, Services
from ludotheque.server.settings import Settings
from ludotheque.server.worker import Task
from server.harness import Json, Server
from server.odd_services import OddServices

ASK = "/api/games/interactions/services/"
ENDED = ("done", "refused", "stopped", "failed")


def asked(server: Server, service: str, question: Any = None) -> str:
    answer = server.post(ASK + service, question)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["job"])


def told(server: Server, job: str, fits: Callable[[Json], bool] = lambda told: told["state"] in ENDED) -> Json:
    """Asks again and again, as a browser does; the server's own bounds end it."""
    while True:
        answer: Json = server.http.get(f"/api/jobs/{job}").json()
        if fits(answer) or answer["state"] in ENDED:
            return answer


@pytest.fixture
def endless(server: Server) -> Iterator[str]:
    job = asked(server, "endless")
    yield job
    server.http.delete(f"/api/jobs/{job}")
    told(server, job)


def test_a_service_answers_with_json_and_knows_its_bounds(server: Server) -> None:
    found = told(server, asked(server, "echo", {"deal": [1, None]}))
    assert (found["state"], found["error"]) == ("done", None)
    assert found["result"] == {"question": {"deal": [1, None]}, "seconds": 120.0, "memory": 1024}


def test_a_question_that_makes_no_sense_is_refused_with_its_code(server: Server) -> None:
    found = told(server, asked(server, "refusing"))
    assert (found["state"], found["result"]) == ("refused", None)
    assert (found["error"]["code"], found["error"]["facts"]) == ("BAD_QUESTION", {"field": "size"})


def test_a_service_that_fails_says_no_more_than_that(server: Server) -> None:
    found = told(server, asked(server, "failing"))
    assert (found["state"], found["result"], found["error"]) == ("failed", None, None)


def test_progress_is_seen_and_a_stop_works(server: Server, endless: str) -> None:
    seen = told(server, endless, lambda told: bool(told["progress"]))
    assert (seen["state"], seen["progress"]["share"]) == ("running", 0.25)
    assert server.http.delete(f"/api/jobs/{endless}").status_code == 204
    assert told(server, endless)["state"] == "stopped"


def test_a_second_question_waits_visibly_in_the_queue(server: Server, endless: str) -> None:
    told(server, endless, lambda told: told["state"] == "running")
    waiting = asked(server, "echo")
    found = server.http.get(f"/api/jobs/{waiting}").json()
    assert (found["state"], found["place"]) == ("queued", 1)
    server.http.delete(f"/api/jobs/{waiting}")
    assert told(server, waiting)["state"] == "stopped"


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("POST", ASK + "nothing", "NO_SUCH_SERVICE"),
        ("POST", "/api/games/chess/services/echo", "INVALID_RECORD"),
        ("GET", "/api/jobs/unknown", "NO_SUCH_JOB"),
        ("DELETE", "/api/jobs/unknown", "NO_SUCH_JOB"),
    ],
)
def test_what_is_not_there_is_said_so(server: Server, method: str, path: str, code: str) -> None:
    answer = server.http.request(method, path)
    assert answer.json()["code"] == code
    assert answer.status_code == (400 if code == "INVALID_RECORD" else 404)


class Idle(Jobs):
    """Jobs that are queued and never begun."""

    def __init__(self) -> None:
        super().__init__(1)
        self.stopped: list[str] = []
        self.count = 0

    def submit(self, task: Task, tell: Callable[[Report], None]) -> str:
        self.count += 1
        job = f"job{self.count}"
        tell(Report(job, "queued", 1))
        return job

    def stop(self, key: str) -> None:
        self.stopped.append(key)


def services(most: int = 2) -> tuple[Services, Idle, list[int]]:
    now, jobs = [0], Idle()
    games = catalog.INSTALLED.giving("lacunes", parts.Services, OddServices())
    return Services(jobs, Settings(services_a_client=most, now=lambda: now[0]), games, Postings(None)), jobs, now


def ask(found: Services, client: str) -> str:
    return asyncio.run(found.ask(client, "lacunes", "echo", None))


def known(found: Services, job: str) -> ServiceTold:
    return asyncio.run(found.told(job))


def test_a_client_has_only_so_many_questions_under_way() -> None:
    found, _, _ = services()
    kept = [ask(found, "ada") for _ in range(2)]
    with pytest.raises(LudothequeError) as refused:
        ask(found, "ada")
    assert (refused.value.code, len(kept)) == ("TOO_MANY", 2)
    assert ask(found, "bob")


def test_a_question_whose_asker_is_gone_is_stopped_and_forgotten() -> None:
    found, jobs, now = services()
    left, kept = ask(found, "ada"), ask(found, "ada")
    now[0] = KEPT_MS
    known(found, kept)
    now[0] = KEPT_MS + 1
    ask(found, "ada")
    assert jobs.stopped == [left]
    assert known(found, kept)
    with pytest.raises(LudothequeError):
        known(found, left)


def test_a_client_that_asks_much_loses_its_own_oldest_answers_and_nobody_elses() -> None:
    found, _, _ = services()
    tell = found._asked
    first = ask(found, "bob")
    tell[first].report = Report(first, "done")
    for _ in range(KEPT_A_CLIENT + 5):
        job = ask(found, "ada")
        tell[job].report = Report(job, "done")
    assert sum(one.client == "ada" for one in tell.values()) == KEPT_A_CLIENT
    assert known(found, first).state == "done"
