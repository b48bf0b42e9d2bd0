"""Questions: about the numbers of attention, each answered before they are seen."""

import math
from collections.abc import Mapping, Sequence

import pandas as pd
import torch
from torch import Tensor

from attn_core import practice
from attn_core.practice import KINDS, LATEST, LEVELS, goal_temperature, row_of_bars
from attn_core.practice.question import ASKED, HIDDEN, UNDEFINED, Plane
from pages.board import declaration
from pages.board.declaration import drawing, picture, sentence
from pages.board.facts import Facts, Present, facts
from pages.board.layout import Board, Cost, Rows, board, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, Picture, Pieces, Table, Text, Values
from pages.board.quiz_pieces import Choice, Choices, Quiz, Score, Topics
from pages.board.range_inputs import Range, RangeInputs
from pages.charts import heatmap, matrix, row_bars, templates
from pages.panels.shared import number_tables, practice_question
from pages.panels.shared.practice_question import Asked, question_of
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.view import menu
from pages.view.link import spelled
from pages.view.settings import AT_ONCE, DEFAULTS, QUESTIONS, SEEDS, View

words, kinds, frame = Words("practice"), Words("practice_kinds"), Words("frame")
MOVED = ("practice_temperature", "bars")  # the link names of what answers besides choices
ATTENTION = ("scores", "scaled", "weights")  # stages whose rows are queries and columns keys
END = 2.5  # of the colour scale of values and outputs, ±
HIGH, TOP, ROW = 300, 40, 28  # pixels: of a picture alone; of others their columns' names, and each row
MOST_PICTURES = 3  # of a question
EQUAL = 50  # where bars stand that haven't been moved
shows = panel(question_of)


# ---- the quiz, its levels and its topics; the link holds them ----


def turn(**to: int | str) -> dict[str, str]:
    """Return the values that open another question, without an answer."""
    unanswered = {"answer": "", **{name: DEFAULTS[name] for name in MOVED}}
    return {name: spelled(value) for name, value in {**unanswered, **to}.items()}


def next_quiz(quiz: int) -> dict[str, str]:
    """Return the values that open the next quiz, which draws from the latest kinds."""
    return turn(quiz=(quiz + 1) % SEEDS, quiz_version=LATEST, question=1)


def offered(number: int, count: int) -> int:
    """Return how many questions the quiz has as far as one has come: five, and five more after each fifth.

    count: how many it has in all; one for which a link says how many has all of them from the start
    """
    return AT_ONCE * math.ceil(number / AT_ONCE) if count == QUESTIONS else count


def levels(level: int) -> dict[str, dict[str, str] | None]:
    """Return what opens each level, None for the one that is open."""
    return {str(each): None if each == level else turn(level=each, question=1) for each in LEVELS}


@panel(lambda view: (view.quiz, view.level, practice_question.number(view), view.quiz_count))
def quiz(place: tuple[int, int, int, int]) -> Pieces:
    """Say where one is in the quiz, and offer the other levels and quizzes."""
    seed, level, at, count = place
    new = words.NEW_QUIZ, next_quiz(seed)
    of_seed = words.QUIZ, "quiz", seed, SEEDS - 1, turn(question=1)
    said = words.question_of(number=at, count=offered(at, count))
    return [Quiz("quiz", said, words.LEVEL, levels(level), of_seed, new)]


def _without_questions(view: View) -> tuple[int, tuple[str, ...]] | None:
    """Return the level and the topics of a quiz that has no question, None for any other."""
    topics = practice_question.topics(view)
    return None if practice.kinds(view.level, view.quiz_version, topics) else (view.level, topics)


@panel(_without_questions)
def no_question(place: tuple[int, tuple[str, ...]]) -> Pieces:
    """Say that the level has no question about any of the topics."""
    level, topics = place
    titles = [practice_question.title(token) for token in topics]
    return [Text("no_topic", markdown.notice(words.no_topic(level=level, titles=titles)))]


@panel(lambda view: (practice_question.topics(view), view.quiz_version), "level", "quiz_count")
def topics(place: tuple[tuple[str, ...], int], level: int, count: int) -> Pieces:
    """Offer each topic, under the page that teaches it; how many questions the quiz has; and its level."""
    chosen, version = place
    groups: dict[str, list[tuple[str, bool, Values]]] = {}
    for page in menu.PAGES:
        tokens = [token for token in practice.VERSIONS[version] if KINDS[token].page == page]
        if tokens:
            groups[frame.TITLES[page]] = [(_label(token), token in chosen, _toggled(token, chosen)) for token in tokens]
    every = words.ALL_TOPICS, {**turn(question=1), "topics": ""} if chosen else None
    of_count = words.COUNT, "quiz_count", count, QUESTIONS, turn(question=1)
    return [Text("topics_about", words.TOPICS_ABOUT), Topics("topics", every, groups, of_count, words.LEVEL, levels(level))]


