"""The first step on query, key and value: what is selected, and one vector through three maps."""

from torch import Tensor

from attn_core.cache import remember
from attn_core.projections import one_head
from pages.ui import traced_view as all_pages
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Picture, Pieces, Text
from pages.ui.charts import matrix
from pages.ui.link import SCALES, View
from pages.ui.story.query_key_value.page_data import (
    GAIN,
    HIGH,
    LIMIT,
    LOW,
    MAP_LIMIT,
    NAMES,
    NUMBERS_UP_TO,
    ROW,
    Head,
    PageData,
    present_head,
    rows_of_keys,
    shape,
    short,
    shows,
    shows_head,
    signed,
    split,
    view_here,
)
from pages.ui.text import head_roles, markdown, numbers, sentences

MAPS_FROM = {  # source → what its button is called
    "random": "A random draw",
    "previous": "The word before",
    "same": "The same word",
    "first": "The first word",
    "initial": "The same first letter",
    "vowel": "A vowel looks for consonants",
    "learned": "Learned (step 6)",
}

# ---- what is said first ----


def _remarked(view: View) -> tuple[str, ...]:
    """Return the sentences about what was not taken as it stands."""
    found, here = all_pages.prepare(view_here(view)), present_head(view)
    said = [*found.remarks]
    if not found.blank and one_head.first_pair(split(view.text, "character")) is None:
        said.append("A head learns from a vowel and a consonant (step 6): the sentence has no such pair yet.")
    if here is not None and here.ignored:
        said.append(f"{here.ignored} of the numbers in edits lie beyond these maps; they wait there.")
    if view.maps != "random" and view.kind == "cross":
        said.append("Designed and learned maps read one sentence: shown as self-attention.")
    if view.maps != "random" and min(view.head, view.heads - 1) > 0:
        said.append("Designed and learned maps are one head on this page: Head changes nothing here.")
    return tuple(said)


@panel(_remarked)
def remarks(said: tuple[str, ...]) -> Pieces:
    """Say what was not taken as it stands."""
    return [Text("remarks", "  \n".join(f":orange[**Note**] {markdown.plain(sentence)}" for sentence in said))]


@shows
def lead(data: PageData) -> Pieces:
    """Say what the selected pair comes to, in one line."""
    trace, at = data.found.trace, (data.query, data.key)
    hidden = trace.masked[at].isneginf().item()
    weight = "**hidden** by the mask" if hidden else f"weight **{numbers.percent(trace.weights[at].item())}**"
    pair = f"{markdown.chip('query', data.asker)} asks, {markdown.chip('key', data.answerer)} answers"
    settings = sentences.settings(data.one.scene.heads, SCALES[data.view.scale], data.view.temperature, data.view.mask)
    said = f"{pair}: score **{signed(trace.scores[at].item())}**, {weight}. :gray[{_does(data)}]"
    return [Text("lead", f"{said}\n\n:gray[{settings}]")]


def _does(data: PageData) -> str:
    """Return what the head does; of one that learns, how far it has come."""
    return head_roles.lessons(data.grown) if data.source == "learned" else data.one.says


# ---- what is selected ----


@shows
def pair(data: PageData) -> Pieces:
    """Offer to let the key ask and the query answer, and the key with the largest weight.

    Across two sentences a key can't ask.
    """
    swapped = None if data.two else {"query": data.key, "key": data.query}
    best = {"key": one_head.best_key(data.found, data.query)}
    return [Buttons("pair", "the pair", {"Swap query and key": swapped, "Best key": best})]


Pairs = tuple[tuple[str, tuple[int, int] | None], ...]


def _telling(view: View) -> Pairs:
    """Return for each source of maps the query and the key that show what they do; None where no pair does."""
    return _telling_pairs(view.text, view.tokens)


@remember
def _telling_pairs(text: str, kind: str) -> Pairs:
    """Return the telling pairs of a text; maps about letters read letters."""
    read = {source: split(text, "character" if source in one_head.LETTERS else kind) for source in MAPS_FROM}
    return tuple((source, one_head.telling_pair(source, found)) for source, found in read.items())


@panel(_telling)
def sources(pairs: Pairs) -> Pieces:
    """Offer maps from everywhere, each with a pair of words that shows what they do."""
    choices = {
        MAPS_FROM[source]: {"maps": source, **dict(zip(("query", "key"), found or (), strict=False))}
        for source, found in pairs
    }
    return [Buttons("sources", "maps from", choices)]


# ---- 1: one vector, three maps ----


