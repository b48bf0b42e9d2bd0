"""Activation patching: the expected word's probability with each head taken from the run on a second sentence."""

from typing import NamedTuple

from attn_core.models.operations import PATCHED, Operation
from attn_core.models.scans import Scan
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Text, titled
from pages.charts import matrix
from pages.panels.surgery.page_data import ALIKE, Scanned, SurgeryData, each_head, given, turned
from pages.panels.surgery.pictures import heads_grid, progress
from pages.text import numbers
from pages.text.languages import Words
from pages.view.settings import View

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
        return [Text("second", words.lengths(first=len(data.now.encoded.ids), second=len(data.second.encoded.ids)))]
    if not _comparable(data):
        return [Text("second", words.SAME)]
    (word, share), *_ = data.source.next_words(1)
    sentence = data.source.model.sentence(data.source.encoded.labels)
    return [Text("second", models.expected(sentence=sentence, word=word or models.NEW_WORD, probability=share))]


class Scans(NamedTuple):
    """What the page shows, and the scans of all heads patched, by what they take, as far as there was time."""

    data: SurgeryData
    output: Scan
    pattern: Scan


def _patched(view: View) -> Scans | None:
    """Return what the page shows with its scans; None where nothing can be taken from the second sentence."""
    data, by = given(view)
    if data is None or not _comparable(data):
        return None
    return Scans(data, *(each_head(by, data.expected, part).go_on() for part in PATCHED))


def unfinished(view: View) -> bool:
    """Return whether heads are still to be patched."""
    data, by = given(view)
    return _comparable(data) and not all(each_head(by, data.expected, part).is_complete for part in PATCHED)


@panel(_patched)
def grid(scanned: Scans, part: str) -> Pieces:
    """Draw the expected word's probability with each head patched in turn; a click selects the head."""
    data, shares = scanned.data, getattr(scanned, part).shares  # (L, H)
    title = words.grid_title(part=part, word=data.name(data.expected))
    spec = matrix.picture(heads_grid(data, shares))
    return titled(f"patched_{part}", title, spec, words.ALTS[part], click={"layer": "y", "head": "x"})


@panel(_patched)
def carries(scanned: Scans) -> Pieces:
    """Say which head carries the difference between the sentences, by its output and by its weights, and offer the patch."""
    data, scans, offered = scanned.data, {part: getattr(scanned, part) for part in PATCHED}, {}
    waiting = next(filter(None, (progress(data, scan) for scan in scans.values())), "")
    if waiting:
        return [Text("carries", waiting)]
    for part, scan in scans.items():
        place, change = _farthest(data, scan)
        patch = Operation("patch", *place, value=part)
        if abs(change) > ALIKE and patch not in data.done:
            sets = {"layer": place[0], "head": place[1], "operations": turned(data.spelled, patch)}
            offered[words.patch(part=part, layer=place[0], head=place[1])] = sets
    said = " ".join(_said(data, part, scan) for part, scan in scans.items())
    return [Text("carries", f"{said} {words.CAUSE}"), Buttons("patch_best", "", offered)]


def _farthest(data: SurgeryData, scan: Scan) -> tuple[tuple[int, int], float]:
    """Return the head whose patch changes the expected word's probability most, up or down, and the change."""
    changes = scan.shares - data.now.merged[data.expected].to(scan.shares)
    layer, head = divmod(int(changes.abs().argmax()), changes.shape[1])
    return (layer, head), float(changes[layer, head])


def _said(data: SurgeryData, part: str, scan: Scan) -> str:
    word, now = data.name(data.expected), float(data.now.merged[data.expected])
    place, change = _farthest(data, scan)
    if abs(change) <= ALIKE:
        return words.none(part=part, word=word)
    best, after = int(scan.likeliest[place]), float(scan.shares[place])
    return words.carries(
        part=part,
        layer=place[0],
        head=place[1],
        word=word,
        moves=numbers.direction(now, after),
        before=now,
        after=after,
        still=best == data.expected,
        instead=data.name(best),
        share=float(scan.largest[place]),
    )
