"""Softmax as a learner meets it: five scores, how sharp a row is by head size, and two ends; the core's own numbers."""

import functools

import pytest
import torch

from attn_core import averaging, scene, sharpness
from attn_core.experiments import one_row, scaling
from attn_core.score_scales import WAYS, Divisor, ways
from pages import sharpness as page
from pages.text import formulas, languages, numbers
from pages.text.languages import said
from pages.view import traced_view
from pages.view.settings import TEMPERATURES
from tests import screen
from tests.panels.explore.expected import close, close_as_drawn
from tests.panels.explore.screen import sentences, shown_in
from tests.screen import Screen, put, says, view_on

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


def test_eight_times_the_numbers_make_one_winner():
    """.2872 as they are, .8000 times 8; 0 makes all equal, and 32 leaves one."""
    at = opened()
    shares = [tip.split(": ")[1] for tip in shown_in(at)["five.bars"]["tip"]]
    assert shares == ["0.1925", "0.1426", "0.2351", "0.1426", "0.2872"]
    assert set(shown_in(at)["five.bars"]["warm"]) == {None}
    bars = shown_in(put(at, "multiplier", 8.0))["five.bars"]
    weights = torch.softmax(8 * torch.tensor(one_row.ROW).double(), -1)
    close_as_drawn(bars["now"], weights)
    close_as_drawn(bars["warm"], torch.softmax(torch.tensor(one_row.ROW), -1))
    assert bars["said"] == ["3.3 %", "0.3 %", "16.2 %", "0.3 %", "80.0 %"]
    entropy = -(weights * weights.log()).sum()
    says(sentences(at)["five_words"], "4.0", "80.0 %", "28.7 %", f"{entropy.exp():.1f}")
    says(sentences(at)["slope_words"], "0.125", f"{entropy:.2f}", f"{entropy.exp():.1f}")
    put(at, "multiplier", 0.0)
    close_as_drawn(shown_in(at)["five.bars"]["now"], [0.2] * 5)
    assert not any(shown_in(at)["five.bars"]["winner"])
    says(sentences(at)["slope_words"], "0.200")
    assert shown_in(at)["passed.marks"]["x"] == [50.0] * 2


def test_a_winner_lets_almost_nothing_through():
    """The size of the Jacobian falls to nearly 0; torch's own derivative says the same, the multiplier included."""
    at = opened()
    for multiplier in (1.0, 8.0, 32.0):
        put(at, "multiplier", multiplier)
        passed, alone = _through(multiplier)
        marks = shown_in(at)["passed.marks"]
        close_as_drawn(marks["y"], [passed, alone])
        close_as_drawn(marks["x"], [1 / multiplier] * 2)
        said = sentences(at)["slope_words"]
        says(said, f"{alone:.3f}")
        assert f"{passed:.3f}" in said
    assert alone < 0.01


def _through(multiplier: float) -> tuple[float, float]:
    """Return the largest singular value of the weights' derivative by the five numbers, and by the multiplied ones."""
    row = torch.tensor(one_row.ROW, dtype=torch.float64)
    by_row = torch.autograd.functional.jacobian(lambda x: torch.softmax(multiplier * x, -1), row)
    by_score = torch.autograd.functional.jacobian(lambda s: torch.softmax(s, -1), multiplier * row)
    return tuple(torch.linalg.matrix_norm(found, ord=2).item() for found in (by_row, by_score))


@pytest.mark.parametrize("multiplier", [0, 8, 16, 23, 24])
def test_how_saturated_the_row_is_follows_from_the_weight_that_is_said(multiplier: int):
    """16 gives .9593, 23 just below .99, where no sentence says 99.0 %; from .99 on almost nothing is passed on."""
    largest = torch.softmax(multiplier * torch.tensor(one_row.ROW, dtype=torch.float64), -1).max().item()
    says(sentences(opened(multiplier=multiplier))["five_words"], f"{100 * largest:.{2 if multiplier == 23 else 1}f} %")
    level = "saturated" if largest >= 0.99 else "nearly" if largest >= 0.95 else "open"
    assert page.saturation(largest) == level
    assert _through(multiplier)[1] <= {"open": 0.5, "nearly": 0.095, "saturated": 0.0198}[level]
    edge = [(numbers.fine_percent(each), page.saturation(each)) for each in (0.98994, 0.98996)]
    assert edge == [("98.99 %", "nearly"), ("99.00 %", "saturated")]


