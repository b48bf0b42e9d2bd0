"""The Start page: one word in two sentences, what it collects in each, where that moves it, and a prediction."""

import pandas as pd

from attn_core import one_query, word_moves
from attn_core.meaning.table import family
from attn_core.meaning.two_senses import OFFERED, PREDICTED, WORDS
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Task, Text, titled
from pages.charts.word_map import Place, word_map
from pages.panels.shared import map_table, number_tables, selected_row, sentence
from pages.panels.shared.notices import notices
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View, fixed
from pages.view.traced_view import TracedView

words = Words("start")
TRAINED_HEAD = fixed("start")


def first(view: View) -> TracedView | None:
    """Return what a view shows of its first sentence."""
    return traced_view.present(view.only("text", "temperature", "query").but(**TRAINED_HEAD))


def second(view: View) -> TracedView | None:
    """Return the same of its second sentence: of the word that is selected in the first, or, without it, the first one."""
    above = first(view)
    if above is None:
        return None
    other = view.only("temperature").but(text=view.start_text, **TRAINED_HEAD)
    traced = traced_view.present(other)
    return traced and traced_view.present(other.but(query=_place(above.scene.words[above.query], traced.scene.words)))


def _missing(view: View) -> list[str]:
    """Say that the selected word doesn't stand in the second sentence."""
    above, below = first(view), second(view)
    if above is None or below is None:
        return []
    word, found = (traced.scene.words[traced.query] for traced in (above, below))
    return [] if family(word) & family(found) else [words.missing(word=word)]


def _place(word: str, among: tuple[str, ...]) -> int:
    """Return where a word stands in a sentence, in any of its forms; 0 where it doesn't."""
    return next((i for i, each in enumerate(among) if family(each) & family(word)), 0)


@panel(first)
def one(traced: TracedView) -> Pieces:
    """Draw the first sentence with its arcs."""
    return sentence.of(traced, "one")


@panel(first)
def collected(traced: TracedView) -> Pieces:
    """Say what the word collects in the first sentence."""
    return _collected(traced, "one")


@panel(second)
def other(traced: TracedView) -> Pieces:
    """Draw the second sentence with its arcs, and say what the word collects there."""
    return [*sentence.of(traced, "other", selects=False), *_collected(traced, "other")]


def _collected(traced: TracedView, slot: str) -> Pieces:
    """Return the sum that a sentence's word collects, and where that moves it."""
    book = one_query.ledger(traced.alone, 0, 0)
    collects = selected_row.output_as_sum(book, traced.name, traced.keys, traced.noun)
    return [Text(f"{slot}_sum", collects), *sentence.moves_of(traced, f"{slot}_moves")]


# ---- one word, moved to two places ----


def _both(view: View) -> tuple[TracedView, TracedView] | None:
    """Return both sentences, None where they don't have the word in common."""
    above, below = first(view), second(view)
    return (above, below) if above and below and not _missing(view) else None


def _seen(both: tuple[TracedView, TracedView]) -> word_moves.Plane:
    """Return where the word goes in each sentence, beside the words that it attends to most there."""
    moves = [word_moves.moved(traced.scene, traced.head, traced.query) for traced in both]
    return word_moves.two_senses(*moves, tuple(traced.scene.keys[traced.row.winner] for traced in both))


@panel(_both)
def moved(both: tuple[TracedView, TracedView]) -> Pieces:
    """Draw where the word goes in each sentence."""
    keys = [(traced.scene.keys[traced.row.winner], traced.row.largest, traced.row.leader is not None) for traced in both]
    found = _seen(both)
    word, spots = both[0].scene.words[both[0].query], [sentence.point(each) for each in found.points]
    query = Place(word, sentence.point(found.moves[0, 0]), role="query")
    most = [Place(key, at, weight, "key" * alone) for (key, weight, alone), at in zip(keys, spots, strict=False)]
    places = [*sentence.merged(query, most), *sentence.ends_of(found)]
    spec = word_map(places, sentence.arrows(found, word), both[0].dark)
    to = [word for word, _, _ in keys]
    alt = words.moved_alt(query=both[0].name, first=to[0], second=to[1])
    return titled("moved", words.moved(query=both[0].name), spec, alt, moves="label", terms=sentence.WORDS)


def _row(traced: TracedView) -> pd.DataFrame:
    """Return the weight of each key for the selected word."""
    return pd.DataFrame(
        {"position": range(len(traced.keys)), "key": list(traced.scene.keys), "weight": traced.row.weights.tolist()}
    )


def _map(both: tuple[TracedView, TracedView]) -> pd.DataFrame:
    """Return where the word goes in each sentence, as numbers."""
    strongest = [traced.scene.keys[traced.row.winner] for traced in both]
    sentences, weights = [" ".join(traced.scene.words) for traced in both], [traced.row.largest for traced in both]
    return map_table.table(_seen(both), both[0].scene.words[both[0].query], strongest, weights, sentences)


@panel(lambda view: view.only("text"))
def senses(view: View) -> Pieces:
    """Offer other words with two senses."""
    offers = {
        name: {"text": word.sentence, "start_text": word.other, "query": word.place}
        for name, word in WORDS.items()
        if word.sentence != view.text
    }
    return [Buttons("senses", words.SENSES, offers)]


# ---- the prediction ----


def _guessed(view: View) -> tuple[TracedView, str]:
    """Return what is asked about, at temperature 1, and what was predicted, "" so far."""
    traced = traced_view.present(View(text=PREDICTED.sentence, query=PREDICTED.place, **TRAINED_HEAD))
    return traced, view.start_guess if view.start_guess in OFFERED else ""


@panel(_guessed)
def task(asked: tuple[TracedView, str]) -> Pieces:
    """Ask which word gets the largest weight, or say what came out and why."""
    traced, guess = asked
    largest = traced.keys[traced.row.winner]
    right = guess == largest
    said = (
        words.outcome(right=right, guess=guess, key=largest, largest=traced.row.largest, query=traced.name) if guess else ""
    )
    choices = {word: {"start_guess": word} if word != guess else None for word in OFFERED}
    return [
        Task("task", words.predict(query=traced.name, sentence=PREDICTED.sentence), said if right else ""),
        Buttons("guess", "", choices),
        Text("outcome", (said or words.PREDICT_FIRST) if not right else ""),
    ]


TABLES = {
    "one": number_tables.numbers("one", first, _row),
    "other": number_tables.numbers("other", second, _row),
    "map": number_tables.numbers("map", _both, _map),
}
BOARDS = {
    "lead": board(
        notices(
            _missing,
            read=lambda view: traced_view.prepare(view.only("text").but(**TRAINED_HEAD)),
            heads=False,
            match=False,
        ),
        cost=Cost.LIGHT,
    ),
    "sentence": board(one()),
    "collected": board(collected()),
    "senses_apart": board(row(moved(), other(), widths=[1, 1.2])),
    "senses": board(senses(), cost=Cost.LIGHT),
    "task": board(task(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES),
}
