"""The content policy in a browser: all that the app does works under it, and it holds where escaping fails."""

import pytest
from playwright.sync_api import expect

from pages.lessons import packing
from pages.server import headers
from tests.browser.conftest import Watched, new_page
from tests.browser.serving import at_rest, offered, serving, serving_by_uvicorn, unfold_offered, visit
from tests.browser.test_share import course_page

LISTEN = """window.ran = []  // what ran that mustn't
document.addEventListener('securitypolicyviolation', event => {
  (window.violations ??= []).push(`${event.effectiveDirective} ${event.blockedURI}`)
})"""
VIOLATIONS = "() => window.violations ?? []"
# Streamlit's protobuf library asks whether there is WebAssembly, and goes on without
KNOWN = {"script-src wasm-eval"}
ELSEWHERE = "https://elsewhere.example"
EVIL = f"""# Evil
About.

## A part
link: /masks?step=1

<img src=x onerror="window.ran.push('attribute')">

<script>window.ran.push('script')</script><svg onload="window.ran.push('svg')"></svg>

<iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe><iframe src="{ELSEWHERE}/frame"></iframe>

<img src="{ELSEWHERE}/picture.png"><style>@import url({ELSEWHERE}/style.css)</style>

<form action="{ELSEWHERE}/form"><button id="send">Send</button></form>
<a id="way" href="javascript:window.ran.push('way')">way</a>
"""


def watched(visitor, **how):
    """A visitor whose browser reaches only the server, with what it asked of others, and who hears of violations."""
    page, asked = visitor(**how), []

    def elsewhere(route):
        asked.append(route.request.url)
        route.abort()

    page.route(lambda url: url.startswith(ELSEWHERE), elsewhere)
    page.add_init_script(LISTEN)
    return page, asked


def test_every_browser_test_hears_of_a_violation_and_of_another_host(browser, address):
    """test_accessible.py opens every page with every step so."""
    page, watched = new_page(browser), Watched()
    watched.watch(page)
    page.add_init_script(LISTEN)
    answer = page.goto(f"{address}/masks?step=all")
    at_rest(page)
    assert answer.headers["content-security-policy"] == headers.HEADERS["Content-Security-Policy"]
    page.wait_for_function("() => document.querySelectorAll('.board .chart svg.marks').length")
    assert watched.told == []
    page.evaluate("() => { window.before = window.violations?.length ?? 0 }")
    page.evaluate(f"() => fetch('{ELSEWHERE}/fetched').catch(() => {{}})")
    page.evaluate(f"() => {{ new Image().src = '{ELSEWHERE}/picture.png' }}")
    page.wait_for_function("() => window.violations?.length >= 2 + window.before")
    assert {
        f"the content policy: connect-src {ELSEWHERE}/fetched",
        f"the content policy: img-src {ELSEWHERE}/picture.png",
    } < set(watched.told)
    code = "try { resolve(Function('return 1')()) } catch (error) { resolve(error.name) }"  # as a task: a driver's may
    assert page.evaluate(f"() => new Promise(resolve => setTimeout(() => {{ {code} }}))") == "EvalError"
    watched.told.clear()
    page.goto("about:blank")
    page.route("**/*", lambda route: route.fulfill(body=""))
    page.evaluate(f"() => fetch('{ELSEWHERE}/fetched', {{mode: 'no-cors'}}).catch(() => {{}})")
    assert f"a request to {ELSEWHERE}/fetched" in watched.told
    page.context.close()


def test_what_a_page_is_asked_to_do_works_under_the_policy(page, address):
    """A long text's picture of cells, copying, a file, and the whole screen."""
    page.add_init_script(LISTEN)
    visit(page, f"{address}/?text={'+'.join(f'w{i}' for i in range(64))}")
    expect(page.locator(".board image").first).to_be_visible()
    assert page.locator(".board image").first.evaluate("image => image.href.baseVal.slice(0, 15)") == "data:image/png;"
    offered(page, "Copy link").click()
    assert page.evaluate("() => navigator.clipboard.readText()").startswith(f"{address}/?text=w0")
    unfold_offered(page, "Export")
    with page.expect_download() as download:
        page.get_by_role("button", name="Program (.py)").click()
    assert download.value.suggested_filename.endswith(".py")
    page.evaluate("() => document.documentElement.requestFullscreen().then(() => document.exitFullscreen())")
    assert set(page.evaluate(VIOLATIONS)) <= KNOWN


@pytest.fixture(scope="module")
def broken():
    """The app with every text taken for HTML."""
    with serving_by_uvicorn("tests.browser.broken_escaping:app") as found:
        yield found


@pytest.mark.long
@pytest.mark.parametrize("policy", [True, False])
def test_where_escaping_fails_nothing_runs_and_nobody_else_is_asked(visitor, broken, policy):
    """Without the policy it would: the browser of the second visitor is told to look away."""
    page, asked = watched(visitor, errors=False, bypass_csp=not policy)
    visit(page, f"{broken}/masks?step=1&lesson={packing.pack(EVIL)}")
    told = page.locator(".told")
    expect(told.locator("img[src=x]")).to_have_count(1)  # it has come alive
    for name in ("way", "send") if policy else ():
        told.locator(f"#{name}").evaluate("element => setTimeout(() => element.click())")
    if policy:
        blocked = ("script-src-attr inline", f"img-src {ELSEWHERE}/picture.png", f"style-src-elem {ELSEWHERE}/style.css")
        blocked += (f"frame-src {ELSEWHERE}", f"form-action {ELSEWHERE}/form?", "script-src-elem inline")
        page.wait_for_function("blocked => blocked.every(each => window.violations?.includes(each))", arg=blocked)
        assert page.evaluate("() => window.ran") == []
        assert asked == []
    else:
        page.wait_for_function("() => window.ran.includes('attribute')")
        assert f"{ELSEWHERE}/picture.png" in asked


@pytest.mark.long
def test_a_site_that_may_not_embed_shows_nothing(visitor, monkeypatch):
    monkeypatch.setenv(headers.VARIABLE, "self")
    page, _ = watched(visitor, errors=False)
    with serving() as address, course_page(f'<iframe src="{address}/masks?embed=true"></iframe>') as course:
        with page.expect_console_message(lambda message: "frame-ancestors 'self'" in message.text):
            page.goto(course)
        visit(page, f"{address}/masks")
