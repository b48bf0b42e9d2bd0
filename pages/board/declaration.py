"""What a page is declared of: sentences, pictures, tasks and buttons, all of facts; and the steps and controls around them.

Facts are an object that a function returns for a View, or None: then nothing of them is drawn. The variables of a message
are attributes of the facts that it is said of. Messages are named by their places, file.NAME or file.NAME.attribute.
"""

import functools
import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, overload

from attn_core.sources import SOURCES
from pages.board.facts import Facts, Present
from pages.board.layout import Board, Cost, Row, board, row
from pages.board.panel import Cell, cell
from pages.board.pieces import Buttons, Picture, Pieces, Task, Text, Values
from pages.charts.templates import Spec
from pages.text import markdown
from pages.text.catalogue import variable
from pages.text.languages import Words, message, said
from pages.view.link_parsers import MOST_OF_GUESSES
from pages.view.openings import opening
from pages.view.settings import View, complete, defaults

F = TypeVar("F")  # facts
G = TypeVar("G")  # those that a panel alone adds
frame = Words("frame")

TEXTS = ("text", "model_text")  # which the steps of a page are about
OF_THE_LEARNER = (*TEXTS, "tokens", "projections")  # what a step leaves as it is when it opens


class Noted:
    """Facts that note what a message reads of them, by name."""

    def __init__(self, facts: object) -> None:
        self.facts, self.noted = facts, dict[str, object]()

    def __getattr__(self, name: str) -> object:
        return self.noted.setdefault(name, variable(self.facts, name))


# ---- what a board shows of facts ----


def sentence(
    slot: str,
    facts: Callable[[View], F | None],
    place: str,
    more: Callable[[F], object] | None = None,
    resting: bool = False,
) -> Cell:
    """Return the panel of one message; more(facts): the facts that it is said of, where this panel alone needs others."""

    return cell(slot, facts, lambda of: [Text(slot, said(place, more(of) if more else of))], resting=resting)


def drawing(spec: Spec, **options: Any) -> Picture:
    """Return what the function of a `picture` returns: a chart, to which its messages are still to be added; see Picture."""
    return Picture("", spec, "", **options)


def titled(slot: str, place: str, facts: object, drawn: Picture) -> Pieces:
    """Return a picture under its title: of its message, .key is the title, and .alt describes it."""
    return [Text(f"{slot}_name", said(f"{place}.key", facts)), drawn._replace(slot=slot, alt=said(f"{place}.alt", facts))]


@overload
def picture(
    slot: str, facts: Callable[[View], F | None], draw: Callable[[F], Picture], place: str, *, resting: bool = ...
) -> Cell: ...


@overload
def picture(
    slot: str,
    facts: Callable[[View], F | None],
    draw: Callable[[G], Picture],
    place: str,
    *,
    more: Callable[[F], G],
    resting: bool = ...,
) -> Cell: ...


def picture(
    slot: str,
    facts: Present,
    draw: Callable[..., Picture],
    place: str,
    *,
    resting: bool = False,
    more: Callable[..., object] | None = None,
) -> Cell:
    """Return the panel of a picture under its title; see `titled`.

    more: as in `sentence`; it is drawn of these facts, too
    """

    def one_picture(of: object) -> Pieces:
        of = more(of) if more else of
        return titled(slot, place, of, draw(of))

    return cell(slot, facts, one_picture, resting=resting)


class Prediction(NamedTuple):
    """What a step asks before anything is moved: the answers that it offers, and the one that will come true.

    Numbers without a name are their own labels; other answers are attributes of the message STEP_guesses, said of the facts.
    """

    offered: Sequence[int | str]
    right: int | str
    names: Mapping[int | str, str] = {}  # of answers that are words of the sentence, say


