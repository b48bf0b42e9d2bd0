"""A "Go on" link of an example opens that example: its printed numbers appear on the page that continues it."""

import contextlib
import io
import re
from urllib.parse import parse_qsl

import pytest
import torch

from attn_core import examples
from attn_core.scene import Scene, trace
from attn_core.sources.examples import PARTS
from pages.view import arrival, link, menu, settings
from tests import screen, wiring
from tests.screen import Screen, body, buttons, cells, chart, prose, put, records
from tests.selection import SWEPT, always


def opened(name: str) -> Screen:
    """Return the page that continues an example, as its link shows it to a new visitor."""
    example = examples.run(name)
    return screen.opened(example.page, **of_example(name))


def of_example(name: str) -> dict[str, str]:
    """Return the link that continues an example."""
    return arrival.of_example(name, examples.run(name).link)


def printed(actual: object, numbers: str) -> None:
    """Assert that numbers round to these, which a source prints with four decimals; chart data have five digits."""
    expected = torch.tensor([float(number) for number in numbers.split()], dtype=torch.float64)
    actual = torch.as_tensor(actual, dtype=torch.float64).flatten().nan_to_num()  # a hidden cell is not a number
    torch.testing.assert_close(actual, expected, rtol=0, atol=6.5e-5)


def column(at: Screen, table: str, name: str) -> list[float]:
    """Return a column of a table's file, 0 where it says hidden."""
    return [0.0 if row[name] == "hidden" else float(row[name]) for row in records(at, table)]


def test_the_averages_go_on():
    at = opened("averaging")
    printed(cells(at, "vectors_means")[[2, 7]], "-0.7599 -0.9896 -0.5929 -0.2964")
    printed(cells(at, "way_softmax")[6], "0.1429 0.1429 0.1429 0.1429 0.1429 0.1429 0.1429 0")


def test_three_tokens_without_projections_go_on():
    at = opened("three_tokens_naive")
    printed(cells(at, "naive_scores"), "1.4988 -0.1217 1.2659 -0.1217 5.6025 -0.0653 1.2659 -0.0653 6.0074")
    printed(cells(at, "naive_weights")[0], "0.5025 0.0994 0.3981")
    printed(cells(at, "vectors_means")[1], "0.0752 1.1685 -0.2018 0.3460 -0.4278")
    assert torch.equal(cells(at, "projected_weights"), cells(at, "naive_weights"))


def test_three_tokens_by_hand_go_on():
    at = opened("three_tokens_by_hand")
    outputs = [[row[f"output {i}"] for i in range(4)] for row in records(at, "outputs")]
    printed([float(number) for number in outputs[1]], "0.3082 1.7268 -1.2445 0.9781")
    printed(column(at, "account", "weight"), "0.9546 0.0454 0")
    printed(cells(at, "rows")[2], "0.2563 0.7156 0.0281")
    printed(cells(put(at, "query", 2), "strip_adds")[1], "-0.1082 -0.4063 0.6189 3.4611")


def test_a_head_on_two_channels_goes_on():
    at = opened("one_head_two_channels")
    printed(cells(at, "mask_matrix")[7], "0.0223 0.1086 0.0082 0.0040 0.0080 0.7257 0.0216 0.1016")
    assert "with its largest weight, 73 %, on x5" in prose(at, "mask_row")


def test_a_head_on_32_channels_goes_on():
    at = opened("one_head_32_channels")
    printed(cells(at, "scores")[0], "-1.7629 -1.3011 0.5652 2.1616 -1.0674 1.9632 1.0765 -0.4530")
    weights = chart(at, "How well each key matches the query, as bars")["bars"]
    printed(weights["now"], "0.0210 0.0843 0.0555 0.2297 0.0573 0.0709 0.2423 0.2391")
    assert "W_V, which it lacks, is drawn from the seed" in prose(at, "job")


def test_a_head_that_was_drawn_later_goes_on():
    at = opened("one_head_drawn_later")
    printed(cells(at, "scores")[1], "-0.33711 3.4888 -1.9695 0.33830 5.3988 0.0079434 0.97835 1.0659")


