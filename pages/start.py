"""Start: a word alone can't tell what it means; attention lets it collect that from the other words of its sentence."""

from collections.abc import Sequence
from dataclasses import dataclass

import pandas as pd
from torch import Tensor

from attn_core import word_moves
from attn_core.meaning import two_senses
from attn_core.meaning.table import family
from attn_core.meaning.two_senses import WORDS
from pages.board import declaration
from pages.board.declaration import Prediction, drawing, sentence
from pages.board.facts import Kept, facts
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


@dataclass(frozen=True, eq=False)
class Collected(Kept):
    """What the selected word of a sentence collects, and towards which words that moves it.

    query            the word; by_chance: as word_moves.Moved has it
    keys             how many keys have any weight
    key, second      those with the two largest weights, second "" where it has none; others: how many further ones have any
    itself           "yes" where the first is the word itself, "second" where the second is: that doesn't turn its vector
    share, second_share  the weights of both as they are printed, so that they and the rest sum to 100 %
    moves            whether it moves towards any words, "chance" where that means nothing
    """

    traced: TracedView
    query: str
    by_chance: str
    keys: int
    key: str
    itself: str
    share: str
    second: str
    second_share: str
    others: int
    towards: list[str]
    moves: bool | str


def _collects(traced: TracedView) -> Collected:
    """Return what the selected word of a sentence collects."""
    largest = traced.row.weights.sort(descending=True, stable=True)
    keys, weights = [traced.keys[key] for key in largest.indices.tolist()], largest.values[largest.values > 0].tolist()
    (share, second_share, *_), _ = numbers.percents([*weights[:2], *([0.0] * (2 - len(weights[:2]))), sum(weights[2:])])
    moved = word_moves.moved(traced.scene, traced.head, traced.query)
    towards = [word for word, _ in moved.towards]
    return Collected(
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


@dataclass(frozen=True, eq=False)
class Asked(Kept):
    """What is asked about the second sentence, at temperature 1.

    query, sentence  the word in the first sentence, and the second one; typed: whether there is one
    asks             a prediction; None where the word is "missing" in the second sentence, or moves "unseen" there (nothing:
                     why), and where both move it towards the same words; asked: whether there is one
    published        the answer of a link of version 1.0.0, which names a word
    name             the word as it is written in the second sentence; alike: whether its vector is the same there
    key              from which it collects most there; ties: how many give as much
    why              what explains that: it gives most "itself", or, in sentences that are offered, both belong "together"
    as_here, towards the words towards which it moves in the first sentence, and in the second
    """

    query: str
    sentence: str
    asks: Prediction | None
    asked: bool
    nothing: str
    typed: bool
    published: str
    name: str
    ties: int
    why: str
    alike: bool
    key: str
    as_here: list[str]
    towards: list[str]


@facts("text", "start_text", "query", "start_guess")
def asked(view: View) -> Asked | None:
    """Return what is asked; None without a word."""
    above, both = first(view), _both(view)
    if above is None:
        return None
    here, there = map(_collects, both) if both else (None, None)
    unseen = both is not None and float((_seen(both).moves[1, 1] - _seen(both).moves[1, 0]).norm()) < SEEN
    asks = _prediction(here, there) if here and there and not unseen else None
    return Asked(
        query=above.name,
        sentence=view.start_text,
        asks=asks,
        asked=asks is not None,
        nothing="unseen" if unseen else "other" if both else "missing",
        typed=bool(view.start_text.strip()),
        published=_published(view.start_guess, here, there) if asks and here and there else "",
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


def _prediction(here: Collected, there: Collected) -> Prediction | None:
    """Return what may be predicted: that the word moves as in the first sentence, towards other words, or not at all."""
    if not here.towards or not there.towards or here.towards[0] == there.towards[0]:
        return None
    return Prediction(("as_here", "towards", "stays"), "towards")


def _published(guess: str, here: Collected, there: Collected) -> str:
    """Return the answer that a link of version 1.0.0 names, as links spell it now."""
    answers = {here.towards[0]: "as_here", there.towards[0]: "towards", "stays": "stays"}
    return f"move.{answers[guess]}" if guess in answers else ""


def _answers(view: View, f: Asked) -> str:
    return view.guesses or f.published


def told(view: View) -> Asked | None:
    """Return what is asked where it is answered, or where nothing is: then the second sentence is drawn."""
    f = asked(view)
    if f is None or f.asks is None:
        return f
    return f if declaration.answer_to("start.move", f, _answers(view, f), f.asks) else None


@dataclass(frozen=True, eq=False)
class Compared(Kept):
    """What is asked, and where the word moves at the temperature that is set.

    answers          the predictions of the link
    as_asked         whether it moves there as at temperature 1
    key_now, ties    from which it takes most, "" where nothing is asked; how many give as much
    moves_now, towards_now  whether it moves, and towards which words
    """

    question: Asked
    answers: str
    temperature: float
    ties: int
    as_asked: bool
    key_now: str
    moves_now: bool | str
    towards_now: list[str]


@facts("text", "start_text", "query", "start_guess", "guesses", "temperature")
def compared(view: View) -> Compared | None:
    """Return what is asked, and where the word moves now; None without a word."""
    f, traced = asked(view), second(view)
    if f is None:
        return None
    now = _collects(traced) if f.asked and traced else None
    return Compared(
        f,
        answers=_answers(view, f),
        temperature=view.temperature,
        ties=now.traced.row.ties if now else f.ties,
        as_asked=now is not None and now.key == f.key and {*now.towards[:2]} == {*f.towards},
        key_now=now.key if now else "",
        moves_now=now is not None and now.moves,
        towards_now=now.towards[:2] if now else [],
    )


@panel(compared)
def task(f: Compared) -> Pieces:
    """Ask where the word moves; once that is predicted, say where it does, and why."""
    return [declaration.asked("task", "start.move", f, f.answers, "done" if f.question.asked else "", f.question.asks)]


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


def here(view: View) -> Collected | None:
    """Return what the selected word collects in the first sentence."""
    traced = first(view)
    return _collects(traced) if traced else None


def there(view: View) -> Collected | None:
    """Return the same of the second sentence, once it is predicted."""
    traced = second(view) if told(view) else None
    return _collects(traced) if traced else None


@panel(first)
def one(traced: TracedView) -> Pieces:
    """Draw the first sentence with its arcs."""
    return arcs.of(traced, "one", room=ROOM[0])


@panel(there)
def other(f: Collected) -> Pieces:
    """Draw the second sentence with its arcs."""
    return arcs.of(f.traced, "other", selects=False, room=ROOM[1])


def waits(view: View) -> Asked | None:
    """Return what stands in the place of the second sentence: a prediction that is still to be given, or what is missing."""
    return asked(view) if second(view) is None or not told(view) else None


@dataclass(frozen=True, eq=False)
class Moves(Kept):
    """Where the word moves in each sentence that has it, beside the keys that have the largest weights there.

    shown  in how many of them, as the second one is drawn once it is predicted
    """

    both: list[TracedView]
    query: str
    keys: list[str]
    found: word_moves.Plane
    shown: int


def moves(view: View) -> Moves | None:
    """Return where the word moves; None without a word."""
    both = [traced for traced in (first(view), second(view)) if traced]
    if not both:
        return None
    return Moves(
        both=both,
        query=both[0].name,
        keys=list(map(_strongest, both)),
        found=_seen(both),
        shown=len(both) if told(view) else 1,
    )


def _strongest(traced: TracedView) -> str:
    """Return the key with the largest weight."""
    winner = traced.row.winner
    assert winner is not None  # no key is hidden on this page
    return traced.scene.keys[winner]


def _seen(both: Sequence[TracedView]) -> word_moves.Plane:
    one, *others = (word_moves.moved(traced.scene, traced.head, traced.query) for traced in both)
    return word_moves.two_senses(one, others[0] if others else None, tuple(map(_strongest, both)))


def map_of_meaning(f: Moves) -> Picture:
    """Draw where the word goes in each sentence that is shown."""
    word, found = f.both[0].scene.words[f.both[0].query], f.found
    rows = [traced.row for traced in f.both]
    most = [
        Place(key, arcs.point(at), row.largest, "key" if row.leader is not None else "")
        for key, at, row in zip(f.keys, found.points[: len(rows)], rows, strict=True)
    ]
    ends = arcs.ends_of(found)
    if f.shown < len(rows):
        ends = ends[len(found.ends[0]) :]
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
    strongest = list(map(_strongest, both))
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