def task(page: str, number: int, step: "Step[F]") -> Cell:
    """Return the panel of a step's task: .task of its message, and, once something is tried, .done or .nearly.

    Where a name by which it is tried has another value than the step opens with, the learner has tried something; a sentence
    of theirs may have been typed before.
    """
    slot, place, story = f"{step.name}_task", f"{page}.{step.name}", opened(page, number)
    tries = step.tries or [part.name for part in step.controls if isinstance(part, Control)]

    def one_task(of: F, guesses: str, *values: Any) -> Pieces:
        theirs = View(**dict(zip(OF_THE_LEARNER, values, strict=False)))
        opens = {**story, "text": theirs.text, **opening_of(page, number, step, theirs)}
        now = dict(zip(tries, values[len(OF_THE_LEARNER) :], strict=True))
        still = all(value in (opens[name], *([story[name]] if name.endswith("text") else [])) for name, value in now.items())
        missed = "" if still else step.nearly(of)
        return [asked(slot, place, of, guesses, "done" if step.done(of) else missed, step.predict(of))]

    return cell(slot, step.facts, one_task, "guesses", *OF_THE_LEARNER, *tries)


def asked(slot: str, place: str, facts: object, guesses: str, tried: str, prediction: Prediction | None) -> Task:
    """Return a task as `task` shows it; where there is a prediction, the message's .predict asks for it first.

    guesses: all predictions of the link; tried: "done", a way of missing the task, which .nearly chooses by, "" for none
    """
    guess = answer_to(place, facts, guesses, prediction) if prediction else ""
    if prediction and not guess:
        about = _question(place, facts, prediction)
        sets = {each: {"guesses": _with_answer(guesses, place, f"{each}.{about}")} for each in prediction.offered}
        labels = {_label(place, each, prediction, facts): values for each, values in sets.items()}
        return Task(slot, said(f"{place}.predict", facts), "", predicts=True, guesses=labels)
    question = said(f"{place}.task", facts)
    if tried != "done":
        return Task(slot, question, "", nearly=said(f"{place}.nearly", Facts(facts, way=tried)) if tried else "")
    happened, right = said(f"{place}.done", facts), not prediction or guess == str(prediction.right)
    if prediction:
        label = _label(place, guess, prediction, facts)
        happened = f"{frame.outcome_of_guess(right=right, answer=label)} {happened}"
    return Task(slot, question, happened, missed=not right)


def answer_to(place: str, facts: object, guesses: str, prediction: Prediction) -> str:
    """Return the answer to a prediction, "" for none yet; where another question was answered, this one is asked, too.

    guesses: as the link spells them, each step.answer.question; an answer of version 1.0.0 doesn't say to which question
    """
    questions, offered = ("", _question(place, facts, prediction)), [*map(str, prediction.offered)]
    step = place.rpartition(".")[2]
    fits = [answer for named, answer, about in _given(guesses) if named == step and answer in offered and about in questions]
    return fits[-1] if fits else ""


def _question(place: str, facts: object, prediction: Prediction) -> str:
    """Return the token of what is asked: the facts that the question and its answers read, and which one is right."""
    reads = Noted(facts)
    said(f"{place}.predict", reads)
    for each in prediction.offered:
        _label(place, each, prediction, reads)
    named = sorted((name, f"{value:.4g}" if isinstance(value, float) else value) for name, value in reads.noted.items())
    asked_about = repr((named, [*prediction.offered], prediction.right))
    return hashlib.sha256(asked_about.encode()).hexdigest()[:4]


def _given(guesses: str) -> list[list[str]]:
    """Return predictions: the step, the answer, and the question, "" where the link doesn't say."""
    return [[*each.split("."), ""][:3] for each in guesses.split("~") if each]


def _with_answer(guesses: str, place: str, answer: str) -> str:
    """Return predictions as the link spells them, with this answer at a step, whose answers to other questions stay.

    The oldest give way where there are more than a link may hold.
    """
    step, (_, about) = place.rpartition(".")[2], answer.split(".")
    stay = [each for each in _given(guesses) if each[0] != step or each[2] not in ("", about)]
    spelled = [".".join(filter(None, each)) for each in stay] + [f"{step}.{answer}"]
    while len("~".join(spelled)) > MOST_OF_GUESSES:
        del spelled[0]
    return "~".join(spelled)


