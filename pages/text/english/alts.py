"""What pictures show, for those who hear a page; and the headings of tables."""

from collections.abc import Sequence

HIDDEN = "hidden"
STAGE = "Stage"

# ---- start ----

SCORES_OF_ROW = "The scaled scores of the selected row as bars"
WEIGHTS_OF_ROW = "The attention weights of the selected row as bars"
ADDED_TO_OUTPUT = "The contribution of each key to the output of the selected row"

# ---- averaging ----

MEAN_OF_PAST = "Weights of the mean of the past"
W = "W, the weights"
DIVIDED = "The triangle divided by its sums"
ZEROS, FLAT = "Scores of 0", "Softmax of the scores"
ROW_SUMS = "Row sums"
RUNGS, RUNG = "Weights of the five rungs, small", "Weights of the chosen rung"
RUNG_ROW = "The selected row of the chosen rung"
NAIVE_SCORES, NAIVE_WEIGHTS, PROJECTED = "Scores X Xᵀ", "Weights from X Xᵀ", "Weights with query and key"
OVER_AXIS = "Softmax of query·key scores over the chosen axis"

# ---- query, key, value ----

MOVED = "Values, attention weights and outputs, one row per word"
OUTPUT_BY_QUERY = "The output, one row per query"
MATCHES = "How well each key matches the query, as bars"
SOFT_AND_EXACT = "The soft output, the exact one, their difference"
ONE_MATRIX = "Scores with one matrix for queries and keys, one row per query, one column per key"
SCORES = "Scores: one row per query, one column per key"
VOWELS = "Weights of the vowels: one row per vowel, one column per letter"
LEARNING = "Share on consonants by step"
SUM_SO_FAR = "sum so far"

# ---- shapes and batch ----

POOLS = "Examples as pools of tokens, and how far each moves"
ORIGINS = "Which token each number comes from"


def with_rows(picture: str, rows: Sequence[str]) -> str:
    return f"{picture}: rows {', '.join(rows)}"


def heatmap(rows: Sequence[str], columns: Sequence[str]) -> str:
    return f"Attention weights: rows {', '.join(rows)}; columns {', '.join(columns)}"


def weights_of(way: str) -> str:
    return f"Weights of {way}"


def vectors(words: Sequence[str], means: bool) -> str:
    return f"Vectors of {', '.join(words)}: {'the means of their' if means else 'their'} numbers"


def product(words: Sequence[str]) -> str:
    return f"W, x and their product, one row per word: {', '.join(words)}"


def shapes(shapes: str) -> str:
    return f":gray[shapes {shapes}]"


def others(count: int) -> str:
    return f"{count} others"


def change(part: str) -> str:
    return f"Change of {part}"


def by_key(letter: str) -> str:
    return f"{letter}, one row per key"


def second_sentence(word: str) -> str:
    return f"{word}, second sentence"


def x_of(word: str) -> str:
    return f"x of {word}"


def bands(names: Sequence[str], query: str, key: str) -> str:
    return f"{' and '.join(names)}, one row per word; selected: {query}, {key}"


def projection(letter: str) -> str:
    return f"The projection W_{letter}"


def of_words(picture: str, role: str, word: str) -> str:
    """role: query, key, value or output"""
    return f"{picture}: one row per word, its {role}; {word} outlined"


def products(query: str, key: str, score: float) -> str:
    return f"q of {query}, k of {key}, their products and the running sum {score:.4f}"


def weights_of_example(number: int) -> str:
    return f"Weights of example {number}"


def token(number: int) -> str:
    return f"token {number}"


def saturated(count: int, of: int) -> str:
    return f"{count} of {of}"


def column(name: str) -> str:
    """Return the heading of a table's column on the page and in its file; the code calls the column by this name."""
    return name
