"""Escaped text: typed text shows as typed, and the Markdown of sentences becomes HTML."""

import html
import re
import string
from html.parser import HTMLParser

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pages.text import markdown as md

JOINER = "\u2060"  # shows as nothing
TEXT = st.text(st.one_of(st.sampled_from(string.punctuation + " \n\t0aw"), st.characters(exclude_characters=JOINER)))


@given(TEXT)
@example("<script>alert(1)</script> & &amp; &#60;")
@example("$x^2$ \\(y\\) :smile: :red[x] :material/check: **b** _i_ `c` [l](u) ![i](u) # h")
@settings(deadline=None, derandomize=True)
def test_plain_shows_exactly_the_text(text: str):
    """And leaves no ASCII punctuation but its own entities."""
    assert html.unescape(md.plain(text)).replace(JOINER, "") == " ".join(text.split())
    assert not set(re.sub(r"&#\d+;", "", md.plain(text))) & set(string.punctuation)


def test_plain_keeps_apart_what_streamlit_would_replace():
    """Streamlit makes arrows, links and its logo of text after entities are read, so an entity alone doesn't help."""
    for text in (
        "a -|> b",
        "a <|-|> b",
        "a >|= b",
        "www|.example.com",
        "https|://example|.com",
        "me|@example|.com",
        ":streamlit|:",
    ):
        shown = html.unescape(md.plain(text.replace("|", "")))
        assert text.partition("|")[0] + JOINER in shown
        assert shown.replace(JOINER, "") == text.replace("|", "")


class Marks(HTMLParser):
    """Parse HTML into elements, attributes, other markup, and text."""

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__(convert_charrefs=True)
        self.tags, self.others, self.text = [], [], ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags.append((tag, *attrs))

    def handle_endtag(self, tag: str) -> None:
        """Note an element's end."""
        self.tags.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.text += data

    def note(self, found: str) -> None:
        """Note markup of another kind."""
        self.others.append(found)

    handle_comment = handle_decl = handle_pi = unknown_decl = note


def taken_apart(markup: str) -> Marks:
    """Return HTML taken apart."""
    found = Marks()
    found.feed(markup)
    found.close()
    return found


@given(TEXT.filter(lambda text: text.split()), TEXT.filter(lambda text: text.split()))
@example("<script>alert(1)</script>", "<img src=x onerror=alert(1)>")
@example("**b** :red[x] ]", ":material/check: ## h\n\n:blue-badge[")
@example("&#60;b&#62; &lt;i&gt;", "]</span><!-- x --> <? y ?> <!doctype z>")
@settings(deadline=None, derandomize=True)
def test_no_text_of_a_learner_becomes_markup(one: str, other: str):
    """A chip, a bold share, a heading, a line break and a second paragraph, each around or beside typed text."""
    shown, second = (html.unescape(md.plain(text)) for text in (one, other))
    said = f"## 2 {md.plain(one)}\n\n{md.chip('query', one)} **{md.plain(other)}**  \n:gray[{md.plain(one)}]"
    found = taken_apart(md.html(said))
    chips = [("span", ("class", "blue-badge")), "/span", ("b",), "/b", ("br",), ("span", ("class", "gray")), "/span"]
    assert found.tags == [("h2",), "/h2", ("p",), *chips, "/p"]
    assert found.others == []
    assert found.text == f"2 {shown}{shown} {second}{shown}"


@pytest.mark.parametrize(
    ("markdown", "expected"),
    [
        ("", "<p></p>"),
        ("a\n\nb", "<p>a</p><p>b</p>"),
        ("a  \nb", "<p>a<br>b</p>"),
        ("## a b\n\nc", "<h2>a b</h2><p>c</p>"),
        ("#### a", "<h4>a</h4>"),
        ("**a** b **c**", "<p><b>a</b> b <b>c</b></p>"),
        (":gray[a] :violet-badge[b]", '<p><span class="gray">a</span> <span class="violet-badge">b</span></p>'),
        (":gray[**a** · b]", '<p><span class="gray"><b>a</b> · b</span></p>'),
        (":primary-badge[:material/check: a]", '<p><span class="primary-badge">✓ a</span></p>'),
        (":red-badge[:material/close: a]", '<p><span class="red-badge">✗ a</span></p>'),
    ],
)
def test_html_of_what_this_file_writes(markdown: str, expected: str):
    assert md.html(markdown) == expected


def test_long_labels_are_cut_and_told_apart():
    exact, long = "twelve-signs", "thirteensigns"
    assert md.labels([exact, long]) == [exact, "thirteensig…"]
    assert md.labels([long, long + "x"]) == ["thirteensig…·0", "thirteensig…·1"]
    assert md.labels(["The", "bat", "the", "THE"]) == ["The·0", "bat", "the·2", "THE·3"]
    assert md.badge(False, "differ", 0.25) == ":red-badge[:material/close: differ, largest difference 0.25]"


@given(st.lists(st.text("aAbB·01", min_size=1, max_size=3), max_size=7))
@settings(deadline=None, derandomize=True)
def test_a_label_a_word(found: list[str]):
    labels = md.labels(found)
    assert len(labels) == len(found)
    same = [i for i, word in enumerate(found) if [w.casefold() for w in found].count(word.casefold()) > 1]
    assert all(labels[i] == f"{found[i]}·{i}" for i in same)


def test_a_number_never_breaks_from_its_percent_sign():
    assert md.html("**45 %** of it, < 1 % and 5 words") == "<p><b>45\u00a0%</b> of it, < 1\u00a0% and 5 words</p>"


def test_formulas_in_a_sentence_are_set_and_read_as_they_are_typed():
    """A learner's own $ is no formula."""
    typed = r"$W_Q$, $\sqrt{\text{head\_size}}$, $e^{3{,}0}$ and $x x^\top$"
    markup = md.html(typed)
    assert "<i>W</i><sub>" in markup
    assert '√<span class="root">head_size</span>' in markup
    assert "$" not in markup
    assert md.text(typed) == "W_Q, √head_size, e^3,0 and x xᵀ"
    assert md.text(md.plain("$5_a and $6^b")) == "$5_a and $6^b"
