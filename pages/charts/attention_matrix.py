"""Attention as a matrix: a row a query, a column a key, the selected query's label in the colour of queries."""

from collections.abc import Sequence
from dataclasses import dataclass

from pages.charts import colours, matrix, matrix_layers, templates
from pages.text.languages import remember

RECTS_UP_TO = 16  # tokens: with more, all cells are one image
NUMBERS_UP_TO = 10  # tokens: with more, a number no longer fits its cell
FAINT = "abs(datum.value) < 0.005"  # weights that are written in grey


@dataclass(frozen=True, eq=False)
class Attention(matrix.Cells):
    """Scores or weights of every query and key; tips: a tooltip for each query where all cells are one image."""

    tips: Sequence[str] = ()
    between = " → "

    @property
    def is_share(self) -> bool:
        """Whether its numbers are said as percentages: weights are, scores are not."""
        return not self.signed


def picture(cells: Attention) -> templates.Spec:
    """Return the chart; a click selects x and y where each cell is a mark, only y where all cells are one image."""
    most, size = max(cells.values.shape), tuple(cells.values.shape)
    by_cell = most <= RECTS_UP_TO
    look, tables = matrix.drawn(cells, most <= NUMBERS_UP_TO) if by_cell else matrix.drawn_as_image(cells, cells.tips)
    template = _template(look, size, matrix.longest(cells.columns), cells.height, cells.form)
    labels = matrix.labels(cells, label_step(len(cells.rows)), label_step(len(cells.columns)))
    return templates.drawing(cells, templates.fill(template, **tables, labels=labels, marks=matrix.outlines(cells)))


def label_step(count: int) -> int:
    """Return the step from one labelled token to the next: all are labelled up to 24."""
    return 1 if count <= 24 else (2 if count <= 32 else 4)


@remember
def _template(look: matrix_layers.Look, size: tuple[int, int], longest: int, height: int, form: str) -> templates.Spec:
    """Return the chart without data; longest: characters of the longest label of a key."""
    label = 14 if max(size) <= 8 else (12 if max(size) <= RECTS_UP_TO else 10)
    tilt = 0 if longest * size[1] <= 40 else (315 if size[1] <= 24 else 270)
    side = {"side_font": label, "side_dx": -8}
    top = {"top_font": label, "tilt": tilt, "dx": 8 if tilt else 0, "dy": 0 if tilt else -6}
    number = {"font": 13 if size[1] <= 8 else 11, "room": 0}
    return matrix_layers.fitted(_layers(look), size, height, form=form, **number, **side, **top)


@remember
def _layers(look: matrix_layers.Look) -> templates.Spec:
    theme = colours.palette(look.dark)
    cells, rows = matrix_layers.cells(look, Attention.between, FAINT), matrix_layers.beside_rows(theme, theme.query)
    return templates.layered(*cells, matrix_layers.outlines(), rows, matrix_layers.over_columns(theme))
