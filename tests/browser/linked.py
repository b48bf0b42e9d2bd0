"""What the address says, the scene that it stands for, and what the page says and shows of it."""

import contextlib
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from attn_core import one_query, scene, tokens
from pages.text import markdown, numbers
from tests.browser.sliders import TEMPERATURES, slider

POLLING = 50  # ms between two looks at a page, which cost its processor
LEAD = "[data-slot=lead] p >> nth=0"
SENTENCE = "The bat flew out of the cave"


def link(page):
    """What the address says, as a dictionary."""
    return {name: found[-1] for name, found in parse_qs(urlsplit(page.url).query, keep_blank_values=True).items()}


def expect_link(page, **wanted):
    """Wait until the address says this and no more."""
    with contextlib.suppress(Late):  # what it says instead, the assertion tells
        page.wait_for_function(
            "wanted => JSON.stringify(Object.entries(Object.fromEntries(new URLSearchParams(location.search))).sort())"
            " === JSON.stringify(Object.entries(wanted).sort())",
            arg=wanted,
            polling=POLLING,
        )
    assert link(page) == wanted


def lead(setting, head, query):
    """The sentence that a scene's row must give, without its markup."""
    seen = scene.see(setting)
    row = one_query.row(seen.trace, setting, head, query)
    keys, queries = markdown.labels(setting.keys), markdown.labels(setting.words)
    key, share = keys[row.winner], numbers.percent(row.largest)
    whole = numbers.is_whole(row.largest)
    said = f"attends to {key}: {share}." if whole else f"gives its largest weight, {share}, to {key}."
    return f"In head {head}, {queries[query]} {said}"


def default_scene(**changes):
    """The scene of the defaults, with changes."""
    opens = {"source": "meaning", "head_size": 64, "seed": 3}
    return scene.Scene(**{"words": tuple(tokens.split(SENTENCE))} | opens | changes)


def shown(page, stop):
    """The scene of the default view at a stop of the slider, once the slider says that it stands there."""
    expect(slider(page)).to_have_attribute("aria-valuetext", f"{TEMPERATURES[stop]:g}")
    return default_scene(temperature=float(TEMPERATURES[stop]))


DRAWN = {"projections": "random", "head_size": "16"}  # of heads on which every control acts


def drawn_scene(**changes):
    """The scene of DRAWN, with changes."""
    return default_scene(**{"source": "random", "head_size": 16} | changes)


def expect_said(page, setting, head=0, query=1, /, **wanted):
    """Wait until the address says this, and the page what follows."""
    expect_link(page, **wanted)
    expect(page.locator(LEAD)).to_contain_text(lead(setting, head, query))


def expect_heard(page, setting, head=0, query=1):
    """Wait until a change stands: it is read out, and undo comes back to it."""
    expect(page.locator(".heard")).to_contain_text(lead(setting, head, query))


# ---- a view of Explore in which nothing is at its default ----

VIEW = {
    "text": "A storm bent the old oak",
    "projections": "random",
    "heads": "4",
    "head_size": "17",
    "scale": "model",
    "power": "0.35",
    "temperature": "0.37",
    "mask": "prefix",
    "prefix": "3",
    "positions": "none",
    "dropout": "0.25",
    "seed": "11",
    "d_model": "24",
    "query": "4",
    "head": "2",
    "stage": "scaled",
}


def view_scene():
    """The scene that VIEW links to."""
    return scene.Scene(
        words=tuple(VIEW["text"].split()),
        heads=4,
        head_size=17,
        d_model=24,
        scale="model",
        power=0.35,
        temperature=0.37,
        mask="prefix",
        prefix=3,
        positions=False,
        dropout=0.25,
        seed=11,
    )


def expect_view(page):
    """Expect that VIEW is in the address and on screen: the sentence, the numbers, the controls."""
    expect_link(page, **VIEW)
    expect(page.locator(LEAD)).to_contain_text(lead(view_scene(), head=2, query=4))
    expect(page.get_by_label("Sentence", exact=True)).to_have_value(VIEW["text"])
    for label, value in (("Seed", "11"), ("Row", "4"), ("Head", "2")):
        expect(page.get_by_label(label, exact=True)).to_have_value(value)
    for name in ("head_size", "temperature", "dropout", "power"):
        expect(slider(page, name)).to_have_attribute("aria-valuetext", VIEW[name])
    for key, chosen in (("stage", "scaled"), ("mask", "prefix"), ("scale_title", "d_model"), ("heads", "4")):
        expect(page.locator(f".st-key-{key} :is([aria-checked=true], [aria-pressed=true])")).to_have_text(chosen)
