"""A sentence claims what was computed: on the view where it is said, beside it, and on random views of every page."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from pages.view import menu
from tests.claims import general, hearing, table, world

BESIDE, RANDOM = 2, 3  # views next to each link, and random ones of each page


@pytest.fixture(autouse=True, scope="module")
def _hear() -> Iterator[None]:
    with hearing.hearing():
        yield


@pytest.mark.parametrize(
    "claim", [each for each in table.CLAIMS if each.link != "-"], ids=lambda each: f"{each.place} {each.link}"
)
def test_a_claim_is_said_at_its_link_and_true_there_and_beside_it(claim: table.Claim):
    page, view = world.view_of(claim.link)
    assert any(claim.made_by(each) for each in world.heard(page, view)), "it isn't said there"
    beside = world.neighbours(page, view, table.CLAIMS.index(claim), BESIDE)
    assert not [each for one in (view, *beside) for each in table.broken(page, one)]


@pytest.mark.parametrize("page", menu.PAGES)
def test_claims_are_true_on_random_views(page: str):
    assert not [each for view in world.random_views(page, RANDOM, seed=1) for each in table.broken(page, view)]


def test_a_variant_that_claims_something_is_in_the_table_or_known_to_hold_everywhere():
    """A new one is neither: add a row that is computed, or, where it can't be false, count it in general.py."""
    phrases = defaultdict(list)
    for claim in table.CLAIMS:
        phrases[claim.place].append(claim.phrase)
    found = Counter(at for at, text in general.variants() if not any(re.search(each, text) for each in phrases[at]))
    assert found == general.KNOWN
