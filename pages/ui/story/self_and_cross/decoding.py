"""Self and cross, writing on: the newest words ask over all words so far, with a causal mask in either corner."""

from typing import NamedTuple

from attn_core import scene
from attn_core.cache import remember
from attn_core.experiments import self_and_cross
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import heatmap, heatmap_layers
from pages.ui.link import View
from pages.ui.story.self_and_cross import both_kinds as story
from pages.ui.text import markdown, numbers

NAMES = {"upper_left": "upper left", "lower_right": "lower right"}
CALLS = {"upper_left": "what is_causal=True means in PyTorch", "lower_right": "what writing on needs"}
ROW, AROUND = 38, 60  # pixels of a row, and of what stands around the rows
RIGHT = 1e-5  # differences up to this are rounding


class PageData(NamedTuple):
    """What the panels draw: the sentence on itself, and how many of its words are new."""

    base: traced_view.TracedView
    newest: int

    @property
    def labels(self) -> list[str]:
        """The sentence's words."""
        return self.base.keys

    @property
    def corners(self) -> dict[self_and_cross.Corner, self_and_cross.Decoding]:
        """The newest words over all, with the mask in both corners."""
        return _corners(self.base.scene, self.base.head, self.newest)


def present(view: View) -> PageData | None:
    """Return what is set, or None where there is no word; no more of the words are new than there are."""
    found = story.present(view)
    return found and PageData(found.alone, min(view.new_tokens, len(found.alone.keys)))


@remember
def _corners(setting: scene.Scene, head: int, newest: int) -> dict[self_and_cross.Corner, self_and_cross.Decoding]:
    """Return the newest words over all, in both corners, computed once for all panels."""
    trace, config = scene.see(setting).trace, setting.config()
    return {corner: self_and_cross.decode(trace, head, newest, corner, config) for corner in self_and_cross.CORNERS}


shows = panel(present)


@shows
def aligned(found: PageData, corner: str) -> Pieces:
    """Draw the newest words' weights with the mask in one corner."""
    decoded, base = found.corners[corner], found.base
    weights = decoded.weights[None]
    sheet = heatmap.Sheet(
        values=weights,
        hidden=~decoded.allowed,
        limit=1.0,
        signed=False,
        queries=found.labels[-found.newest :],
        keys=found.labels,
        query=found.newest - 1,
        winners=[int(weights[0, -1].argmax()) if decoded.seen[-1] else None],
        dark=base.dark,
    )
    height = min(heatmap_layers.HEIGHT, AROUND + ROW * found.newest)
    spec = {**heatmap.one_head(sheet, 0, True), "height": height}
    name = f"**{NAMES[corner]}** :gray[· {CALLS[corner]}]"
    said = f"Weights of the {found.newest} newest words over all words, causal mask aligned {NAMES[corner]}"
    steps = {"ArrowUp": ("new_tokens", 1, 1, len(found.labels)), "ArrowDown": ("new_tokens", -1, 1, len(found.labels))}
    return [Text(f"{corner}_name", name), Picture(corner, spec, said, steps=steps)]


@shows
def corners_in_words(found: PageData) -> Pieces:
    """Say what the newest word sees in each corner, and whether that is what the whole sentence at once gives."""
    many, who = len(found.labels), markdown.chip("query", found.labels[-1])
    parts = []
    for corner, decoded in found.corners.items():
        right = decoded.output_apart <= RIGHT
        apart = numbers.small(decoded.output_apart) if right else f"{decoded.output_apart:.2f}"
        sees = f"{NAMES[corner]}: the last word sees {decoded.seen[-1]} of {many}"
        parts.append(markdown.badge(right, f"{sees}; output differs by {apart}"))
    queries, keys = (f"1 {one}" if n == 1 else f"{n} {more}" for n, one, more in _counts(found))
    said = f"{queries}, {keys}. {who} is the newest word, so it may look at every one of them. "
    against = "Held against causal attention over the whole sentence at once:"
    return [Text("corners_words", "\n\n".join([said + against, *parts]))]


def _counts(found: PageData) -> tuple[tuple[int, str, str], ...]:
    """Return how many queries and keys there are, and what one and more of them are called."""
    return (found.newest, "query", "queries"), (len(found.labels), "key", "keys")
