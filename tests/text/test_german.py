"""Every page is entirely in the language of its link, also with sentences of other languages in the cache."""

import html
import re
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from streamlit.testing.v1.element_tree import Element

from attn_core import cache
from attn_core.models import unmasked
from pages.answers import answer, page_boards
from pages.board import json_encoding
from pages.board.pieces import Code, Picture, Piece
from pages.export import pictures
from pages.text import languages
from pages.view import link, menu
from pages.view.settings import View
from tests import wiring
from tests.screen import view_on

LINKS = {
    "default": {},
    "compared": {
        **{
            "projections": "random",
            "kind": "cross",
            "dropout": 0.3,
            "mask": "window",
            "heads": 4,
            "query": 4,
            "bias": "alibi",
        },
        **{"temperature": 0.35, "power": 0.35, "multiplier": 1.5, "constant": -35, "bias": "alibi"},
        "operations": "off_3_2",
        "compare": "projections=same&temperature=0.5&power=0.25&dropout=0.15&head_size=8&mask=causal",
    },
    "nothing": {"text": "", "text2": ""},
}
MEASURED = {"list", "packed", "race"}  # slots with milliseconds
PROGRAM = r"<(code|pre)\b.*?</\1>|keepdim=True|\(-1, |https?://\S+"
NUMBER = re.compile(r"(?<![\w.,=-])[-−]\d+(?:[.,]\d+)?|(?<![\w.,])\d*[.,]\d+(?!\w|[.,]\d)")
VERSION = r"(?:Li(?:cense|zenz)|§) [0-9.]+"  # the name of a licence, and the section of a paper, keep their points
LONGEST = 25  # characters of a text that may be the same in both: a formula, a name, a number
WORDS = 4  # letters that make a text a sentence
PROGRAMS = {"loop_code", "steps", "error"}  # slots of programs and of their output
CODE = PROGRAMS | {"verdict", "widths_said"}  # and of an error whose sentence a program has written
NO_SENTENCE = (
    r"^https://|datum\.|^width |^\[?\w+ → \w+: [\d.]+|torch\.|manual_seed|\w\([^)]*\)|✗|[+-]\d\.\d{4}|^[\w·…]+: -?\d"
)


def strings(part: object) -> Iterator[str]:
    """Yield all texts of a chart's specification."""
    if isinstance(part, str) and not part.startswith("M0,0C"):  # the path of an arc
        yield part
    elif isinstance(part, (dict, list, tuple)):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from strings(inner)


def texts(piece: Piece) -> Iterator[str]:
    """Yield all that a learner reads or hears of a piece."""
    if isinstance(piece, Picture):
        yield piece.alt
        yield from strings(piece.spec)
    elif not isinstance(piece, Code):
        markup = piece.html()
        yield from re.split(r"<[^>]*>", markup)
        yield from re.findall(r'(?:title|aria-label)="([^"]*)"', markup)


def sentences(pieces: Iterable[Piece], view: View) -> set[str]:
    """Return all longer texts of words of a page, but what models of English texts have written."""
    there = {text.strip() for piece in pieces if piece.slot not in CODE for text in texts(piece)}
    there -= {
        [text for text in texts(piece) if text.strip()][-1].strip() for piece in pieces if piece.slot == "text_written"
    }
    typed = {word.casefold() for word in re.findall(r"\w+", f"{view.text} {view.text2} {view.cross_text}")}
    there -= {each.words.replace(" .", ".") for each in (unmasked.trainings().masked, unmasked.trainings().unmasked)}
    return {text for text in there if len(text) > LONGEST and len(set(spoken(text)) - typed) >= WORDS}


def spoken(text: str) -> list[str]:
    """Return the words of a text, each between spaces."""
    return [word.casefold() for word in re.findall(r"(?:^|(?<=[\s“„‘(]))[A-Za-zäöüß]{2,}(?=$|[\s,.;:”“’)])", text)]


def written(pieces: Iterable[Piece]) -> dict[str, list[str]]:
    """Return the numbers of each slot of a page, those with decimals or a minus."""
    shown = {piece.slot: " ".join(read(piece)) for piece in pieces if piece.slot not in PROGRAMS | MEASURED}
    return {slot: sorted(NUMBER.findall(re.sub(VERSION, " ", text))) for slot, text in shown.items()}


def read(piece: Piece) -> Iterator[str]:
    """Yield what a learner reads or hears of a piece, without programs; of a chart also what its tooltips say."""
    if isinstance(piece, Picture):
        yield piece.alt
        yield from strings(piece.spec["datasets"])
    elif not isinstance(piece, Code):
        markup = re.sub(PROGRAM, " ", html.unescape(piece.html()), flags=re.DOTALL).replace("\u2060", "")
        yield re.sub(r"<[^>]*>", " ", markup)
        yield from re.findall(r'(?:title|aria-label|aria-valuetext)="([^"]*)"', markup)


def drawn(page: str, lang: str, **values: object) -> tuple[list[Piece], View]:
    """Return what a page shows in a language, and its view."""
    view = view_on(page, lang=lang, **values)
    with languages.speaking(lang):
        return [*page_boards.pieces(page, view).values()], view


