"""Start: a word alone can't tell what it means; attention lets it collect that from the other words of its sentence."""

from collections.abc import Sequence

import pandas as pd
from torch import Tensor

from attn_core import word_moves
from attn_core.meaning import two_senses
from attn_core.meaning.table import family
from attn_core.meaning.two_senses import WORDS
from pages.board import declaration
from pages.board.declaration import Prediction, drawing, sentence
from pages.board.facts import Facts, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, Picture, Pieces
from pages.charts.word_map import Place, word_map
from pages.panels.shared import map_table, number_tables
from pages.panels.shared import sentence as arcs
from pages.panels.shared.notices import notices
from pages.text import numbers
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View, fixed
from pages.view.traced_view import TracedView

words, frame = Words("start"), Words("frame")
TRAINED_HEAD = fixed("start")
ROOM = 720, 590  # pixels of each sentence; on a screen 1280 wide they are drawn at two thirds of that, and smaller nowhere
SEEN = 0.03  # the least length of a move on the map, from -1 to 1, that is predicted: its arrow's head hides a shorter one


# ---- one word in two sentences ----


def first(view: View) -> TracedView | None:
    """Return what a view shows of its first sentence."""
    return traced_view.present(view.only("text", "temperature", "query").but(**TRAINED_HEAD))


def second(view: View) -> TracedView | None:
    """Return the same of its second sentence: of the word that is selected in the first, None where it doesn't have it."""
    above = first(view)
    if above is None:
        return None
    other = view.only("temperature").but(text=view.start_text, **TRAINED_HEAD)
    traced = traced_view.present(other)
    place = traced and _place(above.scene.words[above.query], traced.scene.words)
    return None if place is None else traced_view.present(other.but(query=place))


def _place(word: str, among: tuple[str, ...]) -> int | None:
    """Return where a word stands in a sentence, in any of its forms."""
    return next((i for i, each in enumerate(among) if family(each) & family(word)), None)


def shared_word(view: View) -> int | None:
    """Return which word of the first sentence is compared once a sentence is typed; None where they share none."""
    above, below = first(view), traced_view.present(view.but(text=view.start_text, **TRAINED_HEAD))
    return two_senses.shared_word(above.scene.words, below.scene.words, above.query) if above and below else None


def _both(view: View) -> tuple[TracedView, TracedView] | None:
    """Return both sentences, None where they don't have the word in common."""
    above, below = first(view), second(view)
    return (above, below) if above and below else None


def _collects(traced: TracedView) -> Facts:
    """Return what the selected word of a sentence collects, and towards which words that moves it.

    itself: whether the first is the word itself, "second" for the second, which doesn't turn its vector, as values copy x
    second: the key with the second largest weight, "" where it has none; others: how many further ones have any
    share, second_share: their weights as they are printed, so that they and the rest sum to 100 %
    """
    largest = traced.row.weights.sort(descending=True, stable=True)
    keys, weights = [traced.keys[key] for key in largest.indices.tolist()], largest.values[largest.values > 0].tolist()
    (share, second_share, *_), _ = numbers.percents([*weights[:2], *([0.0] * (2 - len(weights[:2]))), sum(weights[2:])])
    moved = word_moves.moved(traced.scene, traced.head, traced.query)
    towards = [word for word, _ in moved.towards]
    return Facts(
        traced=traced,
        query=traced.name,
        by_chance=moved.by_chance,
        keys=len(weights),
        key=keys[0],
        itself={0: "yes", 1: "second"}.get(largest.indices.tolist().index(traced.query), "no"),
        share=share,
        second=keys[1] if len(weights) > 1 else "",
        second_share=second_share,
        others=max(len(weights) - 2, 0),
        towards=towards,
        moves="chance" if moved.by_chance else bool(towards),
    )


# ---- the prediction: where does the same word move in the other sentence? ----


