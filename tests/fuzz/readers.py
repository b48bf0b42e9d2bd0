"""Everything that reads a visitor's text, by name, with texts that it takes."""

import functools
import json
from collections.abc import Callable

from attn_core import practice, tokens
from attn_core.models import spelling
from pages.answers import answer
from pages.classroom import rules
from pages.export import files
from pages.lessons import blocks, format, goals, inline, library, packing, part_link, questions, typed_number
from pages.server import admission, endpoints, heads
from pages.text import glossary, markdown, numbers, spreadsheets
from pages.text.markup import Markup
from pages.view import link, matrix_edits, settings

Read = Callable[[str], object]
LINK = "mask=causal&text=a+b%20c&edits=k_0_0_1"
EDITS = ("k_0_0_1", "v_10_3_-1.5e-3~q_0_0_", "k_0_0_.5")
WHOLE = {  # names of the link whose default says too little
    "edits": EDITS,
    "mixer_edits": ("0_0_1", "10_3_-1.5e-3~0_0_"),
    "compare": (LINK, "-"),
    "lesson": (packing.pack("# T\n"), "z.AbC_-9", "why_we_scale"),
    "mask_painted": ("0-0", "1-1_2-3"),
    "operations": ("cut_0_0_5_3~off_1_all", "temperature_3_3_0.5"),
    "bars": ("10_20_70",),
    "topics": ("which_bug~divisor",),
    "locked": ("text~mask",),
    "guesses": ("mask.7~grown.0",),
}
LESSON = "# T\n## P\nlink: /masks\n? Q\n- [x] a\n- [ ] b\n= 1 ± 2\n! c"
MARKS = "[a](https://b.example/c_(d)) **e** `f`"
HTML = "<b>1 %</b> a:b <code>-0.0</code>"
QUESTION = json.dumps({"n": 1, "page": "explore", "link": LINK, "boards": ["lead"], "have": {"a": "b"}})


def _said(member: str, page: str = "start") -> Read:
    """Return what answers a question of which a text is one member."""
    message = {"n": 1, "page": page, "link": "", "boards": []}
    return lambda text: answer.reply(json.dumps({**message, member: text}), cheap=True)


def _judge(answered_by: str) -> Read:
    """Return what judges an answer to a question that is answered so."""
    kind = next(kind for kind in practice.KINDS.values() if kind.answered_by == answered_by)
    return functools.partial(kind.judge, practice.of_kind(kind.token, 1, kind.levels[0], 1))


def _asked(text: str) -> object:
    """Return the language of a request whose address and heads hold a text."""
    said = text.encode("utf-8", "replace")
    fields = [(name, said) for name in (b"cookie", b"accept-language", b"x-forwarded-for")]
    request = {"type": "http", "raw_path": b"/", "query_string": said, "headers": fields}
    return heads.language(request), [heads.readable(field) for field in fields]


READERS: dict[str, tuple[Read, tuple[str, ...]]] = {  # name → function of a text, texts that it takes
    **{
        f"{name} of a link": (functools.partial(link.parse, name), (*WHOLE.get(name, ()), link.spelled(default)))
        for name, default in settings.DEFAULTS.items()
    },
    "link": (link.from_query, (LINK, f"?{LINK}")),
    "pinned link": (link.pinned, (LINK,)),
    "names of a link": (lambda text: link.read(dict.fromkeys(text.split(","), text)), ("a,b,heads",)),
    "edits": (lambda text: matrix_edits.parse(text, tuple("qkv")), EDITS),
    "operations": (spelling.read, WHOLE["operations"]),
    "lesson": (format.parse, (LESSON,)),
    "link of a part": (part_link.read, (f"/masks?{LINK}", "http://127.0.0.1:8501/masks?edits=k_0_0_1")),
    "goal": (lambda text: goals.parse(text, "masks"), ("largest weight >= 0.5 %", "mask = causal")),
    "number of a question": (questions.number, ("= 77 % ± 5 %", "= 0.25 +/- 1e-3", "= ±±")),
    "typed number": (typed_number.read, (" -1,5e-3 %", "−0.25")),
    "choice": (blocks.choice, ("- [x] flew", "* [ ]  out")),
    "marks": (inline.markup, (MARKS,)),
    "marks as text": (inline.text, (MARKS,)),
    "links among marks": (inline.wrong, (MARKS, "[a](https://a-b.c-d.example:8)")),
    "packed lesson": (packing.unpack, (packing.pack(LESSON),)),
    "opened lesson": (library.opened, (packing.pack(LESSON), "why_we_scale")),
    "question": (lambda text: answer.reply(text, cheap=True), (QUESTION,)),
    "refused question": (lambda text: admission.refusal(text, "busy"), (QUESTION,)),
    **{f"{name} of a question": (_said(name), (LINK, "program")) for name in ("page", "take", "qr", "at")},
    "link of a question": (_said("link", "explore"), (LINK,)),
    "address of a page": (lambda text: files.address(text, "explore", settings.View()), ("https://[::1]:80/a-b/%20~",)),
    **{f"answer by {kind}": (_judge(kind), ("1", "0.35", "10_20_70")) for kind in ("choice", "temperature", "bars")},
    "answer in a lesson": (questions.Question("?", number=(0.25, 0.01)).is_right, ("25 %", "-1,5e-3")),
    "number in a class": (rules.number, ("−1,5",)),
    "origin": (lambda text: endpoints.may_ask(text, "a.example"), ("https://a.example:8501", "http://[::1]:80")),
    "head of a request": (_asked, ("a=b&lang=de", 'a="\\054b"; c=d')),
    "address of a client": (admission.address, ("192.0.2.1", "2001:db8::ffff:1.2.3.4%1")),
    "words": (tokens.split, ("The bat’s out-of-it, é🦇",)),
    "characters": (lambda text: tokens.split(text, "character"), ("The bat’s, é🦇",)),
    "plain Markdown": (markdown.plain, ("a *b* www.c://@d -->",)),
    "Markdown": (markdown.html, (":gray[**a** 1 %]  \n-0.0\n\n## b", HTML)),
    "Markdown as text": (markdown.text, (":blue-badge[a] **b**", HTML)),
    "glossary": (lambda text: glossary.explained(Markup(text)), (HTML, "softmax of a query")),
    "minus": (numbers.true_minus, ("-0.0 -1e-5 <code>-1</code>",)),
    "percent": (numbers.unbroken, ("1 <b>%</b> 2 %",)),
    "cell of CSV": (spreadsheets.harmless, ("a;-1.5e-3", ' "-inf', "  =1;\t")),
}