def test_a_batch_goes_on_whole_where_the_page_shows_batches_and_with_its_first_example_elsewhere():
    at = opened("a_batch")
    printed(cells(at, "example_0")[1:], "0.7636 0.2364 0 0.3584 0.3074 0.3343")
    printed(cells(at, "example_1")[1:], "0.6174 0.3826 0 0.5979 0.2090 0.1932")
    assert "example_2" not in at.pieces
    at = screen.opened("weighted_sum", projections="a_batch", mask="causal")
    printed(cells(at, "rows")[2], "0.3584 0.3074 0.3343")


def test_two_heads_go_on_with_the_scale_that_the_source_has():
    at = opened("two_heads_in_one_product")
    printed(cells(at, "weights_by_scale")[1:], "0.0041 0.9959 0 0.7066 0.2104 0.0830")
    printed(cells(put(at, "head", 1), "weights_by_scale")[2], "0.0339 0.2173 0.7488")
    assert prose(at, "jobs_words").startswith("In head 1 x1 gives its largest weight, 79 %, to x0.")


def test_two_variances_and_two_softmaxes_go_on():
    assert "variance 13.6696" in prose(opened("two_variances"), "known_draws")
    assert "1.1445" in prose(opened("two_variances"), "known_draws")
    at = opened("two_softmaxes")
    printed(chart(at, "Softmax of five numbers as bars")["bars"]["now"], "0.0326 0.0030 0.1615 0.0030 0.8000")
    assert "Multiplied by 8, the largest score, 4.0, gets a weight of 80.0 %" in prose(at, "five_words")
    assert "Multiplying by 8 is the same as temperature 0.125 (step 4)." in prose(at, "slope_words")


@pytest.mark.parametrize("name", PARTS)
def test_the_link_of_an_example_opens_it_whatever_was_set_before(name: str):
    """What changes its numbers is back at its default; the sentence is kept for the way back."""
    before = {"text": "mine", "temperature": "0.1", "mask_painted": "2-1", "edits": "q_0_0_3", "in_place": "true"}
    at = wiring.opened("explore", dropout="0.5", hide_key="1", **before)
    at.query_params.clear()
    at.query_params.update({"example": name, "v": link.VERSION})
    wiring.turned(at, "worked_examples")
    query = dict(parse_qsl(at.get("page_link")[-1].proto.query_string, keep_blank_values=True))
    assert link.read(query)[1] == []
    at.query_params.clear()
    at.query_params.update(query)
    turned = wiring.turned(at, examples.run(name).page)
    after = link.view(list(wiring.boards(turned).values())[-1]["link"], examples.run(name).page)
    page = examples.run(name).page
    fresh = settings.View(**settings.complete(page, arrival.of_page(page, link.read(of_example(name))[0])))
    within = {
        name: getattr(fresh, name) for name in ("example", "sought", "order_other")
    }  # positions stay within the tokens
    assert after.but(**within) == fresh.but(text="mine")


WITH_A_HEAD = sorted({*menu.PAGES} - {"worked_examples", "start", "whole_model", *menu.PRACTICE, *menu.MODELS})


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("page", always(SWEPT, WITH_A_HEAD))
def test_every_page_draws_every_example_and_its_files(page: str, name: str):
    """Without a trace of the learner's sentences, at selections that lie beyond the example, too."""
    at = screen.opened(
        page, projections=name, text="mine alone", kind="cross", text2="other", heads="8", head="7", query="40"
    )
    texts = [prose(at, slot) for slot in screen.slots(at)] + [
        screen.csv(at, table) for table in screen.registry.tables(page)
    ]
    assert not [text for text in filter(None, texts) if re.search(r"\bmine\b", text) or "other\n" in text]
    if page == "shapes":  # which counts tokens
        size = " × ".join(map(str, examples.run(name).inputs[PARTS[name].x].shape[-2:]))
        assert prose(at, "steps").startswith(f"x {size} → ")
    assert page in ("sharpness", "mistakes", "shapes") or any("x0" in text or "x1" in text for text in filter(None, texts))
    if page not in ("query_key_value", "mistakes"):
        assert f"Worked example “{examples.run(name).title}”" in prose(at, "roles" if "roles" in at.pieces else "remarks")