def _label(token: str) -> str:
    """Return the title of a topic, with its levels where it doesn't have all."""
    title, there = practice_question.title(token), KINDS[token].levels
    return title if there == LEVELS else words.on_levels(title=title, levels=there)


def _toggled(token: str, chosen: Sequence[str]) -> Mapping[str, str]:
    """Return the values that choose a topic, or leave out one that is chosen."""
    now = {*chosen} ^ {token}
    return {**turn(question=1), "topics": "~".join(each for each in KINDS if each in now)}


# ---- a question, its choices, the verdict, and the way on ----


@shows
def ignored(asked: Asked) -> Pieces:
    """Say that the link's answer is none to this question, where it isn't."""
    if asked.verdict or not asked.answer:
        return []
    rule = words.RULES[asked.kind.answered_by]
    return [Text("ignored", markdown.notice(words.no_answer(answer=asked.answer[:40], rule=rule)))]


@shows
def choices(asked: Asked) -> Pieces:
    """Offer the choices, or, once one is chosen, show the right one and the one that was chosen."""
    if not asked.question.choices:
        return []
    listed = [_choice(asked, place) for place in range(len(asked.question.choices))]
    return [Choices("choices", words.CHOICES, listed)]


def _choice(asked: Asked, place: int) -> Choice:
    label = asked.choice(asked.question.choices[place])
    if asked.verdict is None:
        return Choice(label, {"answer": str(place)})
    mine = asked.answer == str(place)
    sign = "check" if place == asked.question.right else "close" if mine else ""
    return Choice(label, None, sign, words.YOURS if mine else "")


def answered(view: View) -> Asked | None:
    """Return the question of a view once it is answered; else None."""
    found = question_of(view)
    return found if found and found.verdict else None


@panel(question_of, "quiz_count")
def onward(asked: Asked, count: int) -> Pieces:
    """Offer the questions beside this one, after each fifth one five more, and after the last one another quiz."""
    seed, at = asked.question.quiz, asked.question.number
    back = turn(question=at - 1) if at > 1 else None
    label = words.more(count=AT_ONCE) if at == offered(at, count) else words.NEXT
    following = {label: turn(question=at + 1)} if at < count else {words.NEXT_QUIZ: next_quiz(seed)}
    return [Buttons("onward_now" if asked.verdict else "onward", "", {words.BACK: back, **following})]


@panel(question_of, "topics", "quiz_count")
def score(asked: Asked, topics: str, count: int) -> Pieces:
    """Pass to the browser the question's place, and, once it is answered, the verdict."""
    question = asked.question
    place = {"quiz": question.quiz, "version": question.version, "level": question.level, "question": question.number}
    place |= {"offered": offered(question.number, count), "topics": topics}
    known = {name: str(value) for name, value in place.items()} | {"kind": asked.title}
    if asked.verdict is not None:
        mine, right = asked.read()
        known |= {"answer": mine, "right": spelled(asked.verdict.right), "right_answer": right}
    return [Score("score", known, words.SCORE, words.SAVE, words.CLEAR, words.FILE)]


def way(view: View) -> tuple[str, str, dict[str, str]] | None:
    """Return the step that teaches the question, as label, page and link, once it is answered; else None."""
    found = answered(view)
    if found is None:
        return None
    page, link = found.kind.page, dict(found.kind.link)
    return words.step(page=frame.TITLES[page], step=link.get("step", "")), page, link


# ---- its pictures, each of its matrices as a heatmap ----


def _plane(place: int) -> Present:
    """Return what gives a matrix of a question, the names of its rows and columns, and all its numbers in words."""

    @facts(of=question_of)
    def of(asked: Asked) -> Facts | None:
        if place >= len(asked.planes):
            return None
        plane = asked.planes[place]
        rows, columns = _sides(asked, plane)
        told = []
        for label, cells in zip(rows, plane.values, strict=True):
            texts = [f"{column} {_cell(cell, plane)}" for column, cell in zip(columns, cells, strict=True)]
            told.append(words.row(label=label, cells=texts))
        of_attention = plane.stage in ATTENTION
        names = {"plane": plane, "name": _name(plane), "rows": rows, "columns": columns, "told": told}
        return Facts(asked, **names, of_attention=of_attention, sides=of_attention and not plane.columns)

    return of