def _label(place: str, answer: int | str, prediction: Prediction, facts: object) -> str:
    """Return how an answer is called: by its name, a number by itself, another one by its message."""
    named = {str(each): name for each, name in prediction.names.items()}
    if str(answer) in named:
        return markdown.plain(named[str(answer)])
    return str(answer) if str(answer).isdigit() else said(f"{place}_guesses.{answer}", facts)


def offers(slot: str, place: str, sets: Mapping[str, Values], story: Callable[[View], Values] = lambda view: {}) -> Cell:
    """Return the panel of buttons that each set a whole view worth seeing: attribute of the message → what that one sets.

    One whose view is shown is pressed, and leads back; story: what it leads back to, besides the page's defaults.
    A worked example that takes the place of the sentence stays, unless what is set is fixed by it.
    """
    page = place.partition(".")[0]

    def shown(view: View) -> tuple[str, str, tuple[tuple[str, object], ...]]:
        example = view.projections if SOURCES[view.projections].fixed else ""
        back = {name: defaults(page)[name] for each in sets.values() for name in each if name in TEXTS} | dict(story(view))
        rest = complete(page, back)
        there = [
            name
            for name, each in sets.items()
            if all(getattr(view, key) == value for key, value in each.items())
            and any(rest[key] != each[key] for key in each)
        ]
        return example, "".join(there[:1]), tuple(back.items())

    def buttons(seen: tuple[str, str, tuple[tuple[str, object], ...]]) -> Pieces:
        (example, chosen, back), labels = seen, message(place)
        fixed = SOURCES[example].rests.keys() if example else ()
        stays = {
            name: {"projections": example} if example and not fixed & each.keys() else {} for name, each in sets.items()
        }
        choices = {labels[name]: {**stays[name], **(dict(back) if name == chosen else each)} for name, each in sets.items()}
        said_first = message("notices.TRY_THIS")
        return [Buttons(slot, said_first, choices, complete=True, chosen=[labels[chosen]] if chosen else [])]

    return cell(slot, shown, buttons)


# ---- what a page shows, from top to bottom ----


class Control(NamedTuple):
    """The control of a name of the link.

    runs: whether a move runs the page, though the name's entry doesn't ask for it
    acts: whether it acts on this page, whatever its entry says
    """

    name: str
    runs: bool = False
    acts: bool = False


class Beside(NamedTuple):
    """Controls that stand side by side, by their names."""

    names: Sequence[str]


class Prose(NamedTuple):
    """A message in Markdown, said of the view; quiet: in small grey type."""

    place: str
    quiet: bool = False


class Typeset(NamedTuple):
    """A formula, which a function returns in LaTeX, in the language that is set, of these attributes of the view."""

    latex: Callable[..., str]
    follows: Sequence[str] = ()

    def of(self, view: View) -> str:
        """Return the formula of a view."""
        return self.latex(*(getattr(view, name) for name in self.follows))


class Linked(NamedTuple):
    """A link to another page: where its lead and its label stand, the page, and what is set there besides."""

    lead: str
    label: str
    page: str
    values: Mapping[str, str] = {}


class Shown(NamedTuple):
    """A board of the page: its name, and its rows."""

    name: str
    rows: Sequence[Row | Cell]
    cost: Cost = Cost.DRAWN


Part = Control | Beside | Prose | Typeset | Linked | Shown


class Fold(NamedTuple):
    """What is for the curious or for implementers, unfolded below a step: where its title stands, and its parts."""

    title: str
    parts: Sequence[Part]


