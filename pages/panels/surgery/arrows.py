"""The arrows of the selected row that the expected word needs most, in the ten heads that it needs most."""

from attn_core.models.operations import Operation
from attn_core.models.scans import Arrow
from pages.board.panel import panel
from pages.board.pieces import Pieces, Table, Text
from pages.panels.surgery.page_data import ALIKE, HEADS, Scanned, SurgeryData, given, needed_arrows, turned
from pages.text import numbers
from pages.text.languages import Words

words = Words("surgery_arrows")


@panel(given, resting=True)
def ten_heads(scanned: tuple[SurgeryData | None, Scanned]) -> Pieces:
    """List the arrows, the one without which the word is least likely first; a click selects an arrow and cuts it."""
    data, by = scanned
    if data is None:
        return []
    arrows = needed_arrows(by, data.expected, data.query)
    word, now = data.name(data.expected), float(data.now.merged[data.expected])
    title = words.title(data.labels[data.query], word, min(HEADS, data.now.model.layers * data.now.model.heads))
    rows = [_row(data, arrow) for arrow in arrows]
    sets = [_sets(data, arrow) for arrow in arrows]
    first = arrows[0]
    if now - first.probability > ALIKE:
        pair = data.labels[first.query], data.labels[first.key]
        said = words.needed(pair, (first.layer, first.head), word, now, first.probability)
    else:
        said = words.not_needed(word, first.probability)
    return [Text("ten_heads_name", title), Text("ten_heads_words", said), Table("ten_heads", words.HEADER, rows, sets=sets)]


def _row(data: SurgeryData, arrow: Arrow) -> tuple[str, str, str]:
    weight = float(data.now.heads(arrow.layer)[arrow.head].weights[0, arrow.query, arrow.key])
    name = words.arrow(data.labels[arrow.query], data.labels[arrow.key], arrow.layer, arrow.head)
    return name, numbers.percent(weight), numbers.percent(arrow.probability)


def _sets(data: SurgeryData, arrow: Arrow) -> dict[str, object]:
    """Return what selects an arrow and cuts it, or leaves it cut."""
    place = {"layer": arrow.layer, "head": arrow.head, "key": arrow.key}
    cut = Operation("cut", arrow.layer, arrow.head, query=arrow.query, key=arrow.key)
    return place if cut in data.done else {**place, "operations": turned(data.spelled, cut)}
