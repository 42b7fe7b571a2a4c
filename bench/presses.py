"""How long the page's own thread works on a press, from the finger's lifting to the frame that shows it.

Processor time out of the browser's trace: a busy machine does not matter.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

KINDS = {
    "hand": "[data-stage=hand] button",
    "board": "[data-stage=board] :is(button, [role=button], [role=gridcell])",
    "actions": "[data-stage=actions] button",
}
EACH = 3
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


@contextmanager
def tracing(browser: Browser) -> Iterator[list[dict[str, Any]]]:
    """What the browser did meanwhile; filled at the end."""
    session, events, ended = browser.new_browser_cdp_session(), list[dict[str, Any]](), list[object]()
    session.on("Tracing.dataCollected", lambda message: events.extend(message["value"]))
    session.on("Tracing.tracingComplete", lambda message: ended.append(message))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": TRACED}, "transferMode": "ReportEvents"})
    yield events
    session.send("Tracing.end")
    while not ended:
        browser.contexts[-1].pages[0].wait_for_timeout(50)


def press(page: Page) -> None:
    """Touch a few things of each kind, as somebody does who looks around."""
    for turn in range(EACH):
        for kind, found in KINDS.items():
            things = page.locator(found).locator("visible=true")
            count = things.count()
            box = things.nth((2 * turn + 1) * count // (2 * EACH)).bounding_box() if count else None
            if box and (kind != "actions" or turn == 0):
                page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                page.wait_for_timeout(900)  # what follows from a press is no part of the next one


def answers(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of each press that was a click and was painted."""
    dispatched = [event for event in events if event["name"] == "EventDispatch"]
    ((thread, _),) = Counter((event["pid"], event["tid"]) for event in dispatched).most_common(1)
    own = sorted(
        (event for event in events if (event["pid"], event["tid"]) == thread and event["ph"] == "X"),
        key=lambda event: float(event["ts"]),
    )

    def times(name: str, kind: str | None = None) -> list[float]:
        named = (event for event in own if event["name"] == name)
        return [event["ts"] for event in named if kind is None or event["args"]["data"]["type"] == kind]

    told = list[float]()
    for clicked in times("EventDispatch", "click"):
        lifted = max(at for at in times("EventDispatch", "pointerup") if at <= clicked)
        shown = min((at for at in times("Commit") if at > clicked), default=None)
        if shown is not None:
            tasks = (event for event in own if event["name"] == "RunTask")
            told.append(sum(e["tdur"] for e in tasks if e["ts"] + e["dur"] > lifted and e["ts"] <= shown) / 1000)
    return told
