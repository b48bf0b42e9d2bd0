"""Questions that are answered by moving something: a slider and bars, by the mouse and by the keyboard."""

import re

import pytest
from playwright.sync_api import expect

from attn_core import practice
from attn_core.practice import goal_temperature, row_of_bars
from tests.browser.linked import link
from tests.browser.serving import at_rest, visit

SET = "([name, text]) => new URLSearchParams(location.search).get(name) === text"


def ask(page, address, token, level):
    """Open the first question of a kind in the quizzes of a level; return it."""
    places = ((quiz, number) for quiz in range(100) for number in range(1, 21))
    quiz, number = next(place for place in places if practice.kind_of(place[0], level, place[1]) == token)
    visit(page, f"{address}/practice?quiz={quiz}&level={level}&question={number}")
    return practice.question(quiz, level, number)


def slot(page, name):
    """A part of the page."""
    return page.locator(f"[data-slot={name}]")


def handle(page, name):
    """A slider by its label, and what stands beside it."""
    slider = slot(page, "moved").get_by_role("slider", name=name, exact=True)
    return slider, slider.locator("xpath=following-sibling::output")


def place(slider, share):
    """Where on the screen a slider stands at a share of its way."""
    box = slider.bounding_box()
    thumb = 14.4  # pixels: 0.9rem
    return box["x"] + thumb / 2 + (box["width"] - thumb) * share, box["y"] + box["height"] / 2


def drag(page, slider, share):
    """Press the mouse on the thumb and move it to a share of the way, without letting go."""
    low, high, at = (float(slider.get_attribute(name)) for name in ("min", "max", "value"))
    page.mouse.move(*place(slider, (at - low) / (high - low)))
    page.mouse.down()
    page.mouse.move(*place(slider, share), steps=10)


@pytest.mark.long
def test_bars_are_set_by_keys_and_none_of_them_is_lost(page, address):
    """However fast they come; the answer is judged by what it misplaces, and the truth is drawn beside it."""
    question = ask(page, address, "row_of_bars", 1)
    words = list(question.scene.words[: len(question.fact("row"))])
    wanted = [round(100 * share) for share in question.fact("row")]
    for word, height in zip(words, wanted, strict=True):
        slider, _ = handle(page, word)
        slider.focus()
        for _ in range(abs(height - 50)):
            page.keyboard.press("ArrowRight" if height > 50 else "ArrowLeft")
        expect(slider).to_have_value(str(height))
    for word, share in zip(words, row_of_bars.normalised(wanted), strict=True):
        expect(handle(page, word)[1]).to_have_text(f"{round(100 * share)}\N{NO-BREAK SPACE}%")
    bars = "_".join(map(str, wanted))
    page.wait_for_function(SET, arg=["bars", bars])
    assert slot(page, "yours_and_true").count() == 0
    slot(page, "check_answer").get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(slot(page, "lead")).to_contain_text("Right.")
    expect(slot(page, "lead")).to_contain_text(re.compile(r"Your bars put (0|< 1|1)\s% of the weight on the wrong words"))
    expect(slot(page, "yours_and_true").locator("svg.marks")).to_be_visible()
    page.wait_for_function(SET, arg=["answer", bars])
    expect(handle(page, words[0])[0]).to_be_disabled()


def test_bars_follow_the_mouse_and_the_next_question_begins_with_even_ones(page, address):
    question = ask(page, address, "row_of_bars", 2)
    words = question.scene.words[: len(question.fact("row"))]
    slider, share = handle(page, words[0])
    sent = page.evaluate("sent.streamlit")
    drag(page, slider, 0.9)
    heights = [90] + [50] * (len(words) - 1)
    expect(share).to_have_text(f"{100 * 90 / sum(heights):.0f}\N{NO-BREAK SPACE}%")  # while it is held
    assert "bars" not in link(page)
    assert page.evaluate("sent.streamlit") == sent
    page.mouse.up()
    page.wait_for_function(SET, arg=["bars", "_".join(map(str, heights))])
    slot(page, "check_answer").get_by_role("button").click()
    expect(slot(page, "lead")).to_contain_text("Your bars put")
    slot(page, "onward_now").get_by_role("button").last.click()
    page.wait_for_function(SET, arg=["question", str(question.number + 1)])
    at_rest(page)
    assert not {"bars", "answer"} & {*link(page)}


@pytest.mark.long
def test_the_temperature_is_dragged_until_the_row_is_neither_too_flat_nor_too_sharp(visitor, address):
    """No weight is on the page, nor in what the address answered, before the answer is given."""
    page, answers = visitor(), []

    def keep(frame):
        answers.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framereceived", keep))
    question = ask(page, address, "goal_temperature", 1)
    slider, stands = handle(page, "Temperature")
    gauge, needed = slot(page, "gauge"), question.fact("needed")
    expect(gauge).to_contain_text("too sharp" if needed > 1 else "too flat")
    drag(page, slider, 1.0 if needed < 1 else 0.0)
    expect(stands).to_have_text("5" if needed < 1 else "0")
    expect(gauge).to_contain_text("too flat" if needed < 1 else "too sharp")
    page.mouse.move(*place(slider, needed / 5), steps=5)
    expect(stands).to_have_text(f"{needed:g}")
    expect(gauge).not_to_contain_text(re.compile("too flat|too sharp|reached"))
    page.mouse.up()
    page.wait_for_function(SET, arg=["practice_temperature", f"{needed:g}"])
    seen, weight = "".join(answers), goal_temperature.share(question, needed)
    assert "too flat" in seen
    assert f"{weight:.4f}"[1:] not in seen
    slot(page, "check_answer").get_by_role("button").click()
    expect(slot(page, "lead")).to_contain_text("Right.")
    page.wait_for_function(SET, arg=["answer", f"{needed:g}"])


@pytest.mark.long
def test_the_temperature_is_set_by_keys_and_a_wrong_one_is_told_with_its_weight(page, address):
    question = ask(page, address, "goal_temperature", 2)
    slider, stands = handle(page, "Temperature")
    slider.focus()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1.35")
    expect(stands).to_have_text("1.35")
    page.keyboard.press("Home")
    expect(stands).to_have_text("0")
    assert slot(page, "gauge").count() == 0
    slot(page, "check_answer").get_by_role("button").click()
    expect(slot(page, "lead")).to_contain_text("Not right.")
    words = question.scene.words
    expect(slot(page, "lead")).to_contain_text(f"At temperature {question.fact('needed'):g},")
    expect(slot(page, "lead")).to_contain_text("; at the temperature that you set, 0, it gives 100 %")
    expect(slot(page, "lead")).to_contain_text(f"to {words[question.fact('key')]}")
