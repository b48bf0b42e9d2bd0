"""Learn in a browser: tasks predicted and solved by mouse and by keyboard, and one act of each kind on its pages."""

import itertools
import json
import re
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

from attn_core import scene, word_moves
from pages.text.numbers import percent
from pages.view import link
from pages.view.openings import opening
from pages.view.settings import CONTROLS, TEMPERATURES
from tests.browser.drawn import expect_tip
from tests.browser.linked import default_scene, expect_link
from tests.browser.linked import link as linked
from tests.browser.menus import said, unfold
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import box, drag, expect_held, hold, place, slider
from tests.tasks import TASKS

# ---- a task, from its question to its praise ----


def stop(name: str, value: object) -> float:
    """Return where on its slider a value stands: a number at itself, one of a few stops at its place among them."""
    control = CONTROLS[name]
    return float([*control.offers].index(value) if control.widget == "stops" else value)


def radio(control: Locator, name: str, value: object) -> Locator:
    """Return the choice of a control that stands for a value, whatever it is called."""
    return control.get_by_role("radio").nth([*CONTROLS[name].offers].index(value))


def by_mouse(page: Page, name: str, value: object) -> None:
    """Set a control by the mouse: a slider is dragged, a choice is clicked."""
    control = page.locator(f".st-key-{name}:visible")
    if control.locator("[role=radiogroup]").count():
        radio(control, name, value).click()
    else:
        slider(page, name).evaluate("input => input.scrollIntoView({block: 'center'})")
        page.mouse.move(*place(page, float(slider(page, name).input_value()), name))
        page.mouse.down()
        page.mouse.move(*place(page, stop(name, value), name), steps=8)
        page.mouse.up()


def reach(page: Page, where: Locator) -> None:
    """Press Tab until the focus is at a place, or in it."""
    expect(where).to_be_visible()
    for _ in range(200):
        if where.evaluate("place => place.contains(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {where}")


def by_keyboard(page: Page, name: str, value: object) -> None:
    """Set a control by keys alone: a choice by Tab and arrows, a slider by arrows."""
    control = page.locator(f".st-key-{name}:visible")
    if control.get_by_role("radiogroup").count():
        reach(page, control.get_by_role("radiogroup"))
        wanted = radio(control, name, value)
        for _ in range(control.get_by_role("radio").count()):
            if wanted.evaluate("radio => radio === document.activeElement"):
                break
            page.keyboard.press("ArrowRight")
        if wanted.get_attribute("aria-checked") != "true":
            page.keyboard.press("Space")
        return
    thumb = slider(page, name)
    reach(page, thumb)
    while (now := float(thumb.input_value())) != stop(name, value):
        page.keyboard.press("ArrowRight" if now < stop(name, value) else "ArrowLeft")
        assert float(thumb.input_value()) != now, f"{name} stays at {now}"


def predicted_and_solved(page: Page, address: str, at: str, name: str, right: bool) -> None:
    """Answer, then do what is asked for: nothing is praised before, and the praise says whether the answer was right."""
    row, number, act = TASKS[at][name], [*TASKS[at]].index(name) + 1, by_keyboard if right else by_mouse
    opens = {"step": number} | {each: link.spelled(value) for each, value in opening(at, str(number)).items()}
    visit(page, f"{address}/{at}?{urlencode(opens)}")
    task = page.locator(f"[data-slot={name}_task]")
    offered, before = task.locator(".guesses button"), page.evaluate(MOVED)
    sets = [json.loads(text)["guesses"] for text in offered.evaluate_all("all => all.map(each => each.dataset.set)")]
    guess = row.right if right else next(each for each in row.offered if each != row.right)
    button = offered.nth([each.rpartition(".")[0] for each in sets].index(f"{name}.{guess}"))
    if right:
        reach(page, button)
        page.keyboard.press("Enter")
    else:
        button.click()
    expect(offered).to_have_count(0)
    at_rest(page)
    assert page.evaluate(MOVED) == before  # the task is as high with its prediction as after it
    expect(task.locator(".done:not(:empty)")).to_have_count(0)
    for each, value in link.read(link.texts(row.does))[0].items():
        act(page, each, value)
    praise = task.locator(".done:not(:empty)")
    expect(praise).to_be_visible()
    assert (praise.get_attribute("data-missed") is None) is right
    at_rest(page)
    said_by = linked(page)
    assert {each: said_by[each] for each in link.texts(row.does)} == link.texts(row.does)


