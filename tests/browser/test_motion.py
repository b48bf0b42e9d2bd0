"""What moves is drawn moving; and a word of a sentence and what stands for it in a picture, each marked at the other."""

import pytest
from playwright.sync_api import expect

from tests.browser.drawn import place
from tests.browser.serving import at_rest, visit
from tests.selection import always

RECORD = """([slot, table, row, field]) => {  // the number that each frame from now on shows
  const {view} = document.querySelector(`[data-slot=${slot}]`).chart, seen = window.frames_seen = []
  const look = () => { seen.push(view.data(table).at(row)[field]); requestAnimationFrame(look) }
  look()
}"""
AS_SENT = """slot => {  // whether a picture shows what the server said, and nothing else
  const element = document.querySelector(`[data-slot=${slot}]`), {view} = element.chart
  const {tables} = element.closest('.board').board.pieces.get(slot)
  return Object.entries(tables).every(([name, columns]) => Object.entries(columns).every(([field, column]) =>
    JSON.stringify(view.data(name).map(row => row[field])) === JSON.stringify(column)))
}"""
MOVES = {  # what moves → the page, its slider, the picture, and one of its numbers
    "the word on its map": ("start?temperature=4", "temperature", "moved", ("arrow", 0, "x1")),
    "a contribution": ("weighted_sum?step=2&temperature=4", "temperature", "collect", ("cells", 130, "adds")),
    "a number of the output": ("weighted_sum?step=1", "dimension", "running", ("output", 0, "value")),
    "a weight in training": ("query_key_value?step=4", "moment", "learned_row", ("bars", 1, "now")),
    "a key's vector": ("query_key_value?step=1", "key", "products", ("cells", 64, "share")),
}


def frames(page, address, name):
    """Move the slider of one case by a key, and return the picture and the numbers that frames show, each once."""
    link, control, slot, number = MOVES[name]
    visit(page, f"{address}/{link}")
    page.locator(f".st-key-{control} input[type=range]").focus()
    page.evaluate(RECORD, [slot, *number])
    page.keyboard.press("PageUp" if control == "temperature" else "ArrowRight")
    page.wait_for_function("() => new Set(frames_seen).size > 1")
    at_rest(page)
    return slot, page.evaluate("frames_seen.filter((number, i) => number !== frames_seen[i - 1])")


@pytest.mark.parametrize("name", always(["a contribution", "a key's vector"], MOVES))
def test_what_moves_glides_from_where_it_was_to_exactly_its_number(page, address, name):
    slot, (first, *between, last) = frames(page, address, name)
    assert page.evaluate(AS_SENT, slot)
    begins = between[0] if name == "a key's vector" else first  # another word, whose key begins as its vector
    assert len(between) > 1
    assert between == sorted(between, reverse=last < begins)
    assert all(min(begins, last) <= number <= max(begins, last) for number in between)


@pytest.mark.parametrize("name", always(["a contribution"], MOVES))
def test_where_less_motion_is_asked_for_a_picture_shows_its_new_numbers_at_once(page, address, name):
    page.emulate_media(reduced_motion="reduce")
    try:
        slot, shown = frames(page, address, name)
        assert len(shown) == 2
        assert page.evaluate(AS_SENT, slot)
    finally:
        page.emulate_media(reduced_motion="no-preference")


@pytest.mark.long
def test_moves_in_quick_succession_end_at_the_numbers_of_the_last_one(page, address):
    visit(page, f"{address}/weighted_sum?step=2")
    page.locator(".st-key-temperature input[type=range]").focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    at_rest(page)
    assert page.evaluate(AS_SENT, "collect")


@pytest.mark.long
def test_what_is_seen_first_begins_where_it_comes_from(page, address):
    """A step that is opened draws its contributions on their way from the values."""
    visit(page, f"{address}/weighted_sum?step=1")
    page.evaluate("""() => {
      const seen = window.frames_seen = []
      const look = () => {
        const row = document.querySelector('[data-slot=collect]')?.chart?.view?.data('cells')[130]
        if (row) seen.push([row.value, row.adds])
        requestAnimationFrame(look)
      }
      look()
    }""")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => frames_seen.length > 1")
    at_rest(page)
    shown = page.evaluate("frames_seen")
    (value, first), (_, last) = shown[0], shown[-1]
    assert page.evaluate(AS_SENT, "collect")
    assert abs(first - last) > 0
    assert min(value, last) <= first <= max(value, last)


