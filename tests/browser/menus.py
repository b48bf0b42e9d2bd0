"""From page to page by the menu, from step to step by its buttons, and what a page says there."""

from pages.controls import page_frame
from pages.view.menu import CARDS, CODE, LEARN, MODELS, PAGES, PRACTICE, UNLISTED
from tests.browser.serving import at_rest

TITLES = {page: page_frame.numbered(page) for page in PAGES}
FOLDED = {"Learn": LEARN, "Models": (*MODELS, *CARDS), "Code": CODE}  # what the menu holds beside Explore
FOLDED["Practice"] = [page for page in PRACTICE if page not in UNLISTED]
FILES = {title: "" if page == "explore" else page for page, title in TITLES.items()}  # title → where its page stands


def go(page, title):
    """Choose a page in the menu, and wait until it is there."""
    menu = page.get_by_test_id("stHeader")
    folded = [section for section, pages in FOLDED.items() if title in map(TITLES.get, pages)]
    if folded:
        menu.get_by_role("button", name=folded[0]).click()
        page.get_by_role("menuitem", name=title, exact=True).click()
    else:
        menu.get_by_role("link", name=title, exact=True).click()
    page.wait_for_function("name => location.pathname.endsWith('/' + name)", arg=FILES[title])  # the new page's
    at_rest(page)


def to_step(page, way):
    """Press Next or Back, and wait until the step is there."""
    page.locator(f".st-key-to_step_{way} button").click()
    at_rest(page)


def unfold(page, title):
    """Unfold what is deeper, where it is folded."""
    fold = page.locator("[data-testid=stMain] summary").filter(has_text=title)
    if fold.locator("xpath=..").get_attribute("open") is None:
        fold.click()
    at_rest(page)


def said(page, slot):
    """A sentence of a page."""
    return page.locator(f"[data-slot={slot}]")
