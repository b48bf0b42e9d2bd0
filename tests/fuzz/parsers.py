"""Every parser of visitors' input, each with valid texts, for the fuzz of long texts."""

import functools
import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

from starlette.requests import cookie_parser

from attn_core import practice, tokens
from attn_core.practice import row_of_bars
from pages.answers import answer
from pages.export import files
from pages.lessons import blocks, format, goals, inline, library, packing, part_link, questions, typed_number
from pages.panels.frame import qr_code
from pages.server import admission, browser, endpoints, heads
from pages.text import column_names, glossary, languages, markdown, numbers, spreadsheets
from pages.text.markup import Markup
from pages.view import link, matrix_edits, settings
from tests.fuzz import links

SHORT = 40  # signs of a right text: each of its pieces is repeated
LINK = "mask=causal&text=a+b%20c"
ASKED = "# T\n## P\nlink: /masks\n? Q\n"
NEARLY = "= ±±"  # no number, though it looks like one
EDITS = ("k_0_0_1", "v_10_3_-1.5e-3~q_0_0_", "k_0_0_.5")
HTML = "<b>1 %</b> a:b <code>-0.0</code>"


class Parser(NamedTuple):
    """A function of one text, and texts that it takes."""

    parse: Callable[[str], object]
    rights: tuple[str, ...]


def all_of_them() -> dict[str, Parser]:
    """Return every parser by its name."""
    listed = {**_of_the_link(), **_of_lessons(), **_of_questions(), **_of_heads(), **_of_text()}
    return {name: Parser(parse, tuple(right[:SHORT] for right in rights)) for name, (parse, *rights) in listed.items()}


def _of_the_link() -> dict[str, tuple]:
    """Return the parsers of links: of whole links, and each name's own, from their registry."""
    ends = {name: (*links.WHOLE.get(name, ())[:2], link.spelled(settings.DEFAULTS[name])) for name in settings.CONTROLS}
    ends |= {"edits": EDITS, "mixer_edits": ("0_0_1", "10_3_-1.5e-3~0_0_"), "compare": (LINK, "-"), "lesson": ("z.AbC_-9",)}
    named = {f"name {name}": (lambda text, name=name: link.parse(name, text), *rights) for name, rights in ends.items()}
    return named | {
        "link": (link.from_query, LINK, f"?{LINK}"),
        "compare": (link.pinned, LINK),
        "values of a link": (lambda text: link.read(dict.fromkeys(text.split(","), "1")), "a,b,c"),
        "a link's unknown name": (lambda text: link.read({text: text, "v": text}), "heads"),
        "edits": (lambda text: matrix_edits.parse(text, tuple("qkv")), *EDITS),
        "edits of one matrix": (matrix_edits.parse, "0_0_1", "10_3_-1.5e-3~0_0_"),
    }


def _of_lessons() -> dict[str, tuple]:
    """Return the parsers of lessons: of links, packed text, lines, marks, goals and numbers."""
    lines = ("# T\n## P\nlink: /m\n? Q\n- [x] a\n= 1 ± 2",)
    return {
        "lesson": (format.parse, *lines),
        "lines of a lesson": (lambda text: blocks.blocks(text, []),),
        "a question's answer": (lambda text: format.parse(f"{ASKED}{text}"), "= 77 % ± 5 %", "- [x] a\n", NEARLY),
        "the link of a part": (lambda text: format.parse(f"# T\n## P\nlink: {text}"), f"/masks?{LINK}"),
        "a part's link": (part_link.read, f"/masks?{LINK}", "http://127.0.0.1:8501/masks?edits=k_0_0_1"),
        "goal": (lambda text: goals.parse(text, "masks"), "largest weight >= 0.5", "mask = causal"),
        "goal without a page": (lambda text: goals.parse(text, ""), "largest weight >= 0.5 %", "mask = causal"),
        "number of a question": (questions.number, "= 77 % ± 5 %", "= 0.25 +/- 1e-3", NEARLY),
        "typed number": (typed_number.read, " -1,5e-3 %", "−0.25"),
        "choice": (blocks.choice, "- [x] flew", "* [ ]  out"),
        "marks": (inline.markup, "[a](https://b.example/c_(d)) **e**"),
        "marks as text": (inline.text, "[a](https://b.example/c_(d)) **e**"),
        "links among marks": (inline.wrong, "[a](https://b.example:8/c_(d)) **e**", "[a](https://a-b.c-d.example)"),
        "packed lesson": (packing.unpack, packing.pack("# T\n")),
        "opened lesson": (library.opened, packing.pack("# T\n"), "why_we_scale"),
    }


