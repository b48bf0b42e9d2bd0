"""Check your own: what a diagnosis of tensors shows: the verdict, the matrices of a head, the cells that differ."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pandas as pd
import torch
from torch import Tensor

from attn_core import sharpness
from attn_core.diagnosis import Diagnosis, Explanation, diagnose, evidence, programs
from attn_core.diagnosis.files import READERS, Call
from attn_core.diagnosis.given import Given, check
from attn_core.mistakes import MISTAKES
from attn_core.view_differences import Difference
from pages.board import declaration
from pages.board.declaration import sentence
from pages.board.facts import Facts
from pages.board.layout import Cost, board
from pages.charts import difference, heatmap, matrix, templates
from pages.charts.matrix import Grid
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.view.settings import View

words, bugs = Words("check_your_own"), Words("bugs")
MOST = 16 * 10**6  # bytes of all files, and of their tensors
MULTIPLICATIONS = 2**24  # of one call: a page's run may take seconds, no more, since runs take turns
MOST_CELLS, MOST_ROWS = 10, 64  # that are listed
OUTPUTS_END = 2.5  # of the colour scale of outputs, ±
PICKLES = (".pt", ".pth", ".pkl", ".pickle", ".bin", ".ckpt")  # which run what they hold when they are opened
ENDINGS = ", ".join(READERS)
PROPER = 1e-3  # how far from 1 a row of weights may sum
WHOLE = 'torch.set_printoptions(profile="full", precision=8)'  # after it, torch prints tensors so that they can be pasted
CELL = """import numpy as np

def array(x):  # of torch, on any device
    x = x.detach().cpu()
    return (x.float() if x.is_floating_point() else x).numpy()

tensors = {"q": q, "k": k, "v": v, "weights": weights, "output": output}
np.savez("call.npz", **{name: array(x) for name, x in tensors.items()})
"""


@dataclass(frozen=True, eq=False)
class Checked:
    """A call and what is said of it; N examples of H heads, R rows, C columns.

    verdict   None where there are weights alone; right, too
    shows     what the matrices show: "weights" where there are any that aren't all right, else "output"
    agrees    whether the weights are all right, and the output, which is shown, isn't
    theirs, right (N, H, R, C); hidden: where a mask hides the key; bad: where theirs is not right, beyond rounding
    """

    verdict: Diagnosis | None
    shows: str
    theirs: Tensor
    right: Tensor | None
    hidden: Tensor
    bad: Tensor
    agrees: bool = False

    @property
    def first(self) -> tuple[int, int]:
        """The example and the head of the largest difference; the first where there is none."""
        if self.right is None or not self.bad.any():
            return 0, 0
        off = evidence.difference(self.theirs, self.right).masked_fill(~self.bad, 0.0).flatten(2).amax(-1)
        n, head = divmod(int(off.argmax()), off.shape[1])
        return n, head


def refused(names: Sequence[str]) -> str:
    """Return why a file of these names isn't opened; "" where all are of a kind that is read."""
    for name in names:
        ending = "".join(name.rpartition(".")[1:])
        if ending not in READERS:
            kind = "pickle" if ending.lower() in PICKLES else "other"
            return words.refused(kind=kind, name=markdown.plain(name), endings=ENDINGS, cell=words.CELL_TITLE)
    return ""


def checked(call: Call) -> Checked:
    """Return what is shown of a call; ValueError, a sentence, for tensors of no call, and for a call that is too large."""
    if "q" not in call.arguments:
        return _alone(call.arguments["weights"])
    names = ("weights", "output", "allowed", "bias")
    given = check(tuple(call.arguments[name] for name in "qkv"), *(call.arguments.get(name) for name in names))
    needed = given.bias.numel() * max(given.q.shape[-1], given.v.shape[-1])
    if needed > MULTIPLICATIONS:
        raise ValueError(words.too_large(needed=needed, most=MULTIPLICATIONS))
    verdict = diagnose(**call.arguments)
    return _beside_right(given, verdict)


