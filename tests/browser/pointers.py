"""A pointer that is carried step by step, as the browser itself tells of a mouse and of a finger."""

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import FloatRect, Page

Carry = Callable[[Literal["down", "move", "up"], float, float], None]

LIES_AT = """([what, x, y]) => {
  const box = document.querySelector(what).getBoundingClientRect();
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 4;
}"""
"""Something has its middle there; a browser tells of a pointer once a frame, so it is waited for."""


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def mouse(page: Page) -> Carry:
    def carry(what: str, x: float, y: float) -> None:
        page.mouse.move(x, y)
        if what != "move":
            getattr(page.mouse, what)()

    return carry


def finger(page: Page) -> Carry:
    """Through the browser's own protocol: what touch-action and capture do is part of it."""
    cdp, names = page.context.new_cdp_session(page), {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}

    def carry(what: str, x: float, y: float) -> None:
        points = [] if what == "up" else [{"x": x, "y": y}]
        cdp.send("Input.dispatchTouchEvent", {"type": names[what], "touchPoints": points})

    return carry
