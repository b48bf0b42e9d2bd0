"""What a visitor sees where a limit is hit: a sentence that names the rule, a page that goes on, and how it ends."""

import contextlib
import json
import os
import signal
import tomllib
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from pages.lessons import packing
from pages.server import endpoints
from pages.text.languages import Words
from pages.view.settings import MOST_CHARACTERS
from tests.browser.drawn import EQUAL, expect_numbers, numbers
from tests.browser.linked import SENTENCE, default_scene, expect_link, expect_said
from tests.browser.serving import ROOT, serving, visit
from tests.browser.sliders import slider
from tests.load import proxy
from tests.load.readings import readings, until

english, german = Words("limits", "en"), Words("limits", "de")

WORDS = " ".join(f"w{i}" for i in range(512))
STALE, WAITS = ".stale", ".stale.waits"
MULTIPLICATIONS = 20_000  # the default view has 2 × 64 × 7 × 7 = 6,272
SLOW = "attention_refused", "slow"


@contextlib.contextmanager
def limited(**limits):
    """The app on a server of its own that takes on no more than this."""
    with contextlib.ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patched:
            for name, value in limits.items():
                patched.setenv(f"ATTENTION_{name.upper()}", str(value))
            found = stack.enter_context(serving())
        yield found


def type_text(page, text, name="text"):
    """Type another sentence."""
    box = page.locator(f".st-key-{name} textarea")
    box.fill(text)
    box.press("Control+Enter")


# ---- a view that is never computed ----


@pytest.fixture(scope="module")
def small():
    """A server that computes few multiplications, and closes what is silent for a second."""
    with limited(multiplications=MULTIPLICATIONS, idle=1) as found:
        yield found


def choose_heads(page, count):
    """Choose a number of heads in the sidebar."""
    page.locator(".st-key-heads").get_by_text(str(count), exact=True).click()


def test_a_view_of_too_many_heads_says_the_product_and_the_limit_and_fewer_are_drawn(page, small):
    """The last true picture stays beside the sentence, and controls are taken meanwhile, though its websocket was closed."""
    visit(page, small)
    until(small, "attention_question_sockets", 0)
    choose_heads(page, 8)
    stale = page.locator(STALE)
    multiplications = "8 heads × head size 64 × 7 queries × 7 keys are 25,088 multiplications for the scores"
    expect(stale).to_have_text(f"{multiplications}, and this server computes at most 20,000. {english.LESS}")
    expect_numbers(page, default_scene())
    slider(page).press("ArrowRight")
    expect_link(page, heads="8", temperature="1.02")
    expect(stale).to_contain_text("25,088")
    choose_heads(page, 2)
    expect_numbers(page, default_scene(temperature=1.02))
    expect(stale).to_have_count(0)
    expect_link(page, temperature="1.02")


@pytest.mark.long
def test_a_link_to_a_view_that_is_never_computed_opens_a_page_that_says_so_and_goes_on(page, small):
    """In the link's language; there is no picture yet; a shorter sentence brings it."""
    page.goto(f"{small}/?text={'+'.join(f'w{i}' for i in range(16))}&lang=de")
    stale = page.locator(STALE)
    multiplications = "2 Köpfe × Kopfgröße 64 × 16 Queries × 16 Keys sind 32\u202f768 Multiplikationen für die Scores"
    expect(stale).to_have_text(f"{multiplications}, und dieser Server rechnet höchstens 20\u202f000. {german.LESS}")
    expect(page.locator("[data-testid=stMain] .chart")).to_have_count(0)
    type_text(page, "Katzen schnurren")
    page.wait_for_function(EQUAL, arg=numbers(default_scene(words=("Katzen", "schnurren"))))
    expect(stale).to_have_count(0)
    expect_link(page, text="Katzen schnurren", lang="de")


GARBLED = """(() => {  // while window.garbled is true, questions are no JSON
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (message) {
    return send.call(this, window.garbled && this.url.endsWith('/see') ? 'junk' : message)
  }
})()"""


