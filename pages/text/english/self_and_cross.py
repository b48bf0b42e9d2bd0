"""What the steps of the page about self-attention and cross-attention say."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("self_and_cross", "en")

SELF_FORMULA = r"Q=x\,W_Q\qquad K=x\,W_K\qquad V=x\,W_V"
CROSS_FORMULA = r"Q=x\,W_Q\qquad K=m\,W_K\qquad V=m\,W_V"
DECODING_FORMULA = (
    r"\underbrace{Q_{\text{new}}}_{\text{new words}\,\times\,\text{head size}}\;"
    r"\underbrace{K^\top}_{\text{head size}\,\times\,\text{all words}}\;\to\;\text{new words}\times\text{all words}"
)
CORNERS_FORMULA = r"\begin{gathered}\text{upper left: } j\le i\\ \text{lower right: } j\le i+(T_k-T_q)\end{gathered}"


def _of(head: int) -> str:
    """Name a head other than the first: heads are introduced on a later page."""
    return f" of head {head}" * bool(head)


def weights_title(head: int, role: str, source: str, hides: bool) -> str:
    """Return the key of a heatmap; role: what the head is for; source: of the keys; hides: whether a mask hides cells."""
    key = f"row: query · column: key of {'the same sentence' if source == 'x' else own.SOURCES[source]}"
    return f"**Weights{_of(head)}**{f' ({role})' * bool(role)} :gray[· {key}{own.HIDDEN * hides}]"


def weights_alt(kind: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"Weights{_of(head)}, {own.KINDS[kind]}: rows {', '.join(queries)}; columns {', '.join(keys)}"


def attends(query: str, keys: Sequence[str], most: tuple[int | None, float, int], noun: str, kind: str) -> str:
    """Return where a row's weight goes, as a sentence.

    most: the key with the largest weight, None where none is seen; that weight; and how many keys have it
    """
    winner, largest, ties = most
    who, share = markdown.chip("query", query), f"**{numbers.percent(largest)}**"
    if winner is None:
        return f"{who} may attend to no {noun}: the mask hides every key, and all its weights are 0."
    other = " of the second sentence" * (kind == "cross")
    key = f"{markdown.chip('key', keys[winner])}{other}"
    if len(keys) == 1:
        return f"{who} attends to {key} alone: {share}."
    alone = ties * largest > 0.995  # or else other keys have a share, too
    if ties == 1:
        return f"{who} attends to {key}: {share}." if alone else f"{who} gives its largest weight, {share}, to {key}."
    if alone:
        return f"{who} attends equally to {ties} {noun}s{other}: {share} each."
    return f"{who} gives its largest weight, {share}, to each of {ties} {noun}s{other}."


def _queries(count: int) -> str:
    return "1 query" if count == 1 else f"{count} queries"


def product(queries: int, keys: int) -> str:
    """Return how many weights there are."""
    total = f"{queries} × {keys} = **{numbers.plural(queries * keys, 'weight')}**"
    return f"{_queries(queries)} and {numbers.plural(keys, 'key')}: {total}."


def output(rows: int, width: int) -> str:
    made = f"**{numbers.plural(rows, 'row')}** of {numbers.plural(width, 'number')}, as many as a value has"
    return f"The {markdown.chip('output', 'output')} has a row for each query: {made}."


def self_task(count: int, example: bool, noun: str) -> tuple[str, str]:
    """Return what to try with the sentence, and, once it is done, what happened; "" before."""
    if example:
        return "A worked example has its own tokens. Go back to your own sentence to change it.", ""
    squares = f"{count} {noun}s are {count} queries and {count} keys: {count * count} weights. 7 {noun}s have 49."
    return f"Write a sentence of 8 {noun}s or more. What grows?", f"Rows and columns grow. {squares}" * (count > 7)


def cross_task(queries: int, keys: int, fewer: int, noun: str) -> tuple[str, str]:
    """fewer: than so many words the second sentence is to have"""
    if queries == 1:
        return f"The first sentence has one {noun}. Add some in “Your words”.", ""
    columns = f"There is a column for each key, so {numbers.plural(keys, 'column')}."
    happened = f"{columns} The weights and the output still have {queries} rows."
    return f"Shorten the second sentence to fewer than {fewer} {noun}s. What shrinks?", happened * (0 < keys < fewer)


def no_second_task() -> tuple[str, str]:
    return "Go back to your own sentence to attend to a second one.", ""


def decoding(count: int, keys: int, attended: str, noun: str) -> str:
    """Return when so many tokens are new, and what they compute; attended: where the newest attends, see `attends`."""
    new = f"1 {noun} is new, as when a language model writes."
    if count > 1:
        rest = "a prompt" if count == keys else "the rest of a prompt"
        new = f"{count} {noun}s are new, as when a language model reads {rest}."
    return f"{new} {product(count, keys)} {attended}"


def decoding_task(count: int, keys: int, noun: str) -> tuple[str, str]:
    if keys == 1:
        return f"The sentence has one {noun}. Add some in “Your words”.", ""
    whole = f"The whole sentence has {keys} × {keys} = {keys * keys}"
    happened = f"One query and {keys} keys: {keys} weights. {whole}; a language model computes one row for each {noun}."
    return f"How many weights does a single new {noun} need? Choose 1 new {noun}.", happened * (count == 1)


def source_title(letter: str, source: str, shape: Sequence[int]) -> str:
    """Return the title of the matrix of all queries, keys or values of a head; shape: tokens and width."""
    role = {"q": "query", "k": "key", "v": "value"}[letter]
    rows = f"{numbers.plural(shape[0], 'row')} of {numbers.plural(shape[1], 'number')}"
    return f"{markdown.chip(role, own.ROLES[letter])} from **{own.SOURCES[source]}** :gray[· {rows}]"


def source_alt(letter: str, head: int, source: str) -> str:
    return f"The {own.ROLES[letter]}{_of(head)}, from {own.SOURCES[source]}: a row for each token"


def self_sources(count: int) -> str:
    q = markdown.chip("query", _queries(count))
    k, v = (markdown.chip(role, numbers.plural(count, role)) for role in ("key", "value"))
    return f"One sentence gives all three, each through its own projection: {q}, {k} and {v}."


def cross_sources(queries: float, keys: float, values: float, common: int, head: int) -> str:
    """Return by how much each matrix of a head differs from what the first sentence gives; common: the rows compared."""
    q, k, v = (markdown.chip(role, name) for role, name in zip(("query", "key", "value"), own.ROLES.values(), strict=True))
    moved = [f"**{numbers.small(difference)}**" for difference in (queries, keys, values)]
    rows = f"the first {numbers.plural(common, 'row')} of head {head}"
    return (
        "The same projections are applied to another sentence. Compared with self-attention in the first sentence, over "
        f"{rows}, the {q} change by {moved[0]}, the {k} by up to {moved[1]}, the {v} by up to {moved[2]}."
    )


def corner(name: str, visible: int, keys: int, apart: float | None) -> str:
    """Return what the mask from one corner lets the newest token see.

    apart: by how much its output differs from the right one, None where the corner is right
    """
    sees = f"{own.CORNER_NAMES[name]}: the newest token attends to {visible} of {numbers.plural(keys, 'key')}"
    if apart is None:
        return sees
    differs = f"the output is wrong by up to {numbers.small(apart)}"
    return f"{sees}; {differs if apart else 'here the hidden keys would not change the output'}"


def agrees(kind: str, call: str, difference: float, before_dropout: bool) -> str:
    before = ", compared before dropout" if before_dropout else ""
    return f"{own.KINDS[kind].capitalize()}: largest difference from {call} {numbers.small(difference)}{before}"
