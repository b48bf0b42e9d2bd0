"""Words that look like markup, in every sentence of every page: each is read as it was typed, and none comes alive."""

import math
from html.parser import HTMLParser
from urllib.parse import urlencode

import pytest

from attn_core import tokens
from pages.answers import page_boards
from pages.board import json_encoding
from pages.board.pieces import Picture, Piece
from pages.text import markdown
from pages.view.menu import PAGES, PRACTICE
from tests import wiring
from tests.screen import visited

HOSTILE = ("<b id=zap>", "</p><i>zap", "&lt;zap&gt;", "**zap**", "$zap$", ":red[zap]", "`zap`", "[zap](//z)", "<!--zap-->")
WORDLESS = (
    "check_your_own",
    "model_cards",
    "train",
    "worked_examples",
    *PRACTICE,
)  # pages that never show the learner's words
MORE = ("<img a=zap>", "__zap__", "zap](//z)", "~~zap~~", "</div>zap", ":zap:", "<q zap", "zap]")
OURS = {  # tags that markdown.html, pieces and pages write
    "div": {"class", "tabindex", "role", "aria-label", "data-title"},
    "pre": {"tabindex"},
    "span": {  # the last ones hold the answer, for the script of practice
        *("class", "style", "aria-hidden", "role", "aria-label"),
        *(
            f"data-{name}"
            for name in ("quiz", "version", "level", "question", "topics", "offered", "kind", "answer", "right")
        ),
        *("data-sentences", "data-file"),
    },
    **{key: set() for key in ("i", "sub", "sup")},  # of formulas
    "table": {"class"},
    "th": {"scope"},
    "code": {"style"},
    "button": {
        *("class", "disabled", "title", "aria-label", "aria-keyshortcuts"),
        *(
            "data-act",
            "data-pace",
            "data-set",
            "data-take",
            "data-key",
            "data-next",
            "data-first",
            "data-complete",
            "data-share",
        ),
        *("value", "hidden", "data-example", "data-save", "aria-pressed", "data-score"),
    },
    "input": {
        *("type", "step", "min", "max", "value", "aria-label", "data-edit", "data-share", "readonly", "dir", "maxlength"),
        *("placeholder", "accept", "inputmode", "data-put", "data-number", "data-besides"),
    },
    "p": {"class", "hidden", "data-share", "role", "data-words"},
    "label": {"class"},
    "select": {"data-share", "data-locks"},
    "option": {"value"},
    "a": {"data-share", "href", "target", "rel"},
    "img": {"data-share", "alt"},
    "dialog": {"aria-label"},
    "textarea": {"data-share", "readonly", "rows", "aria-label", "maxlength", "data-most", "spellcheck"},
    "small": {"data-share", "role"},
    **dict.fromkeys(("b", "br", "h2", "h3", "thead", "tbody", "tr", "td", "details", "summary"), frozenset()),
}


class Read(HTMLParser):
    """What a browser reads of HTML: its elements, and the text between any two tags."""

    def __init__(self, found: str) -> None:
        """Read it."""
        super().__init__(convert_charrefs=True)
        self.tags, self.texts, self.others = [], [], []
        self.feed(found)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        """Note a text."""
        self.texts.append(data)

    def handle_comment(self, data: str) -> None:
        """Note every other tag."""
        self.others.append(data)

    handle_decl = handle_pi = unknown_decl = handle_comment


def rest(text: str) -> str:
    """Return a text without the words as they were typed."""
    for word in sorted((*HOSTILE, *MORE), key=len, reverse=True):
        text = text.replace(word, "")
    return text