def _name(plane: Plane) -> str:
    return kinds.PLANES[plane.name or plane.stage]


def _sides(asked: Asked, plane: Plane) -> tuple[list[str], list[str]]:
    """Return the names of a matrix's rows and columns."""
    return list(plane.rows) or asked.labels, list(plane.columns) or markdown.labels(asked.question.scene.keys)


def _cell(cell: float | str, plane: Plane) -> str:
    return words.cell(sign=cell) if isinstance(cell, str) else matrix.on_cell(cell, plane.stage != "weights")


def heatmap_of_plane(f: Facts) -> Picture:
    plane = f.plane
    of_scores = {"scaled": 3.0, "scores": 3 * math.sqrt(f.question.scene.head_size)}
    grid = matrix.Grid(
        values=torch.tensor([[0.0 if isinstance(cell, str) else cell for cell in cells] for cells in plane.values]),
        rows=f.rows,
        columns=f.columns,
        limit=1.0 if plane.stage == "weights" else of_scores.get(plane.stage, END),
        dark=f.dark,
        signed=plane.stage != "weights",
        hidden=_where(plane, HIDDEN),
        empty=_where(plane, ASKED),
        strong=[] if plane.row is None else [plane.row],
        strong_columns=[] if plane.column is None else [plane.column],
        marks=_marks(plane),
        attends=f.of_attention,
        height=HIGH if len(f.planes) == 1 and f.question.choices else TOP + ROW * len(plane.values),
    )
    spec, undefined = matrix.picture(grid), _where(plane, UNDEFINED)
    return drawing(spec if undefined is None else heatmap.with_flaws(spec, undefined, torch.zeros_like(undefined)))


def _where(plane: Plane, sign: str) -> Tensor | None:
    """Return the mask of cells with a sign in place of a number, None for no such cell."""
    there = torch.tensor([[cell == sign for cell in cells] for cells in plane.values])
    return there if bool(there.any()) else None


def _marks(plane: Plane) -> list[matrix.Mark]:
    if plane.row is None:
        return []
    selected = matrix.Mark("query", 0, plane.row, len(plane.values[0]), plane.row + 1, 3)
    return [selected] if plane.column is None else [selected, matrix.cell("key", (plane.row, plane.column))]


def _cells(asked: Asked) -> pd.DataFrame:
    """Return a row a cell of the pictures on screen."""
    rows = []
    for plane in asked.planes:
        names, columns = _sides(asked, plane)
        for name, cells in zip(names, plane.values, strict=True):
            numbers_or_words = [words.cell(sign=cell) if isinstance(cell, str) else cell for cell in cells]
            rows += [(_name(plane), name, *pair) for pair in zip(columns, numbers_or_words, strict=True)]
    return pd.DataFrame(rows, columns=list(words.COLUMNS.values()), dtype=object)


# ---- questions that are answered by moving something, in place of choices ----
#
# While it is moved, no weight is seen, since then nothing would be left to think about. At every temperature one sees the
# scores divided by it; on level 1 besides on which side of the goal a row is that is far from it, which teaches the
# direction. Check answers.


@panel(question_of, *MOVED)
def moving(asked: Asked, temperature: float, bars: str) -> Pieces:
    """Offer the control, and the button that answers with its position; after the answer it is fixed."""
    answered_by = asked.kind.answered_by
    if answered_by == "temperature":
        return _temperature(asked, float(asked.answer) if asked.verdict else temperature)
    return _bars(asked, asked.answer if asked.verdict else bars) if answered_by == "bars" else []


def _check(asked: Asked, answer: str | None) -> Pieces:
    """Return the button that answers, None: it can't yet; nothing once it has."""
    return [] if asked.verdict else [Buttons("check_answer", "", {words.CHECK: answer and {"answer": answer}})]