class Step(NamedTuple, Generic[F]):
    """One screen of a page of Learn: a problem, what attention does about it, and one thing to try.

    name      of its message, whose attributes are .title, .about (at most 60 words), .sentence, .task, .done and .nearly
    facts     returns what its sentences are said of, and what tells whether its task is done
    pictures  side by side; below: one below the other, below those
    widths    of the pictures side by side; () for equally wide ones
    controls  that the pictures follow
    offers    attribute of the message NAME_offers → a view worth seeing
    instead   the panel of what is shown instead where there are no facts
    predict   of facts: what it asks before anything is moved, as the message's .predict; None for nothing
    nearly    of facts: the way in which the task is missed, by which .nearly chooses, "" where there is nothing to say
    tries     the names of the link by which the task is tried, () for those of the controls
    cost      of its boards; unfinished: whether more is to be computed after what they have drawn
    opens     what it may open with on a sentence of the learner's own, the best first: see `opening_of`
    """

    name: str
    facts: Callable[[View], F | None]
    pictures: Sequence[Cell]
    done: Callable[[F], bool]
    nearly: Callable[[F], str]
    controls: Sequence[Part]
    offers: Mapping[str, Values] = {}
    instead: Cell | None = None
    formula: Typeset | None = None
    folds: Sequence[Fold] = ()
    predict: Callable[[F], Prediction | None] = lambda facts: None
    below: Sequence[Row | Cell] = ()
    widths: Sequence[float] = ()
    tries: Sequence[str] = ()
    opens: Callable[[View], Iterable[Values]] = lambda view: ()
    cost: Cost = Cost.DRAWN
    unfinished: Callable[[View], bool] = lambda view: False


class Page(NamedTuple):
    """A page of Learn; its other messages are summary and TABLES.

    BOARDS, TABLES: its boards, and its tables of numbers (number_tables.Numbers), by name
    """

    name: str
    steps: Sequence[Step]
    BOARDS: Mapping[str, Board]
    TABLES: Mapping[str, object]


def learn(name: str, steps: Sequence[Step], more: Mapping[str, Board], tables: Mapping[str, object]) -> Page:
    """Return a page of Learn; more: its boards that no step shows."""
    boards = {**more}
    for number, step in enumerate(steps, 1):
        boards |= _of_step(name, number, step)
        boards |= {part.name: board(*part.rows, cost=part.cost) for part in shown(step.controls)}
        boards |= {part.name: board(*part.rows, cost=part.cost) for fold in step.folds for part in shown(fold.parts)}
    return Page(name, steps, boards, tables)


def shown(parts: Sequence[Part]) -> list[Shown]:
    """Return the boards among parts."""
    return [part for part in parts if isinstance(part, Shown)]


def opened(page: str, number: int) -> dict[str, object]:
    """Return what a step opens with, for each name of the link."""
    return complete(page, {"step": str(number)})


def either(name: str, *values: object) -> Callable[[View], Iterable[Values]]:
    """Return what a step may open with: as its story says, or else with one of these values of a name of the link."""
    return lambda view: ({}, *({name: value} for value in values))


def opening_of(page: str, number: int, step: Step, view: View) -> Values:
    """Return what a step opens with besides, on the sentence of a view: the first with which its task isn't done.

    On the app's own sentences these names have their defaults, since links leave those out.
    """
    words = {name: getattr(view, name) for name in OF_THE_LEARNER}
    story = View(**complete(page, {"step": str(number), **words}))
    choices = [*step.opens(story)]
    rest = {name: getattr(story, name) for values in choices for name in values}
    if any(words[name] != defaults(page)[name] for name in TEXTS):
        for values in choices:
            facts = step.facts(story.but(**values))
            if facts is not None and not step.done(facts):
                return {**rest, **values}
    return rest


def _story_of(page: str, number: int, step: Step, view: View) -> Values:
    return {**opening(page, str(number)), **opening_of(page, number, step, view)}


def _of_step(page: str, number: int, step: Step) -> dict[str, Board]:
    """Return the boards of a step: its pictures, its sentence, its task, and what it offers."""
    place = f"{page}.{step.name}"
    said_of = [sentence(f"{step.name}_words", step.facts, f"{place}.sentence")]
    if step.instead:
        said_of.append(step.instead)
    story = opening(page, str(number))
    sets = {label: {**story, **values} for label, values in step.offers.items()}
    back = functools.partial(_story_of, page, number, step)
    tried = offers(f"try_{step.name}", f"{place}_offers", sets, back)
    made = functools.partial(board, cost=step.cost, unfinished=step.unfinished)
    return {
        step.name: made(row(*step.pictures, widths=step.widths), *step.below),
        f"{step.name}_words": made(*said_of),
        f"{step.name}_task": made(task(page, number, step)),
        **({f"{step.name}_try": board(tried)} if step.offers else {}),
    }
