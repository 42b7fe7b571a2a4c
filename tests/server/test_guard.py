"""Any page can reach localhost: what the doorkeeper lets in."""

import base64
import hashlib
import http.client
import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.server.guard import Guard
from ludotheque.server.settings import Settings
from server.harness import WAIT, Server

WISH = {"game": "interactions", "seats": [{"kind": "here"}, {"kind": "here"}]}


def test_a_strange_host_is_refused_everywhere(server: Server) -> None:
    for host in ("evil.example", "evil.example:80", "localhost.evil.example", "", "[::"):
        for method, path in (("GET", "/api/games"), ("GET", "/"), ("POST", "/api/tables")):
            answer = server.http.request(method, path, headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (403, "BAD_HOST")


@pytest.mark.parametrize(("accepted", "language"), [("fr-CH, en;q=0.5", "fr"), ("de, en;q=0.9", "en"), ("", "en")])
def test_a_browser_with_a_strange_host_gets_a_page_that_says_where_to_go(
    server: Server, accepted: str, language: str
) -> None:
    headers = {"Host": "<b>evil.example", "Accept": "text/html,*/*;q=0.8", "Accept-Language": accepted}
    answer = server.http.get("/table/<i>x", headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (403, "text/html; charset=utf-8")
    assert answer.headers["content-security-policy"].startswith("default-src 'self';")
    assert f'<html lang="{language}">' in answer.text and f'<a href="{server.url}">' in answer.text
    assert "evil" not in answer.text and "<i>" not in answer.text
    assert "style=" not in answer.text and "<script" not in answer.text
    style = answer.text.partition("<style>")[2].partition("</style>")[0]
    known = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert answer.headers["content-security-policy"].endswith(f"; style-src 'sha256-{known}'")


def test_the_names_of_this_machine_are_welcome(server: Server) -> None:
    port = urlsplit(server.url).port
    for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}", "192.168.1.20:8000"):
        assert server.http.get("/api/health", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1", "file://", "http://[::"])
def test_a_page_from_elsewhere_changes_nothing(server: Server, origin: str) -> None:
    answer = server.post("/api/tables", WISH, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "BAD_ORIGIN")
    answer = server.http.delete("/api/tables/x", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "BAD_ORIGIN")


def test_our_own_page_may_post(server: Server) -> None:
    assert server.post("/api/tables", WISH, headers={"Origin": server.url}).status_code == 200


def test_a_websocket_from_a_strange_page_is_closed(server: Server) -> None:
    made = server.table("here", "here")
    address = server.url.replace("http", "ws") + f"/ws/{made['table']}"
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(address, origin=Origin("https://evil.example")) as socket,
    ):
        socket.recv(WAIT)
    with connect(address, origin=Origin(server.url)) as socket:
        socket.send(json.dumps({"type": "hello", "token": made["token"]}))
        assert json.loads(socket.recv(WAIT))["type"] == "table"


def test_every_answer_carries_the_headers(server: Server) -> None:
    refused = server.post("/api/tables", WISH, headers={"Origin": "null"})
    for answer in (server.http.get("/"), server.http.get("/api/games"), server.http.get("/api/nothing"), refused):
        assert answer.headers["content-security-policy"].startswith("default-src 'self';")
        assert "script-src" not in answer.headers["content-security-policy"]
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_large_body_is_refused(server: Server) -> None:
    large = {"token": "x" * 70_000}
    assert server.post("/api/take", large).status_code == 413
    record = {"game": "interactions", "moves": ["x" * 1_000_001]}
    answer = server.post("/api/records", record)
    assert (answer.status_code, answer.json()["code"]) == (413, "TOO_LARGE")
    assert server.post("/api/records", {"game": "interactions", "date": "x" * 200_000}).status_code == 200


def test_a_large_body_that_hides_its_length_is_refused(server: Server) -> None:
    line = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=WAIT)
    pieces = (b"x" * 1000 for _ in range(200))
    line.request("POST", "/api/take", body=pieces, headers={"Content-Type": "application/json"}, encode_chunked=True)
    assert line.getresponse().status == 413
    line.close()


def test_a_public_address_is_let_in_by_its_name_and_origin() -> None:
    guard = Guard(None, Settings(public_url="https://Play.example:8443/x"))  # type: ignore[arg-type]
    assert guard._known("play.example:8443") and not guard._known("other.example")
    assert guard._same("https://play.example:8443", "127.0.0.1:8000")
    assert not guard._same("https://play.example", "127.0.0.1:8000")


def test_tokens_are_in_no_log(server: Server) -> None:
    made = server.table("here", "link")
    server.http.get(f"/api/tables/{made['table']}/record", headers={"Authorization": f"Bearer {made['token']}"})
    server.sit(made, "wrong-token-wrong-token").refusal()
    server.post("/api/take", {"token": "another-wrong-token"})
    written = server.output()
    for token in (made["token"], made["watch"], *made["invitations"].values(), "wrong-token"):
        assert token not in written


def test_a_client_may_open_only_so_many_tables(tmp_path: Path) -> None:
    few = Server(tmp_path, tables_an_hour=2)
    try:
        codes = [few.post("/api/tables", WISH).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        few.pass_time(3601)
        assert few.post("/api/tables", WISH).status_code == 200
    finally:
        few.stop()
