"""Files of sentences: each message can be made, is used, and is given the values that it needs."""

import ast
import re
from pathlib import Path

import pytest

from pages.text import languages
from pages.text.catalogue import Catalogue
from pages.text.fluent_functions import FUNCTIONS
from pages.view import settings
from tests.text import messages

SAMPLE = """
# a comment
plain = A line
    that goes on.

    A second paragraph.
heads = { $count ->
    [0] no head
    [one] one head
   *[other] { $count } heads
}, { SHORT($share, digits: 2) }{ $last ->
    [yes] .
   *[no] { "" }
}
named = { $name ->
    [none] nobody
    [bat] a bat
   *[other] { KEY($name) }
}
TABLE =
    .first = One
    .second = Two, { plain }
refers = { TABLE.first } and { -term }
checked = { BADGE(-term, $right) }, { BADGE(refers, $right, $difference) }
-term = a term
"""


@pytest.fixture
def sample(tmp_path: Path) -> Catalogue:
    path = tmp_path / "sample.ftl"
    path.write_text(SAMPLE, encoding="utf-8")
    return Catalogue(path, FUNCTIONS, languages.REGISTRY["en"].plural)


SAID = [  # a message, its values, and what it says
    ("plain", None, "A line that goes on.\n\nA second paragraph."),
    ("refers", None, "One and a term"),
    ("heads", {"count": 0, "share": 0.256, "last": True}, "no head, 0.26."),
    ("heads", {"count": 1, "share": 3.0, "last": False}, "one head, 3"),  # a number, then its plural category
    ("heads", {"count": 2, "share": 1 / 3, "last": 0}, "2 heads, 0.33"),
    *(("named", {"name": name}, text) for name, text in (("", "nobody"), (None, "nobody"), ("bat", "a bat"))),
    ("named", {"name": "a*b"}, ":orange-badge[a&#42;b]"),  # a learner's text is escaped
]


def test_a_message_chooses_by_its_values(sample: Catalogue):
    assert [sample[name] if given is None else sample[name](**given) for name, given, _ in SAID] == [
        text for *_, text in SAID
    ]
    assert sample["TABLE"] == {"first": "One", "second": f"Two, {sample['plain']}"}
    for right, before in ((True, "primary-badge[:material/check:"), (False, "red-badge[:material/close:")):
        said = sample["checked"](right=right, difference=0.25)
        assert said == f":{before} a term], :{before} One and a term, largest difference 0.25]"
    with pytest.raises(KeyError, match="share"):
        sample["heads"](count=1, last=True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = A\nb { $x", "sample.ftl, line 2: Expected token"),
        ("a = A\na = B", "sample.ftl: a is there twice"),
        ("a = { 5 }", "sample.ftl: NumberLiteral is not used here"),
    ],
)
def test_a_file_that_is_wrong_is_refused_by_its_line(tmp_path: Path, text: str, message: str):
    path = tmp_path / "sample.ftl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape(message)):
        _ = Catalogue(path, FUNCTIONS, str)["a"]


def test_at_least_and_at_most_call_what_rounds_their_way():
    """Not what rounds to the nearest: 87.89 % isn't “at least 88 %”."""
    bound = r"(at least|at most|mindestens|höchstens|al menos|como máximo)[^{}]{0,12}\{ (PERCENT|FINE_PERCENT|DECIMAL)\("
    for token in languages.REGISTRY:
        for page, catalogue in messages.catalogues(token):
            assert not re.search(bound, catalogue.path.read_text(encoding="utf-8")), (token, page)


def test_every_message_is_used():
    """By its name as an attribute or as a place, by a control's entry, or by a reference of another message."""
    code = {node.attr for _, tree in messages.sources() for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    controls = settings.CONTROLS.values()
    code |= {place.split(".")[1] for each in controls for place in (each.label, each.help_place, each.titles) if place}
    texts = {node.value for _, tree in messages.sources() for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    places = [text.split(".") for text in texts if isinstance(text, str) and text.count(".") in (1, 2)]
    for page, catalogue in messages.catalogues("en"):
        text = catalogue.path.read_text(encoding="utf-8")
        named = code | {name for file, name, *_ in places if file == page}
        named |= messages.of_steps(page) | messages.of_questions(page) | messages.of_experiments(page)
        referred = r"(\{{ |\(){name}[ .,)]"  # in braces, or as what a function is called with
        unused = [
            name for name in catalogue.entries if name not in named and not re.search(referred.format(name=name), text)
        ]
        assert unused == [], page


def test_every_message_is_given_the_values_that_it_needs():
    """In each language; the values are named. And each can be made: its functions, and what it refers to, are there."""
    checked = 0
    for token in languages.REGISTRY:
        for page, catalogue in messages.catalogues(token):
            assert [name for name in catalogue.entries if catalogue[name] is None] == [], page
    for path, tree in messages.sources():
        for page, name, call in messages.calls(tree):
            needed: set[str] = set()
            for token in languages.REGISTRY:
                catalogue = languages.CATALOGUES[token, page]
                if catalogue and name in catalogue:
                    needed |= messages.variables(catalogue, name)
            if needed:
                checked += 1
                given = {keyword.arg for keyword in call.keywords}
                assert not call.args, f"{path.name}: {page}.{name} takes named values"
                assert None in given or needed <= given, f"{path.name}: {page}.{name} needs {needed - given}"
    assert checked > 300
