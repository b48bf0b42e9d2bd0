"""Self and cross, decoding: the newest words attend to all words so far, with a causal mask from either corner."""

from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import heatmap, templates
from pages.panels.self_and_cross.both_kinds import noun, product, where
from pages.panels.self_and_cross.page_data import Newest, shows_newest
from pages.text import markdown
from pages.text.languages import Words

words = Words("self_and_cross")
CORNERS = ("upper_left", "lower_right")
RIGHT = "lower_right"
ROW, AROUND = 38, 60  # pixels of a row, and of the margins around the rows
ROUNDING = 1e-5  # differences up to this


def _spec(data: Newest, corner: str) -> templates.Spec:
    decoding, labels = data.decodings[corner], data.base.keys
    sheet = heatmap.Sheet(
        values=decoding.weights[None],
        hidden=~decoding.allowed,
        limit=1.0,
        signed=False,
        queries=labels[-data.count :],
        keys=labels,
        query=data.count - 1,
        winners=[decoding.newest.leader],
        dark=data.base.dark,
    )
    return heatmap.one_head(sheet, 0, True, min(heatmap.HEIGHT, AROUND + ROW * data.count))


def _steps(data: Newest) -> dict[str, tuple[str, int, int, int]]:
    most = len(data.base.keys)
    return {"ArrowUp": ("new_tokens", 1, 1, most), "ArrowDown": ("new_tokens", -1, 1, most)}


@shows_newest
def weights(data: Newest) -> Pieces:
    title = words.decoding_title(hides=not data.decodings[RIGHT].allowed.all(), noun=noun(data.base))
    alt = words.corner_alt(corner=RIGHT, count=data.count)
    return titled("decoding", title, _spec(data, RIGHT), alt, steps=_steps(data))


@shows_newest
def in_words(data: Newest) -> Pieces:
    keys, each = data.base.keys, noun(data.base)
    new = words.decoding(count=data.count, whole=data.count == len(keys), noun=each)
    attended = where(keys[-1], keys, data.decodings[RIGHT].newest, each)
    said = [new, product(data.count, len(keys))]
    if data.count < len(keys):
        said.append(words.uncached(keys=len(keys), total=len(keys) ** 2))
    return [Text("decoding_words", " ".join([*said, attended]))]


@shows_newest
def task(data: Newest) -> Pieces:
    keys, each = len(data.base.keys), noun(data.base)
    if keys == 1:
        return [Task("decoding_task", words.one_key(noun=each), "")]
    happened = words.decoding_happened(keys=keys, total=keys * keys, noun=each) if data.count == 1 else ""
    return [Task("decoding_task", words.decoding_task(noun=each), happened)]


@shows_newest
def aligned(data: Newest, corner: str) -> Pieces:
    alt = words.corner_alt(corner=corner, count=data.count)
    return titled(corner, words.corner_title(corner=corner), _spec(data, corner), alt, steps=_steps(data))


@shows_newest
def corners_in_words(data: Newest) -> Pieces:
    badges = []
    for corner, decoding in data.decodings.items():
        right, apart = decoding.right, 0.0 if decoding.output_apart <= ROUNDING else decoding.output_apart
        visible, keys = decoding.visible[-1], len(data.base.keys)
        said = words.corner(corner=corner, visible=visible, keys=keys, right=right, apart=apart)
        badges.append(markdown.badge(right, said))
    return [Text("corners_words", "\n\n".join([words.CORNERS, *badges]))]


@shows_newest
def verified(data: Newest) -> Pieces:
    decoding = data.decodings[RIGHT]
    return [
        Text("decoding_verified", markdown.badge(decoding.right, words.decoding_agrees(difference=decoding.output_apart)))
    ]
