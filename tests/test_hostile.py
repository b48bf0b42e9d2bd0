"""Words that look like markup, in every sentence of every page: each is read as it was typed, and none comes alive."""

from html.parser import HTMLParser

import pytest

from attn_core import tokens
from pages.ui import shell, words
from tests.story_page import opened

HOSTILE = ("<b id=zap>", "</p><i>zap", "&lt;zap&gt;", "**zap**", "$zap$", ":red[zap]", "`zap`", "[zap](//z)", "<!--zap-->")
MORE = ("<img a=zap>", "__zap__", "zap](//z)", "~~zap~~", "</div>zap", ":zap:", "<q zap", "zap]")
PAGES = ("explore", *(name for listed in shell.STORY.values() for name in listed))
OURS = {  # what words.html, tables and the pages themselves write
    "div": {"class", "id"},
    "span": {"class", "style"},
    "th": {"scope"},
    "code": {"style"},
    "td": {"class"},
    **dict.fromkeys(("p", "b", "br", "h2", "h4", "table", "thead", "tbody", "tr"), frozenset()),
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
        """Note what is neither."""
        self.others.append(data)

    handle_decl = handle_pi = unknown_decl = handle_comment


def rest(text: str) -> str:
    """Return what is left of a text without the words as they were typed."""
    for word in sorted((*HOSTILE, *MORE), key=len, reverse=True):
        text = text.replace(word, "")
    return text


def unlike(found: str) -> list[object]:
    """Return what of a piece of HTML is not ours, or not as it was typed."""
    read = Read(found)
    tags = [(tag, attrs) for tag, attrs in read.tags if tag not in OURS or not attrs.keys() <= OURS[tag]]
    tags += [(tag, attrs) for tag, attrs in read.tags if "zap" in str(attrs)]
    return tags + read.others + [text for text in read.texts if "zap" in rest(text.replace("\u2060", ""))]


@pytest.fixture
def hostile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences that fall apart into these words, shorter than what a label keeps."""
    assert max(map(len, (*HOSTILE, *MORE))) <= words.LONGEST
    split = tokens.split

    def whole(text: str, kind: str = "word") -> list[str]:
        return text.split(" / ") if "zap" in text and kind == "word" else split(text, kind)

    monkeypatch.setattr(tokens, "split", whole)


@pytest.mark.parametrize("kind", ["self", "cross"])
@pytest.mark.parametrize("name", PAGES)
def test_no_word_comes_alive(hostile: None, name: str, kind: str):
    """In what panels say, in Streamlit's own Markdown, and on buttons."""
    at = opened(
        name, text=" / ".join(HOSTILE), text2=" / ".join(MORE), kind=kind, temperature="<b id=zap>", strange="**zap**"
    )
    pieces = [e.proto.body for e in at.get("html") if 'id="slot-' in e.proto.body]
    assert {body: unlike(body) for body in pieces if unlike(body)} == {}
    said = [text for body in pieces for text in Read(body).texts]
    assert any("zap" in text for text in said)
    for element in (*at.markdown, *at.button, *at.expander):
        label = element.label if hasattr(element, "label") else element.value
        assert not any(word in label for word in (*HOSTILE, *MORE)), label


@pytest.mark.parametrize("word", [*HOSTILE, *MORE])
def test_a_word_that_is_not_made_plain_is_found(word: str):
    """The finder finds; but for words of which neither HTML nor `words.html` makes anything."""
    assert unlike(words.html(f"so {words.plain(word)}  \n**{words.plain(word)}** :red[{words.plain(word)}]")) == []
    dull = {"$zap$", "`zap`", "[zap](//z)", "__zap__", "zap](//z)", "~~zap~~", ":zap:", "zap]"}
    assert bool(unlike(words.html(f"{word} "))) == (word not in dull)