@facts("text", "start_text", "query", "start_guess")
def asked(view: View) -> Facts | None:
    """Return what is asked about the second sentence, at temperature 1; None without a word.

    asks: a prediction; None where the word is "missing" in the second sentence, or moves "unseen" there (nothing: why), and
        where both move it towards the same words
    name: the word as it is written in the second sentence; alike: whether its vector is the same there
    key: from which it collects most there; ties: how many give as much
    why: what explains that: it gives most "itself", or, in the sentences that are offered, both belong "together"
    published: the answer of a link of version 1.0.0, which names a word
    """
    above, both = first(view), _both(view)
    if above is None:
        return None
    here, there = map(_collects, both) if both else (None, None)
    unseen = both and float((_seen(both).moves[1, 1] - _seen(both).moves[1, 0]).norm()) < SEEN
    asks = _prediction(here, there) if both and not unseen else None
    return Facts(
        query=above.name,
        sentence=view.start_text,
        asks=asks,
        asked=asks is not None,
        nothing="unseen" if unseen else "other" if both else "missing",
        typed=bool(view.start_text.strip()),
        published=_published(view.start_guess, here, there) if asks else "",
        name=there.query if there else above.name,
        ties=there.traced.row.ties if there else 1,
        why=_why(view, there.traced) if there else "",
        alike=not both or _vector(both[0]).equal(_vector(both[1])),
        key=there.key if there else "",
        as_here=here.towards[:2] if here else [],
        towards=there.towards[:2] if there else [],
    )


def _why(view: View, there: TracedView) -> str:
    """Return why the word collects most from its key; "" for sentences of a learner's, where training may not tell."""
    if there.row.leader == there.query:
        return "itself"
    offered = ((word.sentence, word.place, word.other) for word in WORDS.values())
    return "together" if (view.text, view.query, view.start_text) in offered else ""


def _vector(traced: TracedView) -> Tensor:
    return traced.scene.embed(traced.scene.words)[traced.query]


def _prediction(here: Facts, there: Facts) -> Prediction | None:
    """Return what may be predicted: that the word moves as in the first sentence, towards other words, or not at all."""
    if not here.towards or not there.towards or here.towards[0] == there.towards[0]:
        return None
    return Prediction(("as_here", "towards", "stays"), "towards")


def _published(guess: str, here: Facts, there: Facts) -> str:
    """Return the answer that a link of version 1.0.0 names, as links spell it now."""
    answers = {here.towards[0]: "as_here", there.towards[0]: "towards", "stays": "stays"}
    return f"move.{answers[guess]}" if guess in answers else ""


def _answers(view: View, f: Facts) -> str:
    return view.guesses or f.published


def told(view: View) -> Facts | None:
    """Return what is asked where it is answered, or where nothing is: then the second sentence is drawn."""
    f = asked(view)
    if f is None or not f.asked:
        return f
    return f if declaration.answer_to("start.move", f, _answers(view, f), f.asks) else None


@facts("text", "start_text", "query", "start_guess", "guesses", "temperature")
def compared(view: View) -> Facts | None:
    """Return what is asked, the answers of the link, and where the word moves at the temperature that is set.

    as_asked: whether that is where it moves at temperature 1; key_now: from which it takes most
    """
    f, traced = asked(view), second(view)
    if f is None:
        return None
    now = _collects(traced) if f.asked else Facts(key="", towards=[], moves=False)
    return Facts(
        f,
        answers=_answers(view, f),
        temperature=view.temperature,
        ties=now.traced.row.ties if f.asked else f.ties,
        as_asked=now.key == f.key and {*now.towards[:2]} == {*f.towards},
        key_now=now.key,
        moves_now=now.moves,
        towards_now=now.towards[:2],
    )


@panel(compared)
def task(f: Facts) -> Pieces:
    """Ask where the word moves; once that is predicted, say where it does, and why."""
    return [declaration.asked("task", "start.move", f, f.answers, "done" if f.asked else "", f.asks)]


