"""What a visitor sees where a page or a file of it is refused: a sentence, and then the page loads again by itself."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import new_page
from tests.browser.drawn import expect_numbers
from tests.browser.linked import default_scene
from tests.browser.serving import at_rest
from tests.load import proxy

REFUSED = "Too many requests come from your network just now. This page loads again by itself."


@pytest.mark.long
@pytest.mark.parametrize("file", ["static/js/index.*.js", "static/js/preload-helper.*.js", "view/*/main.js", "view/vega*"])
def test_a_page_of_which_a_file_was_refused_says_so_and_loads_again_by_itself(visitor, address, file):
    """Whichever file it is: the first script, one that it names, one of boards, one for charts. Nobody touches the page."""
    page, asked = visitor(errors=False), Counter()

    def refuse(route):
        asked[route.request.url] += 1
        first = next(iter(asked))  # one file is refused: another one that matches would load the page a second time
        if route.request.url == first and asked[first] <= 2:  # by the page, and by what asks whether it is there by now
            return route.fulfill(status=429, content_type="text/plain", body=REFUSED)
        return route.fallback()

    page.route(f"{address}/{file}", refuse)
    page.goto(f"{address}/?query=2", wait_until="commit")
    expect(page.locator("#refused")).to_have_text(REFUSED)
    expect(page.locator("#refused")).to_have_count(0)
    page.wait_for_load_state("load")  # of the page that comes in its place
    at_rest(page)
    expect_numbers(page, default_scene(), query=2)
    assert max(asked.values()) >= 4  # refused, refused, there, loaded


@pytest.mark.long
@pytest.mark.skipif(proxy.NGINX is None, reason="no nginx on this machine")
def test_a_page_that_nginx_refuses_loads_again_by_itself(browser):
    with proxy.replicas(1) as one, proxy.proxied(one, rate="30r/m", burst="1") as site:
        page = new_page(browser)
        proxy.until(lambda: not proxy.answers(site))
        assert page.goto(f"{site}/masks").status == 429
        expect(page.locator("body")).to_have_text(REFUSED)
        with page.expect_navigation(url="**/masks") as navigation:
            pass
        assert navigation.value.status in (200, 429)
        page.wait_for_selector("#root", state="attached")  # of the page itself
        page.context.close()
