"""Pictures, tables and reports as files: their content, their size, and a learner's words in them."""

import csv
import io
import json
import re
import struct
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from html.parser import HTMLParser

import pandas as pd
import pytest

from attn_core import cache, tokens
from pages import registry
from pages.answers import answer, page_boards
from pages.board.pieces import Picture, Text
from pages.charts.colours import palette
from pages.export import files, offer, pictures, program, report
from pages.panels.shared import number_tables
from pages.view.menu import PAGES
from pages.view.settings import View
from tests.answers import Seen
from tests.screen import view_on

AT = "https://example.org/app/page"
SOME = ("explore", "masks", "models", "practice", "loops", "mistakes")  # a page of each kind
EVIL = "</script> <script> <!-- <img/src=x> <b/onclick=1> \" ' & \u2028 =1+1 ]]> 🐻 plain"
SVG = "{http://www.w3.org/2000/svg}"


def made(asked: str, page: str = "explore", **values: object) -> str | bytes:
    """Return the content of a file."""
    return files.make(asked, page, view_on(page, **values), AT).content


def labels(drawn: str) -> set[str]:
    """Return the texts of an SVG."""
    return {"".join(text.itertext()) for text in ET.fromstring(drawn).iter(f"{SVG}text")}


@pytest.mark.parametrize("page", SOME)
def test_every_picture_is_an_svg_of_the_same_words_in_its_theme(page: str):
    for dark in (False, True):
        listed = offer.pieces(page, view_on(page, dark=dark))
        for slot in list(offer.pictures(listed))[: 40 if dark else 3]:
            root = ET.fromstring(made(f"picture:{slot}.svg", page, dark=dark))
            assert root.tag == f"{SVG}svg"
            assert root.find(f"{SVG}title").text == listed[slot].alt
            assert root.find(f"{SVG}rect").get("fill").upper() == palette(dark).page.upper()


def test_a_picture_has_the_labels_of_its_rows_and_columns():
    drawn = made("picture:heatmap_0.svg", text="fox <b> & 'jumps'", query=0)
    assert {"fox", "jumps"} <= labels(drawn)
    assert {"<", "b", ">", "&"} <= labels(drawn)
    spec = page_boards.pieces("explore", view_on("explore", text="fox <b> & 'jumps'", query=0))["heatmap_0"].spec
    assert {f"{w:.2f}"[1:] for w in spec["datasets"]["cells"]["value"] if 0.005 < w < 0.995} <= labels(drawn)


def test_a_huge_png_has_no_more_pixels_than_allowed():
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="6000"><rect width="9" height="9"/></svg>'
    content = pictures.png(drawn)
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", content[16:24])
    assert 0.9 * pictures.MOST_PIXELS < width * height < 1.01 * pictures.MOST_PIXELS
    with pytest.raises(ValueError, match="width and height"):
        pictures.png("<svg></svg>")


@pytest.mark.parametrize("page", PAGES)
def test_the_menu_offers_what_can_be_made(page: str):
    """Every picture of the page and every table that the view has, none of them twice; a program where there is one."""
    view = view_on(page, lang="de")
    seen = Seen()
    seen.ask(page, view, "take")
    html = seen.html("take")
    asked = re.findall(r'data-take="([^"]+)"', html)
    assert len(set(asked)) == len(asked)
    shown = [slot for slot, piece in offer.pieces(page, view).items() if isinstance(piece, Picture)]
    assert [each for each in asked if each.startswith("picture:")] == [
        f"picture:{s}.{k}" for s in shown for k in ("svg", "png")
    ]
    assert ("program" in asked) == ("notebook" in asked) == (page in program.PAGES)
    for each in asked:
        if not each.startswith("picture"):
            assert files.make(each, page, view, AT), each
    names = offer.pictures(offer.pieces(page, view)).values()
    assert all(3 <= len(name) <= offer.LONGEST for name in names)


def test_a_file_says_its_name_its_type_and_its_content():
    sent = files.make("picture:bars.png", "explore", View(), AT).sent()
    assert sent.keys() == {"name", "type", "base64"}
    assert (sent["name"], sent["type"]) == ("attention-explorer-explore-bars.png", "image/png")
    question = {"page": "weighted_sum", "link": "lang=de", "boards": [], "take": "program", "at": AT}
    file = json.loads(answer.reply(json.dumps({"n": 7, **question})))["file"]
    assert (file["name"], file["type"]) == ("attention-explorer-weighted-sum.py", "text/x-python")
    assert "# Attention Explorer: Gewichtete Summe" in file["text"]
    assert f"# {AT}?lang=de" in file["text"]


HOSTILE = ["=HYPERLINK(0)", "+1", "@x", "-cmd", "\tx", "-1.5e", "\u002d\u002d1"]
HARMLESS = ["-0.5", "-12", "-1.5e-07", "x=1", "1+1", "", "–1"]