def _beside_right(given: Given, verdict: Diagnosis) -> Checked:
    """Return what was given beside what attention gives with the mask of the verdict, or, without one, the nearest."""
    masks = given.variants
    tried = [verdict.settings["mask"]] if "mask" in verdict.settings else list(masks)
    results = {name: [programs.right(masks[name], n) for n in range(len(given.q))] for name in tried}
    name = min(tried, key=lambda name: max(evidence.fit(given, n, one).distance for n, one in enumerate(results[name])))
    pairs = [evidence.compared(given, n, result) for n, result in enumerate(results[name])]
    drawn = {shows: _matrices([pair[shows] for pair in pairs]) for shows in pairs[0]}  # weights before the output
    first, *_, last = [*drawn, *drawn]
    shows = last if drawn[last][2].any() and not drawn[first][2].any() else first
    theirs, right, bad = drawn[shows]
    hidden = ~masks[name].mask if shows == "weights" else torch.zeros_like(bad)
    return Checked(verdict, shows, theirs, right, hidden, bad, agrees=shows != first)


def _matrices(pairs: list[tuple[Tensor, Tensor, Tensor]]) -> tuple[Tensor, Tensor, Tensor]:
    """Return of all examples what was given, what is right, and where they differ by more than rounding."""
    theirs, right, rounding = (torch.stack(each) for each in zip(*pairs, strict=True))
    return theirs, right, evidence.difference(theirs, right) > rounding


def _alone(weights: Tensor) -> Checked:
    """Return weights without q, k and v, of which only their rows can be judged."""
    if weights.ndim < 2 or weights.numel() == 0:
        raise ValueError(words.no_matrix(shape=str(tuple(weights.shape))))
    whole = weights.detach().double().reshape(-1, *(1, *weights.shape)[-3:])
    nothing = torch.zeros_like(whole, dtype=torch.bool)
    return Checked(None, "weights", whole, None, nothing, nothing)


# ---- one head: its matrices, its rows and its cells ----


def grids(of: Checked, n: int, head: int, dark: bool) -> dict[str, templates.Spec]:
    """Return the matrices of a head by name: right, theirs and difference, or theirs alone."""
    theirs, hidden = of.theirs[n, head], of.hidden[n, head]
    undefined = ~theirs.isfinite()
    leaks = hidden & ~undefined & (theirs != 0)
    mine = _grid(of, theirs.masked_fill(undefined, 0.0), (hidden & ~leaks) | undefined, dark)
    if of.right is None:
        return {"theirs": _flawed(mine, undefined, leaks)}
    right = _grid(of, of.right[n, head], hidden, dark)
    worst = largest(of, n, head)
    if worst:
        marks = [matrix.row("query", worst[0], theirs), matrix.cell("key", worst)]
        right, mine = (replace(each, marks=marks, strong=worst[:1]) for each in (right, mine))
    nowhere = torch.zeros_like(hidden)
    change = (mine.values - right.values).masked_fill(mine.blank, 0.0)
    apart = Difference(change, ~mine.blank, nowhere, nowhere)
    return {
        "right": matrix.picture(right),
        "theirs": _flawed(mine, undefined, leaks),
        "difference": difference.cells(apart, right, mine),
    }


def picture_title(of: Checked, name: str) -> str:
    """Return what a matrix shows, and where its colour scale ends."""
    end = numbers.local(f"{_limit(of):g}")
    low = f"−{end}" if of.shows == "output" or name == "difference" else "0"
    return f"{words.PICTURES[f'{of.shows}_{name}']} · {words.scale(low=low, high=end)}"


def _limit(of: Checked) -> float:
    return OUTPUTS_END if of.shows == "output" else heatmap.limit("weights", 1, of.theirs.shape[-1])


