"""The arrows of the selected row that the expected word needs most, in the ten heads that it needs most."""

from typing import NamedTuple

from attn_core.cache import remember
from attn_core.models import scans
from attn_core.models.growing import Growing
from attn_core.models.operations import Operation
from attn_core.models.scans import Arrow
from pages.board.panel import panel
from pages.board.pieces import Pieces, Table, Text
from pages.panels.surgery.page_data import ALIKE, Scanned, SurgeryData, arrows_of_heads, each_head, given, turned
from pages.text import numbers
from pages.text.languages import Words
from pages.view.settings import View

words = Words("surgery_arrows")
HEADS, ARROWS = 10, 8  # heads whose arrows are cut one by one, and arrows that are listed


class Found(NamedTuple):
    """What the page shows, and the arrows without which the word is least likely; None while they are looked for."""

    data: SurgeryData
    arrows: tuple[Arrow, ...] | None


def _found(view: View) -> Found | None:
    data, by = given(view)
    if data is None:
        return None
    return Found(data, None if unfinished(view) else _ranked(by, data.expected, data.query))


def unfinished(view: View) -> bool:
    """Go on with the scans of all heads and of their arrows, and return whether there is more to do."""
    data, by = given(view)
    if data is None:
        return False
    heads = each_head(by, data.expected, "off")
    heads.go_on()
    if not heads.is_complete:
        return True
    arrows = _arrows(by, data.expected, data.query)
    arrows.go_on()
    return not arrows.is_complete


def _needed(by: Scanned, word: int) -> tuple[tuple[int, int], ...]:
    return tuple(scans.needed(each_head(by, word, "off").go_on().shares, HEADS))


def _arrows(by: Scanned, word: int, query: int) -> Growing:
    return arrows_of_heads(by, word, query, _needed(by, word))


@remember
def _ranked(by: Scanned, word: int, query: int) -> tuple[Arrow, ...]:
    shares = _arrows(by, word, query).go_on().shares
    return tuple(scans.ranked(shares, _needed(by, word), query, ARROWS))


@panel(_found, resting=True)
def ten_heads(found: Found) -> Pieces:
    """List the arrows, the one without which the word is least likely first; a click selects an arrow and cuts it."""
    data, arrows = found
    if arrows is None:
        return [Text("ten_heads_name", words.LOOKED_FOR)]
    word, now = data.name(data.expected), float(data.now.merged[data.expected])
    title = words.title(
        query=data.labels[data.query], word=word, heads=min(HEADS, data.now.model.layers * data.now.model.heads)
    )
    rows = [_row(data, arrow) for arrow in arrows]
    sets = [_sets(data, arrow) for arrow in arrows]
    first = arrows[0]
    if now - first.probability > ALIKE:
        pair = data.labels[first.query], data.labels[first.key]
        said = words.needed(
            word=word, query=pair[0], key=pair[1], layer=first.layer, head=first.head, now=now, cut=first.probability
        )
    else:
        said = words.not_needed(word=word, least=first.probability)
    table = Table("ten_heads", tuple(words.HEADER.values()), rows, sets=sets)
    return [Text("ten_heads_name", title), Text("ten_heads_words", said), table]


def _row(data: SurgeryData, arrow: Arrow) -> tuple[str, str, str]:
    weight = float(data.now.heads(arrow.layer)[arrow.head].weights[0, arrow.query, arrow.key])
    name = words.arrow(query=data.labels[arrow.query], key=data.labels[arrow.key], layer=arrow.layer, head=arrow.head)
    return name, numbers.percent(weight), numbers.percent(arrow.probability)


def _sets(data: SurgeryData, arrow: Arrow) -> dict[str, object]:
    """Return what selects an arrow and cuts it, or leaves it cut."""
    place = {"layer": arrow.layer, "head": arrow.head, "key": arrow.key}
    cut = Operation("cut", arrow.layer, arrow.head, query=arrow.query, key=arrow.key)
    return place if cut in data.done else {**place, "operations": turned(data.spelled, cut)}