def _of_questions() -> dict[str, tuple]:
    """Return the parsers of messages to /view/see: of whole messages, and of each text."""
    rights = [json.dumps({"n": 1, "page": "explore", "link": LINK, "boards": ["lead"], "have": {"a": "b"}})]

    def of(member: str, page: str = "start") -> Callable[[object], object]:
        message = {"n": 1, "page": page, "link": "", "boards": []}
        return lambda said: answer.reply(json.dumps({**message, member: said}, ensure_ascii=False), most_ms=0)

    return {
        "message": (lambda text: answer.reply(text, most_ms=0), *rights),
        **{f"{name} of a message": (of(name), LINK) for name in ("page", "take", "qr", "at")},
        "boards of a message": (lambda text: answer.reply(_with_boards(text), most_ms=0), "leaad"),
        "a message that is refused": (lambda text: admission.refusal(text, "busy"), *rights),
        "link of a message": (of("link", "explore"), "edits=k_0_0_1", LINK),
        "address of a QR code": (
            lambda text: qr_code.answer(f"{text} "),
            "https://a.example/?b=c",
        ),
        "address of a page": (lambda text: files.address(text, "explore", settings.View()), "https://[::1]:80/a-b/%20~"),
        "file": (lambda text: files.make(text, "lessons", settings.View(), ""), "table:row"),
        **dict(_answers()),
        "bars of an answer": (functools.partial(row_of_bars.bars, _asked("bars")), "10_20_70"),
        "answer of a lesson": (questions.Question("?", number=(0.25, 0.01)).is_right, "25 %", "-1,5e-3"),
    }


def _with_boards(text: str) -> str:
    """Return a message whose boards are the parts of a text between the letters a."""
    names = json.dumps(text).replace("a", '","')
    return f'{{"n":1,"page":"start","link":"","boards":[{names}]}}'


def _asked(answered_by: str) -> practice.Question:
    """Return a question that is answered so."""
    kind = next(kind for kind in practice.KINDS.values() if kind.answered_by == answered_by)
    return practice.of_kind(kind.token, 1, kind.levels[0], 1)


def _answers() -> Iterator[tuple[str, tuple]]:
    """Return the judges of answers, one for each kind of answer."""
    for answered_by, right in (("choice", "1"), ("temperature", "0.35"), ("bars", "10_20_70")):
        question = _asked(answered_by)
        judge = practice.KINDS[question.kind].judge
        yield f"answer by {answered_by}", (lambda text, judge=judge, question=question: judge(question, text), right)


def _of_heads() -> dict[str, tuple]:
    """Return the parsers of a request's head."""
    return {
        "origin": (lambda text: endpoints.may_ask(text, "a.example"), "https://a.example:8501", "http://[::1]:80"),
        "an origin that is read": (heads.readable_origin, "https://a.example:8501", "http://[::1]:80"),
        "language of a request": (lambda text: browser.language(_scope(text), languages), "a=b&lang=de"),
        "cookies": (_cookies, 'a="\\054b"; c=d'),
        "host": (lambda text: endpoints.may_ask("https://a.example:8501", text), "a.example:8501"),
        "address of a client": (admission.address, "192.0.2.1", "2001:db8::ffff:1.2.3.4%1"),
    }


def _cookies(text: str) -> dict[str, str]:
    """Return cookies as Streamlit's addresses read them, of the header that the app passes on."""
    return cookie_parser(heads.plain_cookies(text.encode("utf-8", "replace")).decode("latin-1"))


def _scope(text: str) -> dict[str, object]:
    """Return a request whose address and headers hold a text."""
    said = text.encode("utf-8", "replace")
    headers = [(name, said) for name in (b"cookie", b"accept-language", b"x-forwarded-for")]
    return {"type": "http", "raw_path": b"/", "query_string": said, "headers": headers}


def _of_text() -> dict[str, tuple]:
    """Return the functions that put a visitor's words into sentences."""
    return {
        "words": (tokens.split, "The bat’s out-of-it, é🦇"),
        "characters": (lambda text: tokens.split(text, "character"), "The bat’s out-of-it, é🦇"),
        "plain Markdown": (markdown.plain, "a *b* www.c://@d -->"),
        "Markdown": (markdown.html, ":gray[**a** 1 %]  \n-0.0\n\n## b", HTML),
        "Markdown of a line": (markdown.line, ":blue-badge[a] **b**"),
        "Markdown as text": (markdown.text, ":blue-badge[a] **b**", HTML),
        "labels": (lambda text: markdown.labels([text, text]), "the bat the"),
        "notice": (markdown.notice, "a"),
        "glossary": (lambda text: glossary.explained(Markup(text)), HTML, "softmax of a query"),
        "minus": (numbers.true_minus, "-0.0 -1e-5 <code>-1</code>"),
        "percent": (numbers.unbroken, "1 <b>%</b> 2 %"),
        "cell of CSV": (spreadsheets.harmless, "a;-1.5e-3", ' "-inf', "  =1;\t"),
        **{f"column in {name}": (_column(name), "weight in head 1", "a of the past") for name in languages.LANGUAGES},
    }


def _column(language: str) -> Callable[[str], object]:
    def column(text: str) -> object:
        with languages.speaking(language):
            return column_names.heading(text)

    return column
