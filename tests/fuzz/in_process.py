"""Links and questions thrown at the functions themselves: a view has values of one type and in range; an answer is one."""

import json
import time

from pages.answers import answer, page_boards
from pages.view import link, menu, settings
from tests.fuzz.links import Links
from tests.fuzz.outcomes import Outcomes

LARGEST = 8_000_000  # characters of an answer
UNKNOWN = "The server could not compute this view"  # the answer to an error of ours; the log has the details


def links(seed: int, count: int, every: int = 20) -> Outcomes:
    """Read links and answer each for some page: now and then all boards, else one or two."""
    outcomes, forger = Outcomes("links, in the process"), Links(seed)
    for number in range(count):
        query, page = forger.query(), str(forger.choice(menu.PAGES))
        outcomes.thrown += 1
        _view(query, outcomes)
        boards = [*page_boards.boards(page)]
        some = boards if number % every == 0 else [str(name) for name in forger.sample(boards, 1 + forger.below(2))]
        _answer(json.dumps({"n": number, "page": page, "link": query, "boards": some, "have": {}}), outcomes)
    return outcomes


def _view(query: str, outcomes: Outcomes) -> None:
    """Read a link and check that each value has the type of its default and can be written in a link."""
    try:
        view = link.from_query(query)
    except ValueError as rule:
        outcomes.refused(str(rule), query)
        return
    for name, default in settings.DEFAULTS.items():
        value = view.set_to(name)
        if type(value) is not type(default) or link.parse(name, link.spelled(value)) != value:
            outcomes.fail(f"{name}={value!a}", query)
    if link.view(link.written(view)) != view:
        outcomes.fail("its own link says something else", query)
    json.dumps(link.written(view), ensure_ascii=False).encode()


def _answer(question: str, outcomes: Outcomes) -> None:
    with outcomes.timed(question, time.thread_time):  # its own seconds: others may need the machine, too
        text = answer.reply(question)
    judge(question, text, outcomes)


def judge(question: str, text: str, outcomes: Outcomes) -> None:
    """Judge an answer: JSON, and boards, a file, a code, or a sentence that refuses the question."""
    if len(text) > LARGEST:
        outcomes.fail(f"{len(text)} characters", question)
    try:
        said = json.loads(text, parse_constant=refuse)
        text.encode()
    except ValueError as error:
        outcomes.fail(f"{error}", question)
        return
    [kind] = said.keys() & {"boards", "file", "qr", "error"} or {"nothing"}
    outcomes.kinds[kind] += 1
    if kind == "nothing" or UNKNOWN in str(said.get("error")):
        outcomes.fail(f"answered {text[:200]}", question)
    elif kind == "error":
        outcomes.kinds["error"] -= 1
        outcomes.refused(said["error"], question)


def refuse(constant: str) -> None:
    """Refuse invalid JSON that Python accepts."""
    raise ValueError(f"{constant} is no JSON")


def questions(seed: int, count: int) -> Outcomes:
    """Ask questions that no browser asks."""
    outcomes, forger = Outcomes("questions, in the process"), Links(seed)
    for _ in range(count):
        outcomes.thrown += 1
        _answer(forger.question(), outcomes)
    return outcomes
