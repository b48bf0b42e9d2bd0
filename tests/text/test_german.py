"""Every page is entirely in the language of its link, also with sentences of other languages in the cache."""

import html
import re
import threading
from collections.abc import Iterator

import pytest
from streamlit.testing.v1 import AppTest
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
from tests.selection import SWEPT, always

LINKS = {
    "default": {},
    "random": {
        **{"projections": "random", "dropout": 0.3, "mask": "causal", "heads": 4, "query": 4},
        **{"temperature": 0.35, "power": 0.35, "multiplier": 1.5, "constant": -35},
    },
    "cross": {"kind": "cross", "mask": "window", "projections": "same"},
    "example": {"projections": "three_tokens_by_hand"},
    "nothing": {"text": "", "text2": ""},
}
COMPARED = {
    **{"compare": "temperature=0.5&power=0.25&dropout=0.15&head_size=8&mask=causal", "temperature": 1.5},
    **{"bias": "alibi", "operations": "off_3_2"},
}
SHOWN = [(page, view) for page in menu.PAGES for view in LINKS.values()]
SHOWN += [(page, COMPARED) for page in menu.PAGES]
MEASURED = {"list", "packed", "race"}  # slots with milliseconds
PROGRAM = r"<(code|pre)\b.*?</\1>|keepdim=True|\(-1, |https?://\S+"
NUMBER = re.compile(r"(?<![\w.,=-])[-−]\d+(?:[.,]\d+)?|(?<![\w.,])\d*[.,]\d+(?!\w|[.,]\d)")
VERSION = r"Li(?:cense|zenz) [0-9.]+"  # the name of a licence keeps its point
LONGEST = 25  # characters of a text that may be the same in both: a formula, a name, a number
WORDS = 4  # letters that make a text a sentence
PROGRAMS = {"loop_code", "steps", "error"}  # slots of programs and of their output
CODE = PROGRAMS | {"verdict"}  # and of an error whose sentence a program has written
NO_SENTENCE = (
    r"^https://|datum\.|^width |^\[?\w+ → \w+: [\d.]+|torch\.|manual_seed|\w\([^)]*\)|✗|[+-]\d\.\d{4}|^[\w·…]+: -?\d"
)


def strings(part: object) -> Iterator[str]:
    """Yield all texts of a chart's specification."""
    if isinstance(part, str):
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


def sentences(page: str, view: View) -> set[str]:
    """Return all longer texts of words that a page shows of a view, but what a model of English stories has written."""
    with languages.speaking(view.lang):
        listed = page_boards.pieces(page, view).values()
        there = {text.strip() for piece in listed if piece.slot not in CODE for text in texts(piece)}
    typed = {word.casefold() for word in re.findall(r"\w+", f"{view.text} {view.text2} {view.cross_text}")}
    there -= {each.words.replace(" .", ".") for each in (unmasked.trainings().masked, unmasked.trainings().unmasked)}
    return {text for text in there if len(text) > LONGEST and len(set(spoken(text)) - typed) >= WORDS}


def spoken(text: str) -> list[str]:
    """Return the words of a text, each between spaces."""
    return [word.casefold() for word in re.findall(r"(?:^|(?<=[\s“„‘(]))[A-Za-zäöüß]{2,}(?=$|[\s,.;:”“’)])", text)]


def written(page: str, view: View) -> dict[str, list[str]]:
    """Return the numbers of each slot of a page, those with decimals or a minus."""
    with languages.speaking(view.lang):
        pieces = page_boards.pieces(page, view).values()
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


def asked(page: str, lang: str, **changes: object) -> str:
    """Return what all boards of a page answer."""
    view = view_on(page, lang=lang, **changes)
    return answer.answer(answer.Question(page, view, list(page_boards.boards(page)), {}, forms=True))


def without_times(text: str) -> str:
    """Return an answer without how long something took, and the hashes of that."""
    return re.sub(r"\d+[.,]\d+ ms|\"[0-9a-f]{8}\"", "", text)


@pytest.mark.parametrize("view", LINKS)
@pytest.mark.parametrize("page", menu.PAGES)
def test_a_german_page_has_no_english_sentence(page: str, view: str):
    english, german = (sentences(page, view_on(page, lang=lang, **LINKS[view])) for lang in ("en", "de"))
    same = [text for text in english & german if not re.search(NO_SENTENCE, text)]
    assert same == []


