"""The second step: the mask as a graph, how messages travel along its edges layer by layer, and one layer's weights."""

from dataclasses import replace

from torch import Tensor

from attn_core import one_query
from attn_core.experiments import mask_graph
from pages.board.panel import panel
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import graphs, heatmap, message_graph
from pages.charts.matrix import RECTS_UP_TO
from pages.panels.masks.mask import name, offered, worked_example
from pages.panels.masks.page_data import PageData, present, sheet
from pages.panels.shared import head_roles
from pages.text.languages import Words
from pages.view.traced_view import steps

words = Words("masks")
deeper = Words("masks_deeper")
MOST_LAYERS = 8  # of the control
shows = panel(present)
shows_layers = panel(present, "mask_rounds")


def _followed(data: PageData) -> tuple[Tensor, str]:
    """Return the mask of the step, and its name."""
    if data.is_set:
        return data.allowed, name(data)
    return data.example(reach=1), words.EXAMPLE_NAMES["window"]


@shows_layers
def messages(data: PageData, count: int) -> Pieces:
    """Draw the mask as a graph, layer by layer, with the messages to the selected word; a click selects a word."""
    (allowed, mask), base = _followed(data), data.base
    paths = mask_graph.on_paths(allowed, count, base.query)
    key = words.messages_key(query=base.name, mask=mask, left_out=message_graph.edges_left_out(allowed, count))
    spec = message_graph.messages(base.queries, allowed, paths, base.query, base.dark)
    return titled("messages", key, spec, words.MESSAGES_ALT, click={"query": "token"}, steps=steps(base))


@shows_layers
def layers_in_words(data: PageData, count: int) -> Pieces:
    allowed, _ = _followed(data)
    reached = mask_graph.after(allowed, count)[data.base.query]
    sentence = words.layers(
        query=data.base.name, count=count, reached=int(reached.sum()), words=len(reached), all_open=bool(allowed.all())
    )
    return [Text("rounds_said", sentence if data.is_set else sentence + words.EXAMPLE)]


@shows_layers
def task(data: PageData, count: int) -> Pieces:
    (allowed, _), last = _followed(data), len(data.base.queries) - 1
    if last < 2:
        return [Task("layers_task", words.MORE_WORDS, "")]
    needed = [arrival or 0 for arrival in mask_graph.arrivals(allowed, last, MOST_LAYERS)]
    most, names = max(needed), data.base.queries
    if not most:
        return [Task("layers_task", words.layers_unreached(last=names[last]), "")]
    first = names[needed.index(most)]
    other = data.base.name if data.base.query != last and count != 1 else ""
    done = (data.base.query, count) == (last, most)
    question = words.layers_task(last=names[last], first=first, other=other, moved=bool(other))
    return [Task("layers_task", question, words.layers_done(last=names[last], first=first, needed=most) * done)]


@panel(worked_example)
def windows(example: str) -> Pieces:
    sets = {words.TWO_BACK: {"mask": "window", "window": 2}, words.CAUSAL: {"mask": "causal"}}
    return [offered("try_windows", sets, example)]


# ---- unfolded: one layer with its weights, and all words at once ----


@shows
def graph(data: PageData) -> Pieces:
    base, weights = data.base, data.trace.heads.weights[data.base.head]
    edges = [(source, target, weights[target, source].item()) for source, target in mask_graph.edges(data.allowed)]
    key = deeper.one_layer_key(mask=name(data), every=len(edges) <= graphs.MOST_EDGES)
    spec = graphs.attention(base.keys, base.queries, edges, base.query, base.dark)
    return titled("mask_graph", key, spec, deeper.ONE_LAYER_ALT, click={"query": "target"}, steps=steps(base))


@shows
def row_in_words(data: PageData) -> Pieces:
    """Say how many edges end at the selected query, and how its weights share out."""
    query, degrees = data.base.query, mask_graph.in_degrees(data.allowed)
    row = one_query.by_head(data.trace, query)[data.base.head]
    sentence = deeper.edges(query=data.base.name, count=degrees[query], keys=len(data.base.keys))
    if row.winner is None:
        return [Text("mask_row", sentence)]
    if row.ties > 1:
        sentence += deeper.equal(every=row.ties == degrees[query], ties=row.ties, share=row.largest)
    else:
        sentence += deeper.most(winner=data.base.keys[row.winner], share=row.largest)
    if 1 < len(degrees) <= RECTS_UP_TO:
        sentence += deeper.degrees(listed=degrees)
    match = head_roles.match(data.base, data.trace)
    return [Text("mask_row", f"{sentence}\n\n{match}" if match else sentence)]


@shows
def roles(data: PageData) -> Pieces:
    """State the roles of the heads."""
    return [Text("roles", head_roles.summary(data.base))]


@shows_layers
def reached(data: PageData, count: int) -> Pieces:
    """Draw whose information has reached whom after some layers; a click follows its row."""
    allowed, mask = _followed(data)
    seen = mask_graph.after(allowed, count)
    cells = replace(sheet(data, seen.float()[None]), hidden=~seen, winners=[None])
    spec = heatmap.one_head(cells, 0, True)
    key = deeper.reached_key(count=count, mask=mask)
    return titled("rounds", key, spec, deeper.REACHED_ALT, click={"query": "y"}, steps=steps(data.base))
