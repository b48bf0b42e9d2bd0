"""Activation patching: the expected word's probability with each head taken from the run on a second sentence."""

from attn_core.models.operations import PATCHED, Operation
from attn_core.models.scans import Scan
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Text, titled
from pages.charts import matrix
from pages.panels.surgery.page_data import ALIKE, Scanned, SurgeryData, given, turned, with_each_patch
from pages.panels.surgery.pictures import heads_grid
from pages.text import markdown
from pages.text.languages import Words

words, models, surgery = Words("surgery_patches"), Words("models"), Words("surgery")
shows = panel(given)


def _comparable(data: SurgeryData | None) -> bool:
    """Return whether there are two sentences of one length that differ to the model."""
    return bool(data and data.source and data.source.encoded.ids != data.now.encoded.ids)


@shows
def second(scanned: tuple[SurgeryData | None, Scanned]) -> Pieces:
    """Say what the model expects after the second sentence, or why nothing can be taken from it."""
    data, _ = scanned
    if data is None:
        return []
    if data.second is None:
        return [Text("second", words.NO_SECOND)]
    if data.source is None:
        return [Text("second", words.lengths(len(data.now.encoded.ids), len(data.second.encoded.ids)))]
    if not _comparable(data):
        return [Text("second", words.SAME)]
    (word, share), *_ = data.source.next_words(1)
    sentence = data.source.model.sentence(data.source.encoded.labels)
    return [Text("second", models.expected(sentence, word or models.NEW_WORD, share))]


@shows
def grid(scanned: tuple[SurgeryData | None, Scanned], part: str) -> Pieces:
    """Draw the expected word's probability with each head patched in turn; a click selects the head."""
    data, by = scanned
    if data is None or not _comparable(data):
        return []
    shares = with_each_patch(by, data.expected, part).shares  # (L, H)
    title = words.grid_title(part, data.name(data.expected))
    spec = matrix.picture(heads_grid(data, shares))
    return titled(f"patched_{part}", title, spec, words.ALTS[part], click={"layer": "y", "head": "x"})


@shows
def carries(scanned: tuple[SurgeryData | None, Scanned]) -> Pieces:
    """Say which head carries the difference between the sentences, by its output and by its weights, and offer the patch."""
    data, by = scanned
    if data is None or not _comparable(data):
        return []
    scans = {part: with_each_patch(by, data.expected, part) for part in PATCHED}
    offered = {}
    for part, scan in scans.items():
        place, share = _least(scan)
        patch = Operation("patch", *place, value=part)
        if float(data.now.merged[data.expected]) - share > ALIKE and patch not in data.done:
            sets = {"layer": place[0], "head": place[1], "operations": turned(data.spelled, patch)}
            offered[words.patch(part, *place)] = sets
    said = " ".join(_said(data, part, scan) for part, scan in scans.items())
    return [Text("carries", f"{said} {words.CAUSE}"), Buttons("patch_best", "", offered)]


def _least(scan: Scan) -> tuple[tuple[int, int], float]:
    """Return the head whose patch leaves the expected word the least probability, and this probability."""
    layer, head = divmod(int(scan.shares.argmin()), scan.shares.shape[1])
    return (layer, head), float(scan.shares[layer, head])


def _said(data: SurgeryData, part: str, scan: Scan) -> str:
    word, now = markdown.plain(data.name(data.expected)), float(data.now.merged[data.expected])
    place, share = _least(scan)
    if now - share <= ALIKE:
        return words.none(part, word)
    best = int(scan.likeliest[place])
    instead = None if best == data.expected else (markdown.plain(data.name(best)), float(scan.largest[place]))
    return words.carries(part, place, word, (now, share), instead)
