"""Random acts on Explore without a wait between them: none is lost, none taken back, and undo leads back through all."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from pages.view import link, settings
from tests.browser.linked import expect_link
from tests.browser.serving import at_rest, expect_undo, press_offered, visit
from tests.browser.sliders import slider
from tests.forged import Forger
from tests.selection import always

ACTS = 8  # of a sequence
SLOW = 6  # times slower than this machine
DEFAULTS = {name: link.spelled(value) for name, value in settings.DEFAULTS.items()}
SETTLED = """wanted => [...document.querySelectorAll('[data-testid=stMain] .board')].every(board => {
  const {top, bottom} = board.getBoundingClientRect()
  return !board.checkVisibility() || bottom < 0 || top > innerHeight
    || JSON.stringify(Object.entries(Object.fromEntries(new URLSearchParams(board.dataset.link))).sort()) === wanted
})"""


class Sequence:
    """Acts on a page, and what the link must be after each."""

    def __init__(self, page, seed: int) -> None:
        self.page, self.draw = page, Forger(seed)
        self.link: dict[str, str] = {}
        self.past: list[dict[str, str]] = []
        self.latest: set[str] = set()  # the names that the act before has set: another one is another act to undo
        self.acts: dict[str, Callable[[], dict[str, str]]] = {
            "temperature": self.key,
            "mask": self.choose,
            "trained": self.train,
            "query": self.click,
            "positions": self.switch,
        }

    def run(self) -> None:
        """Do all acts, one after the other."""
        for _ in range(ACTS):
            name = self.draw.choice([*sorted(self.acts.keys() - self.latest), "undo"])
            if name != "undo":
                self.keep(self.acts[name]())
            elif self.past:
                press_offered(self.page, "Undo")
                self.link, self.latest = self.past.pop(), set()

    def keep(self, values: dict[str, str]) -> None:
        """Note what an act has set."""
        link = {name: text for name, text in (self.link | values).items() if text != DEFAULTS[name]}
        if link != self.link:
            self.past.append(self.link)
            self.link, self.latest = link, {*values}

    def key(self) -> dict[str, str]:
        key, text = self.draw.choice(
            [(key, text) for key, text in (("Home", "0"), ("End", "20")) if text != self.now("temperature")]
        )
        slider(self.page).press(key)
        return {"temperature": text}

    def choose(self) -> dict[str, str]:
        mask = (
            "none" if self.now("mask") == "causal" else "causal"
        )  # others draw a number, which moves the fold and closes it
        self.page.locator(".st-key-mask").get_by_text(mask, exact=True).click()
        return {"mask": mask}

    def train(self) -> dict[str, str]:
        key, text = ("Home", "0") if self.now("trained") != "0" else ("End", DEFAULTS["trained"])
        slider(self.page, "trained").press(key)
        return {"trained": text}

    def click(self) -> dict[str, str]:
        row = self.draw.choice([row for row in range(7) if str(row) != self.now("query")])
        self.page.locator("[data-slot=heatmap_0] .mark-rect path").nth(row * 7).dispatch_event("click")
        return {"query": str(row)}

    def switch(self) -> dict[str, str]:
        name = "none" if self.now("positions") == "sinusoidal" else "sinusoidal"
        self.page.locator(".st-key-positions").get_by_text(name, exact=True).click()
        return {"positions": name}

    def now(self, name: str) -> str:
        return self.link.get(name, DEFAULTS[name])

    def expect_settled(self) -> None:
        """Wait until the address, the controls and the pictures say what the acts have set."""
        expect_link(self.page, **self.link)
        expect(slider(self.page)).to_have_attribute("aria-valuetext", self.now("temperature"))
        expect(slider(self.page, "trained")).to_have_attribute("aria-valuetext", self.now("trained"))
        expect(self.page.get_by_label("Row", exact=True)).to_have_value(self.now("query"))
        for name in ("mask", "positions"):
            chosen = self.page.locator(f".st-key-{name} :is([aria-checked=true], [aria-pressed=true])")
            expect(chosen).to_have_text(self.now(name))
        self.page.wait_for_function(SETTLED, arg=json.dumps(sorted(map(list, self.link.items())), separators=(",", ":")))

    def take_all_back(self) -> None:
        """Take every act back, each to the link before it."""
        while self.past:
            press_offered(self.page, "Undo")
            self.link = self.past.pop()
            expect_link(self.page, **self.link)
        expect_undo(self.page, False)
        self.expect_settled()


def play(page, address, seed: int) -> None:
    """Open Explore, do the acts of a seed, and take them back."""
    visit(page, address)
    page.get_by_test_id("stSidebar").locator("summary").click()  # under it stand the positions
    expect(page.locator(".st-key-positions label").first).to_be_visible()
    at_rest(page)
    sequence = Sequence(page, seed)
    sequence.run()
    sequence.expect_settled()
    sequence.take_all_back()


@pytest.mark.parametrize("seed", always(range(1), range(10)))
def test_random_acts_one_after_another(page, address, seed):
    play(page, address, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 300))
def test_random_acts_in_a_slow_browser(visitor, address, seed):
    page = visitor()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    play(page, address, seed)