@pytest.mark.parametrize("name", LINKS)
@pytest.mark.parametrize("page", menu.PAGES)
def test_a_german_page_has_no_english_sentence_and_the_english_numbers_with_a_comma(page: str, name: str):
    """In sentences, tables and buttons, in labels, tooltips and descriptions of charts; a minus is a true one in both.

    Each page is drawn in both languages in turn, so that what is kept of one would show in the other.
    """
    (english, view), (german, _) = (drawn(page, lang, **LINKS[name]) for lang in ("en", "de"))
    with languages.speaking("en"):
        said, numbers = sentences(english, view), written(english)
    with languages.speaking("de"):
        same, commas = said & sentences(german, view), written(german)
    assert [text for text in same if not re.search(NO_SENTENCE, text)] == []
    assert [number for found in numbers.values() for number in found if "-" in number] == []
    expected = {slot: [number.replace(".", ",") for number in found if "," not in number] for slot, found in numbers.items()}
    assert commas == {slot: sorted(found) for slot, found in expected.items()}


def axes(picture: Picture) -> tuple[str, ...]:
    """Return how Vega writes the numbers of a picture's axes, and which of them have decimals."""
    form = json_encoding.specification(picture).decode()
    decimals = [values for values in re.findall(r'"values":(\[[^\]]*\])', form) if re.search(r"\d\.\d", values)]
    return (*sorted(set(re.findall(r'"(?:labelExpr|format)":"[^"]*"', form))), *decimals)


def test_vega_writes_the_numbers_of_axes_with_a_comma():
    """Of each way in which an axis is labelled, one picture is drawn."""
    listed = [piece for page in menu.PAGES for piece in drawn(page, "de")[0]]
    with languages.speaking("de"):
        ways = {axes(piece): piece for piece in listed if isinstance(piece, Picture)}
        charts = [pictures.svg(picture, dark=False) for way, picture in ways.items() if way]
    labels = [label for svg in charts for label in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]
    assert [label for label in labels if re.search(r"\d\.\d|(?<!\w)-\d", label)] == []
    assert "0,1" in labels


@pytest.mark.parametrize("page", menu.PAGES)
def test_no_control_of_a_german_page_has_a_decimal_point(page: str):
    """In what Streamlit writes; at its sliders the browser writes the value: tests/scripts/numbers.mjs."""
    at = wiring.opened(page, lang="de", temperature=0.5)
    texts = [text for block in (at.main, at.sidebar) for element in block for text in streamlit_texts(element)]
    assert [text for text in texts if re.search(r"(?<![\w.=_])\d*\.\d+(?![\w.])", text)] == []


def streamlit_texts(element: Element) -> Iterator[str]:
    """Yield what Streamlit itself writes of an element: Markdown, formulas, labels, options and help."""
    proto = element.proto
    for name in ("body", "label", "help", "placeholder"):
        if element.type != "html":
            yield getattr(proto, name, "")
    if element.type not in ("slider", "select_slider"):
        yield from map(str, getattr(proto, "options", []))


def answered(page: str, lang: str, ready: threading.Barrier | None = None) -> str:
    """Return what all boards of a page answer, without how long something took, and the hashes of that."""
    if ready:
        ready.wait()
    view = view_on(page, lang=lang, text=f"{page} for two")
    text = answer.answer(answer.Question(page, view, list(page_boards.boards(page)), {}, forms=True))
    return re.sub(r"\d+[.,]\d+ ms|\"[0-9a-f]{8}\"", "", text)


@pytest.mark.parametrize("page", ["masks", "start"])
def test_all_at_once_are_answered_each_in_their_language(page: str):
    cache.SHARED.clear()  # what other tests have left
    ready = threading.Barrier(len(languages.LANGUAGES))
    with ThreadPoolExecutor(len(languages.LANGUAGES)) as threads:
        asked = {
            lang: threads.submit(lambda lang=lang: (ready.wait(), answered(page, lang))[1]) for lang in languages.LANGUAGES
        }
    cache.SHARED.clear()
    answers = {lang: one.result() for lang, one in asked.items()}
    assert answers == {lang: answered(page, lang) for lang in languages.LANGUAGES}
    assert len({*answers.values()}) == len(answers)


def test_a_link_opens_in_its_language_and_its_pages_keep_it():
    def says(lang: str) -> bool:
        title = languages.Words("start", lang).DEFINITION
        return any(title in element.value for element in (*at.title, *at.markdown))

    for chosen in languages.REGISTRY:  # the bar offers the others
        offered = {str(name).removeprefix("language_") for name in wiring.controls(wiring.opened("start", lang=chosen))}
        assert offered & languages.REGISTRY.keys() == languages.REGISTRY.keys() - {chosen}
    at = wiring.opened("masks", lang="de")
    board = next(iter(wiring.boards(at).values()))  # the browser is told the language and its sentences
    assert (board["lang"], board["words"]["copied"]) == ("de", languages.Words("frame", "de").SCRIPT["copied"])
    wiring.turned(at, "start")
    assert (at.query_params["lang"], says("de")) == ("de", True)
    wiring.controls(at)["language_en"].click()
    wiring.ran(at)
    assert ("lang" in at.query_params, says("en")) == (False, True)


def test_what_a_link_says_wrongly_is_said_in_its_language_and_a_language_that_there_is_none_of_in_english():
    at = wiring.opened("explore", lang="fr")
    assert "lang=fr" in wiring.notices(at)
    assert wiring.controls(at)["language_de"].label == "Deutsch"
    for lang in languages.LANGUAGES:
        with languages.speaking(lang):
            words = languages.Words("link", lang)
            rule = words.number(whole=True, low=0, high=999999)
            assert link.read({"seed": "x"})[1] == [words.ignored(written="seed=x", rule=rule)]
