"""Self and cross, writing on: the newest words ask over all words so far, with a causal mask in either corner."""

from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import heatmap
from pages.ui.story.self_and_cross.page_data import Newest, shows_newest
from pages.ui.text import markdown, numbers

NAMES = {"upper_left": "upper left", "lower_right": "lower right"}
CALLS = {"upper_left": "what is_causal=True means in PyTorch", "lower_right": "what writing on needs"}
ROW, AROUND = 38, 60  # pixels of a row, and of what stands around the rows
ROUNDING = 1e-5  # differences up to this


@shows_newest
def aligned(data: Newest, corner: str) -> Pieces:
    decoding, words = data.decodings[corner], data.base.keys
    sheet = heatmap.Sheet(
        values=decoding.weights[None],
        hidden=~decoding.allowed,
        limit=1.0,
        signed=False,
        queries=words[-data.count :],
        keys=words,
        query=data.count - 1,
        winners=[int(decoding.weights[-1].argmax()) if decoding.visible[-1] else None],
        dark=data.base.dark,
    )
    spec = {**heatmap.one_head(sheet, 0, True), "height": min(heatmap.HEIGHT, AROUND + ROW * data.count)}
    name = f"**{NAMES[corner]}** :gray[· {CALLS[corner]}]"
    alt = f"Weights of the {data.count} newest words over all words, causal mask aligned {NAMES[corner]}"
    steps = {"ArrowUp": ("new_tokens", 1, 1, len(words)), "ArrowDown": ("new_tokens", -1, 1, len(words))}
    return titled(corner, name, spec, alt, steps=steps)


@shows_newest
def corners_in_words(data: Newest) -> Pieces:
    words = data.base.keys
    badges = []
    for corner, decoding in data.decodings.items():
        apart, lucky = numbers.small(decoding.output_apart), not decoding.right and decoding.output_apart <= ROUNDING
        sees = f"{NAMES[corner]}: the last word sees {decoding.visible[-1]} of {len(words)}"
        though = ", though keys are missing: here they make no difference" if lucky else ""
        badges.append(markdown.badge(decoding.right, f"{sees}; output differs by {apart}{though}"))
    queries = "1 query" if data.count == 1 else f"{data.count} queries"
    newest = f"{markdown.chip('query', words[-1])} is the newest word, so it may look at every one of them."
    against = "Held against causal attention over the whole sentence at once:"
    sentence = f"{queries}, {numbers.plural(len(words), 'key')}. {newest} {against}"
    return [Text("corners_words", "\n\n".join([sentence, *badges]))]
