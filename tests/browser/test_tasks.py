"""Every task of Learn and the first of Operate in a browser: predicted and solved by mouse, and then by keyboard alone."""

import html
import json
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, expect

from pages.answers import page_boards
from pages.board import layout
from pages.board.pieces import Task
from pages.view import link
from pages.view.openings import opening
from pages.view.settings import CONTROLS
from tests.browser.drawn import click_arc
from tests.browser.linked import link as linked
from tests.browser.serving import at_rest, visit
from tests.tasks import TASKS

pytestmark = pytest.mark.long
TABS = 200  # more than any page has places for the focus
CUT = {"operations": "cut_3_1_7_4"}  # the arrow from “because” to the second “Mia”


class Step(NamedTuple):
    """A step: its page, its number, "" where a page has none, the slot of its task, and what may solve that."""

    page: str
    number: str
    slot: str
    solutions: Sequence[Mapping[str, object]]

    def __str__(self) -> str:
        return f"{self.page}_{self.number}".rstrip("_")

    def link(self) -> dict[str, str]:
        """Return the link that it opens with where one comes to it by Next."""
        opens = {name: link.spelled(value) for name, value in opening(self.page, self.number).items()}
        return {"step": self.number, **opens} if self.number else opens

    def task(self, said: Mapping[str, str]) -> Task:
        """Return its task as a link shows it."""
        view = link.view(said, self.page)
        cells = (cell for board in page_boards.boards(self.page).values() for cell in layout.cells(board(view)))
        return next(
            piece for cell in cells if cell.name in (self.slot, f"{self.page}_{self.slot}") for piece in cell.pieces(view)
        )

    def answers(self) -> tuple[str, str]:
        """Return a wrong and the right one of the answers that it offers, as the core tells them apart."""
        opens = self.link()
        missed = {label: self.solved({**opens, **values}).missed for label, values in self.task(opens).guesses.items()}
        right = [label for label, wrong in missed.items() if not wrong]
        assert len(right) == 1, missed
        return next(label for label, wrong in missed.items() if wrong), right[0]

    def solved(self, said: Mapping[str, str]) -> Task:
        """Return its task once one of the solutions is set."""
        links = ({**said, **{name: link.spelled(each) for name, each in values.items()}} for values in self.solutions)
        return next(task for task in map(self.task, links) if task.happened)


STEPS = [
    Step(page, str(number), f"{step}_task", [link.read(link.texts(row.does))[0]])
    for page, steps in TASKS.items()
    for number, (step, row) in enumerate(steps.items(), 1)
]
STEPS += [Step("start", "", "task", [{}]), Step("surgery", "", "task", [CUT])]


def plain(markup: str) -> str:
    """Return the text of HTML."""
    return " ".join(html.unescape(re.sub("<[^>]*>", "", markup)).split())


# ---- a hand: what moves a control, a button and a picture ----


