"""Softmax as a learner meets it: how sharp a row is by head size, links and tables; the core's own numbers."""

import functools

import pytest
import torch

from attn_core import scene
from attn_core.experiments import one_row, scaling
from attn_core.score_scales import Divisor, ways
from pages import sharpness as page
from pages.text import formulas, languages, numbers
from pages.view.settings import TEMPERATURES
from tests import screen
from tests.panels.explore.expected import close_as_drawn
from tests.panels.explore.screen import sentences, shown_in
from tests.screen import Screen, put, says

opened = functools.partial(screen.opened, "sharpness")
predicted = functools.partial(opened, guesses="five.e~luck.most~spread.size~ends.never")
SEVEN = "The bat flew out of the cave"
DRAWS, ROWS = 400, 64  # as the page draws them


def by_name(at: Screen, slot: str) -> dict[str, float]:
    """Return the marked numbers of a chart, by the divisors that are drawn."""
    return dict(zip(ways(at.view.divisor), shown_in(at)[f"{slot}.marks"]["y"], strict=True))


def own(scene_of: scene.Scene, head: int = 0, query: int = 1) -> one_row.Limits:
    """Return a scene's selected row between its ends."""
    trace = scene.trace(scene_of)
    return one_row.limits(trace.heads.masked[head, query], trace.v[head], scene_of.temperature)


def default(**changes: object) -> scene.Scene:
    """Return the scene of the first visit, changed."""
    return scene.Scene(words=tuple(SEVEN.split()), **{"seed": 3, **changes})


def sizes_of(at: Screen) -> list[int]:
    """Return the head sizes of a line."""
    lines = shown_in(at)["largest.lines"]
    return [int(x) for x, name in zip(lines["x"], lines["name"], strict=True) if name == "none"]


# ---- 1: five scores ----


@pytest.mark.parametrize("multiplier", [0, 0.5, 1, 1.5, 2.5, 8, 14.5, 32])
def test_scores_stand_in_words_as_they_are_drawn(multiplier: float):
    """0.5 times 0.1 is 0.05, neither 0.1 nor 0.0."""
    at = opened(multiplier=multiplier)
    tips = [tip.split(": ")[0].replace("−", "-") for tip in shown_in(at)["five.bars"]["tip"]]
    assert [float(tip) for tip in tips] == pytest.approx([multiplier * score for score in one_row.ROW], abs=1e-6)
    if multiplier:
        says(sentences(at)["five_words"], tips[4])


# ---- 3: sharpness by head size ----


def test_wide_heads_without_scaling_leave_one_winner():
    """At head size 128 one key of 64 takes most of a row; scaled, it takes little."""
    at = put(opened(power=0), "head_size", 128)
    rows = scaling.against_head_size((128,), ROWS, 3, d_model=32)
    for slot, measure in (("largest", "largest"), ("effective", "effective")):
        close_as_drawn(list(by_name(at, slot).values()), [getattr(curve, measure)[0] for curve in rows.values()])
    largest, effective = by_name(at, "largest"), by_name(at, "effective")
    assert (largest["none"] > 0.8, largest["head"] < 0.2) == (True, True)
    assert (effective["none"] < 3, effective["head"] > 30) == (True, True)
    none, head = rows["none"], rows["head"]
    assert at.pieces["sizes_table"].rows[:2] == [
        ("not divided", f"**{100 * none.largest[0]:.0f} %**", f"{none.effective[0]:.1f}", "28 of 64"),
        ("÷ √head_size = √128", f"**{100 * head.largest[0]:.0f} %**", f"{head.effective[0]:.1f}", "0 of 64"),
    ]
    says(
        sentences(at)["sizes_words"],
        numbers.percent(float(none.largest[0])),
        numbers.percent(float(head.largest[0])),
        "√128",
    )


WIDE = {"head_size": 128}


