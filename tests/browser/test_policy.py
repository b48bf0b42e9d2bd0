"""The content policy in a browser: it holds whatever a page is made to hold, and every test hears of a violation."""

from pages.server import headers
from tests.browser.serving import visit

LISTEN = """window.ran = []  // what ran that mustn't
document.addEventListener('securitypolicyviolation', event => {
  (window.violations ??= []).push(`${event.effectiveDirective} ${event.blockedURI}`)
})"""
ELSEWHERE = "https://elsewhere.example"
EVIL = f"""<img src=x onerror="window.ran.push('attribute')"><svg onload="window.ran.push('svg')"></svg>
<iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe><iframe src="{ELSEWHERE}/frame"></iframe>
<img src="{ELSEWHERE}/picture.png"><style>@import url({ELSEWHERE}/style.css)</style>
<form action="{ELSEWHERE}/form"><button id="send">Send</button></form>
<a id="way" href="javascript:window.ran.push('way')">way</a>"""
BLOCKED = ["script-src-attr inline", f"img-src {ELSEWHERE}/picture.png", f"style-src-elem {ELSEWHERE}/style.css"]
BLOCKED += [f"frame-src {ELSEWHERE}", f"form-action {ELSEWHERE}/form?", "script-src-elem inline"]


def test_nothing_that_comes_alive_on_a_page_runs_or_asks_anybody_else_and_every_test_hears_of_it(page, tab, address):
    """As if escaping had failed: the markup stands on the page as HTML."""
    _, watched = tab
    page.add_init_script(LISTEN)
    answer = page.goto(f"{address}/masks")
    assert answer.headers["content-security-policy"] == headers.HEADERS["Content-Security-Policy"]
    visit(page, f"{address}/masks")
    asked = []

    def elsewhere(route):  # to which no request comes that the policy holds back
        asked.append(route.request.url)
        route.abort()

    page.route(lambda url: url.startswith(ELSEWHERE), elsewhere)
    page.evaluate("html => document.body.append(Object.assign(document.createElement('div'), {innerHTML: html}))", EVIL)
    for name in ("way", "send"):
        page.locator(f"#{name}").evaluate("element => setTimeout(() => element.click())")
    page.evaluate(f"() => fetch('{ELSEWHERE}/fetched').catch(() => {{}})")
    page.wait_for_function(
        "blocked => blocked.every(each => window.violations?.includes(each))",
        arg=[*BLOCKED, f"connect-src {ELSEWHERE}/fetched"],
    )
    assert page.evaluate("() => window.ran") == []
    assert asked == []
    code = "try { resolve(Function('return 1')()) } catch (error) { resolve(error.name) }"  # as a task: a driver's may
    assert page.evaluate(f"() => new Promise(resolve => setTimeout(() => {{ {code} }}))") == "EvalError"
    assert f"the content policy: img-src {ELSEWHERE}/picture.png" in watched.told
    watched.told.clear()
    page.goto("about:blank")
    page.evaluate(f"() => fetch('{ELSEWHERE}/fetched', {{mode: 'no-cors'}}).catch(() => {{}})")
    assert f"a request to {ELSEWHERE}/fetched" in watched.told
    watched.told.clear()
    page.unroute_all()
