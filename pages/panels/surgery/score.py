"""The score of the selected query and key with the operations, and what becomes of the row without its arrow."""

from attn_core.models import spelling
from attn_core.models.one_score import OneScore, take_apart
from attn_core.models.operations import Operation
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Text
from pages.panels.shared import model_score
from pages.panels.surgery.page_data import Scanned, SurgeryData, given, turned, without_each_arrow
from pages.text import numbers
from pages.text.languages import Words

words = Words("model_scores")


@panel(given, "key")
def why(scanned: tuple[SurgeryData | None, Scanned], key: int) -> Pieces:
    """Take the score apart, and say what cutting its arrow does, which a button offers."""
    data, by = scanned
    if data is None:
        return []
    key = data.within(key)
    one = take_apart(data.now, data.layer, data.head, data.query, key)
    pair = data.labels[data.query], data.labels[key]
    drawn = model_score.pieces(one, (data.layer, data.head), pair, data.labels, data.dark)
    cut = Operation("cut", data.layer, data.head, query=data.query, key=key)
    if one.patched:  # a cut would change nothing
        return drawn
    if one.hidden:
        return [*drawn, *([_button(words.RESTORE, data, cut)] if cut in data.done else [])]
    shares = without_each_arrow(by, data.expected, data.layer, data.head, data.query)
    return [*drawn, Text("remaining", _remaining(data, one, float(shares[key]))), _button(words.CUT, data, cut)]


def _remaining(data: SurgeryData, one: OneScore, share: float) -> str:
    weights = tuple(words.given(key=data.labels[key], share=weight) for key, weight in one.takes_over(model_score.LISTED))
    word, now = data.name(data.expected), float(data.now.merged[data.expected])
    return words.remaining(weights=weights, word=word, before=now, after=share, moves=numbers.direction(now, share))


def _button(label: str, data: SurgeryData, cut: Operation) -> Buttons:
    possible = cut in data.done or len(data.spelled) < spelling.MOST
    return Buttons("why_cut", "", {label: {"operations": turned(data.spelled, cut)} if possible else None})
