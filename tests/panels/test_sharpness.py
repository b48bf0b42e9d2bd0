"""Softmax as a learner meets it: how sharp a row is by head size, links and tables; the core's own numbers."""

import csv as files
import functools
import io
import math

import pytest
import torch

from attn_core import scene, sharpness
from attn_core.experiments import one_row, scaling
from attn_core.score_scales import Divisor, ways
from pages import sharpness as page
from pages.answers import page_boards
from pages.board import layout
from pages.text import formulas, languages, markdown
from pages.view import link, settings
from tests import screen, wiring
from tests.panels.explore.expected import close, close_as_drawn
from tests.panels.explore.screen import sentences, shown_in
from tests.screen import Screen, csv, press, put

opened = functools.partial(screen.opened, "sharpness")
predicted = functools.partial(opened, guesses="five.e~luck.most~spread.size~ends.never")
SEVEN = "The bat flew out of the cave"
TWENTY = " ".join(f"w{i}" for i in range(20))
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
    assert (f"score, {tips[4]}, gets" in sentences(at)["five_words"]) is (multiplier > 0)


# ---- 3: sharpness by head size ----


@pytest.mark.concept(24)
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
    said = (
        f"At head size **128** the largest of 64 weights is **{100 * none.largest[0]:.0f} %** on average without dividing, "
    )
    said += f"**{100 * head.largest[0]:.0f} %** when scores are divided by √128. Without dividing, **28 of 64** rows are "
    assert sentences(at)["sizes_words"] == f"{said}saturated (one key has 99 % or more); divided by √128, **0** are."


WIDE = {"head_size": 128}


@pytest.mark.parametrize("link", [{}, {**WIDE, "scale": "none"}, {"head_size": 1}, {**WIDE, "d_model": 8}])
def test_saturated_rows_are_counted_and_said_only_where_there_are_some(link: dict[str, object]):
    """One key has 99 % or more: 28 of 64 rows at head size 128 undivided, none where 60 of 64 keys are in use."""
    at = opened(**link)
    view, said = at.view, sentences(at)["sizes_words"]
    drawn = torch.randn(ROWS, 65, 128, generator=torch.Generator().manual_seed(view.seed))  # as the page's lines draw them
    q, k = drawn[:, 0, : view.head_size], drawn[:, 1:, : view.head_size]
    scores, counts = (k @ q[..., None]).squeeze(-1), []
    for size in (1, view.head_size, view.d_model):
        largest = torch.softmax(scores / size**0.5, -1).max(-1).values
        counts.append(int((largest >= 0.99).sum()))
    assert [row[3] for row in at.pieces["sizes_table"].rows] == [f"{count} of 64" for count in counts]
    assert (f"Without dividing, **{counts[0]} of 64** rows are saturated" in said) == any(counts)
    assert ("In none of these 64 rows does a key have 99 % or more, so none is saturated." in said) == (not any(counts))
    if link.get("scale") == "none":
        assert counts == [28, 0, 0]


def test_the_slip_has_its_number_where_it_is_chosen():
    at = opened(**WIDE, scale="model")
    largest = scaling.against_head_size((128,), ROWS, 3, d_model=32)["model"].largest[0]
    said = f", and **{100 * largest:.0f} %** when divided by √d_model, where d_model is the width of a word’s vector. "
    assert said in sentences(at)["sizes_words"]
    assert "d_model" not in sentences(put(at, "scale", "head"))["sizes_words"]


def test_scores_that_are_not_divided_are_recognised():
    """Whatever the head size, but for 1, where nothing is to be seen; the praise says the draw's variance, and theory's."""
    at = predicted()
    for name, value in (("scale", "head"), ("power", 0.05), ("power", 1), ("scale", "model")):
        task = put(at, name, value).pieces["spread_task"]
        assert (task.question, task.happened) == ("Set p = 0, and compare the three pictures.", "")
    put(at, "power", 0)
    for size, typical in ((2, "1.4"), (16, "4"), (128, "11")):
        happened = put(at, "head_size", size).pieces["spread_task"].happened
        raw = sharpness.score_variance(size, DRAWS, 3)[0][0]
        reason = f"The variance is {raw:.3g}, in theory {size}, because each of the {size} products adds 1: scores of "
        assert happened.startswith(f"As you predicted. {reason}±{typical} are normal.")
        rows = scaling.against_head_size((*page.SIZES, size), ROWS, 3, d_model=32)
        assert f"the largest of 64 weights is **{100 * rows['none'].largest[-1]:.0f} %** on" in sentences(at)["sizes_words"]
    alone = put(at, "head_size", 1).pieces["spread_task"]
    assert alone.question.startswith("At head size 1 every power of head_size is 1.")
    assert alone.happened == ""


