"""Sentences about numbers, and text made safe: whatever is typed shows as typed."""

import html
import re
import string
from html.parser import HTMLParser

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pages.ui.text import markdown as md
from pages.ui.text import numbers
from pages.ui.text import sentences as words

JOINER = "\u2060"  # shows as nothing
TEXT = st.text(st.one_of(st.sampled_from(string.punctuation + " \n\t0aw"), st.characters(exclude_characters=JOINER)))


@given(TEXT)
@example("<script>alert(1)</script> & &amp; &#60;")
@example("$x^2$ \\(y\\) :smile: :red[x] :material/check: **b** _i_ `c` [l](u) ![i](u) # h")
@settings(deadline=None, derandomize=True)
def test_plain_shows_exactly_the_text(text: str):
    assert html.unescape(md.plain(text)).replace(JOINER, "") == " ".join(text.split())


@given(TEXT)
@settings(deadline=None, derandomize=True)
def test_plain_leaves_no_ascii_punctuation_but_its_own_entities(text: str):
    pieces = md.plain(text).split("&#")
    rest = pieces[0] + "".join(piece.partition(";")[2] for piece in pieces[1:])
    assert not set(rest) & set(string.punctuation)
    codes = [piece.partition(";")[0] for piece in pieces[1:]]
    assert all(code.isdecimal() and chr(int(code)) in string.punctuation for code in codes)


@pytest.mark.parametrize(
    ("text", "kept_apart"),
    [
        ("a -> b", "-|>"),
        ("a <- b", "<|-"),
        ("a -- b", "-|-"),
        ("a <-> b", "<|-|>"),
        ("a >= b", ">|="),
        ("a ~= b", "~|="),
        ("www.example.com", "www|."),
        ("WWW.example.com", "WWW|."),
        ("https://example.com", "https|:"),
        ("me@example.com", "me|@"),
        (":streamlit:", ":streamlit|:"),
    ],
)
def test_plain_keeps_apart_what_streamlit_would_replace(text: str, kept_apart: str):
    """Streamlit makes arrows, links and its logo of text after entities are read, so an entity alone doesn't help."""
    shown = html.unescape(md.plain(text))
    assert kept_apart.replace("|", JOINER) in shown
    assert shown.replace(JOINER, "") == text


def test_plain_puts_nothing_between_ordinary_words():
    assert md.plain("  The\n bat’s\tcave ") == "The bat’s cave"
    assert md.plain("half-way, 3.5 a:b") == "half&#45;way&#44; 3&#46;5 a&#58;b"


class Marks(HTMLParser):
    """Takes HTML apart: which elements and attributes there are, whatever else is markup, and what is read as text."""

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


@given(TEXT.filter(str.split), TEXT.filter(str.split))
@example("<script>alert(1)</script>", "<img src=x onerror=alert(1)>")
@example("**b** :red[x] ]", ":material/check: ## h\n\n:blue-badge[")
@example("&#60;b&#62; &lt;i&gt;", "]</span><!-- x --> <? y ?> <!doctype z>")
@settings(deadline=None, derandomize=True)
def test_no_text_of_a_learner_becomes_markup(one: str, other: str):
    """A chip, a bold share, a heading, a line break and a second paragraph, each around or beside what was typed."""
    shown, second = (html.unescape(md.plain(text)) for text in (one, other))
    said = f"## 2 {md.plain(one)}\n\n{md.chip('query', one)} **{md.plain(other)}**  \n:gray[{md.plain(one)}]"
    found = taken_apart(md.html(said))
    chips = [("span", ("class", "blue-badge")), "/span", ("b",), "/b", ("br",), ("span", ("class", "gray")), "/span"]
    assert found.tags == [("h2",), "/h2", ("p",), *chips, "/p"]
    assert found.others == []
    assert found.text == f"2 {shown}{shown} {second}{shown}"


@given(TEXT)
@example("</p><p>")
@settings(deadline=None, derandomize=True)
def test_html_of_a_text_alone_is_one_paragraph_that_shows_it(text: str):
    found = taken_apart(md.html(f"x{md.plain(text)}"))
    assert (found.tags, found.others) == ([("p",), "/p"], [])
    assert found.text.replace(JOINER, "") == "x" + " ".join(text.split())


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


