"""Start in a browser: a word is moved by the temperature under the mouse and by other words, and words and map follow."""

import itertools

from playwright.sync_api import expect

from attn_core import scene, word_moves
from pages.answers.page_boards import pieces
from pages.text.numbers import percent
from pages.view import link
from pages.view.settings import TEMPERATURES
from tests.browser.linked import default_scene, expect_link
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import box, drag, expect_held, hold, slider

CAVE, TREE = ("The", "bat", "flew", "out", "of", "the", "cave"), ("The", "bat", "slept", "in", "the", "tree")
ARROWS = """() => [...document.querySelectorAll('[data-slot=moved] .mark-rule line')]
    .map(line => ['x1', 'y1', 'x2', 'y2', 'transform'].map(name => line.getAttribute(name)).join(' ')).join()"""


def expect_moved(page, words, temperature):
    """Wait until the first sentence shows these words' own weights and says where the core takes "bat"."""
    setting = default_scene(words=words, heads=1, temperature=temperature)
    share, key = scene.trace(setting).heads.weights[0, 1].max(0)
    expect(page.locator("[data-slot=one_sum]")).to_contain_text(f"takes {percent(share.item())} from {words[key]}")
    *most, last = (word for word, _ in word_moves.moved(setting, 0, 1).towards)
    expect(page.locator("[data-slot=one_sum]")).to_contain_text(f"towards {', '.join(most)} and {last}")


def test_a_word_follows_the_temperature_under_the_mouse_and_the_words_that_are_typed(page, address):
    """The slider stays under the mouse, also where the answer to the prediction appears above it.

    On a phone it stands right below the first picture.
    """
    visit(page, f"{address}/start")
    expect_moved(page, CAVE, 1.0)
    expect(page.locator("[data-slot=other]")).to_have_count(0)
    page.get_by_role("button", name="nowhere").click()
    expect(page.locator("[data-slot=task]")).to_contain_text("takes most from ball, because")
    expect(page.locator("[data-slot=other]")).to_be_visible()
    slider(page).scroll_into_view_if_needed()
    at_rest(page)  # what the answer has moved stands
    stood, arrows = box(page), page.evaluate(ARROWS)
    hold(page)
    for stop in (TEMPERATURES.index(0.3), 0, TEMPERATURES.index(5)):
        drag(page, stop)
        expect_moved(page, CAVE, float(TEMPERATURES[stop]))
        expect_held(page, stood)
        assert page.evaluate(ARROWS) != arrows
        arrows = page.evaluate(ARROWS)
    page.mouse.up()
    [*_, guess] = pieces("start", link.from_query("", "start"))["task"].guesses.values()
    expect_link(page, **guess, temperature="5")
    text = page.get_by_label("Sentence", exact=True)
    text.fill(" ".join(TREE))
    text.press("Control+Enter")
    expect_link(page, **guess, temperature="5", text=" ".join(TREE))
    expect_moved(page, TREE, 5.0)
    assert page.evaluate(ARROWS) != arrows
    page.set_viewport_size({"width": 390, "height": 844})
    at_rest(page)
    parts = (
        "h1",
        "[data-slot=one]",
        "[data-testid=stSlider]",
        "[data-slot=one_sum]",
        "[data-slot=moved]",
        "[data-slot=task]",
    )
    boxes = [page.locator(part).bounding_box() for part in parts]
    assert all(above["y"] + above["height"] <= below["y"] for above, below in itertools.pairwise(boxes))
    assert boxes[2]["y"] - boxes[0]["y"] + boxes[2]["height"] < 600
