"""Pictures of one's own words: no label is cut by its picture, after whatever sentence stood there before."""

import pytest

from tests.browser.serving import at_rest, visit

CUT = """() => {  // labels out of their picture; pictures wider than their place without a scrollbar that is seen
  const found = []
  for (const chart of document.querySelectorAll('.board .chart')) {
    const svg = chart.querySelector('svg.marks'), box = svg?.getBoundingClientRect()
    if (!svg || !chart.checkVisibility()) continue
    for (const text of svg.querySelectorAll('text')) {
      const {left, right, width} = text.getBoundingClientRect()
      if (width && (left < box.left - 1 || right > box.right + 1)) found.push(`${chart.dataset.slot}: ${text.textContent}`)
    }
    const bar = parseFloat(getComputedStyle(chart, '::-webkit-scrollbar').height)
    if (chart.scrollWidth > chart.clientWidth + 1 && !(bar >= 8)) found.push(`${chart.dataset.slot}: no scrollbar`)
  }
  return found
}"""
TEXTS = (
    "The internationalization of photosynthesis misunderstandings characteristically counterproductive",
    "The old sailors painted the small wooden boat",
    "On a cold morning in early spring the farmers of the village carried their apples to the market square",
    "A ripe banana and 27 others",
)
PAGES = {"start": "text", "surgery": "model_text"}


def typed(page, name: str, text: str) -> None:
    """Type a sentence where the page has it: on the page, or among "Your words"."""
    field = page.locator(f".st-key-{name} :is(textarea, input)").first
    if not field.is_visible():
        page.locator(".st-key-your_words button").first.click()
        at_rest(page)
    field.fill(text)
    field.press("Enter" if name == "model_text" else "Control+Enter")
    at_rest(page)


@pytest.mark.parametrize("name", PAGES)
def test_no_label_is_cut_by_its_picture(page, address, name: str):
    visit(page, f"{address}/{name}?{PAGES[name]}=I+sat")
    page.set_viewport_size({"width": 1366, "height": 768})
    for text in TEXTS:
        typed(page, PAGES[name], text)
        assert page.evaluate(CUT) == [], text


def test_eight_words_stand_beside_one_another_on_a_small_screen(page, address):
    page.set_viewport_size({"width": 1366, "height": 768})
    visit(page, f"{address}/start?text={TEXTS[1].replace(' ', '+')}")
    place = page.locator("[data-slot=one]").first
    assert place.evaluate("chart => chart.scrollWidth - chart.clientWidth") <= 1