@pytest.mark.parametrize("share", [0.0, 0.476, 1.0])
def test_every_sentence_leaves_no_sign_of_markdown_behind(share: float):
    """Whatever kind of Markdown a sentence uses, `html` knows it."""
    said = [
        words.lead(0, "b", "c", share, 1),
        words.lead(0, "b", None, share, 0),
        words.lead(0, "b", "c", share, 3),
        *(words.heatmap(stage, "b", share, 0.1) for stage in ("scores", "scaled", "masked", "weights", "dropped")),
        words.sharpness("b", 4.6 * share, int(7 * share), 0),
        words.ledger(["a", "b"], [share, share], 1, 0.01),
        words.ledger([], [], 0, 0.0),
        words.agreement(share, "torch’s", True),
    ]
    for sentence in said:
        assert not re.search(r":\w+(-badge)?\[|\*\*|:material|#|\]|\n", taken_apart(md.html(sentence)).text), sentence


@pytest.mark.parametrize(
    ("role", "colour"), [("query", "blue"), ("key", "orange"), ("value", "green"), ("output", "violet")]
)
def test_a_chip_has_its_roles_colour_and_its_text_escaped(role: str, colour: str):
    assert md.chip(role, "a]b") == f":{colour}-badge[a&#93;b]"


def test_labels_of_different_words_are_the_words():
    assert md.labels(["The", "bat", "flew"]) == ["The", "bat", "flew"]
    assert md.labels([]) == []


def test_repeated_words_keep_their_position_whatever_their_case():
    assert md.labels(["The", "bat", "the", "THE"]) == ["The·0", "bat", "the·2", "THE·3"]


def test_long_labels_are_cut_and_told_apart():
    exact, long = "twelve-signs", "thirteensigns"
    assert md.labels([exact, long]) == [exact, "thirteensig…"]
    assert md.labels([long, long + "x"]) == ["thirteensig…·0", "thirteensig…·1"]


@given(st.lists(st.text("aAbB·01", min_size=1, max_size=3), max_size=7))
@settings(deadline=None, derandomize=True)
def test_a_label_a_word(found: list[str]):
    labels = md.labels(found)
    assert len(labels) == len(found)
    same = [i for i, word in enumerate(found) if [w.casefold() for w in found].count(word.casefold()) > 1]
    assert all(labels[i] == f"{found[i]}·{i}" for i in same)


@pytest.mark.parametrize(
    ("share", "said"),
    [(0, "0 %"), (1e-9, "< 1 %"), (0.00499, "< 1 %"), (0.0051, "1 %"), (0.476, "48 %"), (0.9951, "100 %"), (1, "100 %")],
)
def test_percent(share: float, said: str):
    assert numbers.percent(share) == said


@pytest.mark.parametrize(("difference", "said"), [(0, "0"), (2.4e-7, "2e−7"), (0.013, "1e−2"), (1.5, "2e0"), (12, "1e1")])
def test_small(difference: float, said: str):
    assert numbers.small(difference) == said


def test_settings_in_one_line():
    assert words.settings(2, "√head_size", 1.0, "none") == "2 heads · ÷ √head_size · temperature 1 · no mask"
    assert words.settings(1, "1", 0.25, "causal") == "1 head · ÷ 1 · temperature 0.25 · causal mask"


def test_the_cut_says_how_many_tokens_there_were():
    said = words.cut(65, 64, "The sentence")
    assert said == "The sentence has 65 tokens; the first 64 are used, nothing you typed is lost."


def test_lead_says_the_winner_and_its_share():
    said = words.lead(0, "b*t", "c<ve", 0.476, 1)
    assert said.startswith(
        "In head 1, :blue-badge[b&#42;t] looks most at :orange-badge[c&#60;ve]: **48 %** of its attention."
    )
    assert "Random weights" in said


def test_lead_says_ties_and_nothing_seen():
    assert ":blue-badge[bat] looks equally at 3 words, **33 %** each." in words.lead(1, "bat", "cave", 1 / 3, 3)
    blind = words.lead(3, "bat", None, 0.0, 0)
    assert blind.startswith("In head 4, :blue-badge[bat] may look at no word: its weights and its output are 0.")


def test_legend_has_the_ends_of_the_scale():
    assert "−12 to 12" in words.legend(True, 12.0)
    assert "power 0.6" in words.legend(False, 1.0)