def _grid(of: Checked, values: Tensor, hidden: Tensor, dark: bool) -> Grid:
    rows, columns = (list(map(str, range(count))) for count in values.shape)
    grid = Grid(values.float(), rows, columns, _limit(of), dark, signed=of.shows == "output")
    return replace(grid, hidden=hidden, height=heatmap.HEIGHT, attends=True)


def _flawed(grid: Grid, undefined: Tensor, leaks: Tensor) -> templates.Spec:
    spec = matrix.picture(grid)
    return heatmap.with_flaws(spec, undefined, leaks) if bool((undefined | leaks).any()) else spec


def largest(of: Checked, n: int, head: int) -> tuple[int, int] | None:
    """Return the row and the column of the cell of a head that differs most; None where none differs."""
    bad = of.bad[n, head]
    if of.right is None or not bad.any():
        return None
    off = evidence.difference(of.theirs[n, head], of.right[n, head]).masked_fill(~bad, 0.0)
    return divmod(int(off.argmax()), off.shape[1])


def where(of: Checked, n: int, head: int) -> str:
    """Return a sentence on where a head differs from attention."""
    worst, rows = largest(of, n, head), of.bad[n, head].any(-1)
    if of.right is None or worst is None:
        return words.nowhere(example=n, head=head)
    theirs, right = (_number(each[n, head][worst].item(), ".4g") for each in (of.theirs, of.right))
    said = {"example": n, "head": head, "query": worst[0], "column": worst[1], "shows": of.shows}
    said |= {"rows": int(rows.sum()), "of": len(rows), "listed": ranges(rows.nonzero().flatten().tolist())}
    every = "one" if len(rows) == 1 else bool(rows.all())
    return words.where(**said, all=every, theirs=theirs, right=right)


def legend(of: Checked, n: int, head: int) -> str:
    """Return sentences on the axes of the matrices of a head, and on each kind of mark that they have."""
    if of.shows == "output":
        said = [words.AXES_OF_OUTPUT]
    else:
        said = [words.AXES, *[words.HIDDEN] * bool(of.hidden[n, head].any())]
    if largest(of, n, head):
        said.append(words.MARKED)
    theirs = of.theirs[n, head]
    leaks = of.hidden[n, head] & theirs.isfinite() & (theirs != 0)
    return " ".join(said + [words.LEAKS] * bool(heatmap.single_leaks(leaks)))


def _number(value: float, form: str = ".4f") -> str:
    return words.UNDEFINED if math.isnan(value) else numbers.exact(value, form)


def ranges(places: Sequence[int]) -> str:
    """Return places as runs: 0–3, 7; an ellipsis stands for what is more than six of them."""
    runs = list[list[int]]()
    for place in places:
        if runs and runs[-1][1] == place - 1:
            runs[-1][1] = place
        else:
            runs.append([place, place])
    said = [str(first) if first == last else f"{first}–{last}" for first, last in runs]
    return ", ".join(said[:6] + ["…"] * (len(said) > 6))


def cells(of: Checked, n: int, head: int) -> pd.DataFrame:
    """Return the cells of a head that differ most: query, key or component, right, theirs."""
    assert of.right is not None
    theirs, right, bad = of.theirs[n, head], of.right[n, head], of.bad[n, head]
    off = evidence.difference(theirs, right).masked_fill(~bad, 0.0).flatten()
    order = off.argsort(descending=True, stable=True)[: min(MOST_CELLS, int(bad.sum()))].tolist()
    listed = []
    for at in order:
        row, column = divmod(at, theirs.shape[1])
        listed.append([str(row), str(column), *(_number(each[row, column].item()) for each in (right, theirs))])
    names = ("query", "key" if of.shows == "weights" else "component", "right", "theirs")
    return pd.DataFrame(listed, columns=[words.CELLS[name] for name in names])


def proper(weights: Tensor) -> Tensor:
    """Return which rows are weights, (R,): finite, none negative, sum 1."""
    return weights.isfinite().all(-1) & (weights >= 0).all(-1) & ((weights.sum(-1) - 1).abs() <= PROPER)


