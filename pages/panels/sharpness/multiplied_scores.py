"""The panels of softmax about five scores: multiplied until one key has all the weight, and moved by a constant."""

from collections.abc import Sequence

from attn_core import sharpness
from attn_core.experiments import one_row
from pages.board.panel import panel
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import row_bars, templates
from pages.text import numbers
from pages.text.languages import Words, remember
from pages.view.settings import View

words, deeper = Words("sharpness"), Words("sharpness_deeper")
EXACT = 1e-4  # rounding error of a score with one decimal
MOVED = ("naive", "careful")  # the largest score is subtracted first or not

_multiplied = remember(one_row.multiplied)
follows = panel(lambda view: view.only("multiplier"))
follows_constant = panel(lambda view: view.only("multiplier", "constant"))


def scores_of(view: View) -> one_row.MultipliedRow:
    """Return the five scores as they are multiplied and moved, with their softmax."""
    return _multiplied(view.multiplier, view.constant)


def _winner(weights: Sequence[float]) -> int | None:
    """Return the place of the largest weight, None where several are as large."""
    return weights.index(max(weights)) if weights.count(max(weights)) == 1 else None


def _score(score: float) -> str:
    """Return a score as it is drawn: 4.0; with two decimals where one would not be exact, 0.05."""
    return numbers.decimal(score, 1 if abs(score - round(score, 1)) < EXACT else 2)


def _two_largest(row: one_row.MultipliedRow) -> tuple[tuple[str, str], tuple[float, float]]:
    """Return the two largest scores as they are drawn, and their weights."""
    scores, places = row.scores.topk(2)
    return tuple(map(_score, scores.tolist())), tuple(row.weights[places].tolist())


def _bars(
    view: View, scores: Sequence[float], weights: Sequence[float | None], before: Sequence[float] | None = None
) -> templates.Spec:
    """Return the weights of five scores as bars, the one largest marked; what is None is not a number, and says so."""
    percents = [words.NOT_A_NUMBER if weight is None else numbers.fine_percent(weight) for weight in weights]
    labels = [_score(score) for score in scores]
    series = {"now": weights} | ({"warm": before} if before else {})
    return row_bars.weights(labels, series, _winner([weight or 0.0 for weight in weights]), percents, view.dark)


@follows
def weights(view: View) -> Pieces:
    """Draw the weights of the multiplied numbers, beside those of the original ones."""
    before = _multiplied(1.0, 0).weights.tolist() if view.multiplier != 1 else None
    spec = _bars(view, scores_of(view).scores.tolist(), scores_of(view).weights.tolist(), before)
    return titled("five", words.five_title(multiplier=view.multiplier), spec, words.FIVE_ALT)


@follows
def five_in_words(view: View) -> Pieces:
    """Say how sharp the five weights are."""
    row, before = scores_of(view), _multiplied(1.0, 0).weights.max().item()
    (top, _), (largest, _) = _two_largest(row)
    equal = _winner(row.weights.tolist()) is None
    if equal:
        largest = before = 1 / len(row.weights)
    same = numbers.fine_percent(largest) == numbers.fine_percent(before)
    changed = "no" if same else "up" if largest > before else "down"
    now = {"largest": largest, "before": before, "effective": row.effective, "level": saturation(largest)}
    return [Text("five_words", words.five(multiplier=view.multiplier, top=top, equal=equal, changed=changed, **now))]


def saturation(largest: float) -> str:
    """Return how saturated a row is, one of three levels, decided by the largest weight to the digits that are said."""
    largest = round(largest, 4)
    return "saturated" if largest >= sharpness.SATURATED else "nearly" if largest >= sharpness.NEARLY_SATURATED else "open"


@follows
def task(view: View) -> Pieces:
    (top, next), (largest, second) = _two_largest(scores_of(view))
    done = words.five_done(top=top, largest=largest, next=next, second=second) * (largest > 0.95)
    return [Task("five_task", words.FIVE_TASK, done)]


@follows
def slope_in_words(view: View) -> Pieces:
    """State softmax's gradient, and the equivalent temperature and the entropy of the multiplied scores."""
    row, multiplier = scores_of(view), view.multiplier
    passed = deeper.passed_on(multiplier=multiplier, alone=row.softmax_gradient, in_all=row.gradient)
    return [
        Text(
            "slope_words",
            f"{passed}\n\n"
            + deeper.slope_words(
                multiplier=multiplier, temperature=row.temperature, entropy=row.entropy, effective=row.effective
            ),
        )
    ]


@follows_constant
def moved(view: View, slot: str) -> Pieces:
    """Draw softmax of the moved numbers, the largest subtracted first or not."""
    row = scores_of(view)
    shares = row.naive.weights if slot == "naive" else row.moved.tolist()
    return titled(slot, deeper.MOVED[slot], _bars(view, row.scores.tolist(), shares), deeper.MOVED_ALTS[slot])


@follows_constant
def shift_in_words(view: View) -> Pieces:
    row = scores_of(view)
    largest, total, lost = row.scores.max().item(), row.naive.total, row.naive.weights.count(None)
    found = {"infinite": total is None, "zero": total == 0, "lost": lost}
    return [Text("shift_words", deeper.shift(largest=largest, total=total, **found))]


@follows_constant
def verified(view: View) -> Pieces:
    return [Text("shift_verified", deeper.shift_verified(constant=view.constant, difference=scores_of(view).moved_by))]
