"""Terms hold their meaning where they are first said, and nothing else of the sentence changes."""

import re

from pages.text import glossary, markdown


def test_the_first_mention_of_each_term_is_explained_and_no_later_one():
    markup = glossary.explained(markdown.html("A query meets each key: the score of query and keys."))
    assert re.findall(r'class="term"[^>]*>(\w+)<', markup) == ["query", "key", "score"]
    assert re.sub(r"<[^>]*>", "", markup) == "A query meets each key: the score of query and keys."


def test_a_longer_term_is_one_term_and_parts_of_words_are_none():
    markup = glossary.explained("attention weight, monkeys, unmasked")
    assert re.findall(r'class="term"[^>]*>([\w ]+)<', markup) == ["attention weight"]


def test_what_stands_inside_a_tag_stays():
    assert glossary.explained('<b title="key">x</b>') == '<b title="key">x</b>'


def test_every_meaning_is_a_sentence():
    assert [term for term, meaning in glossary.words.TERMS.items() if not re.fullmatch(r"[A-Z].+[.]", meaning)] == []
