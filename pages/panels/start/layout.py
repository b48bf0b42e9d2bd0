"""The Start page: one head with a job, one selected row, and how it matches, shares and collects."""

from attn_core import one_query
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import contributions, heatmap, row_bars
from pages.panels.explore.heatmaps import sheet
from pages.panels.shared.notices import notices
from pages.text import numbers
from pages.text.languages import Words
from pages.text.repeated_words import twice
from pages.view import traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView

alts = Words("alts")
words = Words("start")
HIGHEST = 12.0  # score of a match in a designed head: the end of the scores' axis
MOST = 99  # percent, as they are written, that one key is to get
HIGH = 300  # pixels of the picture, so that the page fits a projector's screen


def present(view: View) -> TracedView | None:
    """Return what a view shows of the head that looks for the word before, as the next pages show it."""
    return traced_view.present(view.only("text", "temperature", "query").but(projections="previous"))


shows = panel(present)


def _key(traced: TracedView) -> str | None:
    """Return the one key that the selected row attends to most, None where several share it."""
    return traced.keys[traced.row.leader] if traced.row.leader is not None and len(traced.keys) > 1 else None


@shows
def weights(traced: TracedView) -> Pieces:
    alt = alts.heatmap(rows=traced.queries, columns=traced.keys)
    spec = {**heatmap.one_head(sheet(traced, "weights"), 0, True), "height": HIGH}
    title = words.who(twice=twice(traced.keys))
    return titled("weights", title, spec, alt, click={"query": "y"}, steps=traced_view.steps(traced))


@shows
def match(traced: TracedView) -> Pieces:
    entries, scores = one_query.bars(traced.row), traced.seen.trace.heads.scaled[0, traced.query]
    listed = [scores[key].item() if key >= 0 else 0.0 for key in entries.keys]
    labels = [numbers.decimal(score, 1) if key >= 0 else "" for key, score in zip(entries.keys, listed, strict=True)]
    spec = row_bars.weights(_names(traced), {"now": listed}, entries.winner, labels, traced.dark, end=HIGHEST)
    title = words.match(query=traced.name)
    return titled("match", title, spec, alts.SCORES_OF_ROW)


@shows
def share(traced: TracedView) -> Pieces:
    entries = one_query.bars(traced.row)
    percents, _ = numbers.percents(entries.weights)
    spec = row_bars.weights(_names(traced), {"now": entries.weights}, entries.winner, percents, traced.dark)
    return titled("share", words.share(temperature=traced.view.temperature), spec, alts.WEIGHTS_OF_ROW)


def _names(traced: TracedView) -> list[str]:
    entries = one_query.bars(traced.row)
    return [traced.keys[key] if key >= 0 else alts.others(count=entries.others) for key in entries.keys]


@shows
def collect(traced: TracedView) -> Pieces:
    book = one_query.ledger(traced.seen.trace, 0, traced.query)
    names = [traced.keys[key] if key >= 0 else alts.others(count=book.others) for key in book.keys]
    spec = contributions.strips(book, names, traced.dark)
    return titled("collect", words.collect(), spec, alts.ADDED_TO_OUTPUT)


@shows
def row_in_words(traced: TracedView) -> Pieces:
    return [Text("row_in_words", _row_in_words(traced))]


def _row_in_words(traced: TracedView) -> str:
    """Say where the selected row attends."""
    query, key, count = traced.name, _key(traced), len(traced.keys)
    (largest, *_, least), rounded = _percents(traced) if count > 1 else (["", ""], False)
    if count == 1:
        return words.only_word(query=query)
    if key is None:
        return words.nothing_before(query=query, keys=count, largest=largest)
    return words.row_in_words(query=query, key=key, largest=largest, least=least, others=count - 1, rounded=rounded)


def _percents(traced: TracedView) -> tuple[list[str], bool]:
    """Return the weights of the selected row, the largest first, and whether they don't add up as they are printed."""
    least = traced.seen.trace.heads.weights[0, traced.query].min().item()
    return numbers.percents([traced.row.largest, *[least] * (len(traced.keys) - 1)])


@shows
def task(traced: TracedView) -> Pieces:
    key, temperature = _key(traced), traced.view.temperature
    if key is None:
        return [Task("task", words.SECOND_WORD if len(traced.keys) == 1 else words.OTHER_ROW, "")]
    happened = words.happened(key=key, largest=_percents(traced)[0][0], temperature=temperature)
    done = round(100 * traced.row.largest) >= MOST
    return [Task("task", words.task(key=key, percent=MOST), happened if done else "")]


BOARDS = {
    "lead": board(
        notices(heads=False, match=False, read=lambda view: traced_view.prepare(view.only("text"))), cost=Cost.LIGHT
    ),
    "picture": board(weights(), cost=Cost.LIGHT),
    "parts": board(row(match(), share(), collect(), widths=[1, 1, 1.4]), row_in_words(), cost=Cost.LIGHT),
    "task": board(task(), cost=Cost.LIGHT),
}
