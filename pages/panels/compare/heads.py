"""The step on W_O with a pinned view: each head's contribution to one word's output, in A, in B, and B − A."""

from typing import NamedTuple

import torch

from pages.board.layout import Board, row
from pages.board.panel import panel
from pages.board.pieces import Pieces
from pages.panels.compare import pinned, tables
from pages.panels.compare.bar import bar
from pages.panels.heads.mixing import LEAST, LINE, added_by_heads, drawn_columns, present
from pages.panels.heads.page_data import PageData
from pages.text import feature_names
from pages.text.languages import Words
from pages.view.settings import View

words, of_heads, layers = Words("compare"), Words("heads"), Words("heads_layers")


def names(data: PageData) -> list[str]:
    """Return the labels of the output's columns: features, or positions if they have no names."""
    scene, mixed = data.base.scene, data.own.mix_heads
    named = feature_names.of_x(scene) if mixed else feature_names.of_all_heads(scene, "v")
    return list(named) or [str(i) for i in range(scene.d_model if mixed else scene.heads * scene.head_size)]


def _stands_for(data: PageData) -> tuple[object, ...]:
    """Return the meaning of the columns: with designed heads, W_O turns value features into other features."""
    scene, mixed = data.base.scene, data.own.mix_heads
    named = scene.named
    if not named:
        return (len(names(data)),)
    return (mixed, *(named.features if mixed else named.value_features), scene.heads)


class Pair(NamedTuple):
    """A and B, each as the page shows it."""

    a: PageData
    b: PageData

    @property
    def why(self) -> str:
        """Reason for a missing B − A, "" if there is one: it needs the same word, number of heads and columns."""
        (a, b), (of_a, of_b) = self, map(names, self)
        word = tuple(data.base.scene.words[data.base.query] for data in self)
        if word[0] != word[1]:
            return words.other_query(a=word[0], b=word[1])
        if a.base.scene.heads != b.base.scene.heads:
            return words.other_rows(a=a.base.scene.heads, b=b.base.scene.heads)
        return words.other_columns(a=len(of_a), b=len(of_b)) if _stands_for(a) != _stands_for(b) else ""


def pair(view: View) -> Pair | None:
    """Return both views; None where none is pinned, or one has no words."""
    other, b = pinned.pinned(view, "heads"), present(view)
    a = other and present(other)
    return Pair(a, b) if a and b else None


shows = panel(pair)


def _tables(both: Pair) -> tables.Tables:
    shares, labels, why = [added_by_heads(data) for data in both], list(map(names, both)), both.why
    kept = [drawn_columns(data.base.scene, data.own.mix_heads, each) for data, each in zip(both, shares, strict=True)]
    if not why:
        kept = [sorted({*kept[0], *kept[1]})] * 2  # the same columns on both sides
    values = tuple(torch.cat([each, each.sum(0)[None]])[:, keep] for each, keep in zip(shares, kept, strict=True))
    rows = tuple([*(of_heads.head(number=h, role="") for h in range(len(each))), layers.SUM] for each in shares)
    return tables.Tables(
        values,
        rows,
        tuple([each[column] for column in keep] for each, keep in zip(labels, kept, strict=True)),
        limit=max(data.end for data in both),
        about=tuple(words.mixed(with_wo=data.own.mix_heads) for data in both),
        picture=words.SHARES,
        why=why,
        dark=both.b.base.dark,
        height=max(LEAST, LINE * max(len(each) + 1 for each in shares)),
        outlined=tuple(map(len, shares)),
        role="output",
        numbers=False,
    )


@shows
def shares(both: Pair, side: str) -> Pieces:
    return tables.pictures(_tables(both), side)


@shows
def in_words(both: Pair) -> Pieces:
    return tables.in_words(_tables(both))


def instead(usual: Board) -> Board:
    """Return the board of the step's picture, or, while a view is pinned, both and their difference."""
    return pinned.instead(usual, bar("heads"), row(*map(shares, pinned.SIDES)), in_words())
