"""Worked examples as a learner meets them: numbers computed anew, beside what was printed, and links that go on."""

import functools
import re
from urllib.parse import parse_qsl

import pytest
import torch
from streamlit.testing.v1 import AppTest

from attn_core import examples
from pages.ui.link import EXAMPLES, LINKED
from pages.ui.story import worked_examples as story
from tests import story_page
from tests.explore import tables_of
from tests.story_page import body, cells, close, put, said, slots

opened = functools.partial(story_page.opened, "worked_examples")


def table(at: AppTest, slot: str) -> list[list[str]]:
    """Return the numbers of a table, row by row."""
    rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", body(at, slot))
    return [[re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<td>(.*?)</td>", row)] for row in rows]


def printed(values: torch.Tensor) -> list[list[str]]:
    """Return numbers as they are printed, four decimals each."""
    rows = values.reshape(-1, values.shape[-1]).double().tolist()
    said = [[f"{v:.4f}".replace("-0.0000", "0.0000") for v in row] for row in rows]
    return [[v.replace("-inf", "−∞").replace("-", "−") for v in row] for row in said]


def test_every_example_is_listed_with_a_badge_and_a_link():
    """Seven examples, all agreeing, each with a link that its page understands."""
    at = opened()
    count = sum(step.computed.numel() for name in examples.NAMES for step in examples.run(name).steps)
    assert f"✓ {count} numbers of 7 examples agree" in said(at, "lead")
    overview = body(at, "overview")
    assert overview.count("✓") == len(examples.NAMES) == 7
    assert "✗" not in overview
    links = [found.proto for found in at.get("page_link")]
    pages = [examples.run(name).page for name in examples.NAMES]
    assert [link.page for link in links] == [*pages, examples.run("three_tokens_by_hand").page]
    for link, name in zip(links, examples.NAMES, strict=False):
        assert examples.run(name).title in link.label
        assert dict(parse_qsl(link.query_string)) == examples.run(name).link
        for own, value in parse_qsl(link.query_string):
            LINKED[own].parse(value)


@pytest.mark.parametrize("name", examples.NAMES)
def test_each_example_stands_beside_what_was_printed(name: str):
    """The pills choose the example, the slider its step; both sides are the core's numbers to four decimals."""
    at = put(opened(), "example", name)
    example = examples.run(name)
    plural = "s" * (len(example.steps) > 1)
    assert f"✓ {len(example.steps)} of {len(example.steps)} step{plural}, ≤ " in said(at, "about_example")
    assert example.recipe in said(at, "about_example")
    for at_, (given, values) in enumerate(example.inputs.items()):
        first = values[0] if values.ndim > 2 else values
        assert f"{given} {' × '.join(map(str, values.shape))} input" in said(at, f"input_{at_}_name")
        if first.numel() <= 280:
            close(cells(at, f"input_{at_}"), first.reshape(-1, first.shape[-1]))
        else:  # more than fit as single cells are one picture
            picture = tables_of(at)[f"input_{at_}"]["picture"]
            assert (picture["y1"], picture["x1"]) == ([first.shape[0]], [first.shape[1]])
    assert f"input_{len(example.inputs)}_name" not in slots(at)
    for number, step in enumerate(example.steps):
        if len(example.steps) > 1:
            put(at, "example_step", number)
        assert step.label in said(at, "step_said")
        assert "✓ agrees to 4 decimals" in said(at, "step_said")
        assert table(at, "expected_numbers") == printed(step.expected)
        computed = table(at, "computed_numbers")
        assert [len(row) for row in computed] == [len(row) for row in printed(step.computed)]
        numbers = torch.tensor([[float(v.replace("−∞", "-inf").replace("−", "-")) for v in row] for row in computed])
        torch.testing.assert_close(
            numbers, step.expected.reshape(numbers.shape).float(), rtol=0, atol=1.01e-4
        )  # rounded twice


def test_a_number_that_is_wrong_is_marked_and_turns_the_badges():
    """The badge is no decoration: with one number off by a digit, the step, its example and the lead say so."""
    right = examples.run("two_softmaxes")
    expected = right.steps[0].expected.clone()
    expected[2] += 2e-4
    wrong = examples.Step("diffuse", "softmax of the row", right.steps[0].computed, expected)
    assert wrong.wrong.tolist() == [False, False, True, False, False]
    assert not wrong.agrees
    example = examples.Example("t", "w", "r", "sharpness", {}, (wrong, *right.steps[1:]))
    assert "✗" in story.words.html(story._badge(example))
    assert "1 of 2" in story._badge(example)
    cell = story._cell(0.2351, signed=False, dark=False, wrong=True)
    assert "0.2351 ✗" in cell


def test_all_numbers_are_wrong_where_shapes_differ():
    """A step of another shape agrees nowhere."""
    step = examples.Step("s", "l", torch.zeros(2), torch.zeros(3, dtype=torch.float64))
    assert step.wrong.tolist() == [True, True]
    equal = examples.Step("s", "l", torch.tensor([-torch.inf]), torch.tensor([-torch.inf], dtype=torch.float64))
    assert equal.wrong.tolist() == [False]


@pytest.mark.parametrize(
    ("link", "step"), [({"example_step": "13"}, 13), ({"example": "averaging", "example_step": "13"}, 6), ({}, 0)]
)
def test_both_ends_of_the_steps(link: dict[str, str], step: int):
    """A step beyond the last is the last."""
    at = opened(**link)
    steps = examples.run(link.get("example", "three_tokens_by_hand")).steps
    assert steps[step].label in said(at, "step_said")
    assert at.slider(key="example_step").value == step


def test_an_empty_sentence_leaves_the_examples_as_they_are():
    """Their inputs are fixed."""
    assert "✓ agrees" in said(opened(text=""), "step_said")


def test_the_links_names_are_the_cores():
    """The link's list, which is kept apart so that reading a link needs no torch, is the core's."""
    assert EXAMPLES == examples.NAMES
    longest = max(len(examples.run(name).steps) for name in examples.NAMES)
    assert LINKED["example_step"].parse(str(longest - 1)) == longest - 1


def test_the_table_is_offered():
    """The fold: opened, it offers every number of the example."""
    at = opened(folds=("example_tables_open",))
    assert not at.exception
    steps = examples.run("three_tokens_by_hand").steps
    assert len(at.dataframe[0].value) == sum(step.computed.numel() for step in steps)
