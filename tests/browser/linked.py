"""What the address says, the scene that it stands for, and the sentence that the page says and reads out of it."""

import contextlib
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from attn_core import one_query, scene, tokens
from pages.text import markdown, numbers

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
