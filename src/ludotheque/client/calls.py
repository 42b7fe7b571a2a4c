"""Calls over HTTP, beside the loop: JSON in, JSON out, and a typed error for a refusal."""

import asyncio
import json
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

from ludotheque.core.errors import LudothequeError

SECONDS = 60.0


async def call(url: str, body: object = None, token: str = "") -> Any:
    """A POST where there is a body, else a GET; raises LudothequeError with the server's code and facts."""
    return await asyncio.to_thread(_call, url, body, token)


def _call(url: str, body: object, token: str) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = Request(url, None if body is None else json.dumps(body).encode(), headers)
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=SECONDS) as answer:
            return json.load(answer)
    except HTTPError as error:
        with error:
            raise _refusal(error.read()) from None
    except (URLError, TimeoutError, ConnectionError):
        raise LudothequeError("UNREACHABLE") from None


def _refusal(body: bytes) -> LudothequeError:
    try:
        told = json.loads(body)
        return LudothequeError(told["code"], told["clause"], **told["facts"])
    except (ValueError, KeyError, TypeError):
        return LudothequeError("HTTP_ERROR")
