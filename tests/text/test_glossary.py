"""Terms hold their meaning where they are first said, and nothing else of the sentence changes."""

import re

from pages.text import glossary, markdown
from pages.view.menu import LEARN
from tests import wiring

TERM = re.compile(r'class="term"[^>]*>([^<]+)<')
TAG = re.compile(r"<[^<>]*>")


def test_the_first_mention_of_each_term_is_explained_and_no_later_one():
    markup = glossary.explained(markdown.html("A query meets each key: the score of query and keys."))
    assert re.findall(r'class="term"[^>]*>(\w+)<', markup) == ["query", "key", "score"]
    assert re.sub(r"<[^>]*>", "", markup) == "A query meets each key: the score of query and keys."


def test_a_longer_term_is_one_term_and_parts_of_words_are_none():
    markup = glossary.explained("attention weight, monkeys, unmasked")
    assert re.findall(r'class="term"[^>]*>([\w ]+)<', markup) == ["attention weight"]


def singular(term: str) -> str:
    """Return a term of which there is one."""
    return re.sub("ie$", "y", term.removesuffix("s"))


def test_few_terms_are_said_before_a_step_explains_them():
    """Printed: on the way through Learn, page by page, what the page says that no step has explained so far."""
    said = re.compile(rf"\b({'|'.join(map(re.escape, glossary.terms()))})\b")
    explained, early = set(), []
    for page in LEARN:
        at = wiring.opened(page)
        steps = [each.proto.body for each in at.get("html") if not re.search('<style|id="keys"', each.proto.body)]
        texts = [*(TAG.sub("", step) for step in steps), *(each.value for each in at.markdown)]
        explained |= {singular(term) for step in steps for term in TERM.findall(step)}
        here = {singular(term) for text in texts for term in said.findall(text)}
        early += [(page, term) for term in sorted(here - explained)]
    assert {"query", "key", "value", "softmax", "mask"} < explained
    print(f"said before a step explains them: {early}")
    assert len(early) <= 6


def test_what_stands_inside_a_tag_stays():
    assert glossary.explained('<b title="key">x</b>') == '<b title="key">x</b>'


def test_every_meaning_is_a_sentence():
    assert [term for term, meaning in glossary.terms().items() if not re.fullmatch(r"[A-Z].+[.]", meaning)] == []
