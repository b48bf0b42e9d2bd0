"""Shares and weights that a sentence lists: each is its own rounded; it says so where they don't add up as printed."""

import functools
import re

import pytest

from tests.screen import Screen, opened, prose

SENTENCES = {"averaging": "rung_said"}
SUMS = {"explore": "sum", "weighted_sum": "collect_words"}
PERCENT = re.compile(r"([<>]? ?)(\d+) %")
WEIGHT = re.compile(r"\d\.\d\d(?= v\(| from| ×| together|\.$)")


@functools.cache
def seen(page: str, projections: str, query: int, temperature: float, dropout: float) -> Screen:
    """Return a page at these settings."""
    own = {"averaging": {"rung": "query_key", "averaging_row": query, "step": 4}}.get(page, {})
    return opened(page, projections=projections, query=query, temperature=temperature, dropout=dropout, **own)


@pytest.mark.parametrize("page", SENTENCES)
@pytest.mark.parametrize("temperature", [0.3, 4])
@pytest.mark.parametrize("dropout", [0, 0.3])
def test_a_list_of_shares_says_that_it_is_rounded_where_it_does_not_add_up(page: str, temperature: float, dropout: float):
    """Over rows and projections: what the sentence prints against what it says of it."""
    said = []
    for projections, query in [("random", 1), ("random", 4), ("random", 6), ("previous", 0), ("previous", 5)]:
        sentence = prose(seen(page, projections, query, temperature, dropout), SENTENCES[page])
        listed, _, after = sentence.partition("after dropout")
        listed = listed.partition(", which sum to")[0]
        found, each = PERCENT.findall(listed), re.search(r"each of the (\d+) other", listed)
        if len(found) < 2:
            continue  # one share, and no sum
        counts = [1] * (len(found) - 1) + [int(each[1]) if each else 1]
        least = sum(int(n) * count for (sign, n), count in zip(found, counts, strict=True) if "<" not in sign)
        small = sum(count for (sign, _), count in zip(found, counts, strict=True) if "<" in sign)
        total = int(PERCENT.findall(after)[-1][1]) if after else 100
        adds_up = least < total < least + small or ">" in listed if small else least == total
        said.append("(rounded)" in sentence)
        assert said[-1] == (not adds_up), sentence
    assert said


@pytest.mark.parametrize("page", SUMS)
@pytest.mark.parametrize("temperature", [0.3, 4])
@pytest.mark.parametrize("dropout", [0, 0.3])
def test_a_sum_of_values_is_about_equal_where_its_weights_do_not_add_up(page: str, temperature: float, dropout: float):
    """Over rows and projections: what the sum prints against its sign."""
    said = []
    for projections, query in [("random", 1), ("random", 4), ("random", 6), ("previous", 0), ("previous", 5)]:
        sentence = prose(seen(page, projections, query, temperature, dropout), SUMS[page])
        listed, _, after = sentence.partition("after dropout")
        found = [round(100 * float(weight)) for weight in WEIGHT.findall(listed)]
        if len(found) < 2 or " × " in listed or " more)" in listed:
            continue  # one weight, and no sum, or one whose other terms aren't printed
        total = round(100 * float(re.search(r"(?:add up|sum) to (\d\.\d\d)", after)[1])) if after else 100
        said.append("≈" in listed)
        assert said[-1] == (sum(found) != total or 0 in found), sentence
    assert said or page == "weighted_sum"  # most of its rows have more terms than are printed