def test_a_constant_changes_nothing_and_breaks_a_careless_softmax():
    """At 100 every exponential overflows; at 75 the largest score of 32 times the numbers, 91, does so alone."""
    at = opened()
    before = shown_in(at)["careful.bars"]["now"]
    for constant in (50, -150):
        put(at, "constant", constant)
        moved, by = one_row.shifted(torch.tensor(one_row.ROW), constant)
        naive, careful = (shown_in(at)[f"{which}.bars"] for which in ("naive", "careful"))
        close_as_drawn(careful["now"], moved)
        assert careful["now"] == pytest.approx(before, abs=2e-5)
        if constant == 50:
            close(careful["now"], naive["now"])
        else:
            assert naive["said"] == ["not a number"] * 5
            assert all(tip.endswith(": not a number") for tip in naive["tip"])
            says(sentences(at)["shift_verified"], numbers.at_most(by))
    alone = shown_in(opened(multiplier="32", constant="75"))["naive.bars"]
    assert alone["said"] == ["0.0 %"] * 4 + ["not a number"]
    assert all(": 0.0000" in tip for tip in alone["tip"][:4])


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
    shares = [numbers.percent(float(each.largest[0])) for each in (none, head)]
    says(sentences(at)["sizes_words"], *shares, "√128")


@pytest.mark.parametrize("link", [{}, {"head_size": 128, "scale": "none"}, {"head_size": 1}])
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


def random_scores(seed: int, size: int) -> torch.Tensor:
    """Return the scores of 64 random queries with seven random keys each, of heads cut from one draw."""
    drawn = torch.randn(64, 65, 128, generator=torch.Generator().manual_seed(seed)).double()[..., :size]
    return (drawn[:, 1:8] @ drawn[:, 0, :, None]).squeeze(-1)


@pytest.mark.parametrize("seed", [3, 11])
def test_a_wide_head_gives_nearly_everything_to_one_word_by_luck(seed: int):
    """Pictures and sentence show the row of the selected word; the draw alone decides who wins."""
    at, found = opened(seed=seed), {size: random_scores(seed, size)[1].softmax(-1) for size in (4, 128)}
    close_as_drawn(shown_in(at)["luck_narrow.bars"]["now"], found[4])
    close_as_drawn(shown_in(at)["luck_wide.bars"]["now"], found[128])
    says(sentences(at)["luck_words"], numbers.percent(float(found[128].max())))


def test_a_draw_in_which_the_last_word_wins_is_recognised():
    """The praise counts how many of 64 such rows are all but decided, in the wide head and in the narrow one."""
    for seed in range(10):
        happened = predicted(seed=seed).pieces["luck_task"].happened
        assert bool(happened) == (random_scores(seed, 128)[1].argmax() == 6)
        if happened:
            wide, narrow = (int((random_scores(seed, n).softmax(-1).max(-1).values > 0.9).sum()) for n in (128, 4))
            says(happened, f"{wide}", "64", "90 %", f"{narrow}")
            assert wide > 32 > narrow


def test_the_formula_divides_as_it_is_set():
    below = {("head", 0.0): "", ("head", 0.5): r"\sqrt{\text{head\_size}}", ("model", 0.5): r"\sqrt{\text{d\_model}}"}
    below |= {("head", 1.0): r"\text{head\_size}", ("head", 0.3): r"\text{head\_size}^{0.3}"}
    for divisor, size in below.items():
        scaled = rf"\frac{{QK^\top}}{{{size}}}" if size else r"QK^\top"
        written = rf"\operatorname{{softmax}}\!\left({scaled}\right)V"
        assert formulas.attention(Divisor(*divisor)) == written
        with languages.speaking("de"):
            assert formulas.attention(Divisor(*divisor)) == written.replace("0.3", "0{,}3")


def test_some_stop_of_the_temperature_brings_any_lead_to_about_nine_tenths():
    """So the task of step 4 can be solved in every row in which one key leads another."""
    stops = torch.tensor(TEMPERATURES[1:])
    for lead in torch.logspace(-1.6, 1.5, 200):
        shares = torch.sigmoid(lead / stops)
        assert ((shares >= page.AIM[0]) & (shares <= page.AIM[1])).any(), lead


