"""A report of a class on one page of HTML, which needs no network: what was asked, and what was answered, without names."""

from collections.abc import Sequence
from pathlib import Path

from pages.classroom import faults, questions
from pages.classroom.class_pictures import Pictures
from pages.classroom.record import Entry, Record
from pages.export import files, report
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.text.markup import Markup, element, joined

words, room, mistakes = Words("class_report"), Words("classroom"), Words("bugs")
CSS = Path(__file__).with_suffix(".css")


def html(taught: Record, names: bool, at: str) -> str:
    """Return the report of a class.

    names: whether it ends with a list of the students and their nicknames
    at: the address under which the app stands; "": no link opens a view
    """
    pictures = Pictures()
    results = [_results(entry) for entry in taught.entries]
    sections = [_section(entry, found, pictures.of(entry), at) for entry, found in zip(taught.entries, results, strict=True)]
    counts = element("p", words.counts(students=len(taught.students), questions=len(taught.entries)), class_="muted")
    lacks = element("p", words.lacks(count=pictures.left_out), class_="muted") if pictures.left_out else ""
    listed = _students(taught) if names and taught.students else ""
    body = joined(counts, lacks, _overview(taught.entries, results), *sections, listed, between="\n")
    title = words.title(code=taught.code, date=taught.date)
    return report.document(title, body, CSS.read_text(encoding="utf-8"))


Results = Sequence[tuple[int, dict[str, object]]]  # the number of a vote, and what questions.results says of it


def _results(entry: Entry) -> Results:
    return [(vote, questions.results(entry.asked, answers)) for vote, answers in entry.votes.items()]


def _share(found: dict[str, object]) -> str:
    """Return the share of right answers, "" where no answer is right or wrong."""
    return "" if found["right"] is None else numbers.unbroken(numbers.percent(found["right"] / found["count"]))


# ---- the beginning and the end ----


def _overview(entries: Sequence[Entry], results: Sequence[Results]) -> Markup:
    """Return a table of the questions: how many answered, and how many of them rightly, vote by vote."""
    rows = []
    for entry, found in zip(entries, results, strict=True):
        name = element("a", f"{entry.number}. {_title(entry)}", href=f"#question-{entry.number}")
        counts, shares = (
            " → ".join(map(str, each)) for each in ([f["count"] for _, f in found], [_share(f) for _, f in found])
        )
        rows.append([name, counts or "0", shares if any(_share(f) for _, f in found) else "–"])
    return _table(list(words.OVERVIEW_COLUMNS.values()), rows) if rows else joined()


def _students(taught: Record) -> Markup:
    """Return a table of the students by number: nickname, how many questions each answered, and how many rightly."""
    last = [(entry, max(entry.votes)) for entry in taught.entries if entry.votes]
    verdicts = [(entry.votes[vote], entry.verdicts(vote)) for entry, vote in last]
    rows = []
    for mark in taught.in_order(taught.students):
        own = [found[answers[mark]] for answers, found in verdicts if mark in answers]
        rows.append([str(taught.number(mark)), taught.name(mark, True), str(len(own)), str(own.count(True))])
    heading = element("h2", words.STUDENTS)
    return element("section", heading, _table(list(words.STUDENT_COLUMNS.values()), rows), class_="students")


def _table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
    head = element("tr", *(element("th", cell, scope="col") for cell in header))
    body = (element("tr", *(element("td", cell) for cell in row)) for row in rows)
    return element("table", element("thead", head), element("tbody", *body))


# ---- a question ----


def _title(entry: Entry) -> str:
    return entry.asked["title"] if entry.solved else entry.asked["text"]


def _section(entry: Entry, results: Results, pictures: Markup, at: str) -> Markup:
    failed = element("section", element("p", room.NO_RESULTS, class_="muted"), id=f"question-{entry.number}")
    return faults.or_else(lambda: _whole(entry, results, pictures, at), failed)


def _whole(entry: Entry, results: Results, pictures: Markup, at: str) -> Markup:
    heading = element("h2", words.question(number=entry.number, title=_title(entry) if entry.solved else ""))
    asked = markdown.line(entry.solved.asks) if entry.solved else entry.asked["text"]
    votes = _votes(results) or [element("p", words.NO_ANSWER, class_="muted")]
    right = (
        element("p", f"{words.RIGHT_ANSWER}: ", element("b", numbers.unbroken(entry.right)), class_="right")
        if entry.right
        else ""
    )
    because = markdown.html(entry.explanation) if entry.explanation else ""
    drawn = element("div", pictures, class_="pictures") if pictures else ""
    begins = element("div", heading, element("p", asked, class_="asked"), class_="together")
    ends = element("div", right, because, _way(entry, at), class_="together")
    return element("section", begins, drawn, element("div", *votes, class_="votes"), ends, id=f"question-{entry.number}")


def _way(entry: Entry, at: str) -> Markup | str:
    """Return a link that opens a question's view, without its answer."""
    address = files.address(f"{at.rstrip('/')}/{entry.page}", entry.page, entry.view.but(answer="")) if entry.view else ""
    way = element("a", words.OPEN, href=address, rel="noopener noreferrer")
    return element("p", way, class_="link") if address else ""


def _votes(results: Results) -> list[Markup]:
    """Return each vote with its bars, all on one scale, under how many answered."""
    most = max([1, *(bar["count"] for _, found in results for bar in found["bars"])])
    listed = []
    for vote, found in results:
        heading = words.vote(vote=vote if len(results) > 1 else 0, count=found["count"], right=_share(found))
        bars = element("table", element("tbody", *(_bar(bar, most) for bar in found["bars"])), class_="bars")
        listed.append(element("div", element("h3", heading), bars, class_="vote"))
    return listed


def _bar(bar: dict[str, object], most: int) -> Markup:
    """Return a bar between its label and its count; a known mistake is named, and right ones have a tick."""
    mistake = mistakes.TITLES[bar["mistake"]] if bar["mistake"] else bar["label"]
    known = element("small", mistake, class_="muted") if mistake != bar["label"] else ""
    label = element("th", numbers.unbroken(bar["label"]), " ", known, scope="row")
    drawn = element("rect", width=f"{100 * bar['count'] / most:.4g}%", height="100%")
    drawn = element("svg", drawn, class_="right" if bar["right"] else "wrong", aria_hidden="true")
    tick = element("span", " ✓", title=words.CORRECT, class_="new") if bar["right"] else ""
    return element("tr", label, element("td", drawn, class_="drawn"), element("td", str(bar["count"]), tick))