@pytest.mark.long
def test_a_question_that_the_server_cannot_read_is_answered_with_a_sentence(page, address):
    """Its answer has no number; the page knows all the same which question failed, and asks again."""
    page.add_init_script(GARBLED)
    visit(page, address)
    page.evaluate("window.garbled = true")
    slider(page).press("ArrowRight")
    expect(page.locator(STALE)).to_contain_text(
        "A question must be valid JSON without deep nesting; this one begins “junk”."
    )
    expect_numbers(page, default_scene())
    page.evaluate("window.garbled = false")
    expect_numbers(page, default_scene(temperature=1.02))
    expect(page.locator(STALE)).to_have_count(0)


# ---- no turn in time ----


@pytest.fixture(scope="module")
def impatient():
    """A server on which every question waits for its one second process, for a second at most."""
    with limited(cheap_ms=1, patience=1, longest=60, second_process=1) as found:
        answer_from_the_second_process(found)
        yield found


def question(**link):
    """A question for Explore's sentence and heatmaps."""
    return json.dumps({"n": 1, "page": "explore", "link": urlencode(link), "boards": ["lead", "heatmaps"]})


def asking(server):
    """Connect to the address of boards."""
    return connect(f"{server.replace('http', 'ws', 1)}/{endpoints.PREFIX}/see", origin=str(server))


def answer_from_the_second_process(server):
    """Ask what it alone answers, until it does: it starts with the first question."""
    with asking(server) as socket:

        def is_answered():
            socket.send(question(projections="learned"))
            return "boards" in json.loads(socket.recv())

        proxy.until(is_answered)


def second_process(server):
    """The number of the process that a server has started."""
    tasks = Path(f"/proc/{server.pid}/task").iterdir()
    [found] = [int(each) for task in tasks for each in (task / "children").read_text().split()]
    return found


@contextlib.contextmanager
def stopped(server):
    """Stop the second process, as one that computes for very long; at the end it goes on, unless it was ended."""
    pid = second_process(server)
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


@contextlib.contextmanager
def occupied(server):
    """Have the one turn that there is: of two who ask, one is told that the server is busy, the other has it."""
    with asking(server) as first, asking(server) as second, stopped(server):
        for socket, seed in ((first, 11), (second, 12)):
            socket.send(question(seed=seed))
        proxy.until(lambda: english.BUSY in (error_of(first), error_of(second)))
        yield


def error_of(socket):
    """What the answer that has come says instead of boards, None as long as there is none."""
    with contextlib.suppress(TimeoutError):
        return json.loads(socket.recv(timeout=0)).get("error")


@pytest.mark.long
def test_a_busy_server_leaves_the_last_true_picture_and_the_page_asks_again_by_itself(page, impatient):
    """Nobody touches it once the slider has moved."""
    visit(page, impatient)
    expect_numbers(page, default_scene())
    with occupied(impatient):
        slider(page).press("ArrowRight")
        expect(page.locator(WAITS)).to_have_text(english.BUSY)
        expect_link(page, temperature="1.02")
        expect_numbers(page, default_scene())
    expect_numbers(page, default_scene(temperature=1.02))
    expect(page.locator(STALE)).to_have_count(0)


@pytest.mark.long
def test_a_page_that_is_opened_on_a_busy_server_says_so_and_comes_by_itself(page, impatient):
    with occupied(impatient):
        page.goto(f"{impatient}/?query=2")
        expect(page.locator(WAITS)).to_have_text(english.BUSY)
        expect(page.locator("[data-testid=stMain] .chart")).to_have_count(0)
    expect_numbers(page, default_scene(), query=2)
    expect(page.locator(STALE)).to_have_count(0)


# ---- an answer that takes too long ----


@pytest.fixture(scope="module")
def hasty():
    """A server whose second process has a second for each answer."""
    with limited(longest=1, patience=20) as found:
        yield found


@pytest.mark.long
def test_a_view_that_takes_too_long_says_so_and_a_shorter_text_is_drawn(page, hasty):
    """The words of the view before stay; the second process, which was ended for it, is missed by nobody."""
    shown = default_scene(words=tuple(WORDS.split()))
    answer_from_the_second_process(hasty)
    visit(page, f"{hasty}/?{urlencode({'text': WORDS})}")
    refused = readings(hasty)[SLOW]
    with stopped(hasty):
        choose_heads(page, 8)
        expect(page.locator(STALE)).to_have_text(english.took_too_long(seconds=1))
        expect(page.locator(STALE)).to_contain_text("Choose fewer tokens, fewer heads")
        expect_said(page, shown, text=WORDS, heads="8")
        assert readings(hasty)[SLOW] == refused + 1
    type_text(page, SENTENCE)
    expect_said(page, default_scene(heads=8), heads="8")
    expect(page.locator(STALE)).to_have_count(0)


