"""What stands first on the page on query, key and value: its notices, the selected pair, and other pairs to select."""

from attn_core.projections import one_head, trained
from attn_core.projections.sources import SOURCES
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Pieces, Text
from pages.ui.link import View
from pages.ui.story.query_key_value.page_data import PageData, present_head, shows, split, traced
from pages.ui.text import numbers, selected_row

BUTTONS = {  # source of the projections → what its button is called
    "random": "A random draw",
    "previous": "The word before",
    "same": "The same word",
    "first": "The first word",
    "initial": "The same first letter",
    "vowel": "A vowel looks for consonants",
    "learned": "Learned (step 6)",
}


def notices(view: View) -> list[str]:
    """Return what of this page's own settings was not taken as it stands."""
    base, head = traced(view), present_head(view)
    sentences = []
    if not base.blank and not trained.is_trainable(split(view.text, "character")):
        sentences.append("A head learns from a vowel and a consonant (step 6): the sentence has no such pair yet.")
    if head is not None and head.ignored:
        sentences.append(f"{head.ignored} of the numbers in edits lie beyond these projections; they wait there.")
    own_head = view.maps in SOURCES and view.maps != "random"
    if own_head and view.kind == "cross":
        sentences.append("Designed and learned projections read one sentence: shown as self-attention.")
    if own_head and min(view.head, view.heads - 1) > 0:
        sentences.append("Designed and learned projections are one head on this page: Head changes nothing here.")
    return sentences


@shows
def lead(data: PageData) -> Pieces:
    trace, at = data.own.trace, (data.query, data.key)
    weight = f"weight **{numbers.percent(trace.weights[at].item())}**"
    if trace.masked[at].isneginf():
        weight = "**hidden** by the mask"
    score = numbers.decimal(trace.scores[at].item(), sign=True)
    pair = f"{data.query_chip} asks, {data.key_chip} answers: score **{score}**, {weight}. :gray[{data.role}]"
    settings = selected_row.settings(data.view.but(heads=data.head.scene.heads))
    return [Text("lead", f"{pair}\n\n{settings}")]


@shows
def pair(data: PageData) -> Pieces:
    """Offer the pair the other way round, if a key can ask, as across two sentences it can't, and the best key."""
    swapped = None if data.cross else {"query": data.key, "key": data.query}
    weights = data.own.trace.weights[data.query]
    best = {"key": int(weights.argmax())} if weights.any() else None
    return [Buttons("pair", "the pair", {"Swap query and key": swapped, "Best key": best})]


@panel(lambda view: view.text, "tokens")
def sources(text: str, kind: str) -> Pieces:
    """Offer projections from every source, each with a pair of words that shows what they do, where there is one."""
    changes = {}
    for source, label in BUTTONS.items():
        words = split(text, "character" if SOURCES[source].letters else kind)
        pair = one_head.example_pair(source, words) or ()
        changes[label] = {"maps": source, **dict(zip(("query", "key"), pair, strict=False))}
    return [Buttons("sources", "projections from", changes)]
