"""Averaging as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import functools

import pytest
import torch

from attn_core import averaging, masks, scene
from attn_core.experiments import averaging_to_attention
from pages import averaging as averaging_page
from pages.text import languages, numbers
from tests import screen, wiring
from tests.screen import cells, close, data, differences, prose, put, says

opened = functools.partial(screen.opened, "averaging")
WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")


def hidden(weights: torch.Tensor, allowed: torch.Tensor) -> torch.Tensor:
    """Return weights as a heatmap draws them: NaN where hidden."""
    return weights.masked_fill(~allowed, torch.nan)


def sources(words: tuple[str, ...] = WORDS, **settings: object) -> tuple[torch.Tensor, ...]:
    """Return the tokens and the first head's maps, as the page draws them."""
    x, _, maps = scene.attention_inputs(scene.Scene(words=words, **{"seed": 3, **settings}), "cpu")
    return x, maps.wq[:, :16], maps.wk[:, :16]


PAST = masks.causal(7, 7)


def test_a_row_is_the_mean_of_its_past_and_three_ways_agree():
    """The row slider: each row is the average so far; the matrices of three ways are one, and a badge says so."""
    at, x = opened(), sources()[0]
    means = averaging.by_loop(x)
    for row, share in ((0, "100 %"), (2, "33 %"), (3, "25 %"), (6, "14 %")):
        says(prose(put(at, "averaging_row", row), "past_words"), "100 %", share)
    put(at, "averaging_row", 3)
    terms = [f"0.25 · {number:.2f}" if number > 0 else f"0.25 · ({number:.2f})" for number in x[:4, 0].tolist()]
    says(prose(at, "product_words"), " + ".join(terms), f"{means[3, 0]:.2f}")
    for slot in ("mean_matrix", "way_loop", "way_triangle", "way_softmax"):
        close(cells(at, slot), hidden(averaging.by_matrix(torch.eye(7)), PAST))
    assert differences(at, "ways_said") == []
    others = [way(x) for way in (averaging.by_matrix, averaging.by_softmax)]
    apart = max((mean - others[0]).abs().max().item() for mean in (means, others[1]))
    assert differences(at, "verified")[0] == pytest.approx(apart, abs=1e-6)
    close(cells(at, "vectors_tokens"), x)
    close(cells(at, "vectors_means"), means)


def test_means_written_into_their_own_source_drift_from_row_2_on():
    """The in-place switch: row 2 weighs 1/2, 1/6, 1/3, and the badge turns."""
    at = put(opened(), "in_place", True)
    wrong = cells(at, "way_loop")
    close(wrong, hidden(averaging.in_place(torch.eye(7)), PAST))
    close(wrong[2, :3], torch.tensor([1 / 2, 1 / 6, 1 / 3]))
    close(wrong[:2], hidden(averaging.by_loop(torch.eye(7)), PAST)[:2])
    x = sources()[0]
    apart = (averaging.in_place(x) - averaging.by_loop(x)).abs().max()
    says(prose(at, "ways_said"), f"{apart:.2f}")
    assert differences(at, "verified")[0] == pytest.approx(apart.item(), abs=0.005)
    says(prose(at, "ways_said"), "50 %", "The·0", "17 %", "33 %")
    assert f"{averaging.in_place(x)[2, 0]:.2f}" == "-0.00"
    says(prose(at, "ways_said"), "0.00", f"{averaging.by_loop(x)[2, 0]:.2f}")
    read = PAST & (torch.arange(7) <= 2)[:, None]
    close(cells(at, "past"), hidden(averaging.by_loop(torch.eye(7)), read))  # unchanged, as far as it is read


def test_rows_that_are_not_read_yet_have_no_dots():
    """A dot stands for a later word, whose weight is 0: below the selected row nothing has been said yet."""
    for row in (0, 2, 6):
        empty = put(opened(), "averaging_row", row).slots["past"]["cells"]["empty"]
        assert torch.tensor(empty).reshape(7, 7).equal((torch.arange(7) > row)[:, None].expand(7, 7))


def test_without_keepdim_rows_no_longer_sum_to_1():
    """The keepdim switch: the sums on screen leave 1, and the badge turns."""
    at = opened()
    close(torch.tensor(data(at, "sums")[0]["sum"]), torch.ones(7))
    put(at, "keepdim", False)
    expected = averaging.without_keepdim(PAST)
    close(cells(at, "divided"), hidden(expected, PAST))
    close(torch.tensor(data(at, "sums")[0]["sum"]), expected.sum(-1))
    says(prose(at, "sums_said"), "1.59")
    says(prose(at, "sums_said"), "1.83")
    first = prose(put(at, "averaging_row", 0), "sums_said")
    says(first, "The·0", "1.00")