@panel(lambda view: view.only("text"))
def senses(view: View) -> Pieces:
    """Offer other words with two senses."""
    offers = {
        name: {"text": word.sentence, "start_text": word.other, "query": word.place}
        for name, word in WORDS.items()
        if word.sentence != view.text
    }
    return [Buttons("senses", words.SENSES, offers)]


# ---- the pictures ----


def here(view: View) -> Facts | None:
    """Return what the selected word collects in the first sentence."""
    traced = first(view)
    return traced and _collects(traced)


def there(view: View) -> Facts | None:
    """Return the same of the second sentence, once it is predicted."""
    traced = second(view) if told(view) else None
    return traced and _collects(traced)


@panel(first)
def one(traced: TracedView) -> Pieces:
    """Draw the first sentence with its arcs."""
    return arcs.of(traced, "one", room=ROOM[0])


@panel(there)
def other(f: Facts) -> Pieces:
    """Draw the second sentence with its arcs."""
    return arcs.of(f.traced, "other", selects=False, room=ROOM[1])


def waits(view: View) -> Facts | None:
    """Return what stands in the place of the second sentence: a prediction that is still to be given, or what is missing."""
    return asked(view) if second(view) is None or not told(view) else None


def moves(view: View) -> Facts | None:
    """Return where the word moves in each sentence that has it, beside the keys that have the largest weights there.

    shown: in how many of them, as the second one is drawn once it is predicted
    """
    both = [traced for traced in (first(view), second(view)) if traced]
    if not both:
        return None
    return Facts(
        both=both,
        query=both[0].name,
        keys=[traced.scene.keys[traced.row.winner] for traced in both],
        found=_seen(both),
        shown=len(both) if told(view) else 1,
    )


def _seen(both: Sequence[TracedView]) -> word_moves.Plane:
    one, other = [*(word_moves.moved(traced.scene, traced.head, traced.query) for traced in both), None][:2]
    return word_moves.two_senses(one, other, tuple(traced.scene.keys[traced.row.winner] for traced in both))


def map_of_meaning(f: Facts) -> Picture:
    """Draw where the word goes in each sentence that is shown; no word moves when the second one is added."""
    word, found = f.both[0].scene.words[f.both[0].query], f.found
    rows = [traced.row for traced in f.both]
    most = [
        Place(key, arcs.point(at), row.largest, "key" if row.leader is not None else "")
        for key, at, row in zip(f.keys, found.points[: len(rows)], rows, strict=True)
    ]
    ends = arcs.ends_of(found)
    if f.shown < len(rows):
        ends = ends[: len(found.ends[0])]
    query = Place(word, arcs.point(found.moves[0, 0]), role="query")
    places = [*arcs.merged(query, most[: f.shown]), *ends]
    return drawing(word_map(places, arcs.arrows(found, word)[: f.shown], f.both[0].dark), moves="label", terms=arcs.WORDS)


# ---- the tables, and the page ----


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


TABLES = {
    "one": number_tables.numbers("one", first, _row),
    "other": number_tables.numbers("other", second, _row),
    "map": number_tables.numbers("map", _both, _map),
}
BOARDS = {
    "lead": board(
        notices(
            read=lambda view: traced_view.prepare(view.only("text").but(**TRAINED_HEAD)),
            heads=False,
            match=False,
        ),
        cost=Cost.LIGHT,
    ),
    "sentence": board(one()),
    "collected": board(sentence("one_sum", here, "start.collects")),
    "senses_apart": board(
        row(
            declaration.picture("moved", moves, map_of_meaning, "start.moved"),
            [other(), sentence("other_sum", there, "start.collects"), sentence("other_waits", waits, "start.waits")],
            widths=[1, 1.2],
        )
    ),
    "senses": board(senses(), cost=Cost.LIGHT),
    "task": board(task(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES),
}
PAGE = declaration.Page("start", (), BOARDS, TABLES)
