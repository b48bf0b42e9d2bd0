"""What the steps of the page about self-attention and cross-attention say."""

from collections.abc import Sequence

from pages.text import markdown, numbers

SELF_TITLE = "Self-attention"
SELF = (
    "In self-attention a sentence attends to itself. Its words are vectors, together called x. The projections W_Q, W_K "
    "and W_V compute the queries, the keys and the values from the same x, so every word has a query, a key and a value."
)
SELF_FORMULA = r"Q=x\,W_Q\qquad K=x\,W_K\qquad V=x\,W_V"
CROSS_TITLE = "Cross-attention"
CROSS = (
    "In cross-attention one sentence attends to another. The queries are computed from the words of the first, x; the keys "
    "and the values from the words of the second, m. In translation, the translation attends to the original."
)
CROSS_FORMULA = r"Q=x\,W_Q\qquad K=m\,W_K\qquad V=m\,W_V"
DECODING_TITLE = "The key-value cache"
DECODING = (
    "A language model writes one word after another. It stores the keys and values of earlier words, since they stay the "
    "same: this store is the key-value cache. Only new words need queries. Each attends to all words so far, and to itself."
)
DECODING_FORMULA = (
    r"\underbrace{Q_{\text{new}}}_{\text{new words}\,\times\,\text{head size}}\;"
    r"\underbrace{K^\top}_{\text{head size}\,\times\,\text{all words}}\;\to\;\text{new words}\times\text{all words}"
)
CORNERS_FORMULA = r"\begin{gathered}\text{upper left: } j\le i\\ \text{lower right: } j\le i+(T_k-T_q)\end{gathered}"
CORNERS = (
    "A causal mask hides the keys that come after a query. Its first row can be counted from the upper left corner of the "
    "weights or from the lower right one. In a square both give the same mask. With fewer queries than keys only the lower "
    "right corner is right: the last query stands at the last key. In the formula, i counts queries and j keys; T_q and "
    "T_k are how many there are."
)
SUMMARY = (
    "In self-attention queries, keys and values come from one sentence; in cross-attention keys and values come from "
    "another.  \nThe weights have a row for each query and a column for each key, so a few new queries can attend to all "
    "keys in a cache."
)
SENTENCE = "Sentence"
SENTENCE_HELP = "Your own words. The link shows what is typed here."
SECOND = "Second sentence: its words are the keys and values"
SECOND_HELP = "Your own words. The link shows what is typed here."
NEW = "How many at the end are new"
NEW_HELP = "Those before them are in the cache: their keys and values are known already."
DEEPER = {
    "self": "queries, keys and values as numbers",
    "cross": "the same projections on another sentence",
    "corners": "where a causal mask starts",
}
ONE_SENTENCE = "A worked example has one sentence, its own tokens, so there is no second sentence to attend to."
NO_WORDS = "The second sentence has no words yet: type some into “Second sentence”."
OTHER_HEAD = {
    "previous": "“The word before” is not defined across two sentences, so here each word looks for the same word.",
    "learned": "The head “learned” knows one sentence only, so here each token looks for the same token.",
}
KINDS = {"self": "self-attention", "cross": "cross-attention"}
SOURCES = {"x": "the sentence", "memory": "the second sentence"}
ROLES = {"q": "queries", "k": "keys", "v": "values"}
HIDDEN = " · dot: hidden"
CORNER_NAMES = {"upper_left": "upper left", "lower_right": "lower right"}
CORNER_CALLS = {"upper_left": "what is_causal=True means in PyTorch", "lower_right": "what decoding needs"}
TRY = {
    "one_word": "A single word",
    "same": "A head for the same word",
    "longer": "A longer second sentence",
    "random": "Random projections",
    "three_new": "Three new words",
}
TABLES = {
    "sources": "sources",
    "self_weights": "self-attention",
    "cross_weights": "cross-attention",
    "upper_left": "causal from the upper left",
    "lower_right": "causal from the lower right",
}


def _of(head: int) -> str:
    """Name a head other than the first: heads are introduced on a later page."""
    return f" of head {head}" * bool(head)


def weights_title(head: int, role: str, source: str, hides: bool) -> str:
    """Return the key of a heatmap; role: what the head is for; source: of the keys; hides: whether a mask hides cells."""
    key = f"row: query · column: key of {'the same sentence' if source == 'x' else SOURCES[source]}"
    return f"**Weights{_of(head)}**{f' ({role})' * bool(role)} :gray[· {key}{HIDDEN * hides}]"


def weights_alt(kind: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"Weights{_of(head)}, {KINDS[kind]}: rows {', '.join(queries)}; columns {', '.join(keys)}"


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


def decoding_title(hides: bool, noun: str) -> str:
    return f"**Weights of the new {noun}s** :gray[· row: new query · column: key{HIDDEN * hides}]"


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
    return f"{markdown.chip(role, ROLES[letter])} from **{SOURCES[source]}** :gray[· {rows}]"


def source_alt(letter: str, head: int, source: str) -> str:
    return f"The {ROLES[letter]}{_of(head)}, from {SOURCES[source]}: a row for each token"


def self_sources(count: int) -> str:
    q = markdown.chip("query", _queries(count))
    k, v = (markdown.chip(role, numbers.plural(count, role)) for role in ("key", "value"))
    return f"One sentence gives all three, each through its own projection: {q}, {k} and {v}."


def cross_sources(queries: float, keys: float, values: float, common: int, head: int) -> str:
    """Return by how much each matrix of a head differs from what the first sentence gives; common: the rows compared."""
    q, k, v = (markdown.chip(role, name) for role, name in zip(("query", "key", "value"), ROLES.values(), strict=True))
    moved = [f"**{numbers.small(difference)}**" for difference in (queries, keys, values)]
    rows = f"the first {numbers.plural(common, 'row')} of head {head}"
    return (
        "The same projections are applied to another sentence. Compared with self-attention in the first sentence, over "
        f"{rows}, the {q} change by {moved[0]}, the {k} by up to {moved[1]}, the {v} by up to {moved[2]}."
    )


def corner_title(corner: str) -> str:
    return f"**{CORNER_NAMES[corner]}** :gray[· {CORNER_CALLS[corner]}]"


def corner_alt(corner: str, count: int) -> str:
    return f"Weights of the {count} newest tokens over all tokens, causal mask from the {CORNER_NAMES[corner]} corner"


def corner(name: str, visible: int, keys: int, apart: float | None) -> str:
    """Return what the mask from one corner lets the newest token see.

    apart: by how much its output differs from the right one, None where the corner is right
    """
    sees = f"{CORNER_NAMES[name]}: the newest token attends to {visible} of {numbers.plural(keys, 'key')}"
    if apart is None:
        return sees
    differs = f"the output is wrong by up to {numbers.small(apart)}"
    return f"{sees}; {differs if apart else 'here the hidden keys would not change the output'}"


def agrees(kind: str, call: str, difference: float, before_dropout: bool) -> str:
    before = ", compared before dropout" if before_dropout else ""
    return f"{KINDS[kind].capitalize()}: largest difference from {call} {numbers.small(difference)}{before}"


def decoding_agrees(difference: float) -> str:
    whole = "causal attention over the whole sentence at once"
    return f"Decoding, lower right: largest difference from {whole} {numbers.small(difference)}"
