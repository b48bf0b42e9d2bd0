"""Worked examples as a learner meets them: numbers computed anew, beside what was printed, and links that go on."""

import functools
import re
from dataclasses import replace
from urllib.parse import parse_qsl

import pytest
import torch

from attn_core import examples
from pages.text import numbers
from pages.view import link
from tests import screen, wiring
from tests.screen import Screen, body, cells, close, prose, put, slots

opened = functools.partial(screen.opened, "worked_examples")


def table(at: Screen, slot: str) -> list[list[str]]:
    """Return the numbers of a table, row by row."""
    rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", body(at, slot))
    return [[re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<td>(.*?)</td>", row)] for row in rows]


def wrongs(steps: list[examples.Step]) -> list[torch.Tensor]:
    """Return how many numbers of each printed step differ."""
    return [step.wrong.sum() for step in steps if step.printed]


@pytest.mark.parametrize("example", ["two_heads_in_one_product", "averaging"])
def test_what_is_said_of_all_examples_follows_the_switch_of_the_slip(example: str):
    """As many numbers differ in all as in the steps of each; without the slip only those of the example that has one."""
    for slip in (True, False):
        at = opened(example=example, example_slip=slip)
        steps = [step for name in examples.NAMES for step in examples.run(name, slip).steps]
        printed, wrong = (sum(map(int, found)) for found in ([s.known for s in steps if s.printed], wrongs(steps)))
        found = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", prose(at, "lead"))]
        assert found[:2] == [printed, len(examples.NAMES)]
        assert (wrong in found[2:]) == (wrong > 0) == (not slip)
        assert (body(at, "overview").count("✓"), body(at, "overview").count("✗")) == (9 + slip, 1 - slip)
        for number, step in enumerate(examples.run(example, slip).steps if example in examples.CORRECTED else ()):
            marked = "✗" in prose(put(at, "example_step", number), "step_said")
            assert marked is bool(step.wrong.any())


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


@pytest.mark.parametrize("name", examples.NAMES)
def test_each_example_stands_beside_what_was_printed(name: str):
    """One control chooses the example, the slider its step; both sides are written as they must come out."""
    at = put(opened(), "example", name)
    example = examples.run(name)
    assert f"✓ {len(example.steps)} of {len(example.steps)} " in prose(at, "about_example")
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
        assert f"✓ {step.known} " in prose(at, "step_said")
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
    assert "✗" in prose(at, "lead")
    assert body(at, "overview").count("✗") == 1
    assert "✗ 1 of 2 " in prose(at, "about_example")
    assert "✗ 1 of 5 " in prose(at, "step_said")
    assert "2e−4" in prose(at, "differences")
    assert [row.index("0.2351 ✗") for row in table(at, "computed_numbers")] == [2]
    assert body(at, "steps").count("✗") == 1


def test_by_how_much_numbers_differ_is_listed_step_by_step():
    steps = [step for name in examples.NAMES for step in examples.run(name).steps]
    assert [row[0] for row in table(opened(), "differences")] == [numbers.small(step.difference) for step in steps]


def test_all_numbers_are_wrong_where_shapes_differ():
    """A step of another shape agrees nowhere."""
    step = examples.Step("s", "l", torch.zeros(2), "0.0 0.0 0.0")
    assert step.wrong.tolist() == [True, True]
    equal = examples.Step("s", "l", torch.tensor([-torch.inf]), "-inf")
    assert equal.wrong.tolist() == [False]


def test_a_step_beyond_the_last_is_the_last_also_of_another_example():
    for said, step in (({"example_step": 17}, 17), ({"example": "averaging", "example_step": 13}, 8), ({}, 0)):
        steps = examples.run(said.get("example", "three_tokens_by_hand")).steps
        assert f" {steps[step].known} " in prose(opened(**said), "step_said")
        control = wiring.controls(wiring.opened("worked_examples", **said))["example_step"]
        assert (control.value, control.max) == (step, len(steps) - 1)
    at = wiring.move(wiring.opened("worked_examples", example_step=13), "example", "two_softmaxes")
    assert wiring.linked(at) == {"example": "two_softmaxes", "example_step": "1"}


def test_the_longest_example_fits_into_the_links_steps():
    longest = max(len(examples.run(name).steps) for name in examples.NAMES)
    assert link.parse("example_step", str(longest - 1)) == longest - 1 == 17


def test_the_table_holds_every_number_of_the_example():
    rows = screen.records(opened(), "example")
    steps = examples.run("three_tokens_by_hand").steps
    assert [row["expected"] for row in rows] == [text for step in steps for text in step.texts]
    close(torch.tensor([float(r["computed"]) for r in rows]), torch.cat([step.computed.flatten() for step in steps]), 1e-4)
    assert [(row["row"], row["column"]) for row in rows[:5]] == [("0", "0"), ("0", "1"), ("0", "2"), ("0", "3"), ("1", "0")]
