"""Views to play claims on: those of links, their neighbours, random ones; and what a page says of a view."""

import functools
from collections.abc import Iterator, Sequence

import torch

from pages import registry
from pages.answers import page_boards
from pages.board import layout
from pages.board.declaration import Prose, Step, shown
from pages.board.pieces import Picture, Piece, Task
from pages.panels.shared.named_words import with_words
from pages.text import languages
from pages.view import link, settings
from pages.view.menu import STEPPED
from pages.view.openings import opening
from tests.claims import hearing

SHORT = 12  # letters of a text without variables, up to which it may stand somewhere by chance
TEXTS = ("Anna saw Otto and Otto saw Anna", "a a a", "Cats sleep", "bat", "The thief slept near the silver coins")
PROJECTIONS = ("random", "same", "previous", "first", "meaning", "learned")
FEW = {"projections": PROJECTIONS, "head": range(4), "query": range(7)}
NEIGHBOURS = (  # what is changed on a link's view, one at a time
    *({"projections": name} for name in PROJECTIONS),
    *({"head": head} for head in (0, 1, 3)),
    *({"query": query} for query in (0, 2, 6)),
    *({"text": text} for text in TEXTS),
    *({"mask": mask} for mask in ("none", "causal", "strided", "streaming", "packed", "left_padding")),
    *({"temperature": value} for value in (0.0, 0.1, 20.0)),
    *({"positions": value} for value in ("none", "sinusoidal")),
    *({"heads": value} for value in (1, 2, 8)),
    {"bias": "alibi"},
    {"kind": "cross"},
)


def view_of(address: str) -> tuple[str, settings.View]:
    """Return the page and the view that an address opens, with what its step opens with."""
    path, _, query = address.partition("?")
    page, texts = path.strip("/") or "explore", link.texts(query)
    opens = opening(page, texts.get("step", "1")) if page in STEPPED else {}
    return page, link.view({**{name: link.spelled(value) for name, value in opens.items()}, **texts}, page)


def step_of(page: str, view: settings.View) -> Step | None:
    """Return the step that a view shows, None on a page without steps."""
    steps = registry.PAGES[page].steps if page in STEPPED else ()
    return steps[min(int(view.step), len(steps)) - 1] if steps and view.step != "all" else None


def boards_of(page: str, step: Step | None) -> list[str]:
    """Return the boards that stand on a step; on a page without steps, all its own."""
    if step is None:
        return [*registry.own(page)]
    of_step = [step.name, f"{step.name}_words", f"{step.name}_task", *([f"{step.name}_try"] if step.offers else [])]
    return of_step + [each.name for parts in (step.controls, *(fold.parts for fold in step.folds)) for each in shown(parts)]


def pieces_of(page: str, view: settings.View, boards: Sequence[str]) -> list[Piece]:
    """Return the pieces of boards, without those that take their time."""
    of = page_boards.boards(page)
    cells = [cell for name in boards for cell in layout.cells(of[name](view)) if not cell.resting]
    return [piece for cell in cells for piece in cell.pieces(view)]


def answered(page: str, view: settings.View) -> settings.View | None:
    """Return a view in which its step's prediction is made, None where there is none to make."""
    step = step_of(page, view)
    tasks = [each for each in pieces_of(page, view, [f"{step.name}_task"]) if isinstance(each, Task)] if step else []
    return next((view.but(**next(iter(each.guesses.values()))) for each in tasks if each.predicts), None)


def heard(page: str, view: settings.View) -> list[hearing.Heard]:
    """Return the messages that stand on a step of a page, or on a page without steps."""
    step, drawn = step_of(page, view), []

    def draw() -> None:
        drawn.extend(pieces_of(page, view, boards_of(page, step)))
        if (then := answered(page, view)) is not None:
            drawn.extend(pieces_of(page, then, [f"{step.name}_task"]))
        if step:
            places = [f"{page}.{step.name}.title", f"{page}.{step.name}.about"]
            places += [part.place for fold in step.folds for part in fold.parts if isinstance(part, Prose)]
            places += [f"{page}.summary"] if step is registry.PAGES[page].steps[-1] else []
            drawn.extend(languages.said(place, with_words(view)) for place in places)

    told = hearing.said(draw)
    texts = "\n".join(each for piece in drawn for each in _texts(piece))
    shown_whole = [(text, places) for text, places in hearing.CONSTANTS.items() if len(text) > SHORT and text in texts]
    constants = [hearing.Heard(place, {}, {}, text) for text, places in shown_whole for place in places]
    return [each for each in told if each.text and each.text in texts] + constants


def _texts(part: object) -> Iterator[str]:
    if isinstance(part, Picture):
        yield part.alt
    elif isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        yield from part
    elif isinstance(part, (list, tuple)):
        for each in part:
            yield from _texts(each)


def neighbours(page: str, view: settings.View, number: int, count: int) -> list[settings.View]:
    """Return a few views that differ from this one in one control, others for each number."""
    drawn = {*settings.shared(page), *settings.OWN[page]}
    fitting = [each for each in NEIGHBOURS if drawn.issuperset(each) and any(getattr(view, n) != v for n, v in each.items())]
    return [view.but(**fitting[(number + 7 * i) % len(fitting)]) for i in range(count)] if fitting else []


def random_views(page: str, count: int, seed: int = 0) -> Iterator[settings.View]:
    """Yield seeded views, half of them nothing but projections, a head and a row."""
    generator = torch.Generator().manual_seed(seed)
    drawn = [name for name in (*settings.shared(page), *settings.OWN[page]) if settings.CONTROLS[name].widget]
    steps = len(registry.PAGES[page].steps) if page in STEPPED else 1

    def one_of(values: Sequence[object]) -> object:
        return values[int(torch.randint(len(values), (), generator=generator))]

    for number in range(count):
        step = str(1 + number // 2 % steps)
        values = {name: one_of(some) for name, some in FEW.items()}  # pictures set them where no control does
        if number % 2 and drawn:
            chosen = [one_of(drawn) for _ in range(5)]
            values |= {name: one_of(some) for name in chosen if (some := _values(name))}
        opens = opening(page, step) if page in STEPPED else {}
        yield settings.View(**settings.complete(page, {**opens, "step": step, **values}))


@functools.cache
def _values(name: str) -> tuple[object, ...]:
    """Return values that a control may be moved to."""
    control = settings.CONTROLS[name]
    match control.widget:
        case "slider":
            low, high, step = control.offers
            return tuple(low + step * round(i * (high - low) / step / 4) for i in range(5))
        case "stops" | "choice" | "pick":
            return tuple(each for each in control.offers if each not in ("tiny", "smollm2"))
        case "position" | "whole":
            return (0, 1, 2, 3, 4, 6)
        case "switch":
            return (False, True)
    return TEXTS if "text" in name else ()
