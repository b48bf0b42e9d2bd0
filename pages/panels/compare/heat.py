"""Two heatmaps of one head and B − A between them, each on a scale that no data moves, and the cells that moved most."""

from dataclasses import dataclass, replace

from torch import Tensor

from attn_core import view_differences
from attn_core.view_differences import Difference
from pages.board.pieces import Pieces, Text, titled
from pages.charts import difference as pictures
from pages.charts import heatmap, long_text_heatmap, templates
from pages.charts.heatmap import Sheet
from pages.panels.compare import change_words
from pages.text import markdown
from pages.text.languages import Words

words = Words("compare")
LEAST = {True: 0.001, False: 0.01}  # whether numbers are shares → the least change that is stated
FIRST = (0, 0)  # where the window of a text starts that isn't long


@dataclass(frozen=True, eq=False)
class Heat:
    """The comparison of a step in A and in B: the head of each, the colour scale, and the window.

    why: the reason for a missing B − A, "" if rows and columns are the same words
    at: the first row and column of a long text's window
    whole: the numbers of queries and keys of each text, if a and b are only windows
    """

    a: Sheet
    b: Sheet
    heads: tuple[int, int]
    stage: str
    why: str
    at: tuple[int, int] = FIRST
    whole: tuple[tuple[int, int], tuple[int, int]] | None = None

    @property
    def sizes(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many queries and keys A and B have."""
        return self.whole or (self.a.size, self.b.size)

    @property
    def places(self) -> tuple[int, int]:
        """The places of the two heads in a and b."""
        return (0, 0) if self.whole else self.heads

    @property
    def limit(self) -> float:
        """The end of both colour scales: that of the wider heads, if they differ."""
        return max(self.a.limit, self.b.limit)

    @property
    def shares(self) -> bool:
        """Whether numbers are said as percentages."""
        return not self.b.signed

    @property
    def values(self) -> tuple[Tensor, Tensor]:
        """The numbers of the two heads, (Tq, Tk) each."""
        return self.a.values[self.places[0]], self.b.values[self.places[1]]

    @property
    def difference(self) -> Difference:
        return view_differences.subtract(*self.values, self.a.hidden, self.b.hidden)


def side(heat: Heat, name: str, slot: str, **options: object) -> Pieces:
    """Draw A or B under its name; options: see Picture."""
    sheet, head = (heat.a, heat.heads[0]) if name == "a" else (heat.b, heat.heads[1])
    part, place = replace(_window(sheet, heat.at), limit=heat.limit), heat.places[name == "b"]
    spec = _following(heatmap.one_head(part, place, True), heat, name == "b")
    about = words.picture(stage=heat.stage, head=head, queries=part.queries, keys=part.keys)
    return titled(
        slot,
        words.title_about(side=name, about=words.head(number=head)),
        spec,
        words.alt(side=name, picture=about, moved=""),
        **options,
    )


def change(heat: Heat, slot: str, **options: object) -> Pieces:
    """Draw B − A, or say why there is none."""
    if heat.why:
        return [Text(f"{slot}_name", words.title(side="change")), Text(slot, heat.why)]
    before, after = _window(heat.a, heat.at), _window(heat.b, heat.at)
    cut = replace(heat, a=before, b=after)
    data = pictures.Cells(cut.difference, *cut.values, after, heat.limit, heatmap.HEIGHT)
    spec = _following(pictures.cells(data), heat, True)
    title = f"{words.title(side='change')} {words.MORE_OR_LESS}"
    return titled(
        slot, title, spec, words.alt(side="change", picture=heat.stage, moved="; ".join(moved(heat, plain=True))), **options
    )


def in_words(heat: Heat, slot: str) -> Pieces:
    """State the cells that moved most, the cells that only one side shows, and the colour scale."""
    scale = words.scale_of(stage=heat.stage, limit=heat.limit, difference=heat.limit, negative=heat.b.signed)
    if heat.why:
        return [Text(slot, scale)]
    difference = heat.difference
    hidden = ~(difference.both | difference.vanished | difference.appeared)
    counts = int(difference.vanished.sum()), int(difference.appeared.sum()), bool(hidden.any())
    return [Text(slot, " ".join(filter(None, (*moved(heat), change_words.one_sided(*counts), scale))))]


def moved(heat: Heat, plain: bool = False) -> list[str]:
    """Return the sentence of the cells that moved most; plain: without markup, for a text twin."""
    values, difference = heat.values, heat.difference
    largest = view_differences.largest(*values, difference, least=LEAST[heat.shares])
    escaped = str if plain else markdown.plain
    entries = []
    for (query, key), before, after in largest.moved:
        name = words.pair(query=escaped(heat.b.queries[query]), key=escaped(heat.b.keys[key]))
        entries.append(
            words.entry(name=name, change=(change_words.share if heat.shares else change_words.number)(before, after))
        )
    sentence = words.moved(entries=entries, alike=largest.alike) if entries else words.still(shares=heat.shares)
    return [sentence.replace("**", "") if plain else sentence]


def _window(sheet: Sheet, at: tuple[int, int]) -> Sheet:
    """Return a sheet, or, of a long text, the part of it in which every number is exact."""
    return long_text_heatmap.window(sheet, *at) if long_text_heatmap.is_long(sheet.queries, sheet.keys) else sheet


def _following(spec: templates.Spec, heat: Heat, of_b: bool) -> templates.Spec:
    """Return a picture whose clicks select a query; of_b: whether its rows are those of B."""
    top = long_text_heatmap.start(heat.sizes[of_b][0], heat.at[0])
    return templates.with_column(spec, "cells", query=[top + y for y in spec["datasets"]["cells"]["y"]])
