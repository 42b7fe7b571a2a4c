"""The parts of a table as they are marked for tests, and what is in its menu."""

from typing import Any

from playwright.sync_api import Locator, Page

from browser.serving import NewPage

PARTS = ("board", "hand", "prompt", "commit", "notice", "actions")
SIZES = {"desk": (1280, 800), "wide": (1920, 1080), "phone": (360, 740), "flat": (740, 360)}
Box = dict[str, float]
ON_A_FRESH_CLONE = 120_000
"""Milliseconds: the bots are compiled first."""


def sit_down(new_page: NewPage, game: str, size: str = "desk", script: str = "() => null", **profile: str) -> Page:
    """Play now, from the home page, as a stranger would; a script may listen before the table opens."""
    width, height = SIZES[size]
    page = new_page("/", width=width, height=height, **profile)
    page.evaluate(script)
    page.locator(f"article[aria-labelledby='card-{game}'] button.main").click()
    part(page, "board").wait_for(timeout=ON_A_FRESH_CLONE)
    page.wait_for_load_state("networkidle")
    return page


def part(page: Page, name: str) -> Locator:
    """One of PARTS."""
    return page.locator(f"[data-stage={name}]")


def box(page: Page, name: str) -> Box:
    found: Any = part(page, name).first.bounding_box()
    assert found, f"{name} is not on the page"
    return dict(found)


STILL = """() => new Promise(done => {
  let last = '', still = 0;
  const look = () => {
    const parts = [...document.querySelectorAll('[data-stage]')];
    const now = parts.map(one => JSON.stringify(one.getBoundingClientRect())).join();
    still = now === last ? still + 1 : 0;
    last = now;
    if (still === 6) done();
    else requestAnimationFrame(look);
  };
  look();
})"""
"""A board is measured and laid out again in several frames: for six of them nothing has moved."""


def resized(page: Page, size: str) -> None:
    """The window is of that size, and the page has been laid out and measured for it."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(STILL)


def on_screen(page: Page, name: str) -> bool:
    """All of it is in the window, and the page does not scroll."""
    found, window = box(page, name), page.evaluate("[innerWidth, innerHeight]")
    inside = found["x"] > -1 and found["y"] > -1
    fits = found["x"] + found["width"] < window[0] + 1 and found["y"] + found["height"] < window[1] + 1
    return inside and fits and found["width"] > 0 and found["height"] > 0


CUT = """one => {
  const {left, right, top, bottom, height} = one.getBoundingClientRect();
  let [l, r, t, b] = [0, innerWidth, 0, innerHeight];
  for (let up = one.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === 'visible') continue;
    const box = up.getBoundingClientRect();
    [l, r, t, b] = [Math.max(l, box.left), Math.min(r, box.right), Math.max(t, box.top), Math.min(b, box.bottom)];
  }
  const inside = left > l - 1 && right < r + 1 && top > t - 1 && bottom < b + 1;
  return !inside || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1 || height > 64;
}"""
"""Whether any of a button is beyond its place or the window, or its word is broken into a tower."""


def cut_off(page: Page) -> list[str]:
    """What can be pressed below or beside the board, and is not to be seen whole."""
    pressed = page.locator("aside [data-act]").all()
    return [one.inner_text() for one in pressed if one.evaluate(CUT)]


def covers(page: Page, over: str, under: str) -> bool:
    """Whether one part lies over any of another; what is not there is not covered."""
    if not part(page, under).count():
        return False
    one, other = box(page, over), box(page, under)
    return all(
        one[at] < other[at] + other[size] and other[at] < one[at] + one[size]
        for at, size in (("x", "width"), ("y", "height"))
    )


def scrolls(page: Page) -> bool:
    """The page is larger than its window, in any direction."""
    wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    window = page.evaluate("[innerWidth, innerHeight]")
    return bool(wide > window[0] or high > window[1])


def menu(page: Page, name: str = "Menu") -> Locator:
    """The drawer with the rarer things, opened."""
    page.get_by_role("button", name=name, exact=True).click()
    return page.get_by_role("dialog")


def from_menu(page: Page, act: str) -> None:
    """Press what is in the drawer under this key."""
    menu(page).locator(f"[data-act={act}]").click()


def moves_told(page: Page) -> list[str]:
    """The moves so far as the drawer tells them; it is closed again."""
    drawer = menu(page)
    told: list[str] = drawer.get_by_role("list", name="The moves so far").get_by_role("listitem").all_text_contents()
    page.keyboard.press("Escape")
    drawer.wait_for(state="detached")
    return told
