"""How the selected row shares its attention in A, in B, and B − A: bars of the same keys, and how sharp each row is."""

import torch

from attn_core import one_query, view_differences
from attn_core.one_query import Row
from pages.board.pieces import Pieces, Text, titled
from pages.charts import difference, row_bars
from pages.panels.compare import change_words
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.view.traced_view import TracedView

words, explore = Words("compare"), Words("explore")
LEAST = 0.001  # of a weight: the least change that is stated


def picture(a: TracedView, b: TracedView, side: str, why: str) -> Pieces:
    """Draw the bars of A, of B, or B − A; where words differ each has its own keys.

    why: why there is no B − A, "" where there is one
    """
    if side == "change":
        return _change(a, b, why)
    traced = a if side == "a" else b
    weights = torch.stack([a.row.weights, b.row.weights]) if not why else traced.row.weights
    keys = one_query.keys_to_draw(weights)
    shares, rest = _shares(traced.row, keys)
    labels = [traced.keys[key] for key in keys] + [explore.others(count=rest)] * bool(rest)
    said = [explore.HIDDEN if share is None else numbers.percent(share) for share in shares]
    winner = keys.index(traced.row.leader) if traced.row.leader in keys else None
    spec = row_bars.weights(labels, {"now": shares}, winner, said, traced.dark)
    listed = ", ".join(f"{label} {share}" for label, share in zip(labels, said, strict=True))
    about = words.sharpness(
        largest=numbers.percent(traced.row.largest),
        effective=traced.row.effective,
        named=a.name != b.name,
        name=traced.name,
    )
    alt = words.alt(side=side, picture=listed, moved="")
    return titled(f"focus_{side}", words.title_about(side=side, about=about), spec, alt)


def _shares(row: Row, keys: list[int]) -> tuple[list[float | None], int]:
    """Return the weights of these keys, None where hidden, the sum of all others last, and how many others there are."""
    rest = torch.ones_like(row.visible)
    rest[keys] = False
    others = int(rest.sum())
    shares = [row.weights[key].item() if row.visible[key] else None for key in keys]
    together = row.weights[rest].sum().item() if bool(row.visible[rest].any()) else None
    return shares + [together] * bool(others), others


def _change(a: TracedView, b: TracedView, why: str) -> Pieces:
    if why:
        return [Text("focus_change_name", words.title(side="change")), Text("focus_change", why)]
    keys = one_query.keys_to_draw(torch.stack([a.row.weights, b.row.weights]))
    (before, rest), (after, _) = _shares(a.row, keys), _shares(b.row, keys)
    pairs = list(zip(before, after, strict=True))
    changes = [None if None in pair else pair[1] - pair[0] for pair in pairs]
    notes = [_note(*pair) for pair in pairs]
    labels = [b.keys[key] for key in keys] + [explore.others(count=rest)] * bool(rest)
    listed = ", ".join(f"{label} {note}" for label, note in zip(labels, notes, strict=True))
    spec = difference.bars(labels, changes, notes, b.dark)
    return titled(
        "focus_change",
        words.title_about(side="change", about=words.IN_POINTS),
        spec,
        words.alt(side="change", picture=listed, moved=""),
    )


def _note(before: float | None, after: float | None) -> str:
    if before is not None and after is not None:
        return change_words.points(before, after)
    return words.HIDDEN["both" if before is after else "a" if before is None else "b"]


def in_words(a: TracedView, b: TracedView, why: str) -> Pieces:
    """Say how the largest weight and the effective keys moved, and, of the same words, the weight that moved most."""
    entries = [
        words.entry(name=words.LARGEST, change=change_words.share(a.row.largest, b.row.largest)),
        words.entry(name=words.EFFECTIVE, change=change_words.number(a.row.effective, b.row.effective, 1)),
    ]
    if not why:
        apart = view_differences.subtract(a.row.weights, b.row.weights, ~a.row.visible, ~b.row.visible)
        largest = view_differences.largest(a.row.weights, b.row.weights, apart, 1, LEAST)
        names = markdown.plain(b.name), [markdown.plain(key) for key in b.keys]
        for (key,), before, after in largest.moved:
            entries.append(
                words.entry(name=words.pair(query=names[0], key=names[1][key]), change=change_words.share(before, after))
            )
    return [Text("focus_words", words.three(entries=entries))]