# ---- no room for one more page ----


@pytest.fixture(scope="module")
def tiny():
    """A server with room for one page."""
    with limited(sessions=1) as found:
        yield found


@pytest.mark.long
def test_on_a_full_server_who_comes_reads_so_and_gets_in_once_somebody_leaves(page, visitor, tiny):
    """In the browser's language, and by itself: whoever waits touches nothing."""
    page.goto(tiny)
    until(tiny, "attention_page_sessions", 1)
    for locale, words in (("de-DE", german), ("en-GB", english)):
        other = visitor(errors=False, locale=locale)
        assert other.goto(f"{tiny}/?query=2").status == 503
        expect(other.locator("body")).to_have_text(words.full(most=1))
        if words is german:
            other.goto("about:blank")  # there will be room for one
    with other.expect_navigation(url="**/?query=2") as navigation:
        page.goto("about:blank")
    assert navigation.value.status == 200
    expect_numbers(other, default_scene(), query=2)


# ---- the largest message of a page ----

MOST = 1_000_000 * tomllib.loads((ROOT / ".streamlit/config.toml").read_text())["server"]["maxWidgetStateSize"]  # bytes
PARTS = [" ".join(f"{i * 7919 % 10_007}" for i in range(200 * n, 200 * n + 200)) for n in range(15)]
LESSON = "# Long\n\n" + "".join(f"## Part\nlink: /masks?step=1\n\n{part}\n\n" for part in PARTS)
CHINESE = ("注意力 " * MOST_CHARACTERS)[: MOST_CHARACTERS - 1]  # nine characters of an address each
CONTROL = ":is(.stMain, .stSidebar) :is([role=radio][aria-checked=false], input[type=range]):enabled:visible"
LINKS = {  # page → what its link says: texts and lessons are sent with every move
    "explore": {"text": WORDS, "text2": WORDS, "kind": "cross"},
    "masks": {"text": WORDS, "lesson": packing.pack(LESSON)},
    "write_lesson": {"lesson": packing.pack(LESSON)},
}


@pytest.fixture
def sizes(page):
    """How many bytes each message has that the page sends to Streamlit."""
    found = []

    def opened(socket):
        if "/_stcore/stream" in socket.url:
            socket.on("framesent", lambda message: found.append(len(message)))

    page.on("websocket", opened)
    yield found
    page.remove_listener("websocket", opened)


@pytest.mark.long
@pytest.mark.parametrize("name", LINKS)
def test_what_a_page_sends_is_far_smaller_than_a_message_may_be(page, address, sizes, name):
    """When it is opened with a long text or a long lesson, and when its first control is moved."""
    visit(page, f"{address}/{name}?{urlencode(LINKS[name])}")
    assert len(sizes) == 1
    if name != "write_lesson":  # it has a field, which no message holds
        move(page.locator(CONTROL).first)
        page.wait_for_function("sent.streamlit > 1")
    print(f"{name}: {max(sizes)} bytes")
    assert len(urlencode(LINKS[name])) < max(sizes) < 20_000 < MOST / 10


def move(control):
    """Choose what is not chosen, or move a slider by a stop."""
    if control.get_attribute("role") == "radio":
        control.click()
    else:
        control.press("ArrowRight")


@pytest.mark.long
def test_two_texts_as_long_as_they_may_be_are_smaller_than_a_message_may_be(page, address, sizes):
    """In letters that take most room in an address: the page sends it with both fields."""
    visit(page, f"{address}/?kind=cross")
    for name in ("text", "text2"):
        type_text(page, CHINESE, name)
        page.wait_for_function(
            "([name, text]) => new URLSearchParams(location.search).get(name) === text", arg=[name, CHINESE]
        )
    assert len(page.url) < max(sizes) < 300_000 < MOST / 3
