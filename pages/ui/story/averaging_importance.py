"""The panels of averaging about importance: a row of weights as bars, and what one word has for another, three ways."""

from collections.abc import Sequence

import torch
from torch import Tensor

from attn_core import importance
from pages.ui import charts, distribution, meaning, words
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.story.averaging_pieces import shows
from pages.ui.story.averaging_shown import Shown


def bars_of(shown: Shown, weights: Tensor, seen: Tensor, compared: Tensor, marked: Sequence[int]) -> charts.Spec:
    """Return a row of weights (T,) as bars, cut to the most important keys of all that are compared; the last is marked."""
    keys = importance.most(compared, marked)
    names = [shown.labels[key] for key in keys]
    found = [weights[key].item() if seen[key] else None for key in keys]
    if len(keys) < len(shown.labels):
        names.append(f"{len(shown.labels) - len(keys)} others")
        others = seen.clone()
        others[keys] = False
        found.append(max(weights.sum().item() - weights[keys].sum().item(), 0.0) if others.any() else None)
    said = ["hidden" if weight is None else words.percent(weight) for weight in found]
    return distribution.bars(names, {"now": found}, keys.index(marked[-1]) if marked else None, said, shown.base.dark)


def _rows(shown: Shown) -> dict[str, Tensor]:
    """Return the looking word's weights: the mean of all, random queries and keys, and a wish."""
    looker, _ = shown.pair
    return {
        "mean": shown.open_rungs[0].weights[looker],
        "random": shown.open_rungs[4].weights[looker],
        "wish": shown.wished.weights[looker],
    }


TITLES = {"mean": "the mean: all words alike", "random": "a random query and key", "wish": "a query that looks for it"}


@shows
def importance_of(shown: Shown, kind: str) -> Pieces:
    """Draw one row of weights as bars, the word that matters marked."""
    rows = _rows(shown)
    everything = torch.ones_like(rows[kind], dtype=torch.bool)
    spec = bars_of(shown, rows[kind], everything, torch.stack(list(rows.values())), shown.pair)
    job = meaning.job(shown.base.scene, 0)
    title = f"a query and key of head 1: {job}" if kind == "random" and job else TITLES[kind]
    return [Text(f"importance_{kind}_name", f"**{title}**"), Picture(f"importance_{kind}", spec, title)]


@shows
def importance_in_words(shown: Shown) -> Pieces:
    """Say what the word that matters gets, three ways."""
    rows, (looker, sought) = _rows(shown), shown.pair
    got = {kind: words.percent(row[sought].item()) for kind, row in rows.items()}
    who, what = words.chip("query", shown.labels[looker]), words.chip("key", shown.labels[sought])
    by = "in head 1" if meaning.job(shown.base.scene, 0) else "by chance"
    said = f"{who} gives {what} **{got['mean']}** in the mean, whatever the words say; **{got['random']}** {by}; "
    said += f"**{got['wish']}** once its query asks for what {what} offers. Strength 0 is the mean again."
    return [Text("importance_said", said)]
