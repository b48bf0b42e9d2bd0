"""Pairs of a query and a key to select, notices about rejected settings, and how its numbers were checked."""

from attn_core import comparison, tokens, torch_agreement
from attn_core.attention import tied
from attn_core.projections import one_head
from attn_core.sources import SOURCES
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Text
from pages.panels.query_key_value.page_data import PageData, present_head, shows
from pages.panels.shared import selected_row
from pages.text import markdown
from pages.text.languages import Words, remember
from pages.view.settings import MAX_TOKENS, View

words = Words("query_key_value_pairs")


@remember
def split(text: str, kind: str) -> tuple[str, ...]:
    """Return the tokens of a text that the page reads."""
    return tuple(tokens.split(text, kind)[:MAX_TOKENS])


def notices(view: View) -> list[str]:
    """Return notices about rejected settings of this page."""
    head = present_head(view)
    return [words.outside(count=head.ignored)] if head and head.ignored else []


@shows
def key_name(data: PageData) -> Pieces:
    """Say which words are selected, below the slider that counts them."""
    return [Text("key_name", words.key_name(query=data.pair[0], key=data.pair[1]))]


@shows
def pair(data: PageData) -> Pieces:
    """Offer the pair the other way round, if a key can ask, as across two sentences it can't, and the best key."""
    swapped = None if data.cross else {"query": data.key, "key": data.query}
    best = tied(data.own.trace.masked[data.query])
    best = {"key": int(best.int().argmax())} if best.any() else None
    return [Buttons("pair", "", {words.SWAP: swapped, words.BEST: best})]


@panel(lambda view: view.text, "tokens")
def sources(text: str, kind: str) -> Pieces:
    """Offer projections from every source, each with a pair of words that illustrates them, if there is one."""
    changes = {}
    for source, label in words.SOURCES.items():
        listed = split(text, "character" if SOURCES[source].letters else kind)
        pair = one_head.example_pair(source, listed) or ()
        changes[label] = {"projections": source, **dict(zip(("query", "key"), pair, strict=False))}
    return [Buttons("sources", words.SOURCES_LEAD, changes)]


@shows
def verified(data: PageData) -> Pieces:
    """Say whether torch agrees, whether a score is the sum of its products, and under which settings."""
    scene, product = data.head.scene, one_head.product(data.own, data.query, data.key)
    torch_says = selected_row.agreement(*torch_agreement.with_torch(data.own.whole, scene.allowed(), scene.config()))
    apart = comparison.largest(product.running[-1], data.own.trace.scores[data.query, data.key])
    adds_up = markdown.badge(apart <= 1e-3, words.SUM_VERIFIED, apart)
    return [Text("verified", f"{torch_says}\n\n{adds_up}\n\n{selected_row.settings(data.view)}")]