def test_cells_and_headings_that_a_spreadsheet_would_compute_are_quoted():
    frame = pd.DataFrame([["word", -0.5, *range(len(HOSTILE))]], columns=["query", "key", *HOSTILE])
    frame.loc[1:8, "query"] = "x"
    listed = pd.DataFrame({"word": [*HOSTILE, *HARMLESS], "number": [-1.0] * (len(HOSTILE) + len(HARMLESS))})
    for table, cells in ((frame, []), (listed, HOSTILE)):
        numbers = number_tables.numbers("name", lambda view: view, lambda view, table=table: table)
        rows = list(csv.reader(io.StringIO(numbers.csv(View()))))
        flat = [cell for row in rows for cell in row]
        assert all(f"'{word}" in flat and word not in flat for word in (cells or HOSTILE))
    assert all(word in flat for word in HARMLESS)
    assert flat.count("-1.0") == len(listed)


@pytest.mark.parametrize("page", SOME)
def test_no_table_of_a_page_begins_a_cell_like_a_formula(page: str):
    """Of hostile words in both sentences, self and cross."""
    text, met = "= + - @ =x +1 @x -y plain", set()
    for kind in ("self", "cross"):
        view = view_on(page, text=text, text2=text, cross_text=text, train_text=text, kind=kind)
        for name in registry.tables(page):
            file = files.make(f"table:{name}", page, view, AT)
            met |= {name} if file else set()
            for row in csv.reader(io.StringIO(file.content.removeprefix("\ufeff") if file else "")):
                assert not [c for c in row if re.match(r"[=+@\t\r]|-(?!\d+(\.\d+)?(e[+-]\d+)?$|inf$)", c)], (name, row)
    assert met == {*registry.tables(page)}


class Read(HTMLParser):
    """What a browser reads of a report."""

    def __init__(self, text: str) -> None:
        """Read it."""
        super().__init__()
        self.tags, self.texts, self.within = [], {}, ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags.append((tag, dict(attrs)))
        self.within = tag

    def handle_data(self, data: str) -> None:
        """Note a text by the element in which it begins."""
        self.texts[self.within] = self.texts.get(self.within, "") + data


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Sentences of EVIL split only at spaces, so that a word may itself be markup; none of it survives."""
    split = tokens.split

    def at_spaces(text: str, kind: str = "word") -> list[str]:
        return text.split(" ") if "<" in text and kind == "word" else split(text, kind)

    cache.SHARED.clear()
    monkeypatch.setattr(tokens, "split", at_spaces)
    yield
    cache.SHARED.clear()


@pytest.mark.parametrize("page", SOME)
def test_a_report_stands_by_itself_and_no_word_comes_alive(whole: None, page: str):
    view = view_on(page, text=EVIL, text2=EVIL, cross_text=EVIL, train_text=EVIL, task=EVIL[:100], dark=True)
    text = files.make("report", page, view, AT).content
    read = Read(text)
    scripts = [attrs for tag, attrs in read.tags if tag == "script"]
    assert scripts == [{"type": "application/json", "id": "pictures"}, {}, {}]
    assert {tag for tag, _ in read.tags} <= {
        *("html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "h3", "p", "a", "b", "br", "small", "code"),
        *("details", "summary", "section", "div", "span", "figure", "i", "sub", "sup"),
        *("table", "thead", "tbody", "tr", "th", "td", "pre"),
        "script",
    }
    for _, attrs in read.tags:
        assert not [name for name in attrs if name.startswith("on") or name in ("src", "srcset", "action", "data")]
    assert [attrs["href"] for tag, attrs in read.tags if tag == "a"] == [files.address(AT, page, view)]
    [content] = [attrs["content"] for tag, attrs in read.tags if attrs.get("http-equiv") == "Content-Security-Policy"]
    assert content.startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe" not in content.partition("style-src")[0]


@pytest.mark.parametrize("page", SOME)
def test_a_report_has_all_that_the_page_shows(page: str):
    """Every picture with its data, in the light theme, every sentence, and the settings by their labels."""
    view = view_on(page, dark=True)
    text = files.make("report", page, view, AT).content
    data = json.loads(re.search(r'id="pictures">(.*?)</script>', text, re.DOTALL)[1])
    shown = offer.pieces(page, view.but(dark=False))
    drawn = {slot: piece for slot, piece in shown.items() if isinstance(piece, Picture)}
    assert data["pictures"].keys() == drawn.keys() == set(re.findall(r'<figure data-slot="(\w+)"', text))
    for slot, piece in drawn.items():
        assert data["pictures"][slot]["tables"].keys() == piece.spec["datasets"].keys()
    for piece in shown.values():
        if isinstance(piece, Text) and piece.body and "ms" not in piece.body:
            assert piece._replace(body=report.without_app(piece.body)).html() in text


def test_the_settings_of_a_report_are_in_words():
    text = made("report", "masks", mask="causal", projections="same", temperature=4.0, text="fox & bat")
    table = re.search(r"<summary>Settings</summary>(.*?)</details>", text)[1]
    rows = dict(re.findall(r'<th scope="row">(?:<p>)?(.*?)</th><td>(.*?)</td>', table))
    assert rows["Mask"] == "causal"
    assert rows["Projections"] == "same"
    assert rows["Sentence"] == "fox &#38; bat"
    german = made("report", "masks", mask="causal", lang="de")
    assert "<summary>Einstellungen</summary>" in german
    assert '<html lang="de">' in german


def test_the_policy_allows_exactly_the_reports_own_scripts():
    a, b = report.policy("a", "b").split("script-src ")[1].split(";")[0].split()
    assert a == "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"
    assert b != a
