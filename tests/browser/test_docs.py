"""The documentation as the server has it, under the policy that allows its own files alone."""

from playwright.sync_api import expect

from browser.serving import NewPage
from docs import built


def test_the_documentation_is_read_and_searched(new_page: NewPage) -> None:
    built.site()
    page = new_page("/docs")
    expect(page.get_by_role("heading", name="Ludothèque", exact=False).first).to_be_visible()
    page.get_by_role("link", name="Games", exact=True).first.click()
    expect(page.get_by_role("img", name="Decisions a game")).to_be_visible()
    page.get_by_role("textbox", name="Search").fill("hourglass")
    expect(page.locator(".md-search-result__link").first).to_be_visible()
