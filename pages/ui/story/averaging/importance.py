"""The panels of averaging about importance: what one word has for another, in the mean, by chance, and where it asks."""

import torch
from torch import Tensor

from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.story.averaging import rows
from pages.ui.story.averaging.page_data import PageData, following, open_rungs
from pages.ui.text import head_roles, markdown, numbers
from pages.ui.traced_view import arrow_keys

TITLES = {"mean": "the mean: all words alike", "random": "a random query and key", "wish": "a query that looks for it"}

looks = panel(following("looker", "sought", "pull"))


def _weights(data: PageData) -> dict[str, Tensor]:
    """Return the looking word's weights, (T,) each, under the names of TITLES."""
    mean, *_, drawn = open_rungs(data.base)
    by_kind = {"mean": mean, "random": drawn, "wish": data.looking}
    return {kind: source.weights[data.own.looker] for kind, source in by_kind.items()}


@looks
def importance_of(data: PageData, kind: str) -> Pieces:
    """Draw one row of weights as bars, the word that matters marked; a click on a bar makes its word the one that does."""
    weights, own = _weights(data), data.own
    everything = torch.ones_like(weights[kind], dtype=torch.bool)
    spec = rows.bars(data.base, weights[kind], everything, torch.stack([*weights.values()]), (own.looker, own.sought))
    job = head_roles.role(data.base.scene, 0)
    title = f"a query and key of head 1: {job}" if kind == "random" and job else TITLES[kind]
    steps = arrow_keys("sought", len(data.labels))
    return titled(f"importance_{kind}", f"**{title}**", spec, title, click={"sought": "position"}, steps=steps)


@looks
def importance_in_words(data: PageData) -> Pieces:
    """Say what the word that matters gets, three ways."""
    own = data.own
    shares = {kind: f"**{numbers.percent(row[own.sought].item())}**" for kind, row in _weights(data).items()}
    query, key = markdown.chip("query", data.labels[own.looker]), markdown.chip("key", data.labels[own.sought])
    drawn = "in head 1" if head_roles.role(data.base.scene, 0) else "by chance"
    words = f"{query} gives {key} {shares['mean']} in the mean, whatever the words say; {shares['random']} {drawn}; "
    words += f"{shares['wish']} once its query asks for what {key} offers. Strength 0 is the mean again."
    return [Text("importance_said", words)]