def _temperature(asked: Asked, temperature: float) -> Pieces:
    """Return the slider, the scores divided by where it stands, and on level 1 the side of a goal that is far."""
    question = asked.question
    ends = goal_temperature.LOWEST, goal_temperature.HIGHEST, goal_temperature.STEP
    slider = Range(words.TEMPERATURE, temperature, *ends, numbers.exact(temperature, "g"))
    scores = question.asked[0].values[question.query][: question.fact("keys")]
    divided = [numbers.decimal(score / temperature) if temperature else "–" for score in scores]
    rows = [[words.SCORES, *map(numbers.decimal, scores)], [words.divided(temperature=temperature), *divided]]
    header = ["", *map(markdown.plain, asked.labels[: len(scores)])]
    gauge = []
    if question.fact("gauge") and not asked.verdict:
        gauge = [Text("gauge", words.SIDES.get(goal_temperature.side(question, temperature), ""))]
    inputs = RangeInputs("moved", "practice_temperature", [slider], not asked.verdict)
    return [inputs, *gauge, Table("divided", header, rows), *_check(asked, f"{temperature:g}")]


def _bars(asked: Asked, text: str) -> Pieces:
    """Return a bar for each word of the row, with its share of all."""
    labels = asked.labels[: len(asked.question.fact("row"))]
    try:
        heights = row_of_bars.bars(asked.question, text)
    except ValueError:  # no bars are set, or bars of another row
        heights = [EQUAL] * len(labels)
    shares = map(numbers.percent, row_of_bars.normalised(heights))
    ranges = [
        Range(label, height, 0, row_of_bars.HIGHEST, 1, share)
        for label, height, share in zip(labels, heights, shares, strict=True)
    ]
    note = [] if asked.verdict else [Text("bars_note", words.BARS if any(heights) else words.NO_BARS)]
    answer = "_".join(map(str, heights)) if any(heights) else None
    return [RangeInputs("moved", "bars", ranges, not asked.verdict), *note, *_check(asked, answer)]


@facts(of=question_of)
def moved(asked: Asked) -> Facts | None:
    """Return the row as it is and as it was set, once the question is answered; None where a choice answers.

    needed, yours_at: the temperature that reaches the goal, and the one that was set
    """
    if not asked.verdict or asked.kind.answered_by == "choice":
        return None
    question, answer = asked.question, dict(asked.verdict.facts)
    if asked.kind.answered_by == "bars":
        needed, yours_at, truth, yours = None, None, question.fact("row"), answer["shares"]
    else:
        needed, yours_at = question.fact("needed"), answer["temperature"]
        truth, yours = (goal_temperature.row(question, each) for each in (needed, yours_at))
    labels = asked.labels[: len(truth)]
    tips = [words.tip(label=label, truth=true, yours=mine) for label, true, mine in zip(labels, truth, yours, strict=True)]
    rows = {"truth": list(truth), "yours": list(yours), "labels": labels, "tips": tips}
    at = {"answered_by": asked.kind.answered_by, "needed": needed, "yours_at": yours_at}
    return Facts(asked, **rows, **at, query=asked.labels[question.query])


def bars_beside_truth(f: Facts) -> Picture:
    shares = [*map(numbers.percent, f.truth)]
    spec = row_bars.weights(f.labels, {"now": f.truth, "raw": f.yours}, f.question.fact("key"), shares, f.dark)
    return drawing(templates.with_column(spec, "bars", tip=f.tips))


# ---- boards ----

PICTURES = [
    picture(f"practice_{place}", _plane(place), heatmap_of_plane, "practice.picture") for place in range(MOST_PICTURES)
]
ANSWER = picture("yours_and_true", moved, bars_beside_truth, "practice.yours_and_true")


def _pictures(view: View) -> Rows:
    """Return the row of pictures: one, or several side by side, and the picture of a moved answer."""
    found = question_of(view)
    count = max(1, len(found.planes)) if found else 1
    return (row(*PICTURES[:count]), row(ANSWER))


TABLES = {"practice_pictures": number_tables.numbers("practice_pictures", question_of, _cells)}
BOARDS = {
    "quiz": board(quiz(), cost=Cost.LIGHT),
    "asked": board(sentence("asked", question_of, "practice.asked"), no_question(), cost=Cost.LIGHT),
    "pictures": Board(_pictures, Cost.LIGHT),
    "choices": board(ignored(), choices(), moving(), cost=Cost.LIGHT),
    "verdict": board(sentence("lead", answered, "practice.verdict"), cost=Cost.LIGHT),
    "onward": board(onward(), cost=Cost.LIGHT),
    "score": board(score(), cost=Cost.LIGHT),
    "topics": board(topics(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES, Cost.LIGHT),
}
PAGE = declaration.Page("practice", (), BOARDS, TABLES)