class Mouse:
    """A hand that has a mouse; the keyboard only types."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        button.click()

    def switch(self, control: Locator) -> None:
        control.locator("label").first.click()

    def choose(self, control: Locator, token: str) -> None:
        control.get_by_role("radio", name=token, exact=True).click()

    def slide(self, thumb: Locator, stop: float) -> None:
        thumb.evaluate("input => input.scrollIntoView({block: 'center'})")
        low, high, now = thumb.evaluate("input => [input.min, input.max, input.value].map(Number)")
        x, y, wide, tall = thumb.evaluate(RAIL)
        at = [(x + wide * (each - low) / (high - low), y + tall / 2) for each in (now, stop)]
        self.page.mouse.move(*at[0])
        self.page.mouse.down()
        self.page.mouse.move(*at[1], steps=8)
        self.page.mouse.up()

    def count(self, field: Locator, number: int) -> None:
        by = number - int(field.locator("input").input_value())
        for _ in range(abs(by)):
            field.get_by_role("button", name="Increment" if by > 0 else "Decrement").click()

    def write(self, field: Locator, text: str) -> None:
        field.click(click_count=3)
        self.page.keyboard.type(text)
        self.page.locator("[data-testid=stMain] h2:visible").first.click()

    def select(self, slot: str, query: int) -> None:
        """Click on the last mark of a word in a picture that has a row for each word."""
        self.page.locator(f"[data-slot={slot}] svg.marks text").filter(has_text=WORDS[query]).first.click()

    def cut(self, slot: str, key: int) -> None:
        click_arc(self.page, slot, key)


class Keyboard:
    """A hand that has a keyboard alone."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reach(self, place: Locator) -> None:
        """Press Tab until the focus is at a place, or in it."""
        expect(place).to_be_visible()
        for _ in range(TABS):
            if place.evaluate("place => place.contains(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {place}")

    def press(self, button: Locator) -> None:
        self.reach(button)
        self.page.keyboard.press("Enter")

    def switch(self, control: Locator) -> None:
        self.reach(control.locator("label").first)
        self.page.keyboard.press("Space")

    def choose(self, control: Locator, token: str) -> None:
        self.reach(control)
        wanted = control.get_by_role("radio", name=token, exact=True)
        for _ in range(control.get_by_role("radio").count()):
            if wanted.evaluate("radio => radio === document.activeElement"):
                break
            self.page.keyboard.press("ArrowRight")
        if wanted.get_attribute("aria-checked") != "true":
            self.page.keyboard.press("Space")

    def slide(self, thumb: Locator, stop: float) -> None:
        self.reach(thumb)
        while (now := float(thumb.input_value())) != stop:
            self.page.keyboard.press("ArrowRight" if now < stop else "ArrowLeft")
            assert float(thumb.input_value()) != now, f"{thumb} stays at {now}"

    def count(self, field: Locator, number: int) -> None:
        self.reach(field.locator("input"))
        by = number - int(field.locator("input").input_value())
        for _ in range(abs(by)):
            self.page.keyboard.press("ArrowUp" if by > 0 else "ArrowDown")

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("ControlOrMeta+A")
        self.page.keyboard.type(text)
        self.page.keyboard.press("ControlOrMeta+Enter")

    def select(self, slot: str, query: int) -> None:
        """Press the arrow key on a picture until its row is this one."""
        self.reach(self.page.locator(f".chart[data-slot={slot}]"))
        self._go("query", query, "ArrowDown", "ArrowUp")

    def cut(self, slot: str, key: int) -> None:
        self.reach(self.page.locator(f".chart[data-slot={slot}]"))
        self._go("key", key, "ArrowRight", "ArrowLeft")
        self.press(self.page.locator("[data-testid=stMain] summary").filter(has_text="Its weights"))
        at_rest(self.page)
        self.press(self.page.get_by_role("button", name="Cut this arrow"))

    def _go(self, name: str, place: int, after: str, before: str) -> None:
        now = link.view(linked(self.page), self.page.url.partition("?")[0].rpartition("/")[2])
        by = place - getattr(now, name)
        for _ in range(abs(by)):
            self.page.keyboard.press(after if by > 0 else before)
        self.page.wait_for_function(
            "([name, place]) => new URLSearchParams(location.search).get(name) === place", arg=[name, str(place)]
        )


RAIL = """input => {
  const rail = input.closest('[style*=relative]').getBoundingClientRect()
  return [rail.x, rail.y, rail.width, rail.height]
}"""
WORDS = ("The·0", "bat", "flew", "out", "of", "the·5", "cave")


def stop(name: str, value: object) -> float:
    """Return where on its slider a value stands: a number at itself, one of a few stops at its place among them."""
    control = CONTROLS[name]
    return float([*control.offers].index(value) if control.widget == "stops" else value)