@pytest.mark.parametrize("name", PARTS)
def test_the_program_to_copy_holds_the_examples_numbers(name: str):
    at = screen.opened("explore", projections=name, mask="causal", dropout="0.5")
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(at.pieces["program"].program, names)
    scene = Scene(names["words"], source=name, mask="causal", dropout=0.5, seed=3)
    x = examples.run(name).inputs[PARTS[name].x]
    assert torch.equal(names["x"], x if x.ndim == 2 else x[0])
    for step in ("scores", "weights", "dropped", "output"):
        torch.testing.assert_close(names[step], getattr(trace(scene).heads, step))


def test_a_change_of_what_an_example_fixes_leaves_it():
    at = screen.opened("explore", projections="a_batch")
    offered = buttons(body(at, "try_sharp_unscaled_causal_previous_model_alibi"))
    assert offered["Random heads of size 128, scores not divided"] == {
        "projections": "random",
        "head_size": "128",
        "power": "0",
    }
    assert offered["Temperature 0.1"] == {"projections": "a_batch", "temperature": "0.1"}  # a complete state, of the example
    assert screen.press(at, "Temperature 0.1").view.projections == "a_batch"
    assert screen.press(at, "Random heads of size 128, scores not divided").view.projections == "random"


def test_a_mistake_that_needs_two_heads_draws_them():
    at = screen.opened("mistakes", projections="three_tokens_by_hand", mistake="split_without_transpose")
    assert "The worked example has one head, so two heads are drawn." in " ".join(
        prose(at, slot) for slot in screen.slots(at)
    )
    at = screen.opened("mistakes", projections="three_tokens_by_hand", mistake="wrong_axis")
    assert "two heads are drawn" not in " ".join(prose(at, slot) for slot in screen.slots(at))


def test_an_unknown_token_is_refused():
    with pytest.raises(ValueError, match="not in"):
        Scene(("x0", "x9"), source="three_tokens_by_hand").inputs(("x0", "x9"))


# ---- the sidebar ----


def test_the_sidebar_names_the_example_draws_what_acts_and_leads_back():
    at = wiring.opened("explore", projections="three_tokens_by_hand", mask="causal", text="my words", heads=4)
    assert "**Worked example: Three tokens by hand**" in [text.value for text in at.sidebar.markdown]
    fixed = {"text", "kind", "heads", "head_size", "positions"}
    assert not {*fixed, "tokens", "d_model"} & wiring.controls(at).keys()
    acts = {"temperature", "scale", "power", "mask", "dropout", "query", "head", "projections", "seed"}
    assert acts <= wiring.controls(at).keys()
    assert (wiring.controls(at)["query"].max, wiring.controls(at)["head"].disabled) == (2, True)
    at = wiring.press(at, "leave_example")
    assert wiring.linked(at) == {"text": "my words", "mask": "causal", "heads": "4"}
    assert fixed <= wiring.controls(at).keys()


def test_your_words_name_the_example_and_lead_back():
    """The page of steps keeps the temperature that the example has."""
    at = wiring.opened("weighted_sum", projections="three_tokens_by_hand", mask="causal", text="my words")
    assert "**Worked example: Three tokens by hand**" in [text.value for text in at.main.markdown]
    assert "text" not in wiring.controls(at)
    at = wiring.press(at, "leave_example")
    assert wiring.linked(at) == {"text": "my words", "mask": "causal"}
    assert wiring.controls(at)["temperature"].value == 1
    assert wiring.controls(at)["text"].value == "my words"


def test_start_is_about_the_learners_words_whatever_example_a_link_names():
    named = {"projections": "three_tokens_by_hand", "text": "mine alone"}
    with_it, without = (screen.opened("start", **values).slots for values in (named, {"text": "mine alone"}))
    assert {**with_it, "actions": ""} == {**without, "actions": ""}
    at = wiring.opened("start", **named)
    assert wiring.controls(at)["text"].value == "mine alone"
    assert wiring.controls(at)["temperature"].value == 1


def test_an_example_that_there_is_not_is_named_and_ignored():
    at = wiring.opened("weighted_sum", projections="four_tokens")
    assert "Ignored projections=four_tokens: it must be one of random, " in wiring.notices(at)
    assert wiring.linked(at) == {}