@pytest.mark.parametrize(
    ("stage", "total", "dropout", "said"),
    [
        ("weights", 1.0, 0.0, "adds up to 100 %"),
        ("weights", 0.0, 0.0, "is empty: every word is hidden from it"),
        ("dropped", 1.0, 0.0, "adds up to 100 %: no dropout is set"),
        ("dropped", 1.137, 0.3, "adds up to 114 %: dropped weights are 0, kept ones grew"),
        ("scores", 0.0, 0.0, "q·k: violet above 0, orange below"),
        ("scaled", 0.0, 0.0, "q·k, divided: violet above 0"),
        ("masked", 0.0, 0.0, "q·k, divided, hidden cells out: violet above 0"),
    ],
)
def test_heatmap_says_what_the_row_adds_up_to(stage: str, total: float, dropout: float, said: str):
    assert said in words.heatmap(stage, "bat", total, dropout)


def test_sharpness_counts_what_the_row_may_look_at():
    assert "**4.6** of 7 words, its **effective keys**. " in words.sharpness("bat", 4.6, 7, 0)
    assert "**1.9** of 2 words it may look at, its " in words.sharpness("bat", 1.94, 2, 5)
    assert "may look at nothing" in words.sharpness("bat", 0.0, 0, 7)


def test_ledger_names_two_and_sums_the_others():
    said = words.ledger(["cave", "the·5"], [0.48, 0.18], 5, 0.34)
    assert said == (
        "**48 %** of “cave”’s :green-badge[value], 18 % of “the·5”’s, 34 % from 5 others"
        " add up to the :violet-badge[output]."
    )


@given(st.lists(st.floats(0.001, 1), min_size=2, max_size=3))
@example([0.395, 0.155, 0.45])
@example([0.997, 0.002, 0.001])
@example([0.496, 0.496, 0.008])
@settings(deadline=None, derandomize=True)
def test_percentages_that_are_added_up_make_their_sum(shares: list[float]):
    """To the rounded sum, but for shares that are said to be less than one percent."""
    shares = [share / sum(shares) for share in shares]
    shares = [*sorted(shares[:-1], reverse=True), shares[-1]]
    said = numbers.percents(shares)
    whole = sum(int(share.removesuffix(" %").removeprefix("> ")) for share in said if "<" not in share)
    assert whole == 100 - any(">" in share for share in said)
    assert said[0] != "100 %"


def test_the_ledgers_percentages_add_up():
    said = words.ledger(["it", "saw"], [0.395, 0.156], 4, 0.449)
    assert said.startswith("**40 %** of “it”’s :green-badge[value], 16 % of “saw”’s, 44 % from 4 others")
    assert "**> 99 %** of “it”’s :green-badge[value], < 1 % from 4 others" in words.ledger(["it"], [0.998], 4, 0.002)


def test_ledger_of_one_or_of_nothing():
    assert words.ledger(["cave"], [1.0], 0, 0.0) == (
        "**100 %** of “cave”’s :green-badge[value] add up to the :violet-badge[output]."
    )
    assert "1 % from 1 other add" in words.ledger(["a", "b"], [0.6, 0.39], 1, 0.01)
    assert words.ledger([], [], 0, 0.0) == "Nothing is added, so the :violet-badge[output] is 0."


def test_agreement_turns_red_beyond_one_in_ten_thousand():
    good, bad = words.agreement(2.4e-7, "torch’s", False), words.agreement(1.1e-4, "torch’s", True)
    assert good.startswith(":primary-badge[")
    assert "equals torch’s, largest difference 2e−7]" in good
    assert bad.startswith(":red-badge[")
    assert "differs from torch’s, largest difference 1e−4, compared before dropout]" in bad
    assert words.agreement(1e-4, "torch’s", False).startswith(":primary-badge[")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[(-0.31) + (-0.00)] ÷ 2 = **-0.00**", "[(−0.31) + (0.00)] ÷ 2 = **0.00**"),
        ("-0 and -0.001 and -10.0", "0 and −0.001 and −10.0"),
        ("5e-5 :gray[-2]", "5e−5 :gray[−2]"),
        ("half-9, 1-4, dim=-1, (-inf)", "half-9, 1-4, dim=-1, (-inf)"),
        ('<code style="a: -2">f(x, -1)</code> -1', '<code style="a: -2">f(x, -1)</code> −1'),
        ("−0.00", "−0.00"),
        ("says -0.00.", "says 0.00."),
    ],
)
def test_numbers_have_a_true_minus_and_zero_has_none(text: str, said: str):
    """Hyphens between words, code, and what a learner typed stay as they are."""
    assert numbers.true_minus(text) == said
    assert numbers.true_minus(md.plain("-5 a-3 -0.00")) == md.plain("-5 a-3 -0.00")