def test_temperature_0_gives_one_value_and_infinite_temperature_the_mean():
    """At 0 the row is its winner's; at 20 it nears the mean of what it may see, which is the running mean when causal."""
    at = put(opened(), "temperature", 0.0)
    found = shown_in(at)["ends.bars"]
    assert found["now"] == found["warm"] == [0, 0, 0, 0, 1, 0, 0]
    close_as_drawn(found["raw"], [1 / 7] * 7)
    says(sentences(at)["far"], "0")
    says(sentences(at)["ends_words"], "100 %")
    hot = own(default(temperature=20.0))
    close_as_drawn(shown_in(put(at, "temperature", 20.0))["ends.bars"]["now"], hot.now)
    says(sentences(at)["far"], f"{hot.to_mean:.2f}")
    says(sentences(at)["ends_words"], numbers.percent(float(hot.now[4])), "14 %")
    says(sentences(at)["mean_verified"], f"{numbers.at_most(hot.hot_from_mean)}")
    put(put(put(at, "mask", "causal"), "query", 3), "head", 1)
    causal, bars = default(temperature=20.0, mask="causal"), shown_in(at)["ends.bars"]
    values = scene.trace(causal).v[1]
    close(own(causal, 1, 3).hot @ values, averaging.by_loop(values)[3])
    close_as_drawn(bars["now"][:4], own(causal, 1, 3).now[:4])
    close_as_drawn(bars["raw"][:4], [1 / 4] * 4)
    assert (bars["raw"][4:], bars["said"][4:]) == ([None] * 3, ["hidden"] * 3)
    assert all("hidden" in tip for tip in bars["tip"][4:])


def test_ties_share_at_temperature_0():
    """Without positions, equal words have equal scores."""
    at = opened(text="bat bat", positions="false", temperature="0")
    assert shown_in(at)["ends.bars"]["warm"] == [0.5, 0.5]
    says(sentences(at)["ends_words"], "bat·1", "50 %")
    some = opened(text="bat cave bat", positions="false", temperature="0", query="0")
    says(sentences(some)["ends_words"], "50 %", "33 %")


@pytest.mark.parametrize("scale", ["none", "head", "model"])
def test_the_same_scores_are_divided_three_ways_and_the_one_that_is_set_stands_out(scale: str):
    """One draw's variance is v, v / head size and v / d_model; the choice has the strong line, and its number."""
    at = put(opened(d_model="64"), *{"none": ("power", 0)}.get(scale, ("scale", scale)))
    raw = sharpness.score_variance(16, DRAWS, 3)[0][0].item()
    found = by_name(at, "variance")
    close_as_drawn(list(found.values()), [raw, raw / 16, raw / 64])
    marks = shown_in(at)["variance.marks"]
    assert [name for name, strong in zip(found, marks["strong"], strict=True) if strong] == [scale]
    labels = dict(zip(found, marks["label"], strict=True))
    assert labels == {name: f"{y:.3g}" for name, y in found.items()}
    lines = shown_in(at)["variance.lines"]
    assert {name for name, strong in zip(lines["name"], lines["strong"], strict=True) if strong} == {scale}
    rows = scaling.against_head_size((*sizes_of(at), 16), ROWS, 3, d_model=64)
    close_as_drawn(list(by_name(at, "largest").values()), [curve.largest[-1] for curve in rows.values()])


def test_the_variance_of_a_score_grows_with_the_head_as_theory_says():
    """At 16 and at 64: a marked draw, theory, and where 95 % of many draws lie; about 1 after scaling."""
    at = opened(power=0)
    for size in (16, 64):
        put(at, "head_size", size)
        raw, scaled = sharpness.score_variance(size, DRAWS, 3)
        close_as_drawn(by_name(at, "variance")["none"], raw[0])
        low, high = scaling.draw_variances(size, 32, WAYS["none"], DRAWS, 3).middle
        root = f"{size**0.5:.3g}"
        says(sentences(at)["variance_words"], f"{size}", f"√{size}", f"{root}", "256", f"{raw[0]:.2f}", f"{scaled[0]:.2f}")
        rows = at.pieces["draws"].rows
        assert rows[0] == ("not divided", f"{size}", f"**{raw[0]:.2f}**", f"{low:.3g} to {high:.3g}")
        assert rows[1][:3] == (f"÷ √head_size = √{size}", "1", f"**{scaled[0]:.2f}**")
        assert rows[2][:3] == ("÷ √d_model = √32", f"{size / 32:.3g}", f"**{raw[0] / 32:.2f}**")
        theory_low, theory_high = scaling.variance_band(size, 32, WAYS["none"])
        assert abs(low / theory_low - 1) < 0.1
        assert abs(high / theory_high - 1) < 0.1
        assert 0.9 < scaled.mean() < 1.1
    band = shown_in(at)["variance.band"]
    close_as_drawn([band["low"][7], band["high"][7]], scaling.variance_band(16, 32, WAYS["none"]))
    assert len(shown_in(at)["variance.points"]["x"]) == 8 * 40
    assert len(shown_in(put(at, "power", 0.5))["variance.points"]["x"]) == 2 * 8 * 40  # undivided and divided


