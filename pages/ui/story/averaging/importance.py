"""The panels of averaging about importance: a row of weights as bars, and what one word has for another, three ways."""

from collections.abc import Sequence

import torch
from torch import Tensor

from attn_core.experiments import word_importance
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import row_sharpness, templates
from pages.ui.story.averaging.rung_data import Wish, open_rungs, wish
from pages.ui.text import head_roles, markdown, numbers


def bars_of(
    base: traced_view.TracedView, weights: Tensor, seen: Tensor, compared: Tensor, marked: Sequence[int]
) -> templates.Spec:
    """Return a row of weights (T,) as bars, cut to the most important keys of all that are compared; the last is marked.

    A bar's column "position" is its key's, None where it is several.
    """
    keys = word_importance.most(compared, marked)
    names, positions = [base.queries[key] for key in keys], [*keys]
    found = [weights[key].item() if seen[key] else None for key in keys]
    if len(keys) < len(base.queries):
        names.append(f"{len(base.queries) - len(keys)} others")
        positions.append(None)
        others = seen.clone()
        others[keys] = False
        found.append(max(weights.sum().item() - weights[keys].sum().item(), 0.0) if others.any() else None)
    said = ["hidden" if weight is None else numbers.percent(weight) for weight in found]
    spec = row_sharpness.bars(names, {"now": found}, keys.index(marked[-1]) if marked else None, said, base.dark)
    return templates.with_column(spec, "bars", position=positions)


def _rows(wish: Wish) -> dict[str, Tensor]:
    """Return the looking word's weights: the mean of all, random queries and keys, and a wish."""
    rungs = open_rungs(wish.base)
    return {
        "mean": rungs[0].weights[wish.looker],
        "random": rungs[4].weights[wish.looker],
        "wish": wish.trace.weights[wish.looker],
    }


TITLES = {"mean": "the mean: all words alike", "random": "a random query and key", "wish": "a query that looks for it"}


@panel(wish)
def importance_of(wish: Wish, kind: str) -> Pieces:
    """Draw one row of weights as bars, the word that matters marked; a click on a bar makes its word the one that does."""
    rows, base = _rows(wish), wish.base
    everything = torch.ones_like(rows[kind], dtype=torch.bool)
    spec = bars_of(base, rows[kind], everything, torch.stack(list(rows.values())), (wish.looker, wish.sought))
    job = head_roles.job(base.scene, 0)
    title = f"a query and key of head 1: {job}" if kind == "random" and job else TITLES[kind]
    slot, last = f"importance_{kind}", len(base.queries) - 1
    steps = {"ArrowUp": ("sought", -1, 0, last), "ArrowDown": ("sought", 1, 0, last)}
    return [Text(f"{slot}_name", f"**{title}**"), Picture(slot, spec, title, click={"sought": "position"}, steps=steps)]


@panel(wish)
def importance_in_words(wish: Wish) -> Pieces:
    """Say what the word that matters gets, three ways."""
    got = {kind: numbers.percent(row[wish.sought].item()) for kind, row in _rows(wish).items()}
    names, drawn = wish.base.queries, not head_roles.job(wish.base.scene, 0)
    who, what = markdown.chip("query", names[wish.looker]), markdown.chip("key", names[wish.sought])
    said = f"{who} gives {what} **{got['mean']}** in the mean, whatever the words say; "
    said += f"**{got['random']}** {'by chance' if drawn else 'in head 1'}; "
    said += f"**{got['wish']}** once its query asks for what {what} offers. Strength 0 is the mean again."
    return [Text("importance_said", said)]