# ---- a word, and what stands for it ----

HOLES = """slot => {  // where nothing covers a picture: left, top, right, bottom on the screen
  const veil = document.querySelector(`[data-slot=${slot}] .veil`), toScreen = veil.getScreenCTM()
  return [...veil.querySelectorAll('mask rect:not(:first-child)')].map(hole => {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => Number(hole.getAttribute(name)))
    const [from, to] = [[x, y], [x + width, y + height]].map(at => new DOMPoint(...at).matrixTransform(toScreen))
    return [from.x, from.y, to.x, to.y]
  })
}"""
HEAD = "[class*=st-key-headline_] h2"
LEDGER = "[data-slot=collect]"
SENTENCE = "[data-slot=collect_words]"


def clear(page, slot, text):
    """Whether the middle of a picture's text lies where nothing covers it."""
    box = page.locator(f"[data-slot={slot}] svg.marks text", has_text=text).first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in page.evaluate(HOLES, slot))


def test_a_word_of_a_sentence_marks_its_row_and_a_row_its_word(page, address):
    visit(page, f"{address}/weighted_sum?step=2")
    word = page.locator(f"{SENTENCE} .orange-badge").first
    expect(word).to_have_text("flew")
    word.hover()
    expect(page.locator(f"{LEDGER} .veil")).to_be_attached()
    assert clear(page, "collect", "flew")
    assert not clear(page, "collect", "cave")
    page.locator(HEAD).first.hover()
    expect(page.locator(".veil")).to_have_count(0)
    page.locator(f"{LEDGER} svg.marks text", has_text="cave").hover()
    expect(page.locator(f"{SENTENCE} [data-meant]")).to_have_text("cave")
    page.locator(HEAD).first.hover()
    expect(page.locator("[data-meant]")).to_have_count(0)


@pytest.mark.long
def test_a_query_and_a_key_mark_a_row_and_a_column_and_a_cell_both(page, address):
    visit(page, f"{address}/query_key_value?step=2")
    at = "[data-slot=two_words]"
    page.locator(f"{at} .orange-badge").first.hover()
    expect(page.locator("[data-slot=scores] .veil")).to_be_attached()
    lefts = {round(left) for left, *_ in page.evaluate(HOLES, "scores")}
    assert len(page.evaluate(HOLES, "scores")) >= 7
    page.locator(f"{at} .blue-badge").first.hover()
    assert len({round(left) for left, *_ in page.evaluate(HOLES, "scores")}) > len(lefts)
    page.mouse.move(*place(page, "scores", 9))
    expect(page.locator(f"{at} .orange-badge[data-meant]")).to_have_text("flew")
    expect(page.locator(f"{at} .blue-badge[data-meant]")).to_have_text(["bat", "bat"])


@pytest.mark.long
def test_the_key_tab_leads_to_words_that_stand_in_a_picture(page, address):
    visit(page, f"{address}/weighted_sum?step=2")
    page.locator(f"{LEDGER}").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    for _ in range(4):
        if page.evaluate("document.activeElement.className") == "orange-badge":
            break
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "flew"
    assert clear(page, "collect", "flew")
    page.evaluate("document.activeElement.blur()")
    expect(page.locator(".veil")).to_have_count(0)


@pytest.mark.long
def test_a_tap_on_a_word_marks_it_until_the_next_tap(phone, address):
    visit(phone, f"{address}/weighted_sum?step=2")
    word = phone.locator(f"{SENTENCE} .orange-badge").first
    word.scroll_into_view_if_needed()
    word.tap()
    expect(phone.locator(f"{LEDGER} .veil")).to_be_attached()
    phone.locator(HEAD).first.tap()
    expect(phone.locator(".veil")).to_have_count(0)