MOVED = """() => ['.st-key-foot', '.board .task', '[class*=st-key-picture_] .marks'].map(part =>
    [...document.querySelectorAll(part)].filter(one => one.getClientRects().length).map(one => one.getBoundingClientRect())
        .map(box => [box.top, box.height].map(Math.round).join('+'))).join(' ')"""


def test_tasks_are_predicted_and_solved_by_mouse_and_by_keyboard_alone(page, address):
    """A choice and a slider; after a wrong answer by the mouse, after the right one by keys; and a number is typed."""
    page.set_viewport_size({"width": 1366, "height": 768})
    predicted_and_solved(page, address, "masks", "mask", right=False)
    predicted_and_solved(page, address, "averaging", "choice", right=False)
    predicted_and_solved(page, address, "weighted_sum", "mixing", right=True)
    unfold(page, "W by hand")  # whose numbers can be typed
    cell = said(page, "table_mixer").locator("tbody tr").nth(2).locator("input").nth(0)
    cell.fill("3.0")
    cell.press("Enter")
    page.wait_for_function("() => new URLSearchParams(location.search).get('mixer_edits') === '2_0_3'")
    expect(said(page, "mixing_words")).to_contain_text("Typed into W: 1 number.")
    expect_tip(page, "factor_W", 2 * 7, re.compile(r": 3\.0000$"))


# ---- Start ----

CAVE, TREE = ("The", "bat", "flew", "out", "of", "the", "cave"), ("The", "bat", "slept", "in", "the", "tree")
ARROWS = """() => [...document.querySelectorAll('[data-slot=moved] .mark-rule line')]
    .map(line => ['x1', 'y1', 'x2', 'y2', 'transform'].map(name => line.getAttribute(name)).join(' ')).join()"""
GROW = """by => {  // as a sentence that needs more lines
  const board = document.querySelector('.st-key-board_lead .board')
  board.append(Object.assign(document.createElement('div'), {id: 'grown', style: `height: ${by}px`}))
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""


def expect_moved(page, words, temperature):
    """Wait until the first sentence shows these words' own weights and says where the core takes "bat"."""
    setting = default_scene(words=words, heads=1, temperature=temperature)
    share, key = scene.trace(setting).heads.weights[0, 1].max(0)
    expect(said(page, "one_sum")).to_contain_text(f"takes {percent(share.item())} from {words[key]}")
    *most, last = (word for word, _ in word_moves.moved(setting, 0, 1).towards)
    expect(said(page, "one_sum")).to_contain_text(f"towards {', '.join(most)} and {last}")