KINDS = {  # what the control of a name holds → what moves it
    "input[type=range]": lambda hand, found, name, value: hand.slide(found, stop(name, value)),
    "[role=radiogroup]": lambda hand, found, name, value: hand.choose(found, link.spelled(value)),
    "[data-testid=stCheckbox]": lambda hand, found, name, value: hand.switch(found),
    "[data-testid=stNumberInput]": lambda hand, found, name, value: hand.count(found, value),
    "textarea": lambda hand, found, name, value: hand.write(found, value),
}
PICTURES = {  # name → what selects it in a picture
    "query": lambda hand, value: hand.select("messages", value),
    "operations": lambda hand, value: hand.cut("arcs", int(value.rpartition("_")[2])),
}


def move(hand: Mouse | Keyboard, name: str, value: object) -> None:
    """Set a name of the link by what the page offers for it: a control, a button, or a picture."""
    controls = {kind: hand.page.locator(f".st-key-{name} {kind}:visible") for kind in KINDS}
    kind = next((kind for kind, found in controls.items() if found.count()), None)
    buttons = hand.page.locator(".board button[data-set]:visible")
    sets = [json.loads(text).get(name) for text in buttons.evaluate_all("all => all.map(each => each.dataset.set)")]
    if kind:
        KINDS[kind](hand, controls[kind], name, value)
    elif link.spelled(value) in sets:
        hand.press(buttons.nth(sets.index(link.spelled(value))))
    else:
        PICTURES[name](hand, value)


# ---- a task, from its question to its praise ----


def done(page: Page, slot: str) -> str:
    """Return what a task says of its outcome, "" where it says nothing yet."""
    said = page.locator(f"[data-slot={slot}] .done")
    return plain(said.inner_html()) if said.count() else ""


def predict(hand: Mouse | Keyboard, step: Step, answer: str) -> None:
    """Give an answer; the task asks for an act then, and praises nothing yet."""
    page = hand.page
    assert done(page, step.slot) == ""
    offered = page.locator(f"[data-slot={step.slot}] .guesses button")
    labels = [plain(label) for label in step.task(linked(page)).guesses]
    hand.press(offered.nth(labels.index(answer)))
    expect(offered).to_have_count(0)
    at_rest(page)


SET = """([slot, name, text, usual]) => {  // whether the address and the task's board both know what a move has set
  const {link} = document.querySelector(`[data-slot=${slot}]`).closest('.board').dataset
  const same = found => found === text || found !== '' && Number(found) === Number(text)  // 4.00 while it is dragged
  return [location.search, link].every(each => same(new URLSearchParams(each).get(name) ?? usual))
}"""


def solve(hand: Mouse | Keyboard, step: Step) -> None:
    """Do what the task asks for, until it says that it is done."""
    for values in step.solutions:
        for name, value in values.items():
            move(hand, name, value)
            usual = link.spelled(getattr(link.view({}, step.page), name))
            hand.page.wait_for_function(SET, arg=[step.slot, name, link.spelled(value), usual])
        at_rest(hand.page)
        if done(hand.page, step.slot):
            break


def praised(page: Page, step: Step) -> str:
    """Return the outcome, which is the core's own sentence for the address that the act has led to."""
    said, task = done(page, step.slot), step.task(linked(page))
    assert task.happened
    assert said == plain(re.search(r'<p class="done".*', task.html())[0])
    return said


HANDS = {"mouse": (Mouse, 0, "You predicted"), "keyboard": (Keyboard, 1, "As you predicted")}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("step", STEPS, ids=str)
def test_a_task_is_predicted_and_solved(page, address, step, hand):
    """By mouse after a wrong prediction, by keyboard alone after the right one: the praise says which, and not before."""
    kind, guess, begins = HANDS[hand]
    answer = step.answers()[guess]
    visit(page, f"{address}/{step.page}?{urlencode(step.link())}")
    predict(kind(page), step, plain(answer))
    if step.page != "start":  # where the prediction is the act
        assert done(page, step.slot) == ""
        solve(kind(page), step)
    said = praised(page, step)
    assert re.match(rf"\w+ {begins}", said), said
