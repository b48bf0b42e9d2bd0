"""The second step on the weighted sum: all components of the output at once, and the effect of dropout."""

from attn_core.masks import leaves_one_key
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import contributions, matrix
from pages.panels.weighted_sum.page_data import PageData, deeper, shows, words
from pages.text import feature_names, markdown, numbers
from pages.text.languages import Words

row_words, frame = Words("row"), Words("frame")
COLOUR_END = 2.5  # of values, ±
STRIPS = ("values", "adds", "totals")  # columns of the ledger
NAMED = 2  # keys in the sentence, fewer where the next one has as much weight
CLOSE = 1e-6  # of weights that count as equal
REST = 0.01  # most weight of all other keys where an output counts as one value


@shows
def collect(data: PageData) -> Pieces:
    """Draw the ledger: a row a key, its weight, its value, and its contribution to the output."""
    spec = contributions.strips(data.book, data.names, data.base.dark)
    return titled("collect", words.collect_name(after_dropout=data.base.view.dropout > 0), spec, words.COLLECT_ALT)


@shows
def collected_in_words(data: PageData) -> Pieces:
    base, after = data.base, {"total": sum(data.weights), "dropout": data.base.view.dropout > 0}
    weighing = sorted((weight for weight in data.weights if weight), reverse=True)
    if len(weighing) > 1 and weighing[0] - weighing[-1] < CLOSE:
        shares, rounded = numbers.weights(weighing)
        sentence = words.equal_sum(query=base.name, share=shares[0], count=len(weighing), rounded=rounded, **after)
    else:
        sentence = _sum(data, weighing, **after) if weighing else words.no_sum(query=base.name)
    names = feature_names.output_columns(base.scene)
    return [Text("collect_words", "\n\n".join(filter(None, (sentence, names and words.columns(names=names)))))]


def _sum(data: PageData, weighing: list[float], **after: float | bool) -> str:
    """Return the output as a sum of the largest weights times values, none as large as the next one, and of all others."""
    tied = len(weighing) > NAMED and weighing[NAMED - 1] - weighing[NAMED] < CLOSE
    book, count = data.book, NAMED - tied
    largest, (others, rest) = book.by_weight[:count], book.beyond(count)
    shares, rounded = numbers.weights([*book.weights[largest].tolist(), *([rest] if others else [])])
    keys = [markdown.plain(data.base.keys[book.keys[row]]) for row in largest]
    terms = [f"{share} v({key})" for share, key in zip(shares, keys, strict=False)]
    terms[0] = f"**{shares[0]}** v({keys[0]})"
    if others:
        rest = row_words.the_others(count=others, noun=data.base.noun)
        terms.append(words.share_from(share=shares[-1], others=rest))
    return words.sum_of(query=data.base.name, terms=" + ".join(terms), rounded=rounded, **after)


@shows
def task(data: PageData) -> Pieces:
    row, weights, base = data.base.row, data.weights, data.base
    key = None if row.leader is None else base.keys[row.leader]
    alone = abs(max(weights) - 1) < REST / 2 and sum(weights) - max(weights) < REST
    dropout, choose = base.view.dropout > 0, row_words.choose(one_key=leaves_one_key(base.scene.allowed()))
    there = {"several": key is None, "choose": choose, "deeper": frame.deeper(title=words.DROPOUT)}
    question = words.whole_task(query=base.name, key=key, visible=row.count, dropout=dropout, **there)
    done = alone and row.count > 1 and key is not None and not dropout
    return [Task("whole_task", question, words.whole_done(key=key) if done else "")]


@shows
def strip(data: PageData, column: str) -> Pieces:
    """Draw one column of the ledger for all numbers and every key: a row a key."""
    base, values = data.base, getattr(data, column)
    strong = [] if data.winner is None else [data.winner]
    marks = [matrix.row("key", key, values) for key in strong]
    if column == "totals":
        marks = [matrix.row("output", len(values) - 1, values)]
    names = feature_names.of_head(base.scene, "v", base.head)
    sheet = matrix.Grid(
        values, base.keys, names, COLOUR_END, base.dark, strong=strong, marks=marks, numbers=False, height=250
    )
    dropped = base.view.dropout > 0 and column == "adds"
    name = deeper.DROPPED_STRIP if dropped else deeper.STRIPS[column]
    title = deeper.strip_name(name=name, sizes=numbers.shape(values.shape))
    return titled(f"strip_{column}", title, matrix.picture(sheet), deeper.strip_alt(name=name))


@shows
def strips_in_words(data: PageData) -> Pieces:
    return [Text("strips_words", deeper.strips(count=len(data.output)))]


@shows
def dropout_in_words(data: PageData) -> Pieces:
    return [Text("dropout_words", deeper.dropped(p=data.base.view.dropout, total=sum(data.weights)))]
