"""The third step on heads: each head's contribution to the selected word's output, with W_O and without."""

import torch

from attn_core.experiments import combining_heads
from attn_core.scene import Scene
from pages.board.panel import panel
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import matrix
from pages.panels.heads.page_data import PageData, following, inputs, layers_words, words
from pages.text import feature_names, numbers

WORD = "word "  # how a feature begins that says which word it is
PAIR = 2  # heads
SAID_AS_0 = 0.0005  # below it, a number is said as 0.000
LEAST, LINE = 240, 34  # pixels of the picture, at least, and of each of its rows

present = following("mix_heads")
shows = panel(present)


def added_by_heads(data: PageData) -> torch.Tensor:
    """Return each head's contribution to the selected word's output, (H, D)."""
    wo = inputs(data.base.scene)[1].wo if data.own.mix_heads else None
    return combining_heads.head_shares(data.base.seen.trace, wo)[:, data.base.query]


@shows
def shares(data: PageData) -> Pieces:
    """Draw each head's contribution to the selected word's output, with W_O or without."""
    scene, mixed, added = data.base.scene, data.own.mix_heads, added_by_heads(data)
    count, kept = len(added), drawn_columns(scene, mixed, added)
    rows = [*(words.head(number=h, role="") for h in range(count)), layers_words.SUM]
    look = {"bands": () if mixed else data.bands(scene.head_size, scene.heads), "strong": [count]}
    names = feature_names.of_x(scene) if mixed else feature_names.of_all_heads(scene, "v")
    if names or mixed:
        look["columns"] = [names[column] if names else str(column) for column in kept]
    values = torch.cat([added, added.sum(0)[None]])[:, kept]
    marks = [matrix.row("output", count, values)]
    grid = data.grid(values, rows=rows, height=max(LEAST, LINE * len(rows)), limit=data.end, marks=marks, **look)
    title = layers_words.mixed_key(query=data.base.name, mixed=mixed, some=len(kept) < added.shape[1])
    return titled("shares", title, matrix.picture(grid), layers_words.MIXED_ALT)


def drawn_columns(scene: Scene, mixed: bool, added: torch.Tensor) -> list[int]:
    """Return the columns to draw: with named features the nonzero ones, else all."""
    used = added.any(0).nonzero().flatten().tolist() if scene.named and mixed else []
    return used or list(range(added.shape[1]))


@shows
def in_words(data: PageData) -> Pieces:
    """State each head's contribution to one column of the output."""
    scene, mixed, added = data.base.scene, data.own.mix_heads, added_by_heads(data)
    output = added.sum(0)
    column = _spoken_of(scene, mixed, output)
    sources = (added[:, column].abs() >= SAID_AS_0).nonzero().flatten().tolist()
    size = numbers.shape(inputs(scene)[1].wo.shape)
    terms = " ".join(numbers.exact(share, "+.3f") for share in added[:, column].tolist())
    feature = _feature(scene, mixed, column)
    total = layers_words.contributions(
        mixed=mixed,
        size=size,
        named=bool(feature),
        feature=feature.removeprefix(WORD),
        column=column,
        query=data.base.name,
        sources=_amount(len(sources), len(added)),
        heads=sources or [""],
        count=len(added),
        sum=f"{terms} = {numbers.exact(output[column].item(), '+.3f')}",
    )
    features = f" {layers_words.FEATURES}" * bool(mixed and scene.named)
    return [Text("shares_said", total + features)]


def _amount(some: int, count: int) -> str:
    """Return how many of the heads contribute, as the sentence chooses by it."""
    if some == count > 1:
        return "both" if count == PAIR else "all"
    return {0: "none_of_them", 1: "one"}.get(some, "some")


def _spoken_of(scene: Scene, mixed: bool, output: torch.Tensor) -> int:
    """Return the largest column that stands for a word, the first one where columns have no names."""
    columns = [column for column in range(len(output)) if _feature(scene, mixed, column).startswith(WORD)]
    return max(columns, key=lambda column: output[column].item(), default=0)


def _feature(scene: Scene, mixed: bool, column: int) -> str:
    """Return the feature of a column of the output, "" if it has no name."""
    named = scene.named
    if not named:
        return ""
    name = named.features[column] if mixed else named.value_features[column % scene.head_size]
    return name if name.startswith(WORD) else feature_names.named(name)


@shows
def task(data: PageData) -> Pieces:
    scene = data.base.scene
    happened = layers_words.mix_happened(heads=scene.heads, width=scene.heads * scene.head_size)
    return [Task("mix_task", layers_words.MIX_TASK, "" if data.own.mix_heads else happened)]