def test_a_hidden_cell_gets_weight_0_and_the_others_share_it():
    """Hide The from flew: its weight is exactly 0, the other two take half each, on all of the first three rungs."""
    at = put(opened(), "hide_key", 0)
    allowed = PAST.clone()
    allowed[2, 0] = False
    close(cells(at, "flat"), hidden(averaging.normalised(allowed), allowed))
    says(prose(at, "hidden_words"), "50 %")
    put(at, "averaging_row", 0)
    put(at, "hide_key", -1)
    says(prose(at, "hidden_words"), "100 %", "The·0")


def test_bat_looks_at_cave_where_the_weights_follow_the_data():
    """The score of cave: it has a seventh in the mean, and more the more bat asks for it; 0 is the mean again."""
    at = opened()
    for strength, share in ((8.0, "> 99 %"), (0.0, "14 %")):
        put(at, "pull", strength)
        bars = [at.slots[f"importance_{kind}"]["bars"] for kind in ("mean", "random", "wish")]
        x, wq, wk = sources()
        random = averaging_to_attention.rungs(x, wq, wk, torch.ones(7, 7, dtype=torch.bool))[4].weights[1]
        wish = averaging_to_attention.looks_for(WORDS, 1, 6, strength).weights[1]
        for found, expected in zip(bars, (torch.full((7,), 1 / 7), random, wish), strict=True):
            close(torch.tensor(found["now"]), expected)
            assert found["winner"] == [False] * 6 + [True]
        sentence = prose(at, "choice_words")
        says(sentence, share.removeprefix("> "))
        line = [1 / 7] * 7 if strength else [None] * 7  # marks at the mean's weights; marks without information aren't drawn
        assert bars[2]["warm"] == pytest.approx(line, abs=1e-4)
        says(prose(at, "others_said"), "14 %", numbers.percent(float(random[6])))
    put(put(put(at, "sought", 3), "looker", 2), "pull", 3.0)
    says(prose(at, "choice_words"), "77 %", "14 %")


def test_words_that_score_each_other_look_at_themselves():
    """X Xᵀ is symmetric, its diagonal wins; with query and key it does neither."""
    at = opened(seed=4)
    rungs = averaging_to_attention.rungs(*sources(seed=4), torch.ones(7, 7, dtype=torch.bool))
    scores = cells(at, "naive_scores")
    close(scores, rungs[3].scores)
    assert torch.equal(scores, scores.T)
    close(cells(at, "naive_weights"), rungs[3].weights)
    close(cells(at, "projected_weights"), rungs[4].weights)
    (own, wins), (other, less) = (averaging_to_attention.on_itself(rungs[number].weights) for number in (3, 4))
    assert (own > other, wins, less < 4) == (True, 7, True)
    said = prose(at, "naive_said")
    says(said, numbers.percent(float(own)), f"{wins}", numbers.percent(float(other)), f"{less}")
    says(said, f"{averaging_to_attention.asymmetry(rungs[4].scores):.1f}")


def test_softmax_over_the_wrong_axis_gives_rows_that_are_no_shares():
    """The axis: over keys every row sums to 1 and W is not symmetric; over queries the columns do."""
    at, ends = opened(), {}
    scores = averaging_to_attention.rungs(*sources(), torch.ones(7, 7, dtype=torch.bool))[4].scores
    assert averaging_to_attention.asymmetry(scores) > 1  # of symmetric scores the wrong axis gives Wᵀ
    for axis, dim, ending in (("keys", -1, "j"), ("queries", -2, "i")):
        weights = cells(put(at, "softmax_over", axis), "over_axis")
        close(weights, torch.softmax(scores, dim))
        assert f"dim={dim}" in averaging_page.over_axis(at.view).code
        rows, columns = weights.sum(-1), weights.sum(-2)
        close(torch.tensor(data(at, "sums")[1]["sum"]), rows)
        ends[axis] = (f"{weights.min():.4f}", f"{weights.max():.4f}")
        says(prose(at, "axis_said"), *ends[axis])
        latex = wiring.opened("averaging", step=3, softmax_over=axis).latex
        assert any(rf"\sum_{ending} w_{{ij}} = 1" in formula.value for formula in latex)
        if axis == "keys":
            says(prose(at, "axis_said"), f"{columns.min():.2f}", f"{columns.max():.2f}")
    far = int((rows - 1).abs().argmax())
    says(prose(at, "axis_said"), f"{(rows - 1).abs().max():.2f}", f"{rows[2]:.2f}", WORDS[far], f"{rows[far]:.2f}")
    says(prose(put(at, "averaging_row", far), "axis_said"), f"{rows[far]:.2f}")