def test_a_word_follows_the_temperature_under_the_mouse_and_the_words_that_are_typed(page, address):
    """The slider stays under the mouse, whatever grows above it; on a phone it stands right below the first picture."""
    visit(page, f"{address}/start")
    expect_moved(page, CAVE, 1.0)
    expect(said(page, "other")).to_have_count(0)
    page.get_by_role("button", name="nowhere").click()
    expect(said(page, "other")).to_be_visible()
    guess = linked(page)
    slider(page).scroll_into_view_if_needed()
    at_rest(page)  # what the answer has moved stands
    stood, arrows = box(page), page.evaluate(ARROWS)
    hold(page)
    for at in (TEMPERATURES.index(0.3), TEMPERATURES.index(5)):
        drag(page, at)
        expect_moved(page, CAVE, float(TEMPERATURES[at]))
        expect_held(page, stood)
        assert page.evaluate(ARROWS) != arrows
        arrows = page.evaluate(ARROWS)
    page.evaluate(GROW, 100)
    expect_held(page, stood)
    page.mouse.up()
    expect_link(page, **guess, temperature="5")
    page.wait_for_function(
        "y => document.querySelector('.st-key-temperature [data-testid=stSlider]').getBoundingClientRect().y > y + 50",
        arg=stood["y"],
    )
    page.evaluate("document.querySelector('#grown').remove()")
    text = page.get_by_label("Sentence", exact=True)
    text.fill(" ".join(TREE))
    text.press("Control+Enter")
    expect_link(page, **guess, temperature="5", text=" ".join(TREE))
    expect_moved(page, TREE, 5.0)
    assert page.evaluate(ARROWS) != arrows
    page.set_viewport_size({"width": 390, "height": 844})
    at_rest(page)
    slots = ("one", "", "one_sum", "moved", "task")
    parts = ["h1", *(f"[data-slot={slot}]" if slot else "[data-testid=stSlider]" for slot in slots)]
    boxes = [page.locator(part).bounding_box() for part in parts]
    assert all(above["y"] + above["height"] <= below["y"] for above, below in itertools.pairwise(boxes))
    assert boxes[2]["y"] - boxes[0]["y"] + boxes[2]["height"] < 600


# ---- one act of each kind ----


def test_the_player_plays_pauses_steps_and_goes_to_the_end(page, address):
    """By its buttons and by keys; the address hears where it pauses; End right after Play is painted too."""
    visit(page, f"{address}/loops")
    play, at = page.get_by_role("button", name="Play"), said(page, "step")
    play.click()
    expect(at).to_contain_text(re.compile(r"Step (3[5-9]|4\d) of 196"))
    page.get_by_role("button", name="Pause").click()
    expect(play).to_be_visible()
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('cursor')) >= 35")
    at_rest(page)
    stopped = int(linked(page)["cursor"])
    expect(at).to_contain_text(f"Step {stopped} of 196.")
    page.locator("[data-testid=stMain] h1").click()
    page.keyboard.press("n")
    expect_link(page, cursor=f"{stopped + 1}")
    page.keyboard.press("b")
    expect_link(page, cursor=f"{stopped}")
    play.click()
    page.get_by_role("button", name="End").click()
    expect_link(page, cursor="196")
    expect(at).to_contain_text("Step 196 of 196.")
    expect(play).to_be_visible()
    play.click()  # from the beginning
    expect(at).to_contain_text(re.compile(r"Step [2-8] of 196"))
    page.keyboard.press("p")
    expect(play).to_be_visible()


def test_a_training_is_played_from_its_start_to_its_end(page, address):
    """What the model writes changes on the way, and the address says where it ended."""
    visit(page, f"{address}/train?step=5")
    expect(said(page, "text_words")).not_to_contain_text("still running")
    written = page.locator("[data-slot=text_written]")
    noise = written.inner_text()
    page.get_by_role("button", name="Play").click()
    expect(said(page, "text_words")).to_contain_text(re.compile(r"After \d+5 of 195"))
    expect_link(page, step="5", train_step="195")
    expect(said(page, "text_words")).to_contain_text("After 195 of 195 steps")
    assert written.inner_text() != noise
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_an_example_that_is_tried_says_so_moves_nothing_and_is_taken_back_by_a_second_press(page, address):
    """Its sentence has a line less meanwhile, so that whatever stands below it moves."""
    visit(page, f"{address}/masks?step=2")
    at_rest(page)
    tried = page.locator("[data-slot=try_graph] button").first
    stood, story = tried.bounding_box(), {"step": "2"}
    for pressed, wanted in (("true", {"step": "2", "window": "2"}), ("false", story)):
        tried.click()
        expect_link(page, **wanted)
        expect(tried).to_have_attribute("aria-pressed", pressed)
        at_rest(page)
        assert tried.bounding_box() == stood
