"""Worked examples: every published number is on the page as printed, beside the one computed anew, and links go on."""

import functools
import re
from dataclasses import replace
from urllib.parse import parse_qsl

import pytest
import torch

from attn_core import examples
from pages.text import numbers as written
from pages.view import arrival, link, settings
from tests import screen, wiring
from tests.published import PRINTED, STEPS, TWO, derived, known
from tests.screen import Screen, body, cells, close, prose, put, records, says, slots

opened = functools.partial(screen.opened, "worked_examples")


def table(at: Screen, slot: str) -> list[list[str]]:
    """Return the numbers of a table, row by row."""
    rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", body(at, slot))
    return [[re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<td>(.*?)</td>", row)] for row in rows]


def wrongs(steps: list[examples.Step]) -> list[torch.Tensor]:
    """Return how many numbers of each printed step differ."""
    return [step.wrong.sum() for step in steps if step.printed]


def numbers(at: Screen, side: str) -> list[str]:
    """Return the texts of one side's cells, without crosses."""
    cells = re.findall(r"<td>(.*?)</td>", body(at, f"{side}_numbers"))
    return [re.sub(r"<[^>]+>", "", cell).removesuffix(" ✗") for cell in cells]


def step_of(example: str, name: str, **settings: object) -> Screen:
    """Return the page at the step of this name."""
    names = [step.name for step in examples.run(example).steps]
    return opened(example=example, example_step=names.index(name), **settings)


def last_digit(text: str, texts: list[str]) -> float:
    """Return the value of 1 in the last digit of a printed number, given its table."""
    places = max(len(other.split("e")[0].partition(".")[2]) for other in texts)
    return 10.0 ** (int(text.partition("e")[2] or 0) - places)


@pytest.mark.parametrize(("there", "here"), STEPS.items(), ids=".".join)
def test_printed_numbers_stand_beside_computed_ones_of_the_same_form(there: tuple[str, str], here: tuple[str, str]):
    """All 1,091, by the names that their sources have; float32 may round one the other way where it stands on an edge."""
    at, printed, truth = step_of(*here), PRINTED[there], known(*there).flatten().tolist()
    expected, computed = numbers(at, "expected"), numbers(at, "computed")
    assert expected[: len(printed)] == printed
    assert set(expected[len(printed) :]) <= {"…"}
    assert len(expected) == len(computed)
    for text, other, value in zip(printed, computed, truth, strict=False):
        if text != other:
            digit = last_digit(text, printed)
            assert abs(float(other) - float(text)) < 1.01 * digit
            assert abs(abs(value - float(text)) / digit - 0.5) < 0.05
    alike = printed == computed[: len(printed)]
    assert ("to the last printed digit" in prose(at, "step_said")) == alike


def test_the_loop_in_place():
    """Its weights, its numbers, and the result of allclose: False, where the source prints True."""
    torch.manual_seed(1)
    b = torch.randn(8, 2)
    means = torch.stack([b[: t + 1].mean(0) for t in range(8)])
    wrong = b.clone()
    for t in range(8):
        wrong[t] = wrong[: t + 1].mean(0)
    sentence = prose(step_of("averaging", "in_place"), "step_said")
    assert not torch.allclose(wrong, means)
    says(sentence, f"{(wrong - means).abs().max():.2f}")
    assert numbers(step_of("averaging", "in_place"), "computed") == [f"{v:.4f}" for v in wrong.flatten().tolist()]
    at = step_of("averaging", "in_place_weights")
    assert numbers(at, "computed")[16:19] == ["0.5000", "0.1667", "0.3333"]
    says(prose(at, "step_said"), "0.5")


def test_the_slip_of_two_heads_is_a_switch():
    """On: the source's √4; off: √2 beside the same printed numbers, marked where they differ."""
    for name, source in (("scaled", "S_masked_scaled"), ("weights", "W0")):
        slip, right = (step_of(TWO, name, example_slip=on) for on in (True, False))
        assert numbers(slip, "expected") == numbers(right, "expected") == PRINTED[TWO, source]
        apart = zip(numbers(slip, "computed"), PRINTED[TWO, source], strict=True)  # a last digit depends on the processor
        assert all(ours == printed or abs(float(ours) - float(printed)) < 1.5e-4 for ours, printed in apart)
        scores = known(TWO, "S_masked_scaled") * 2**0.5
        ours = scores if name == "scaled" else derived(f"{TWO}.W_correct_scale")[0]
        assert numbers(right, "computed") == [f"{v:.4f}" for v in ours.flatten().tolist()]
        differ = sum(
            one != other for one, other in zip(*(numbers(right, side) for side in ("computed", "expected")), strict=True)
        )
        says(prose(right, "step_said"), f"{differ}", f"{ours.numel()}")
        assert body(right, "computed_numbers").count(" ✗") == differ
    apart = (derived(f"{TWO}.W_correct_scale")[0] - known(TWO, "W0")).abs().max()
    says(prose(step_of(TWO, "weights"), "step_said"), f"{apart:.2f}")
    right = step_of(TWO, "output", example_slip=False)
    assert numbers(right, "computed") == [f"{v:.4f}" for v in derived(f"{TWO}.R_combined_correct_scale").flatten().tolist()]


def test_the_recipe_of_the_dropout_mask_gives_the_mask_beside_it():
    at = step_of("three_tokens_by_hand", "keep")
    seed = int(re.search(r"generator, (\d+), and on an Intel", prose(at, "step_said"))[1])
    kept, state = [], seed % (2**31 - 1)
    for _ in range(9):
        kept.append(f"{state / (2**31 - 1) < 0.5:d}.")
        state = 1132489760 * state % (2**31 - 1)
    assert numbers(at, "computed") == numbers(at, "expected") == kept
    says(prose(step_of("three_tokens_by_hand", "dropped"), "step_said"), "17")


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
def test_each_example_shows_its_inputs(name: str):
    """The steps stand beside what was printed: see test_printed_numbers.py."""
    at, example = opened(example=name), examples.run(name)
    steps = len(example.steps)
    assert all(said in prose(at, "about_example") for said in (f"✓ {steps} of {steps} ", example.recipe))
    for place, (given, values) in enumerate(example.inputs.items()):
        first = values[0] if values.ndim > 2 else values
        assert f"{given} {' × '.join(map(str, values.shape))} input" in prose(at, f"input_{place}_name")
        if first.numel() <= 280:
            close(cells(at, f"input_{place}"), first.reshape(-1, first.shape[-1]))
        else:  # more than fit as single cells are one picture
            picture = at.slots[f"input_{place}"]["picture"]
            assert (picture["y1"], picture["x1"]) == ([first.shape[0]], [first.shape[1]])
    assert f"input_{len(example.inputs)}_name" not in slots(at)


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
    assert [row[0] for row in table(opened(), "differences")] == [written.small(step.difference) for step in steps]


def test_a_step_beyond_the_last_is_the_last_also_of_another_example():
    for said, step in (({"example_step": 17}, 17), ({"example": "averaging", "example_step": 13}, 8), ({}, 0)):
        steps = examples.run(said.get("example", "three_tokens_by_hand")).steps
        assert f" {steps[step].known} " in prose(opened(**said), "step_said")
        control = wiring.controls(wiring.opened("worked_examples", **said))["example_step"]
        assert (control.value, control.max) == (step, len(steps) - 1)
    at = wiring.move(wiring.opened("worked_examples", example_step=13), "example", "two_softmaxes")
    assert wiring.linked(at) == {"example": "two_softmaxes", "example_step": "1"}


def test_the_table_holds_every_number_of_the_example():
    rows = screen.records(opened(), "example")
    steps = examples.run("three_tokens_by_hand").steps
    assert [row["expected"] for row in rows] == [text for step in steps for text in step.texts]
    close(torch.tensor([float(r["computed"]) for r in rows]), torch.cat([step.computed.flatten() for step in steps]), 1e-4)
    assert [(row["row"], row["column"]) for row in rows[:5]] == [("0", "0"), ("0", "1"), ("0", "2"), ("0", "3"), ("1", "0")]


TWO_HEADS = "two_heads_in_one_product"
MATRICES = {  # example and slot → what is set besides, which rows, and their numbers as the source prints them
    ("averaging", "vectors_means"): ({}, [2, 7], "-0.7599 -0.9896 -0.5929 -0.2964"),
    ("averaging", "way_softmax"): ({}, [6], "0.1429 0.1429 0.1429 0.1429 0.1429 0.1429 0.1429 0"),
    ("three_tokens_naive", "naive_scores"): ({}, [0, 1], "1.4988 -0.1217 1.2659 -0.1217 5.6025 -0.0653"),
    ("three_tokens_naive", "projected_weights"): ({}, [0], "0.5025 0.0994 0.3981"),
    ("three_tokens_naive", "vectors_means"): ({}, [1], "0.0752 1.1685 -0.2018 0.3460 -0.4278"),
    ("three_tokens_by_hand", "rows"): ({}, [2], "0.2563 0.7156 0.0281"),
    ("three_tokens_by_hand", "strip_adds"): ({"query": 2}, [1], "-0.1082 -0.4063 0.6189 3.4611"),
    ("one_head_two_channels", "mask_matrix"): ({}, [7], "0.0223 0.1086 0.0082 0.0040 0.0080 0.7257 0.0216 0.1016"),
    ("one_head_32_channels", "scores"): ({}, [0], "-1.7629 -1.3011 0.5652 2.1616 -1.0674 1.9632 1.0765 -0.4530"),
    ("one_head_drawn_later", "scores"): ({}, [1], "-0.33711 3.4888 -1.9695 0.33830 5.3988 0.0079434 0.97835 1.0659"),
    ("a_batch", "example_0"): ({}, [1, 2], "0.7636 0.2364 0 0.3584 0.3074 0.3343"),
    ("a_batch", "example_1"): ({}, [1, 2], "0.6174 0.3826 0 0.5979 0.2090 0.1932"),
    (TWO_HEADS, "weights_by_scale"): ({"head": 0}, [1, 2], "0.0041 0.9959 0 0.7066 0.2104 0.0830"),
    (TWO_HEADS, "weights_by_scale", "1"): ({"head": 1}, [2], "0.0339 0.2173 0.7488"),
}
SAID = [  # example, a sentence of its page, and numbers in it
    ("one_head_two_channels", "mask_row", "73 %", "x5"),
    ("two_variances", "known_draws", "13.6696", "1.1445"),
    ("two_softmaxes", "five_words", "4.0", "80.0 %"),
    ("two_softmaxes", "slope_words", "0.125"),
]


def of_example(name: str) -> dict[str, str]:
    """Return the link that continues an example."""
    return arrival.of_example(name, examples.run(name).link)


def goes_on(name: str) -> screen.Screen:
    """Return the page that continues an example, as its link shows it to a new visitor."""
    return screen.opened(examples.run(name).page, **of_example(name))


def rounds_to(actual: object, figures: str) -> None:
    """Assert that numbers round to these, which a source prints with four decimals; chart data have five digits."""
    expected = torch.tensor([float(number) for number in figures.split()], dtype=torch.float64)
    actual = torch.as_tensor(actual, dtype=torch.float64).flatten().nan_to_num()  # a hidden cell is not a number
    torch.testing.assert_close(actual, expected, rtol=0, atol=6.5e-5)


def test_the_printed_numbers_are_on_the_page_that_goes_on():
    for (name, slot, *_), (more, rows, figures) in MATRICES.items():
        at = goes_on(name)
        for control, to in more.items():
            put(at, control, to)
        rounds_to(cells(at, slot)[rows], figures)
    rounds_to(goes_on("two_softmaxes").slots["five"]["bars"]["now"], "0.0326 0.0030 0.1615 0.0030 0.8000")
    for name, slot, *figures in SAID:
        says(prose(goes_on(name), slot), *figures)
    says(prose(put(goes_on(TWO_HEADS), "head", 1), "jobs_words"), "x1", "79 %", "x0")
    rows = records(goes_on("three_tokens_by_hand"), "outputs")
    rounds_to([float(rows[1][f"output {i}"]) for i in range(4)], "0.3082 1.7268 -1.2445 0.9781")


def test_a_batch_goes_on_whole_where_the_page_shows_batches_and_with_its_first_example_elsewhere():
    assert "example_2" not in goes_on("a_batch").pieces
    at = screen.opened("weighted_sum", projections="a_batch", mask="causal")
    rounds_to(cells(at, "rows")[2], "0.3584 0.3074 0.3343")


def test_the_link_of_an_example_opens_it_whatever_was_set_before():
    """What changes its numbers is back at its default; the sentence is kept for the way back."""
    name, page = "a_batch", examples.run("a_batch").page
    before = {"text": "mine", "temperature": "0.1", "mask_painted": "2-1", "edits": "q_0_0_3", "in_place": "true"}
    at = wiring.opened("explore", dropout="0.5", hide_key="1", **before)
    at.query_params.clear()
    at.query_params.update({"example": name, "v": link.VERSION})
    wiring.turned(at, "worked_examples")
    query = dict(parse_qsl(at.get("page_link")[-1].proto.query_string, keep_blank_values=True))
    assert link.read(query)[1] == []
    at.query_params.clear()
    at.query_params.update(query)
    after = link.view(list(wiring.boards(wiring.turned(at, page)).values())[-1]["link"], page)
    fresh = settings.View(**settings.complete(page, arrival.of_page(page, link.read(of_example(name))[0])))
    within = {each: getattr(fresh, each) for each in ("example", "sought", "order_other")}  # which stay within the tokens
    assert after.but(**within) == fresh.but(text="mine")
