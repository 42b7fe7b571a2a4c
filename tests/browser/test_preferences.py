"""What a person likes is remembered."""

from playwright.sync_api import expect

from browser.serving import NewPage


def test_the_language_switches_at_once_and_is_remembered(new_page: NewPage) -> None:
    page = new_page("/", language="en")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="À quoi joue-t-on ?")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="À quoi joue-t-on ?")).to_be_visible()


def test_theme_sound_speed_and_coordinates_are_remembered(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("radio", name="Dark").check(force=True)
    page.get_by_role("radio", name="calm").check(force=True)
    page.get_by_role("switch", name="Coordinates").check()
    page.get_by_role("switch", name="Sound").uncheck()
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Preferences").click()
    expect(page.get_by_role("radio", name="calm")).to_be_checked()
    expect(page.get_by_role("switch", name="Coordinates")).to_be_checked()


def test_the_sound_switch_is_always_in_sight(new_page: NewPage) -> None:
    page = new_page("/", width=360)
    button = page.get_by_role("button", name="Sound")
    expect(button).to_be_visible()
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_the_light_follows_the_system_until_it_is_chosen(new_page: NewPage) -> None:
    page = new_page("/", theme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