def unlike(found: str) -> list[object]:
    """Return the parts of HTML that are neither ours nor typed."""
    read = Read(found)
    tags = [(tag, attrs) for tag, attrs in read.tags if tag not in OURS or not attrs.keys() <= OURS[tag]]
    names = [str(attrs.pop("aria-label", "")) for _, attrs in read.tags]  # an input is called by its row and column
    tags += [(tag, attrs) for tag, attrs in read.tags if "zap" in str(but_for_longer_text(attrs))]
    return tags + read.others + [text for text in (*read.texts, *names) if "zap" in rest(text.replace("\u2060", ""))]


def but_for_longer_text(attrs: dict[str, object]) -> dict[str, object]:
    """Return attributes without what a button sets that appends a word to the sentence, which is a text of JSON."""
    appends = str(attrs.get("data-set", "")).startswith('{"model_text":')
    return {name: value for name, value in attrs.items() if name != "data-set" or not appends}


@pytest.fixture
def hostile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences that split into these words, each short enough for a label."""
    assert max(map(len, (*HOSTILE, *MORE))) <= markdown.LONGEST
    split = tokens.split

    def whole(text: str, kind: str = "word") -> list[str]:
        return text.split(" / ") if "zap" in text and kind == "word" else split(text, kind)

    monkeypatch.setattr(tokens, "split", whole)


def linked(kind: str) -> dict[str, str]:
    """Return a link of such sentences, and of names and values that are none."""
    texts = {"text": " / ".join(HOSTILE), "text2": " / ".join(MORE)}
    texts |= {
        "cross_text": texts["text2"],
        "model_text": texts["text"],
        "train_text": texts["text"].replace("zap", "zip"),  # a model makes other words of it
        "patch_text": texts["text2"],
        "projections": "previous" if kind == "designed" else "random",
    }
    texts["compare"] = urlencode({"text": texts["text2"], "temperature": "2"})
    return {**texts, "kind": "cross" if kind == "cross" else "self", "temperature": "<b id=zap>", "strange": "**zap**"}


def drawn(page: str, kind: str) -> dict[str, Piece]:
    """Return what a page shows of such a link, by slot."""
    return page_boards.pieces(page, visited(page, **linked(kind)).view)


@pytest.mark.parametrize(
    ("name", "kind"), [*((name, "cross") for name in PAGES), ("explore", "self"), ("explore", "designed"), ("masks", "self")]
)
def test_no_word_comes_alive(hostile: None, name: str, kind: str):
    """In the text of pieces, in buttons and inputs. No form of a chart has one, which whoever knows its hash may read."""
    shown = drawn(name, kind)
    forms = [slot + json_encoding.specification(each).decode() for slot, each in shown.items() if isinstance(each, Picture)]
    assert [form for form in forms if "zap" in form] == []
    tables = [table for each in shown.values() if isinstance(each, Picture) for table in each.spec["datasets"].values()]
    numbers = [value for table in tables for column in table.values() for value in column if isinstance(value, float)]
    assert all(map(math.isfinite, numbers))
    pieces = {slot: piece.html() for slot, piece in shown.items() if not isinstance(piece, Picture)}
    assert {slot: unlike(found) for slot, found in pieces.items() if unlike(found)} == {}
    said = [text for found in pieces.values() for text in Read(found).texts]
    assert any("zap" in text for text in said) == (name not in WORDLESS)


@pytest.mark.parametrize("name", ["explore", "masks", "models"])
def test_none_does_in_what_streamlit_draws(hostile: None, name: str):
    """In its own Markdown, on its buttons and folds there is none; in what is said of a link it is read as it was typed."""
    at = wiring.opened(name, **linked("cross"))
    [notices] = [element.proto.body for element in at.get("html") if 'id="notices"' in element.proto.body]
    assert Read(notices).tags[0] == ("div", {"class": "say", "id": "notices"})
    assert unlike(notices.replace(' id="notices"', "")) == []
    assert "zap" in notices
    for element in (*at.markdown, *at.caption, *at.button, *at.expander, *at.title):
        label = element.label if hasattr(element, "label") else element.value
        assert not any(word in label for word in (*HOSTILE, *MORE)), label
