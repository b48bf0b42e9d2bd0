"""Averaging, one word attends to another: its weights beside the weights of the mean and of a head."""

import torch
from torch import Tensor

from attn_core.sources.features import spelling
from pages.board.panel import panel
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import templates
from pages.panels.averaging import rows
from pages.panels.averaging.page_data import PageData, following, open_rungs
from pages.panels.shared import head_roles
from pages.text import numbers
from pages.text.languages import Words
from pages.view.traced_view import arrow_keys

words, deeper = Words("averaging"), Words("averaging_deeper")
CHOSEN = 0.9  # of a row's weight
HIGH = 260  # pixels of the picture

looks = panel(following("looker", "sought", "pull"))


def _weights(data: PageData) -> dict[str, Tensor]:
    """Return the weights of the word that asks, (T,) each: in the mean, by W_Q and W_K, and when it asks for the other."""
    mean, *_, drawn = open_rungs(data.base)
    by_kind = {"mean": mean, "random": drawn, "wish": data.looking}
    return {kind: source.weights[data.own.looker] for kind, source in by_kind.items()}


def _alike(data: PageData) -> Tensor:
    """Return which words are spelled as the one that is asked for, (T,)."""
    spelt = [spelling(word) for word in data.base.scene.words]
    return torch.tensor([word == spelt[data.own.sought] for word in spelt])


def _job(data: PageData) -> str:
    """Return the role of the first head, or its source; "" if it is drawn, or has no role that is known."""
    return deeper.EXAMPLES_JOB if data.base.scene.example else head_roles.role(data.base.scene, 0)


@looks
def importance_of(data: PageData, kind: str) -> Pieces:
    """Draw one row of weights as bars, the word that is asked for marked; a click on a bar asks for its word."""
    weights, own = _weights(data), data.own
    everything = torch.ones_like(weights[kind], dtype=torch.bool)
    spec = rows.bars(data.base, weights[kind], everything, torch.stack([*weights.values()]), (own.looker, own.sought))
    if kind == "wish":
        spec = {**(_with_mean(spec, len(data.labels)) if own.pull else spec), "height": HIGH}
    in_head = deeper.in_head(job=_job(data), drawn=data.base.scene.origin.is_drawn)
    titles = {"mean": f"**{deeper.OTHERS['mean']}**", "random": f"**{in_head}**"}
    title = titles.get(kind) or words.choice_picture(pull=own.pull)
    steps = arrow_keys("sought", len(data.labels))
    return titled(f"importance_{kind}", title, spec, words.choice_alt(kind=kind), click={"sought": "position"}, steps=steps)


def _with_mean(spec: templates.Spec, count: int) -> templates.Spec:
    """Return one bar per word with a line at the mean's weight; the last bar may stand for several words."""
    bars = spec["datasets"]["bars"]
    others = count - sum(position is not None for position in bars["position"])
    means = [(others if position is None else 1) / count for position in bars["position"]]
    named = zip(bars["label"], bars["now"], means, strict=True)
    tips = [words.choice_tip(label=label, weight=weight, mean=mean) for label, weight, mean in named]
    return templates.with_column(spec, "bars", warm=means, tip=tips)


@looks
def importance_in_words(data: PageData) -> Pieces:
    own, weights = data.own, _weights(data)
    mean, wish = (row[own.sought].item() for row in (weights["mean"], weights["wish"]))
    alike, query, key = int(_alike(data).sum()), data.labels[own.looker], data.labels[own.sought]
    share = _share(wish) if own.pull else numbers.percent(wish)
    sentence = words.choice(query=query, key=key, mean=mean, share=share, pull=own.pull, alike=alike)
    return [Text("importance_said", sentence)]


def _share(weight: float) -> str:
    """Return a weight so that it and all other weights add up as they are printed."""
    return numbers.percents([weight, 1 - weight])[0][0]


@looks
def others_in_words(data: PageData) -> Pieces:
    own, weights = data.own, _weights(data)
    mean, drawn = (row[own.sought].item() for row in (weights["mean"], weights["random"]))
    query, key = data.labels[own.looker], data.labels[own.sought]
    sentence = deeper.other_weights(query=query, key=key, mean=mean, drawn=drawn, by_chance=data.base.scene.origin.is_drawn)
    return [Text("others_said", sentence)]


@panel(following())
def roles(data: PageData) -> Pieces:
    """State the roles of the heads, where one of them is drawn."""
    return [Text("roles", head_roles.summary(data.base))]


@looks
def choice_task(data: PageData) -> Pieces:
    own, count = data.own, len(data.labels)
    share = _weights(data)["wish"][_alike(data)].sum().item()
    query, key = data.labels[own.looker], data.labels[own.sought]
    done = words.choice_done(query=query, key=key, share=_share(share)) * (share >= CHOSEN and count > 1)
    return [Task("choice_task", words.choice_task(query=query, key=key, words=count), done)]