RIGHT = {"five": "about 2.7 times", "luck": "in more than half", "spread": "head_size", "ends": "no"}
DONE = {"multiplier": 5, "seed": 4, "power": 0, "temperature": 0.45, "query": 1, "head_size": 16, "projections": "meaning"}


@pytest.mark.parametrize("step", RIGHT)
def test_a_prediction_comes_first_and_is_compared_with_what_came_out(step: str):
    """Three answers are offered, and one is right; a task that is done already doesn't say so before."""
    done = {**DONE, "seed": next(seed for seed in range(99) if wins(seed))}
    done["power"] = 0 if step == "spread" else 0.5
    asked = opened(**done).pieces[f"{step}_task"]
    assert (asked.predicts, asked.happened, len(asked.guesses)) == (True, "", 3)
    for label, sets in asked.guesses.items():
        said = opened(**done, **sets).pieces[f"{step}_task"].happened
        assert said.startswith("As you predicted. " if label == RIGHT[step] else f"You predicted **{label}**. ")


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
    assert f"**{100 * found[128].max():.0f} %**" in sentences(at)["luck_words"]


def test_a_draw_in_which_the_last_word_wins_is_recognised():
    """The praise counts how many of 64 such rows are all but decided, in the wide head and in the narrow one."""
    for seed in range(20):
        happened = predicted(seed=seed).pieces["luck_task"].happened
        assert bool(happened) == wins(seed)
        if happened:
            wide, narrow = (int((random_scores(seed, n).softmax(-1).max(-1).values > 0.9).sum()) for n in (128, 4))
            assert f"In {wide} of 64 such rows one key gets more than 90 %, at head size 4 in {narrow}" in happened
            assert wide > 32 > narrow


def test_luck_needs_several_words_and_shows_eight():
    assert "Type more words" in opened(text="bat").pieces["luck_task"].question
    assert "the first 8 words" in sentences(opened(text=TWENTY))["luck_wide_name"]
    assert len(shown_in(opened(text=TWENTY))["luck_wide.bars"]["now"]) == 8


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


def test_the_page_has_the_formula_of_its_power():
    [formula] = [each.value for each in wiring.opened("sharpness", step="3", power="0.3").latex if "QK" in each.value]
    assert r"\text{head\_size}^{0.3}" in formula


def test_a_size_between_those_of_the_lines_has_its_own_number():
    """The mark stands at 20, which no line's point does."""
    at = opened(head_size="20")
    assert shown_in(at)["largest.marks"]["x"] == [20] * 3
    rows = scaling.against_head_size((*sizes_of(at), 20), ROWS, 3, d_model=32)
    close_as_drawn(list(by_name(at, "largest").values()), [curve.largest[-1] for curve in rows.values()])


# ---- any sentence, any link ----


def test_without_a_word_the_lab_stands_and_the_row_is_gone():
    """Steps 1 and 3 need no sentence."""
    at = opened(text="  ")
    assert "has no words yet" in sentences(at)["remarks"]
    assert by_name(at, "variance")
    assert len(shown_in(at)["spread_0.bars"]["share"]) == 65
    assert not any(slot.startswith("luck") for slot in at.slots)
    assert not any(slot.startswith("ends") or slot in ("far", "mean_verified") for slot in at.slots)
    assert "ends" in put(at, "text", "bat").slots


@pytest.mark.parametrize(("text", "bars"), [("bat", 1), (TWENTY, 7)])
def test_one_word_and_twenty(text: str, bars: int):
    """Of many words the six largest stand by themselves."""
    at = opened(text=text)
    for end in ("warm", "now", "raw"):
        assert len(shown_in(at)["ends.bars"][end]) == bars
        assert math.isclose(sum(shown_in(at)["ends.bars"][end]), 1, abs_tol=1e-4)


def test_a_row_that_sees_nothing_says_so():
    """A window beside a short second sentence hides everything."""
    at = opened(kind="cross", text2="one", mask="window", window="0", query="3")
    assert sentences(at)["ends_words"] == "Every key is hidden from :blue-badge[out]: its output is 0 at every temperature."
    assert shown_in(at)["ends.bars"]["said"] == ["hidden"]
    assert shown_in(at)["ends.bars"]["raw"] == shown_in(at)["ends.bars"]["warm"] == [None]
    assert at.pieces["ends_task"].question.startswith("“out” may attend to at most one key.")