@shows
def token(data: PageData) -> Pieces:
    """Draw the selected word's own vector, and say how long it is; across two sentences that of the key's word too."""
    x = data.one.x[data.query][None]
    has = [name for name, number in zip(data.one.features, x[0].tolist(), strict=False) if number]
    named = ": " + ", ".join(map(markdown.plain, has)) if has else ""
    queries = f"W_Q and Q ±{GAIN:g}, other " if data.one.features else ""
    colours = f"colours: {queries}maps ±{MAP_LIMIT:g}, the rest ±{LIMIT:g}"
    name = f"**x** of {markdown.chip('query', data.asker)}, {x.shape[1]} numbers{named} :gray[· {colours}]"
    pieces = [Text("token_name", name), _vector(data, "token", x, data.asker)]
    if data.two:
        role = markdown.chip("key", data.answerer)
        other = f"**x** of {role}, from the second sentence: K and V are made of the vectors of its words"
        theirs = data.one.memory[data.key][None]
        pieces += [Text("memory_name", other), _vector(data, "memory", theirs, f"{data.answerer}, second sentence")]
    return pieces


def _vector(data: PageData, slot: str, x: Tensor, whose: str) -> Picture:
    """Return one word's vector as a strip."""
    sheet = matrix.Grid(x, (), (), LIMIT, data.dark, height=26, numbers=x.shape[1] <= NUMBERS_UP_TO)
    return Picture(slot, matrix.picture(sheet), f"x of {whose}")


def _limit(head: Head, which: str, otherwise: float) -> float:
    """Return where a colour scale of one map, or of what it gives, ends, ±; a designed map of queries carries the gain."""
    return GAIN if head.one.features and which == "q" else otherwise


@shows_head
def one_map(head: Head, which: str) -> Pieces:
    """Draw one map under what it makes of x."""
    role, letter, whole = NAMES[which], which.upper(), head.one.matrix(which)
    weights, features = _named_rows(head.one.features, whole)
    high = min(HIGH + 30, max(len(weights), 2) * ROW) if features else LOW
    limit = _limit(head, which, MAP_LIMIT)
    sheet = matrix.Grid(weights, features, (), limit, head.dark, numbers=False, height=high)
    title = (
        f"**W_{letter}** {shape(whole)} → {markdown.chip(role, letter)} {shape(getattr(head.found, which))}: every {role}"
    )
    left = len(whole) - len(weights)
    title += f" :gray[({left} rows of 0 left out)]" if left else ""
    return [Text(f"map_{which}_name", title), Picture(f"map_{which}", matrix.picture(sheet), f"The map W_{letter}")]


@shows
def vectors(data: PageData, which: str) -> Pieces:
    """Draw the vectors that one map gives: the selected one outlined in its role's colour."""
    role, letter, found = NAMES[which], which.upper(), getattr(data.found, which)
    names = {"q": data.one.query_features, "k": data.one.key_features, "v": data.one.value_features}[which]
    labels, at = (data.queries, data.query) if which == "q" else (data.keys, data.key)
    limit, marks = _limit(data, which, LIMIT), [matrix.row(role, at, found)]
    sheet = matrix.Grid(found, labels, short(names), limit, data.dark, strong=[at], marks=marks, numbers=False, height=HIGH)
    said = f"{letter}: one row a word, its {role}; {labels[at]} outlined"
    click, steps = ("query", all_pages.steps(data)) if which == "q" else ("key", rows_of_keys(data))
    name = f"{markdown.chip(role, letter)} :gray[a row a word, its {role}]"
    picture = Picture(f"vectors_{which}", matrix.picture(sheet), said, click={click: "y"}, steps=steps)
    return [Text(f"vectors_{which}_name", name), picture]


def _named_rows(features: tuple[str, ...], weights: Tensor) -> tuple[Tensor, list[str]]:
    """Return a map and its rows' names; of many named rows only those that hold something."""
    if len(features) <= matrix.LABELS_UP_TO:
        return weights, list(features)
    used = one_head.rows_in_use(weights) or [0]
    return weights[used], [features[i] for i in used]


@shows
def maps_in_words(data: PageData) -> Pieces:
    """Say what the selected query asks for and its key offers, by the features' names."""
    if not data.one.features:
        sizes = f"{data.one.x.shape[1]} numbers in, {data.found.q.shape[1]} out"
        first = f"Q is made of the first sentence, {len(data.queries)} rows, K and V of the second, {len(data.keys)} rows"
        same = f"{first}: {sizes}." if data.two else f"The same x three times: {sizes}. Only the maps tell the three apart."
        return [Text("maps_words", f"{same} Click a row to follow its word.")]
    asked = one_head.asks(data.one, data.found, data.query)
    offered = one_head.offers(data.one, data.found, data.key)
    asks = f"{markdown.chip('query', data.asker)} {head_roles.named(asked, 'asks for nothing')}."
    offers = f"{markdown.chip('key', data.answerer)} offers {head_roles.named(offered, 'nothing that anybody asks for')}."
    return [Text("maps_words", f"{asks} {offers}")]