@pytest.mark.parametrize("link", [{"mask": "prefix"}, {"scale": "model"}, {"scale": "none"}, {"power": 0.3}, {"power": 1.0}])
def test_scores_of_words_with_each_other_are_divided_too(link: dict[str, object]):
    """By the root of their own width; the scale of a link counts, its mask doesn't: the page is about the words before."""
    at, x = opened(rung="query_key", kind="cross", text2="other words", **link), sources()[0]
    link = {"power": 0.0} if link.get("scale") == "none" else link
    close(cells(at, "naive_scores"), x @ x.T / 32 ** link.get("power", 0.5), atol=1e-4)
    config = scene.Scene(words=WORDS, seed=3, **link).config()
    close(cells(at, "rung_weights"), hidden(averaging_to_attention.rungs(*sources(), PAST, config)[4].weights, PAST))


def test_the_ladder_is_climbed_rung_by_rung():
    """The rungs: the first three give one result, the fourth and fifth follow the data; all five stand side by side."""
    at = opened()
    rungs = averaging_to_attention.rungs(*sources(), PAST)
    for number, (name, rung) in enumerate(zip(averaging_to_attention.RUNGS, rungs, strict=True)):
        put(at, "rung", name)
        close(cells(at, "rung_weights"), hidden(rung.weights, PAST))
        if number in (1, 2):
            apart = (rung.result - rungs[number - 1].result).abs().max().item()
            assert differences(at, "verified")[1] == pytest.approx(apart, abs=1e-6)
        if number in (3, 4):
            says(prose(at, "rung_said"), f"{(rung.result - rungs[number - 1].result).abs().max():.2f}")
        assert at.slots["rungs"]["tiles"]["strong"] == [n == number for n in range(5)]
    put(at, "mask", "window")
    close(cells(at, "rung_weights"), hidden(rungs[4].weights, PAST))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_number_in_brackets_is_below_0_as_it_is_printed(lang: str):
    with languages.speaking(lang):
        said = averaging_page.products([(0.5, -0.001), (0.5, -0.3), (0.5, 0.2)])
    assert "0.50 · 0.00 + 0.50 · (−0.30) + 0.50 · 0.20".replace(".", "." if lang == "en" else ",") in said


def test_the_line_of_many_others_is_their_mean_together():
    at = opened(text=" ".join(f"w{i}" for i in range(20)), sought=19)
    bars = at.slots["importance_wish"]["bars"]
    assert bars["warm"] == pytest.approx([1 / 20] * 6 + [14 / 20], abs=1e-4)
    assert bars["tip"][-1] == f"14 others: {bars['now'][-1]:.4f}, in the mean 0.7000"


def test_the_product_shows_a_row_times_a_column_and_the_cell_that_they_make():
    """W, then the columns of x that say which word it is, then those of W x; the sentence says the outlined cell."""
    at = opened(projections="previous", averaging_row=5)
    weights, x = torch.ones(7, 7).tril() / torch.arange(1.0, 8)[:, None], torch.eye(6)[[0, 1, 2, 3, 4, 0, 5]]
    drawn = cells(at, "product")
    close(drawn[:, :7].nan_to_num(), weights)
    close(drawn[:, 7:], torch.cat([x, weights @ x], 1))
    marks = at.slots["product"]["marks"]
    outlined = set(zip(*(marks[name] for name in ("x", "y", "x1", "y1")), strict=True))
    assert outlined == {(0, 5, 7, 6), (7, 0, 8, 7), (13, 5, 14, 6)}
    says(prose(at, "product_words"), "0.17 · 1 + 0.17 · 0 + 0.17 · 0 + 0.17 · 0 + … = 0.33")


def test_a_shorter_sentence_brings_the_words_that_are_selected_back():
    """Four controls end at the last word, and all boards show the same; without a word the selection waits."""
    at = wiring.opened("averaging", step="all", averaging_row=6, hide_key=5, looker=4, sought=3)
    wiring.move(at, "text", "")
    assert wiring.linked(at) == {"text": "", "averaging_row": "6", "hide_key": "5", "looker": "4", "sought": "3"}
    wiring.move(at, "text", "one two three")
    found = wiring.controls(at)
    assert [(found[name].value, found[name].max) for name in ("averaging_row", "looker", "sought")] == [(2, 2)] * 3
    assert (found["hide_key"].value, list(found["hide_key"].options)) == (2, ["none", "0", "1", "2"])
    said = {"text": "one two three", "hide_key": "2", "looker": "2"}  # sought stands at its control's own default, the end
    assert wiring.linked(at) == said
    assert opened(**said).slots == opened(**said, sought=2, averaging_row=2).slots
    wiring.draws(at, "averaging")
