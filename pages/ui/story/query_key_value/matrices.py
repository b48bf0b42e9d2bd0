"""The matrices of the page on query, key and value: how far their colours reach, and those of a row a word."""

from torch import Tensor

from pages.ui import traced_view
from pages.ui.board.pieces import Pieces, titled
from pages.ui.charts import matrix
from pages.ui.story.query_key_value.page_data import EditedHead, PageData

VECTOR_END = 2.5  # of the colours of x, q, k and v, ±
PROJECTION_END = 1.0  # of the numbers of a projection
DESIGNED_QUERY_END = 12.0  # of W_Q and Q of a designed head, which carry all its sharpness
HEIGHT = 210  # pixels of a matrix of a row a word
NUMBERS_UP_TO = 16  # dimensions: with more, a number doesn't fit its cell


def colour_end(head: EditedHead, letter: str, end: float) -> float:
    """Return where the colours of one projection, or of its vectors, end: at ±end but for designed queries."""
    return DESIGNED_QUERY_END if head.head.features and letter == "q" else end


def of_words(data: PageData, slot: str, title: str, alt: str, values: Tensor, role: str, **options: object) -> Pieces:
    """Draw a matrix of a row a word, the selected one outlined in its role's colour; a click selects another.

    options: of the matrix
    """
    control = "query" if role in ("query", "output") else "key"
    labels, selected = (data.queries, data.query) if control == "query" else (data.keys, data.key)
    steps = traced_view.arrow_keys(control, len(labels), "ArrowUp", "ArrowDown")
    sheet = matrix.Grid(
        values,
        labels,
        dark=data.view.dark,
        strong=[selected],
        marks=[matrix.row(role, selected, values)],
        numbers=False,
        height=HEIGHT,
        **{"columns": (), "limit": VECTOR_END, **options},
    )
    return titled(slot, title, matrix.picture(sheet), alt, click={control: "y"}, steps=steps)
