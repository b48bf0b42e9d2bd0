"""Averaging as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import functools

import pytest
import torch

from attn_core import averaging, masks, scene, tokens
from attn_core.experiments import averaging_to_attention
from tests import screen
from tests.screen import cells, close, data, differences, prose, put, slots

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


@pytest.mark.concept(1, 2)
def test_a_row_is_the_mean_of_its_past_and_three_ways_agree():
    """The row slider: each row is the average so far; the matrices of three ways are one, and a badge says so."""
    at = opened()
    assert prose(at, "past_words") == (
        "flew becomes the mean of 3 words, so they share 100 %: 33 % for “The·0”, 33 % for “bat”, 33 % for “flew” (rounded)."
    )
    put(at, "averaging_row", 3)
    assert "4 words, so they share 100 %: 25 % for “The·0”, 25 % for “bat”, 25 % for “flew”, 25 % for “out”" in prose(
        at, "past_words"
    )
    x = sources()[0]
    means = averaging.by_loop(x)
    assert prose(at, "product_words").endswith(f" = {means[3, 0]:.2f}, one number of its mean.")
    for slot in ("mean_matrix", "way_loop", "way_triangle", "way_softmax"):
        close(cells(at, slot), hidden(averaging.by_matrix(torch.eye(7)), PAST))
    assert "✓ all three give the same means" in prose(at, "ways_said")
    assert "a loop over the rows" not in prose(at, "product_words")  # it agrees, which Verified says
    assert differences(at, "ways_said") == []
    others = [way(x) for way in (averaging.by_matrix, averaging.by_softmax)]
    apart = max((mean - others[0]).abs().max().item() for mean in (means, others[1]))
    assert "✓ loop, triangle and softmax give the same means, largest difference" in prose(at, "verified")
    assert differences(at, "verified")[0] == pytest.approx(apart, abs=1e-6)
    put(at, "averaging_row", 6)
    assert "mean of 7 words, so they share 100 %: 14 % for each of 7 words" in prose(at, "past_words")
    first = prose(put(at, "averaging_row", 0), "past_words")
    assert first == "The·0 is the first word, so its mean is the word itself: 100 % for “The·0”."


@pytest.mark.concept(3)
def test_means_written_into_their_own_source_drift_from_row_2_on():
    """The in-place switch: row 2 weighs 1/2, 1/6, 1/3, and the badge turns."""
    at = put(opened(), "in_place", True)
    wrong = cells(at, "way_loop")
    close(wrong, hidden(averaging.in_place(torch.eye(7)), PAST))
    close(wrong[2, :3], torch.tensor([1 / 2, 1 / 6, 1 / 3]))
    close(wrong[:2], hidden(averaging.by_loop(torch.eye(7)), PAST)[:2])
    x = sources()[0]
    apart = (averaging.in_place(x) - averaging.by_loop(x)).abs().max()
    assert f"✗ the loop differs from the other two, largest difference {apart:.2f}" in prose(at, "ways_said")
    assert differences(at, "verified")[0] == pytest.approx(apart.item(), abs=0.005)
    assert "✗ loop, triangle and softmax" in prose(at, "verified")
    assert "50 % for “The·0”, 17 % for “bat”, 33 % for “flew”" in prose(at, "ways_said")
    assert f"{averaging.in_place(x)[2, 0]:.2f}" == "-0.00"
    assert prose(at, "ways_said").endswith(f"its first number is 0.00, not {averaging.by_loop(x)[2, 0]:.2f}.")
    read = PAST & (torch.arange(7) <= 2)[:, None]
    close(cells(at, "past"), hidden(averaging.by_loop(torch.eye(7)), read))  # unchanged, as far as it is read
    put(at, "averaging_row", 1)
    assert "The first two rows are right; the third is the first to average a changed row." in prose(at, "ways_said")
    put(at, "in_place", False)
    assert "✓" in prose(at, "ways_said")


@pytest.mark.concept(4)
def test_without_keepdim_rows_no_longer_sum_to_1():
    """The keepdim switch: the sums on screen leave 1, and the badge turns."""
    at = opened()
    close(torch.tensor(data(at, "sums")[0]["sum"]), torch.ones(7))
    assert "✓ every row sums to 1" in prose(at, "sums_said")
    put(at, "keepdim", False)
    expected = averaging.without_keepdim(PAST)
    close(cells(at, "divided"), hidden(expected, PAST))
    close(torch.tensor(data(at, "sums")[0]["sum"]), expected.sum(-1))
    assert "largest difference 1.59" in prose(at, "sums_said")
    assert "flew sums to 1.83, too much for a mean." in prose(at, "sums_said")
    first = prose(put(at, "averaging_row", 0), "sums_said")
    assert "The·0 sums to 1.00, but other rows do not sum to 1." in first
    put(at, "averaging_row", 2)
    assert "(7, 7) / (7,)" in prose(at, "divided_name")


@pytest.mark.concept(5)
def test_a_hidden_cell_gets_weight_0_and_the_others_share_it():
    """Hide The from flew: its weight is exactly 0, the other two take half each, on all of the first three rungs."""
    at = put(opened(), "hide_key", 0)
    allowed = PAST.clone()
    allowed[2, 0] = False
    close(cells(at, "flat"), hidden(averaging.normalised(allowed), allowed))
    assert "its weight is exactly 0." in prose(at, "hidden_words")
    assert "50 % for “bat”, 50 % for “flew”" in prose(at, "hidden_words")
    assert "the loop and the triangle" not in prose(at, "hidden_words")  # they agree, which Verified says
    put(at, "averaging_row", 0)
    assert "All words are hidden from The·0, so every weight is set to 0:" in prose(at, "hidden_words")
    put(at, "hide_key", -1)
    assert "100 % for “The·0”" in prose(at, "hidden_words")


@pytest.mark.concept(6)
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
        assert (f"bat gives cave {share} with the score {strength:g}, and 14 % in the mean" in sentence) == (strength > 0)
        assert ("All scores are 0" in sentence) == (strength == 0)
        assert sentence.count(share) == 1
        line = [1 / 7] * 7 if strength else [None] * 7  # marks at the mean's weights; marks without information aren't drawn
        assert bars[2]["warm"] == pytest.approx(line, abs=1e-4)
        drawn = f"a random query and key happen to give it {100 * random[6]:.0f} %."
        assert prose(at, "others_said") == f"In the mean of all words bat gives cave 14 %; {drawn}"
    put(put(put(at, "sought", 3), "looker", 2), "pull", 3.0)
    assert prose(at, "choice_words").startswith("flew gives out 77 % with the score 3, and 14 % in the mean of all words")


@pytest.mark.concept(8, 10)
def test_words_that_score_each_other_look_at_themselves():
    """A new draw: X Xᵀ is symmetric, its diagonal wins; with query and key it does neither."""
    at = opened()
    for seed in (3, 4):
        put(at, "seed", seed)
        x, wq, wk = sources(seed=seed)
        rungs = averaging_to_attention.rungs(x, wq, wk, torch.ones(7, 7, dtype=torch.bool))
        scores = cells(at, "naive_scores")
        close(scores, rungs[3].scores)
        assert torch.equal(scores, scores.T)
        close(cells(at, "naive_weights"), rungs[3].weights)
        close(cells(at, "projected_weights"), rungs[4].weights)
        own, wins = averaging_to_attention.on_itself(rungs[3].weights)
        other, less = averaging_to_attention.on_itself(rungs[4].weights)
        assert (own > other, wins, less < 4) == (True, 7, True)
        assert f"On average a word gives itself {100 * own:.0f} %, its largest weight in {wins} of 7" in prose(
            at, "naive_said"
        )
        assert f"With query and key it is {100 * other:.0f} %, the largest in {less} of 7 rows" in prose(at, "naive_said")
        assert f"differ by up to {averaging_to_attention.asymmetry(rungs[4].scores):.1f} across" in prose(at, "naive_said")


@pytest.mark.concept(9)
def test_softmax_over_the_wrong_axis_gives_rows_that_are_no_shares():
    """The axis: over keys every row sums to 1 and W is not symmetric; over queries the columns do."""
    at = opened()
    right = cells(at, "over_axis")
    close(right.sum(-1), torch.ones(7))
    assert right.min() >= 0
    assert not torch.allclose(right, right.T, atol=0.05)
    put(at, "softmax_over", "queries")
    x, wq, wk = sources()
    scores = averaging_to_attention.rungs(x, wq, wk, torch.ones(7, 7, dtype=torch.bool))[4].scores
    assert (
        averaging_to_attention.asymmetry(scores) > 1
    )  # of symmetric scores the wrong axis gives the right weights, turned over
    wrong = cells(at, "over_axis")
    close(wrong, torch.softmax(scores, 0))
    close(torch.tensor(data(at, "sums")[1]["sum"]), wrong.sum(-1))
    apart = (wrong.sum(-1) - 1).abs().max()
    assert f"✗ not every row sums to 1, largest difference {apart:.2f}" in prose(at, "axis_said")
    rows = wrong.sum(-1)
    far = int((rows - 1).abs().argmax())
    assert f"that of flew sums to {rows[2]:.2f}, that of {WORDS[far]} to {rows[far]:.2f}." in prose(at, "axis_said")
    farthest = prose(put(at, "averaging_row", far), "axis_said")
    assert f"sums to {rows[far]:.2f}, farther from 1 than any other row." in farthest
    assert f"{rows[2]:.2f}" != "1.00"


@pytest.mark.parametrize(
    ("link", "naive", "projected"),
    [
        ({}, "x xᵀ ÷ √32", "scores ÷ √16"),
        ({"scale": "model"}, "x xᵀ ÷ √32", "scores ÷ √32"),
        ({"scale": "none"}, "", ""),
        ({"power": "0.3"}, "x xᵀ ÷ 32^0.3", "scores ÷ 16^0.3"),
        ({"power": "1"}, "x xᵀ ÷ 32", "scores ÷ 16"),
    ],
)
def test_both_kinds_of_scores_say_what_they_are_divided_by(link: dict[str, str], naive: str, projected: str):
    """Scores of words with each other are divided too, by the root of their own width."""
    at = opened(**link)
    x = sources()[0]
    close(
        cells(at, "naive_scores"),
        x @ x.T / 32 ** float("0" if link.get("scale") == "none" else link.get("power", "0.5")),
        atol=1e-4,
    )
    named = prose(at, "naive_scores_name"), prose(at, "projected_weights_name")
    assert (naive in named[0], projected in named[1]) == (True, True)
    assert all(("÷" in name) == bool(naive) for name in named)


@pytest.mark.concept(2, 10)
def test_the_ladder_is_climbed_rung_by_rung():
    """The rungs: the first three give one result, the fourth and fifth follow the data; all five stand side by side."""
    at = opened()
    rungs = averaging_to_attention.rungs(*sources(), PAST)
    for number, (name, rung) in enumerate(zip(averaging_to_attention.RUNGS, rungs, strict=True)):
        put(at, "rung", name)
        close(cells(at, "rung_weights"), hidden(rung.weights, PAST))
        text = prose(at, "rung_said")
        assert ("✓ same result as rung" in text) == (number in (1, 2))
        if number in (1, 2):
            apart = (rung.result - rungs[number - 1].result).abs().max().item()
            assert differences(at, "verified")[1] == pytest.approx(apart, abs=1e-6)
        assert ("No longer the result of rung" in text) == (number in (3, 4))
        assert at.slots["rungs"]["tiles"]["strong"] == [n == number for n in range(5)]
    put(at, "mask", "window")
    close(cells(at, "rung_weights"), hidden(rungs[4].weights, PAST))


SWITCHED = {"in_place": "true", "keepdim": "false", "hide_key": "0", "averaging_row": "0"}
TWENTY, SEVENTY = (" ".join(f"w{i}" for i in range(count)) for count in (20, 70))


@pytest.mark.parametrize(
    ("text", "bugs"), [("", SWITCHED), ("Hello", {}), ("Hello", SWITCHED), (TWENTY, {}), (SEVENTY, SWITCHED)]
)
def test_any_sentence_is_shown(text: str, bugs: dict[str, str]):
    """No word, one, twenty, more than fit; with every switch on."""
    at = opened(text=text, softmax_over="queries", rung="query_key", **bugs)
    count = min(len(tokens.split(text)), 64)
    assert ("ways_said" in slots(at)) == (count > 0)
    assert any(isinstance(found, dict) for found in at.slots.values()) == (count > 0)
    if count:
        assert len(data(at, "sums")[0]["sum"]) == count
        assert "nan" not in " ".join(prose(at, slot) for slot in slots(at))


@pytest.mark.parametrize(
    ("link", "row"), [({"averaging_row": "0"}, 0), ({"averaging_row": "63"}, 6), ({"averaging_row": "6", "text": "a b"}, 1)]
)
def test_both_ends_of_the_rows(link: dict[str, str], row: int):
    """A row beyond the last is the last; the arrow keys go no further."""
    at = opened(**link)
    assert at.slots["way_loop"]["marks"]["y"] == [row]
    last = len(at.view.text.split()) - 1
    assert at.pieces["way_loop"].steps["ArrowDown"] == ("averaging_row", 1, 0, last)


@pytest.mark.parametrize("settings", [{"mask": "prefix"}, {"power": 0.0}, {"scale": "model"}])
def test_the_sidebar_moves_the_ladder(settings: dict[str, str]):
    """The scale of a link counts here, too; its mask doesn't: the page is about the words before."""
    at = opened(rung="query_key", kind="cross", text2="other words", **settings)
    setting = scene.Scene(words=WORDS, seed=3, **settings)
    rung = averaging_to_attention.rungs(*sources(), PAST, setting.config())[4]
    close(cells(at, "rung_weights"), hidden(rung.weights, PAST))
