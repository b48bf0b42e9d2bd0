"""Worked examples as a learner meets them: numbers computed anew, beside what was printed, and links that go on."""

import csv as files
import functools
import io
import re
from dataclasses import replace
from urllib.parse import parse_qsl

import pandas as pd
import pytest
import torch

from attn_core import examples
from pages import worked_examples
from pages.text import numbers
from pages.text.languages import Words
from pages.view import link
from tests import screen, wiring
from tests.screen import Screen, body, cells, close, csv, prose, put, slots

named = Words("examples", "en")

opened = functools.partial(screen.opened, "worked_examples")


def table(at: Screen, slot: str) -> list[list[str]]:
    """Return the numbers of a table, row by row."""
    rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", body(at, slot))
    return [[re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<td>(.*?)</td>", row)] for row in rows]


def test_every_example_is_listed_with_a_badge():
    """Ten examples, all agreeing."""
    at = opened()
    assert "✓ 1,091 printed numbers of 10 examples agree " in prose(at, "lead")
    assert "✓ 150 more numbers, which follow from printed ones, agree " in prose(at, "lead")
    overview = body(at, "overview")
    assert overview.count("✓") == len(examples.NAMES) == 10
    assert "✗" not in overview
    assert all(f"{named.TITLES[name]}." in prose(at, "overview") for name in examples.NAMES)


@pytest.mark.parametrize("example", ["two_heads_in_one_product", "averaging"])
def test_what_is_said_of_all_examples_follows_the_switch_of_the_slip(example: str):
    """As many numbers differ in all as in the steps of each; without the slip only those of the example that has one."""
    for slip in (True, False):
        at = opened(example=example, example_slip=slip)
        printed = [step for name in examples.NAMES for step in examples.run(name, slip).steps if step.printed]
        wrong = sum(int(step.wrong.sum()) for step in printed)
        assert (wrong > 0) is not slip
        pairs = [pair for step in printed for pair in zip(step.computed_texts, step.texts, strict=True)]
        exact = all(known in (computed, "…") for computed, known in pairs)  # depends on how the processor adds
        agree = "agree to the last printed digit" if exact else "agree within the rounding"
        says = f"do not all agree: {wrong} numbers differ" if wrong else agree
        assert f"1,091 printed numbers of 10 examples {says}" in prose(at, "lead")
        assert ("In “Two heads in one product” the source’s mistake is switched off." in prose(at, "lead")) is not slip
        assert prose(at, "overview").count("✗") == (not slip)
        if example in examples.CORRECTED:
            for number, step in enumerate(examples.run(example, slip).steps):
                differs = f"{int(step.wrong.sum())} of {step.known} numbers differ"
                assert (differs in prose(put(at, "example_step", number), "step_said")) is bool(step.wrong.any())


@pytest.mark.parametrize("name", ["three_tokens_by_hand", "two_softmaxes"])
def test_every_example_has_a_link_that_its_page_understands(name: str):
    """Ten links, and one of the example that is looked at, which another example changes."""
    links = [found.proto for found in wiring.opened("worked_examples", example=name).get("page_link")]
    pages = [examples.run(each).page for each in examples.NAMES]
    assert [found.page for found in links] == [*pages, examples.run(name).page]
    for found, each in zip(links, [*examples.NAMES, name], strict=True):
        query = dict(parse_qsl(found.query_string))
        assert examples.run(each).link.items() <= query.items()
        values, notices = link.read(query)
        assert (set(values) | {"v"}, notices) == (set(query), [])  # v: the link sets all else, too
    assert [named.TITLES[each] in found.label for found, each in zip(links, examples.NAMES, strict=False)] == [True] * 10
    assert links[-1].label == links[examples.NAMES.index(name)].label.replace(f"{named.TITLES[name]} → ", "")


@pytest.mark.parametrize("name", examples.NAMES)
def test_each_example_stands_beside_what_was_printed(name: str):
    """One control chooses the example, the slider its step; both sides are written as they must come out."""
    at = put(opened(), "example", name)
    example = examples.run(name)
    plural = "s" * (len(example.steps) > 1)
    assert f"✓ {len(example.steps)} of {len(example.steps)} step{plural}" in prose(at, "about_example")
    assert prose(at, "about_example").startswith(f"{named.TITLES[name]}. {named.SUMMARIES[name]}")
    assert example.recipe in prose(at, "about_example")
    for at_, (given, values) in enumerate(example.inputs.items()):
        first = values[0] if values.ndim > 2 else values
        assert f"{given} {' × '.join(map(str, values.shape))} input" in prose(at, f"input_{at_}_name")
        if first.numel() <= 280:
            close(cells(at, f"input_{at_}"), first.reshape(-1, first.shape[-1]))
        else:  # more than fit as single cells are one picture
            picture = at.slots[f"input_{at_}"]["picture"]
            assert (picture["y1"], picture["x1"]) == ([first.shape[0]], [first.shape[1]])
    assert f"input_{len(example.inputs)}_name" not in slots(at)
    for number, step in enumerate(example.steps):
        if len(example.steps) > 1:
            put(at, "example_step", number)
        assert named.STEPS[f"{name}_{step.name}"] in prose(at, "step_said")
        assert re.search(rf"✓ {step.known} numbers? agrees? ", prose(at, "step_said"))
        assert table(at, "expected_numbers") == [row.split() for row in step.text.split(";")]
        assert [cell for row in table(at, "computed_numbers") for cell in row] == list(step.computed_texts)


def test_a_number_that_is_wrong_is_marked_and_turns_the_badges(monkeypatch: pytest.MonkeyPatch):
    """The badge is no decoration: with one number off by a digit, the step, its example and the lead say so."""
    right = examples.run("two_softmaxes")
    wrong = replace(right.steps[0], text=right.steps[0].text.replace("0.2351", "0.2353"))
    assert wrong.wrong.tolist() == [False, False, True, False, False]
    assert not wrong.agrees
    run = examples.run
    changed = replace(right, steps=(wrong, *right.steps[1:]))
    monkeypatch.setattr(examples, "run", lambda name, slip=True: changed if name == "two_softmaxes" else run(name))
    at = opened(example="two_softmaxes")
    assert "✗ 1,091 printed numbers" in prose(at, "lead")
    assert "do not all agree" in prose(at, "lead")
    assert body(at, "overview").count("✗") == 1
    assert "✗ 1 of 2 steps" in prose(at, "about_example")
    assert "✗ 1 of 5 numbers differ" in prose(at, "step_said")
    assert "2e−4" in prose(at, "differences")
    assert [row.index("0.2351 ✗") for row in table(at, "computed_numbers")] == [2]
    assert body(at, "steps").count("✗") == 1


def test_by_how_much_numbers_differ_stands_behind_one_word():
    """Every step of every example, with its largest difference; nowhere else on the page."""
    at = opened()
    steps = [step for name in examples.NAMES for step in examples.run(name).steps]
    assert [row[0] for row in table(at, "differences")] == [numbers.small(step.difference) for step in steps]
    assert "the rounding of its last digit" in prose(at, "tolerances")
    others = " ".join(prose(at, slot) for slot in slots(at) if slot != "differences")
    assert "largest difference" not in others
    assert "sidebar" not in others
    assert "New draw" not in prose(at, "actions")  # the inputs are fixed


def test_all_numbers_are_wrong_where_shapes_differ():
    """A step of another shape agrees nowhere."""
    step = examples.Step("s", "l", torch.zeros(2), "0.0 0.0 0.0")
    assert step.wrong.tolist() == [True, True]
    equal = examples.Step("s", "l", torch.tensor([-torch.inf]), "-inf")
    assert equal.wrong.tolist() == [False]


@pytest.mark.parametrize(
    ("settings", "step"), [({"example_step": "17"}, 17), ({"example": "averaging", "example_step": "13"}, 8), ({}, 0)]
)
def test_both_ends_of_the_steps(settings: dict[str, str], step: int):
    """A step beyond the last is the last, in the control too."""
    name = settings.get("example", "three_tokens_by_hand")
    steps = examples.run(name).steps
    assert named.STEPS[f"{name}_{steps[step].name}"] in prose(opened(**settings), "step_said")
    control = wiring.controls(wiring.opened("worked_examples", **settings))["example_step"]
    assert (control.value, control.max) == (step, len(steps) - 1)


def test_another_example_at_its_last_step_is_at_the_last_of_its_own():
    """From one of 18 steps to an example of two: the control and the picture are at its last one."""
    at = wiring.move(wiring.opened("worked_examples", example_step=13), "example", "two_softmaxes")
    assert wiring.linked(at) == {"example": "two_softmaxes", "example_step": "1"}
    assert wiring.controls(at)["example_step"].max == 1


def test_an_empty_sentence_leaves_the_examples_as_they_are():
    """Their inputs are fixed."""
    assert "✓ 12 numbers agree" in prose(opened(text=""), "step_said")


def test_the_longest_example_fits_into_the_links_steps():
    longest = max(len(examples.run(name).steps) for name in examples.NAMES)
    assert link.parse("example_step", str(longest - 1)) == longest - 1 == 17


def test_the_table_holds_every_number_of_the_example():
    """The fold: its start, and its file, whichever step is looked at."""
    at = opened()
    steps = examples.run("three_tokens_by_hand").steps
    found = pd.read_csv(io.StringIO(csv(at, "example")))
    assert len(found) == sum(step.computed.numel() for step in steps)
    close(torch.tensor(found["expected"].values), torch.cat([step.expected.flatten() for step in steps]), 1e-9)
    texts = [row["expected"] for row in files.DictReader(io.StringIO(csv(at, "example")))]
    assert texts == [text for step in steps for text in step.texts]
    places = [(row["row"], row["column"]) for row in files.DictReader(io.StringIO(csv(at, "example")))]
    assert places[:5] == [("0", "0"), ("0", "1"), ("0", "2"), ("0", "3"), ("1", "0")]  # keys: four numbers a token
    assert "Save example.csv" in prose(at, "table_example")
    cell = worked_examples.TABLES["example"].cell
    assert cell.encoded(at.view) is cell.encoded(put(at, "example_step", 3).view)
