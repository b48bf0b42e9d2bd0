"""A report of a page for a View: one file that needs no network; the reader's browser draws its pictures.

A content policy in the file allows two scripts, by hash, and no requests. It uses the light theme, which prints well.
"""

import hashlib
from base64 import b64encode
from pathlib import Path

import orjson

from pages import registry
from pages.board import layout
from pages.board.pieces import Code, MatrixInput, Picture, Piece, Table, Task, Text
from pages.browser import vega
from pages.charts import colours, surroundings
from pages.export import offer
from pages.text import languages, markdown
from pages.text.languages import Words
from pages.text.markup import Markup, element, joined
from pages.text.numbers import exact
from pages.view import link, settings
from pages.view.settings import View

words, frame, row_words, start, explore = (Words(name) for name in ("take", "frame", "row", "start", "explore"))
CSS = Path(__file__).with_suffix(".css")
SCRIPT = CSS.parents[1] / "browser/script/report.js"
HEADINGS = {("explore", "heatmaps"): "MATCH"}  # (page, board) → the heading that the page itself puts above it
PAGE = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
{title}
<style>{css}</style>
</head>
<body>
<main>
{heading}
{body}
</main>
{scripts}
</body>
</html>
"""
SCRIPTS = """<script type="application/json" id="pictures">{pictures}</script>
<script>{vega}</script>
<script>{script}</script>"""


def html(page: str, view: View, address: str) -> str:
    """Return the report of a page.

    address: its link, "" where it is not known
    """
    light = view.but(dark=False)
    listed = offer.pieces(page, light)
    scripts = vega.bundle().decode(), SCRIPT.read_text(encoding="utf-8")
    specs = {slot: _picture(piece) for slot, piece in listed.items() if isinstance(piece, Picture)}
    data = {"pictures": specs, "config": surroundings.config(False)}
    inside = orjson.dumps(data).decode().replace("<", "\\u003c")  # so that no word ends the script
    title, body = (
        f"{frame.APP}: {frame.TITLES[page]}",
        joined(_about(page, light, address), _body(page, light), between="\n"),
    )
    return document(title, body, "", SCRIPTS.format(pictures=inside, vega=scripts[0], script=scripts[1]), policy(*scripts))


def document(title: str, body: Markup, css: str = "", scripts: str = "", allowed: str = "") -> str:
    """Return a file of HTML that needs no network, in light colours and the language that is set.

    css: added to the style of reports; scripts: elements at the end; allowed: the content policy, by default without scripts
    """
    return PAGE.format(
        lang=languages.current(),
        policy=allowed or policy(),
        title=element("title", title),
        heading=element("h1", title),
        css=f"{colours.properties()}\n{CSS.read_text(encoding='utf-8')}{css}",
        body=body,
        scripts=scripts,
    )


def policy(*scripts: str) -> str:
    """Return a content policy that allows these scripts, styles and images of the file itself, and nothing else."""
    hashes = (b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts)
    allowed = " ".join(f"'sha256-{each}'" for each in hashes) or "'none'"
    rest = "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
    return f"default-src 'none'; script-src {allowed}; {rest}"


def _about(page: str, view: View, address: str) -> Markup:
    """Return the link, and the settings in words: the page's own where they are not at their defaults, and shared ones."""
    rows = [[markdown.plain(label), _value(getattr(view, name))] for name, label in _settings(page, view).items()]
    table = Table("settings", [words.SETTING, words.VALUE], rows).html() if rows else ""
    to = element("a", address, href=address, rel="noopener noreferrer")
    link_to = element("p", f"{words.LINK}: ", to, class_="link") if address else ""
    settings = element("details", element("summary", words.SETTINGS), table)
    return joined(link_to, element("p", words.MADE, class_="muted"), settings)


def _settings(page: str, view: View) -> dict[str, str]:
    """Return the labels of the settings that a page follows, by name: all shared ones, and others that were changed."""
    labels = {name: label for name, label in settings.labels(page).items() if name != "step"}
    shared, default = settings.SHARED, settings.defaults(page, view.step)
    return {name: label for name, label in labels.items() if name in shared or getattr(view, name) != default[name]}


def _value(value: object) -> str:
    return words.YES_NO["yes" if value else "no"] if isinstance(value, bool) else markdown.plain(link.spelled(value)) or "–"


def _picture(picture: Picture) -> dict[str, object]:
    """Return the specification and its columns, for report.js."""
    bare = {name: part for name, part in picture.spec.items() if name != "datasets"}
    width = {} if picture.width == "stretch" else {"width": picture.width}
    return {"spec": {**bare, **width}, "tables": picture.spec["datasets"], "alt": picture.alt}


def _body(page: str, view: View) -> Markup:
    """Return the pieces of the page's boards as HTML, board by board; tables of numbers and programs are folded."""
    boards = registry.own(page)
    titles = {f"table_{name}": title for name, title in offer.tables(page, view).items()} | {"program": words.CODE}
    sections = []
    for name, board in boards.items():
        content = joined(*(_row(row, view) for row in board(view)))
        if content and (page, name) in HEADINGS:
            content = joined(Text("heading", getattr(explore, HEADINGS[page, name])).html(), content)
        if content and name in titles:
            content = element("details", element("summary", titles[name]), content)
        sections.append(element("section", content) if content else "")
    return joined(*sections, between="\n")


def _row(row: layout.Row, view: View) -> Markup:
    """Return a row of a board: its columns side by side where there is room."""
    columns = [joined(*(_html(piece) for cell in column for piece in cell.pieces(view))) for column in row.columns]
    if len(columns) == 1 or not any(columns):
        return joined(*columns)
    widths = " ".join(f"minmax(0, {width}fr)" for width in row.widths)
    inner = (element("div", column) for column in columns)
    return element("div", *inner, class_="row", style=f"grid-template-columns: {widths}")


def _html(piece: Piece) -> Markup:
    """Return a piece as HTML; nothing for buttons, of which none does anything here."""
    if isinstance(piece, Picture):
        return element("figure", data_slot=piece.slot, role="img", aria_label=piece.alt)
    if isinstance(piece, Task):
        return _task(piece)
    if isinstance(piece, Text):
        body = without_app(piece.body)
        return Text(piece.slot, body).html() if body else joined()
    if isinstance(piece, Table):
        return element("div", piece._replace(saves="", sets=()).html(), class_="scrolls")
    if isinstance(piece, Code):
        return piece.listing()
    return _numbers(piece) if isinstance(piece, MatrixInput) else joined()


def without_app(body: str) -> str:
    """Return a text without the sentences that only somebody in the app can follow."""
    for sentence in (row_words.SELECT, explore.LINK):
        body = body.replace(sentence, "")
    return body.strip()


def _task(task: Task) -> Markup:
    happened = f"  \n✓ {task.happened}" if task.happened else f"  \n**{frame.NOT_YET}** {task.nearly}" if task.nearly else ""
    lead = frame.PREDICT if task.predicts else frame.TRY_IT
    return element("div", markdown.html(f"**{lead}** {task.question}{happened}"), class_="task")


def _numbers(matrix: MatrixInput) -> Markup:
    header = [markdown.plain(label) for label in ("", *matrix.column_labels)]
    rows = [
        [markdown.plain(label), *(exact(number, ".4g") for number in row)]
        for label, row in zip(matrix.row_labels, matrix.numbers, strict=True)
    ]
    return element("div", Table(matrix.slot, header, rows).html(), class_="scrolls")
