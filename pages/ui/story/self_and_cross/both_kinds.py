"""Self and cross: the sources of q, k and v, and both kinds of attention side by side on the same projections."""

from pages.ui import traced_view
from pages.ui.board.pieces import Buttons, Pieces, Text, titled
from pages.ui.charts import heatmap, matrix
from pages.ui.explore.heatmaps import ROW, sheet
from pages.ui.story.self_and_cross.page_data import PageData, shows
from pages.ui.text import feature_names, heatmap_words, markdown, numbers, selected_row

ROLES = {"q": "query", "k": "key", "v": "value"}
ONE_SENTENCE = (
    "Designed and learned projections read one sentence, worked examples their own tokens; "
    "a random draw looks at another one too."
)
VALUES = 2.5  # of the colour scale of q, k and v, ±


@shows
def lead(data: PageData) -> Pieces:
    where = "its own sentence" if data.kind == "self" else "the second sentence"
    return [Text("lead", f"**{data.kind.capitalize()}:** the keys are {where}. {selected_row.lead(data.present)}")]


@shows
def flip(data: PageData) -> Pieces:
    """Say where keys and values come from, and offer the other source; the sidebar has the switch, too."""
    kept = "The projections stay as they are"
    if data.kind == "cross":
        lead = f"Keys and values come from **the second sentence**: it stands in the sidebar. {kept}."
        return [Buttons("flip", lead, {"Take them from the sentence itself": {"kind": "self"}})]
    drawn = _reads_two(data)
    why = f"{kept}, and the second sentence is yours, too: in the sidebar, once it is looked at." if drawn else ONE_SENTENCE
    sets = {"kind": "cross"} if drawn else {"kind": "cross", "maps": "random"}
    lead = f"Keys and values come from **the sentence itself**. {why}"
    return [Buttons("flip", lead, {"Take them from the second sentence": sets})]


def _reads_two(data: PageData) -> bool:
    """Return whether the projections that are set read a second sentence, which those that stand in for others don't."""
    return data.alone.view.maps == "random"


@shows
def source(data: PageData, letter: str) -> Pieces:
    """Draw q, k or v of the selected head: a row a word, in the colour of its source's role."""
    source, base, role = data.sources()[letter], data.present, ROLES[letter]
    own = source.source == "x"
    values = getattr(base.seen.trace, letter)[base.head]
    row = base.query if letter == "q" else base.row.winner
    labels = base.queries if own else base.keys, feature_names.of_head(base.scene, letter, base.head)
    outline = {} if row is None else {"strong": [row], "marks": [matrix.row(role, row, values)]}
    grid = matrix.Grid(values, *labels, VALUES, base.dark, numbers=False, **outline)
    where, (words, width) = "the sentence" if own else "the second sentence", source.shape
    name = f"{markdown.chip(role, letter)} from **{where}** :gray[· {numbers.plural(words, 'word')} × {width} · ±{VALUES}]"
    options = {"click": ROW, "steps": traced_view.steps(base)} if letter == "q" else {}
    alt = f"{letter} of head {base.head + 1}, from {where}: a row a word"
    return titled(f"source_{letter}", name, matrix.picture(grid), alt, **options)


@shows
def sources_in_words(data: PageData) -> Pieces:
    q, k, v = (markdown.chip(role, letter) for letter, role in ROLES.items())
    if data.kind == "self":
        return [Text("sources_words", f"All three come from one source, each through its own projection: {q}, {k} and {v}.")]
    moved = {letter: source.moved for letter, source in data.sources().items()}
    sentence = f"Same projections, another source: {q} moved by **{numbers.small(moved['q'])}**, "
    common = numbers.plural(min(map(len, (data.present.queries, data.present.keys))), "word")
    sentence += f"{k} by up to **{numbers.small(moved['k'])}**, {v} by up to **{numbers.small(moved['v'])}**, "
    sentence += f"compared over the first {common} of each sentence. "
    return [Text("sources_words", sentence + "The sentence still asks; the second one is asked, and hands over.")]


@shows
def weights(data: PageData, kind: str) -> Pieces:
    """Draw one kind's weights: solid where it is set, dashed where it isn't; nothing without a second sentence."""
    side, leads = data.sides.get(kind), kind == data.kind
    if side is None:
        why = "The second sentence has no words yet." if _reads_two(data) else ONE_SENTENCE
        return [Text(f"weights_{kind}_name", f":gray[{why}]")]
    rows = sheet(side, "weights")
    size = f"{numbers.shape(rows.size)} weights"
    name = f":{'primary' if leads else 'gray'}[**{kind}** · {size} · {heatmap_words.legend(False, 1.0)}]"
    alt = f"weights of head {side.head + 1}, {kind}: rows {', '.join(side.queries)}; columns {', '.join(side.keys)}"
    spec = heatmap.one_head(rows, side.head, leads)
    return titled(f"weights_{kind}", name, spec, alt, click=ROW, steps=traced_view.steps(side))


@shows
def weights_in_words(data: PageData) -> Pieces:
    who = markdown.chip("query", data.present.name)
    parts = [
        f"In {kind}, of {numbers.plural(len(side.keys), 'key')}, {who} {selected_row.where_it_looks(side.row, side.keys)}."
        for kind, side in data.sides.items()
    ]
    size, output = numbers.shape(data.present.seen.trace.heads.output.shape[-2:]), markdown.chip("output", "Output")
    both = " in both" * (len(data.sides) > 1)
    shape = f"{output} of a head: **{size}**{both}, a row for each word that asks."
    return [Text("weights_words", f"{' '.join(parts)} {shape}")]