@pytest.mark.parametrize("link", [{}, {**WIDE, "scale": "none"}, {"head_size": 1}, {**WIDE, "d_model": 8}])
def test_saturated_rows_are_counted_and_said_only_where_there_are_some(link: dict[str, object]):
    """One key has 99 % or more: 28 of 64 rows at head size 128 undivided, none where 60 of 64 keys are in use."""
    at = opened(**link)
    view = at.view
    drawn = torch.randn(ROWS, 65, 128, generator=torch.Generator().manual_seed(view.seed))  # as the page's lines draw them
    q, k = drawn[:, 0, : view.head_size], drawn[:, 1:, : view.head_size]
    scores, counts = (k @ q[..., None]).squeeze(-1), []
    for size in (1, view.head_size, view.d_model):
        largest = torch.softmax(scores / size**0.5, -1).max(-1).values
        counts.append(int((largest >= 0.99).sum()))
    assert [row[3] for row in at.pieces["sizes_table"].rows] == [f"{count} of 64" for count in counts]
    facts = page.sharp(view)
    assert (facts.saturated, facts.scaled, facts.any) == (counts[0], counts[1], any(counts[:2]))
    if link.get("scale") == "none":
        assert counts == [28, 0, 0]


# ---- 2: luck ----


def wins(seed: int) -> bool:
    """Return whether the last of seven words has the largest weight of row 1 at head size 128."""
    return bool(random_scores(seed, 128)[1].argmax() == 6)


def random_scores(seed: int, size: int) -> torch.Tensor:
    """Return the scores of 64 random queries with seven random keys each, of heads cut from one draw."""
    drawn = torch.randn(64, 65, 128, generator=torch.Generator().manual_seed(seed)).double()[..., :size]
    return (drawn[:, 1:8] @ drawn[:, 0, :, None]).squeeze(-1)


@pytest.mark.parametrize("seed", [3, 4, 11])
def test_a_wide_head_gives_nearly_everything_to_one_word_by_luck(seed: int):
    """Pictures and sentence show the row of the selected word; the draw alone decides who wins."""
    at, found = opened(seed=seed), {size: random_scores(seed, size)[1].softmax(-1) for size in (4, 128)}
    close_as_drawn(shown_in(at)["luck_narrow.bars"]["now"], found[4])
    close_as_drawn(shown_in(at)["luck_wide.bars"]["now"], found[128])
    says(sentences(at)["luck_words"], numbers.percent(float(found[128].max())))


def test_a_draw_in_which_the_last_word_wins_is_recognised():
    """The praise counts how many of 64 such rows are all but decided, in the wide head and in the narrow one."""
    for seed in range(20):
        happened = predicted(seed=seed).pieces["luck_task"].happened
        assert bool(happened) == wins(seed)
        if happened:
            wide, narrow = (int((random_scores(seed, n).softmax(-1).max(-1).values > 0.9).sum()) for n in (128, 4))
            says(happened, f"{wide}", "64", "90 %", f"{narrow}")
            assert wide > 32 > narrow


@pytest.mark.parametrize(
    ("divisor", "below"),
    [
        (Divisor("head", 0.0), None),
        (Divisor("model", 0.0), None),
        (Divisor("head"), r"\sqrt{\text{head\_size}}"),
        (Divisor("model"), r"\sqrt{\text{d\_model}}"),
        (Divisor("head", 1.0), r"\text{head\_size}"),
        (Divisor("head", 0.3), r"\text{head\_size}^{0.3}"),
    ],
)
def test_the_formula_divides_as_it_is_set(divisor: Divisor, below: str | None):
    scaled = r"QK^\top" if below is None else rf"\frac{{QK^\top}}{{{below}}}"
    assert formulas.attention(divisor) == rf"\operatorname{{softmax}}\!\left({scaled}\right)V"
    with languages.speaking("de"):
        assert formulas.attention(divisor) == rf"\operatorname{{softmax}}\!\left({scaled}\right)V".replace("0.3", "0{,}3")


def test_a_size_between_those_of_the_lines_has_its_own_number():
    """The mark stands at 20, which no line's point does."""
    at = opened(head_size="20")
    assert shown_in(at)["largest.marks"]["x"] == [20] * 3
    rows = scaling.against_head_size((*sizes_of(at), 20), ROWS, 3, d_model=32)
    close_as_drawn(list(by_name(at, "largest").values()), [curve.largest[-1] for curve in rows.values()])


def test_some_stop_of_the_temperature_brings_any_lead_to_about_nine_tenths():
    """So the task of step 4 can be solved in every row in which one key leads another."""
    stops = torch.tensor(TEMPERATURES[1:])
    for lead in torch.logspace(-1.6, 1.5, 200):
        shares = torch.sigmoid(lead / stops)
        assert ((shares >= page.AIM[0]) & (shares <= page.AIM[1])).any(), lead