def rows(of: Checked, n: int, head: int) -> pd.DataFrame:
    """Return how sharp each row of a head's weights is, the first of them: its sum, effective keys, entropy, largest."""
    weights = of.theirs[n, head][:MOST_ROWS]
    said = zip(
        weights.sum(-1).tolist(),
        proper(weights).tolist(),
        sharpness.effective_keys(weights).tolist(),
        sharpness.entropy(weights).tolist(),
        weights.amax(-1).tolist(),
        strict=True,
    )
    listed = [
        (str(query), _number(total), *(numbers.exact(each) if fine else "–" for each in found))
        for query, (total, fine, *found) in enumerate(said)
    ]
    return pd.DataFrame(listed, columns=[*words.ROWS.values()])


def sharp(of: Checked, n: int, head: int) -> str:
    """Return a sentence on the rows of weights alone: how many are weights, and how sharp these are."""
    weights = of.theirs[n, head]
    fine = proper(weights)
    keys = sharpness.effective_keys(weights[fine])
    ends = {"least": keys.min().item(), "most": keys.max().item()} if len(keys) else {"least": 0.0, "most": 0.0}
    found = "none" if not fine.any() else "all" if fine.all() else "some"
    return words.sharp(found=found, rows=int(fine.sum()), of=len(fine), keys=weights.shape[-1], **ends)


# ---- the verdict in words ----


def headline(verdict: Diagnosis) -> str:
    """Return the verdict in a sentence."""
    if verdict.is_attention:
        return words.attention(scale=numbers.local(verdict.settings["scale"]), mask=_masked(verdict))
    count = len(verdict.explanations)
    mistakes = len(verdict.explanations[0].names) if count else 0
    found = "none" if not count else "several" if count > 1 else "one" if mistakes == 1 else "two"
    return words.wrong(found=found, count=count)


def remark(verdict: Diagnosis) -> str:
    """Return what a verdict leaves open: what isn't checked, what to check by hand, or the mask that was supposed."""
    if verdict.is_attention:
        return words.SCOPE
    if not verdict.explanations:
        return words.NEXT
    return "" if verdict.settings["mask"] == "given" else words.assumed(mask=_masked(verdict))


def _masked(verdict: Diagnosis) -> str:
    return words.MASKS[verdict.settings["mask"].replace(", ", "_")]


def title(name: str) -> str:
    """Return what a mistake is called: as on the page of mistakes, where it is there."""
    return (bugs if name in MISTAKES else words).TITLES[name]


def advice(name: str) -> str:
    """Return what a mistake is and what to do instead."""
    return words.ADVICE[name]


def fits(explanation: Explanation) -> str:
    """Return by how much the numbers differ from attention, and from the mistake made on purpose."""
    before, after = explanation.before, explanation.after
    found = "infinite" if not math.isfinite(before) else "rounding" if after else "exact"
    bugs_made = words.BUGS["one" if len(explanation.names) == 1 else "two"]
    said = {"before": numbers.exact(before, ".3g"), "after": numbers.exact(after, ".3g")}
    return words.fits(found=found, bugs=bugs_made, **said)


def shown_by(name: str) -> Mapping[str, str] | None:
    """Return what a link to the page of mistakes sets to show one; None where that page doesn't have it."""
    return {"mistake": name, "mistake_on": "true"} if name in MISTAKES else None


def guessed(call: Call) -> list[str]:
    """Return sentences on what was guessed of a file."""
    said = [words.renamed(name=name, called=called) for name, called in call.renamed.items()]
    return said + ([words.turned(names=", ".join(call.turned))] if call.turned else [])


def _always(view: View) -> Facts:
    return Facts()


BOARDS = {"lead": board(sentence("lead", _always, "check_your_own.lead"), cost=Cost.LIGHT)}
PAGE = declaration.Page("check_your_own", (), BOARDS, {})