@pytest.mark.parametrize("size", [1, 20])
@pytest.mark.parametrize(("init", "each"), [("gaussian", 1), ("linear", 1 / 9)])
def test_three_lines_derive_the_variance_beside_this_draws_numbers(size: int, init: str, each: float):
    """One product, the sum of head_size products, and the sum divided by √head_size: theory and this draw, line by line."""
    lines = opened(head_size=size, init=init).pieces["derivation"].rows
    q, k = (drawn[0].double() for drawn in sharpness.queries_and_keys(size, DRAWS, 3, init))  # (4, 8, size)
    products = torch.einsum("bqd,bkd->bqkd", q, k)
    scores = products.sum(-1)
    expected = [products.var(), scores.var(), (scores / size**0.5).var()]
    assert [line[1] for line in lines] == [f"{theory:.3g}" for theory in (each, size * each, each)]
    assert [line[2] for line in lines] == [f"**{number:.2f}**" for number in expected]
    assert [line[0].split(" :gray")[0] for line in lines] == [
        f"var(qᵢ kᵢ) = {'1 · 1' if init == 'gaussian' else '⅓ · ⅓'}",
        f"var(q · k) = {size} · var(qᵢ kᵢ)",
        f"var(q · k ÷ √{size}) = var(q · k) ÷ (√{size})²",
    ]
    assert f"a sum of {size} independent product{'s' * (size > 1)}]" in lines[1][0]
    words = sentences(opened(head_size=size, init=init))["variance_words"]
    says(words, f"{size}", f"{size * each:.3g}", f"{each:.3g}", f"{expected[1]:.2f}", f"{expected[2]:.2f}")


@pytest.mark.parametrize(("size", "init", "power"), [(1, "gaussian", 0), (16, "linear", 0), (64, "gaussian", 0.5)])
def test_the_step_draws_how_scores_are_spread_at_three_sizes(size: int, init: str, power: float):
    """Each bar is the share of one draw's scores that are nearest to a whole number; against float64."""
    at = put(opened(init=init, power=power), "head_size", size)
    sizes = sorted({1: [1, 4, 128], 16: [4, 16, 128], 64: [4, 64, 128]}[size])
    for place, each in enumerate(sizes):
        q, k = (drawn[0].double() for drawn in sharpness.queries_and_keys(each, DRAWS, 3, init))
        scores = (q @ k.mT / each**power).flatten()
        counts = [int(((scores > x - 0.5) & (scores < x + 0.5)).sum()) for x in range(-31, 32)]
        bars, top = shown_in(at)[f"spread_{place}.bars"], 0.5 if init == "gaussian" else 1
        assert bars["share"][1:-1] == pytest.approx([min(count / 256, top) for count in counts], abs=0.005)
        says(sentences(at)[f"spread_{place}_name"], f"{each}")
        says(sentences(at)[f"spread_{place}_name"], f"±{scores.std():.3g}")


@pytest.mark.parametrize(("power", "divisor"), [(0, "not divided"), (0.3, "16^0.3"), (0.5, "√16"), (1, "16")])
def test_the_sentence_says_the_draw_as_it_is_divided(power: float, divisor: str):
    """Against float64."""
    q, k = (drawn[0].double() for drawn in sharpness.queries_and_keys(16, DRAWS, 3))
    drawn = (q @ k.mT / 16**power).var().item()
    said = sentences(opened(power=power))["spread_words"]
    says(said, f"{drawn**0.5:.3g}", f"{drawn:.3g}")
    says(said, f"{16 ** (1 - 2 * power):.3g}", *([divisor] if power else []))


def test_scores_are_divided_by_the_root_of_the_width_that_x_has():
    """Whatever makes x: a table, a design or a draw."""
    for projections in ("meaning", "previous", "random"):
        view = view_on("sharpness", projections=projections, scale="model", head_size=64)
        width = traced_view.prepare(view).scene.d_model
        says(said("sharpness.spread.sentence", page.drawn(view)), f"√{width}")
