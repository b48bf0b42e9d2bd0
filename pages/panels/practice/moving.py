"""Questions that are answered by moving something: the control in place of choices, and the result.

While it is moved, no weight is seen, since then nothing would be left to think about. At every temperature one sees the
scores divided by it; on level 1 besides on which side of the goal a row is that is far from it, which teaches the
direction. Check answers.
"""

from attn_core.practice import goal_temperature, row_of_bars
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Table, Text, titled
from pages.board.range_inputs import Range, RangeInputs
from pages.charts import row_bars, templates
from pages.panels.practice.page_data import PageData, present, shows
from pages.text import numbers
from pages.text.languages import Words
from pages.view.link import spelled
from pages.view.settings import DEFAULTS

words = Words("practice_moves")
NAMES = ("practice_temperature", "bars")  # the link names of the controls
RESET = {name: spelled(DEFAULTS[name]) for name in NAMES}  # values that another question resets
EQUAL = 50  # where bars stand that haven't been moved


@panel(present, *NAMES)
def answering(data: PageData, temperature: float, bars: str) -> Pieces:
    """Offer the control, and the button that answers with its position; after the answer it is fixed."""
    answered_by = data.kind.answered_by
    if answered_by == "temperature":
        return _temperature(data, float(data.answer) if data.verdict else temperature)
    return _bars(data, data.answer if data.verdict else bars) if answered_by == "bars" else []


def _check(data: PageData, answer: str | None) -> Pieces:
    """Return the button that answers, None: it can't yet; nothing once it has."""
    return [] if data.verdict else [Buttons("check_answer", "", {words.CHECK: answer and {"answer": answer}})]


def _temperature(data: PageData, temperature: float) -> Pieces:
    """Return the slider, the scores divided by where it stands, and on level 1 the side of a goal that is far."""
    ends = goal_temperature.LOWEST, goal_temperature.HIGHEST, goal_temperature.STEP
    slider = Range(words.TEMPERATURE, temperature, *ends, numbers.exact(temperature, "g"))
    scores = data.question.asked[0].values[data.question.query][: data.question.fact("keys")]
    divided = [numbers.decimal(score / temperature) if temperature else "–" for score in scores]
    rows = [[words.SCORES, *map(numbers.decimal, scores)], [words.divided(temperature=temperature), *divided]]
    table = Table("divided", ["", *data.safe_labels[: len(scores)]], rows)
    gauge = []
    if data.question.fact("gauge") and not data.verdict:
        gauge = [Text("gauge", words.SIDES.get(goal_temperature.side(data.question, temperature), ""))]
    inputs = RangeInputs("moved", "practice_temperature", [slider], not data.verdict)
    return [inputs, *gauge, table, *_check(data, f"{temperature:g}")]


def _bars(data: PageData, text: str) -> Pieces:
    """Return a bar for each word of the row, with its share of all."""
    labels = data.labels[: len(data.question.fact("row"))]
    try:
        heights = row_of_bars.bars(data.question, text)
    except ValueError:  # no bars are set, or bars of another row
        heights = [EQUAL] * len(labels)
    shares = map(numbers.percent, row_of_bars.normalised(heights))
    ranges = [
        Range(label, height, 0, row_of_bars.HIGHEST, 1, share)
        for label, height, share in zip(labels, heights, shares, strict=True)
    ]
    note = [] if data.verdict else [Text("bars_note", words.BARS if any(heights) else words.NO_BARS)]
    answer = "_".join(map(str, heights)) if any(heights) else None
    return [RangeInputs("moved", "bars", ranges, not data.verdict), *note, *_check(data, answer)]


@shows
def picture(data: PageData) -> Pieces:
    """Draw the answer beside the truth, once the question is answered."""
    if not data.verdict or data.kind.answered_by == "choice":
        return []
    question, facts = data.question, dict(data.verdict.facts)
    label, labels = data.labels[question.query], data.labels
    if data.kind.answered_by == "bars":
        truth, yours, title = question.fact("row"), facts["shares"], words.yours_and_true(query=label)
    else:
        needed, there = question.fact("needed"), facts["temperature"]
        truth, yours = (goal_temperature.row(question, each) for each in (needed, there))
        title = words.at_temperatures(query=label, needed=needed, yours=there)
    labels = labels[: len(truth)]
    spec = row_bars.weights(
        labels, {"now": list(truth), "raw": list(yours)}, question.fact("key"), [*map(numbers.percent, truth)], data.dark
    )
    tips = [words.tip(label=label, truth=true, yours=mine) for label, true, mine in zip(labels, truth, yours, strict=True)]
    spec = templates.with_column(spec, "bars", tip=tips)
    return titled("yours_and_true", title, spec, words.alt(tips=tips))