@pytest.mark.parametrize(("page", "values"), SHOWN)
def test_german_numbers_are_the_english_ones_with_a_comma(page: str, values: dict[str, object]):
    """In sentences, tables and buttons, in labels, tooltips and descriptions of charts; a minus is a true one in both."""
    english, german = (written(page, view_on(page, lang=lang, **values)) for lang in ("en", "de"))
    assert [number for found in english.values() for number in found if "-" in number] == []
    commas = {slot: [number.replace(".", ",") for number in found if "," not in number] for slot, found in english.items()}
    assert german == {slot: sorted(found) for slot, found in commas.items()}


def axes(picture: Picture) -> tuple[str, ...]:
    """Return how Vega writes the numbers of a picture's axes, and which of them have decimals."""
    form = json_encoding.specification(picture).decode()
    decimals = [values for values in re.findall(r'"values":(\[[^\]]*\])', form) if re.search(r"\d\.\d", values)]
    return (*sorted(set(re.findall(r'"(?:labelExpr|format)":"[^"]*"', form))), *decimals)


def test_vega_writes_the_numbers_of_axes_with_a_comma():
    """Of each way in which an axis is labelled, one picture is drawn."""
    with languages.speaking("de"):
        listed = [piece for page in menu.PAGES for piece in page_boards.pieces(page, view_on(page, lang="de")).values()]
        ways = {axes(piece): piece for piece in listed if isinstance(piece, Picture)}
        drawn = {way: pictures.svg(picture, dark=False) for way, picture in ways.items() if way}
    labels = [label for svg in drawn.values() for label in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]
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


@pytest.mark.parametrize("page", always(SWEPT, menu.PAGES))
def test_what_is_kept_of_one_language_is_not_shown_in_another(page: str):
    first, german, again = (without_times(asked(page, lang, text=f"kept of {page}")) for lang in ("en", "de", "en"))
    assert first == again != german


@pytest.mark.parametrize("page", ["explore", "masks", "start"])
def test_two_at_once_are_answered_each_in_their_language(page: str):
    cache.SHARED.clear()  # what other tests have left
    answers: dict[str, str] = {}
    ready = threading.Barrier(len(languages.LANGUAGES))

    def ask(lang: str) -> None:
        ready.wait()
        answers[lang] = without_times(asked(page, lang, text=f"{page} for two"))

    threads = [threading.Thread(target=ask, args=(lang,)) for lang in languages.LANGUAGES]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    cache.SHARED.clear()
    assert answers == {lang: without_times(asked(page, lang, text=f"{page} for two")) for lang in languages.LANGUAGES}
    assert answers["en"] != answers["de"]


def said(at: AppTest) -> str:
    """Return a page's titles and paragraphs."""
    return " ".join(element.value for element in (*at.title, *at.markdown))


def start(lang: str) -> str:
    """Return the title of Start in a language."""
    with languages.speaking(lang):
        return languages.Words("start").DEFINITION


def test_a_link_opens_in_its_language_and_its_pages_keep_it():
    at = wiring.opened("masks", lang="de")
    assert wiring.controls(at)["language_en"].label == "English"
    assert "5 Masken" in said(at)
    wiring.turned(at, "start")
    assert at.query_params["lang"] == "de"
    assert start("de") in said(at)
    wiring.controls(at)["language_en"].click()
    wiring.ran(at)
    assert "lang" not in at.query_params
    assert start("en") in said(at)


def test_a_language_that_there_is_none_of_leaves_a_notice():
    at = wiring.opened("explore", lang="fr")
    assert wiring.notices(at) == "Note Ignored lang=fr: it must be one of en, de, es."
    assert wiring.controls(at)["language_de"].label == "Deutsch"


def test_what_a_link_says_wrongly_is_said_in_its_language():
    assert link.read({"seed": "x"})[1] == ["Ignored seed=x: it must be a whole number from 0 to 999999."]
    with languages.speaking("de"):
        assert link.read({"seed": "x"})[1] == ["seed=x wurde ignoriert: es muss eine ganze Zahl von 0 bis 999999 sein."]
    assert languages.current() == "en"


def test_the_browser_is_told_the_language_and_its_sentences():
    board = next(iter(wiring.boards(wiring.opened("masks", lang="de")).values()))
    assert board["lang"] == "de"
    assert board["words"]["copied"] == "Kopiert"
    assert link.view(board["link"]).lang == "de"
