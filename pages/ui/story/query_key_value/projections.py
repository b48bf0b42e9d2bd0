"""Steps 1 and 3 on query, key and value: one vector through three projections, and a projection changed by hand."""

from torch import Tensor

from attn_core.projections import one_head
from attn_core.projections.features import nonzero
from pages.ui.board.panel import panel
from pages.ui.board.pieces import MatrixInput, Pieces, Text, titled
from pages.ui.charts import matrix
from pages.ui.story.query_key_value import page_data
from pages.ui.story.query_key_value.page_data import ROLES, PageData, present_head, shows, shows_head
from pages.ui.text import feature_names, heatmap_words, markdown, numbers

HEIGHT, TALLEST, ROW = 150, 240, 26  # pixels of a projection; of one whose rows have names, and of such a row
MOST_ROWS, MOST_COLUMNS = 64, 32  # of a projection that are offered for editing
CHANGED = {"v": "values v", "weights": "weights", "output": "outputs"}


@shows
def token(data: PageData) -> Pieces:
    """Draw the selected word's own vector, and say how long it is; across two sentences that of the key's word too."""
    head, x = data.head, data.head.x[data.query][None]
    names = ", ".join(map(markdown.plain, nonzero(head.features, x[0])))
    queries = f"W_Q and Q ±{page_data.DESIGNED_QUERY_END:g}, other " if head.features else ""
    ends = f"{queries}projections ±{page_data.PROJECTION_END:g}, the rest ±{page_data.VECTOR_END:g}"
    features = f": {names}" if names else ""
    title = f"**x** of {data.query_chip}, {x.shape[1]} numbers{features} :gray[· colours: {ends}]"
    pieces = _vector(data, "token", title, x, data.queries[data.query])
    if data.cross:
        title = f"**x** of {data.key_chip}, from the second sentence: K and V are made of the vectors of its words"
        pieces += _vector(data, "memory", title, head.memory[data.key][None], f"{data.keys[data.key]}, second sentence")
    return pieces


def _vector(data: PageData, slot: str, title: str, x: Tensor, word: str) -> Pieces:
    wide = x.shape[1] > page_data.NUMBERS_UP_TO
    sheet = matrix.Grid(x, (), (), page_data.VECTOR_END, data.view.dark, height=26, numbers=not wide)
    return titled(slot, title, matrix.picture(sheet), f"x of {word}")


@shows_head
def projection(head: PageData, letter: str) -> Pieces:
    """Draw W_Q, W_K or W_V under what it makes of x; of many named rows only those that hold something."""
    whole, features = head.head.matrix(letter), head.head.features
    used = list(range(len(whole)))
    if len(features) > matrix.LABELS_UP_TO:
        used = whole.any(-1).nonzero().flatten().tolist() or [0]
    rows = [features[i] for i in used] if features else []
    height = min(TALLEST, max(len(used), 2) * ROW) if rows else HEIGHT
    end = page_data.colour_end(head, letter, page_data.PROJECTION_END)
    sheet = matrix.Grid(whole[used], rows, (), end, head.view.dark, numbers=False, height=height)
    name, role = letter.upper(), ROLES[letter]
    size, vectors_size = numbers.shape(whole.shape), numbers.shape(getattr(head.own, letter).shape)
    title = f"**W_{name}** {size} → {markdown.chip(role, name)} {vectors_size}: every {role}"
    left_out = len(whole) - len(used)
    title += f" :gray[({left_out} rows of 0 left out)]" if left_out else ""
    return titled(f"map_{letter}", title, matrix.picture(sheet), f"The projection W_{name}")


@shows
def vectors(data: PageData, letter: str) -> Pieces:
    role, name = ROLES[letter], letter.upper()
    word = data.queries[data.query] if role == "query" else data.keys[data.key]
    title = f"{markdown.chip(role, name)} :gray[a row a word, its {role}]"
    alt = f"{name}: one row a word, its {role}; {word} outlined"
    values = getattr(data.own, letter)
    columns = feature_names.above_columns(getattr(data.head, f"{role}_features"), matrix.LABELS_UP_TO)
    end = page_data.colour_end(data, letter, page_data.VECTOR_END)
    return page_data.of_words(data, f"vectors_{letter}", title, alt, values, role, columns=columns, limit=end)


@shows
def projections_in_words(data: PageData) -> Pieces:
    head, own = data.head, data.own
    if head.features:
        asked = feature_names.in_words(nonzero(head.query_features, own.q[data.query]), "asks for nothing")
        offered = nonzero(head.key_features, own.k[data.key])
        offers = feature_names.in_words(offered, "nothing that anybody asks for")
        return [Text("maps_words", f"{data.query_chip} {asked}. {data.key_chip} offers {offers}.")]
    sizes = f"{head.x.shape[1]} numbers in, {own.q.shape[1]} out"
    sentence = f"The same x three times: {sizes}. Only the projections tell the three apart."
    if data.cross:
        rows = f"{len(data.queries)} rows, K and V of the second, {len(data.keys)} rows"
        sentence = f"Q is made of the first sentence, {rows}: {sizes}."
    return [Text("maps_words", f"{sentence} Click a row to follow its word.")]


@panel(present_head, "edit_map", resting=True)
def editor(edited: PageData, letter: str) -> Pieces:
    """Offer a projection's numbers to be typed over, a row a number of x, a column a dimension."""
    head = edited.head
    values = head.matrix(letter)[:MOST_ROWS, :MOST_COLUMNS]
    rows, columns = values.shape
    features = getattr(head, f"{ROLES[letter]}_features")
    column_labels = list(features[:columns]) or [f"{letter} {d}" for d in range(columns)]
    row_labels = list(head.features[:rows]) or [f"x {i}" for i in range(rows)]
    hint = f"**W_{letter.upper()}**: a row a number of x, a column a number of the {ROLES[letter]}. "
    hint += "Type over a number; empty a cell, and it is as drawn."
    inputs = MatrixInput("editor", "edits", letter, column_labels, row_labels, values.tolist())
    return [Text("editor_name", hint), inputs]


@shows_head
def changed(head: PageData, quantity: str) -> Pieces:
    change = one_head.change(head.before, head.own, quantity)
    end = 1.0 if quantity == "weights" else page_data.VECTOR_END
    labels = head.keys if quantity == "v" else head.queries
    sheet = matrix.Grid(change, labels, (), end, head.view.dark, numbers=False, height=220)
    name, legend = f"Change of {CHANGED[quantity]}", heatmap_words.legend(True, end)
    title = f"**{name}** {numbers.shape(change.shape)}\n\n:gray[{legend}]"
    return titled(f"changed_{quantity}", title, matrix.picture(sheet), name)


@shows_head
def changes_in_words(head: PageData) -> Pieces:
    largest = {name: one_head.change(head.before, head.own, name).abs().max().item() for name in CHANGED}
    if not any(largest.values()):
        sentence = "Nothing is changed: all three pictures are 0. Type a number into the table, or try these."
        if head.own is not head.before:
            sentence = "Your edits change no value, no weight and no output here: all three pictures are 0."
        return [Text("changes_words", sentence)]
    moved = ", ".join(f"{CHANGED[name]} by **{numbers.small(change)}**" for name, change in largest.items())
    why = ""
    if not largest["weights"]:
        why = "The values decide what is handed over, never who looks at whom."
    elif largest["output"] and not largest["v"]:
        why = "Outputs moved although no value did: they are mixed otherwise."
    return [Text("changes_words", f"At most, {moved}. {why}")]