def test_a_bad_link_is_refused_in_words_and_a_good_one_is_the_view():
    """Each of the page's own names."""
    bad = {"init": "uniform", "multiplier": "33", "constant": "0.5"}
    notices = link.read(bad)[1]
    for refused, notice in zip(("init=uniform", "multiplier=33", "constant=0.5"), notices, strict=True):
        assert notice.startswith(f"Ignored {refused}: ")
    assert opened(**bad).slots == opened().slots
    said = {"init": "linear", "multiplier": "2.3", "constant": "-7"}
    assert link.read(said)[1] == []
    good = opened(**said)
    assert (good.view.init, good.view.multiplier, good.view.constant) == ("linear", 2.3, -7)
    close_as_drawn(shown_in(good)["five.bars"]["now"], torch.softmax(2.3 * torch.tensor(one_row.ROW), -1))


@pytest.mark.parametrize("size", ["1", "128"])
def test_both_ends_of_the_head_size(size: str):
    """A mark beyond the picture stands at its edge."""
    at = opened(head_size=size, scale="model", d_model="256", init="linear")
    assert all(0.05 <= y <= 250 for y in shown_in(at)["variance.marks"]["y"])
    assert all(0 <= share <= 1 for share in shown_in(at)["spread_2.bars"]["share"])


def test_things_to_try_do_what_they_say():
    """A button sets what it names."""
    at = opened(power=0, head_size=128)
    assert by_name(at, "largest")["none"] > 0.8
    assert shown_in(press(at, "Multiply by 8"))["five.bars"]["said"][-1] == "80.0 %"
    for label, set_to in (("Wide head, ÷ a wrong root", (128, "model")), ("Head size 64, ÷ head_size", (64, "head"))):
        assert (press(at, label).view.head_size, at.view.scale) == set_to
    past = press(at, "Only the past").view
    assert (past.mask, past.query, past.temperature) == ("causal", 3, 1)


@pytest.mark.parametrize("board", ["five", "spread", "ends"])
def test_at_most_two_things_to_try_set_a_complete_state_and_do_no_task(board: str):
    [slot] = [
        cell.name
        for cell in layout.cells(page_boards.boards("sharpness")[f"{board}_try"](settings.View()))
        if "try" in cell.name
    ]
    piece = opened().pieces[slot]
    assert 1 <= len(piece.choices) <= 2
    assert piece.complete
    for label in piece.choices:
        assert press(opened(), markdown.text(label)).pieces[f"{board}_task"].happened == ""


def table(at: Screen, name: str) -> dict[str, list[str]]:
    """Return a file of numbers, column by column."""
    rows = list(files.DictReader(io.StringIO(csv(at, name))))
    return {column: [row[column] for row in rows] for column in rows[0]}


def numbers(column: list[str]) -> list[float]:
    """Return a column of a file as numbers."""
    return [float(cell) for cell in column]


def test_the_tables_hold_the_same_numbers():
    """Head sizes, draws, and the row at three temperatures."""
    at = opened(mask="causal")
    sizes, draws, row = (table(at, name) for name in ("head_sizes", "variances", "ends"))
    close_as_drawn(numbers(sizes["largest weight ÷ 1"])[-1], by_name(at, "largest")["none"])
    close(numbers(draws["none"]), sharpness.score_variance(16, DRAWS, 3)[0])
    assert row["key"] == SEVEN.split()
    assert row["now"][2:] == ["hidden"] * 5
    close(numbers(row["now"][:2]), own(default(mask="causal")).now[:2])


def test_without_a_word_there_is_no_row_to_save():
    """The other two tables need no sentence."""
    at = opened(text=" ")
    assert csv(at, "ends") is None
    assert len(table(at, "variances")["head"]) == DRAWS


# ---- between steps ----


def test_what_a_step_sets_stays_in_the_link_while_another_is_drawn():
    """Streamlit forgets in the address what a control is set to that isn't there: it is there, unseen."""
    at = wiring.move(wiring.opened("sharpness", step="3"), "head_size", 48)
    at = wiring.press(at, "to_step_Next")
    assert {"multiplier", "head_size", "scale", "power", "temperature"} <= wiring.controls(at).keys()
    assert wiring.linked(at) == {"head_size": "64"}  # the next step has a view of its own
    at = wiring.press(at, "to_step_Back")
    assert wiring.controls(at)["head_size"].value == 48
    assert wiring.linked(at) == {"head_size": "48"}
