"""Explore by link: a view at once, every value as it was meant, and a sentence for everything that isn't taken."""

import pytest

from pages.view import link
from tests.panels.explore.expected import right
from tests.panels.explore.screen import NINE, SEVEN, opened, put, said, starting, value
from tests.screen import visited


@pytest.mark.parametrize(
    ("raw", "written"), [("3", "3"), ("3.0", "3"), ("0.37", "0.37"), ("1e1", "10"), ("0.10", "0.1"), ("1.0", None)]
)
def test_a_linked_temperature_is_kept_exactly_however_it_was_spelt(raw: str, written: str | None):
    at = opened(temperature=raw)
    assert value(at, "temperature") == float(raw)
    assert link.written(at.view).get("temperature") == written
    right(at)
    put(at, "seed", 4)
    assert value(at, "temperature") == float(raw)


def test_all_settings_in_one_link():
    asked = {
        "projections": "random",
        "text": NINE,
        "text2": SEVEN,
        "kind": "cross",
        "heads": "4",
        "head_size": "5",
        "d_model": "13",
        "scale": "model",
        "temperature": "0.37",
        "mask": "prefix",
        "prefix": "3",
        "positions": "none",
        "dropout": "0.25",
        "seed": "11",
        "query": "7",
        "head": "3",
        "stage": "dropped",
    }
    at = opened(**asked)
    setting = right(at)
    expected = {"head_size": 5, "d_model": 13, "scale": "model", "temperature": 0.37, "mask": "prefix", "prefix": 3}
    expected |= {"positions": "none", "dropout": 0.25, "seed": 11, "heads": 4}
    assert {name: getattr(setting, name) for name in expected} == expected
    assert (len(setting.words), len(setting.memory)) == (9, 7)
    assert "**Note**" not in said(at)
    assert link.written(at.view) == asked


WHOLE, ONE = "it must be a whole number from", "it must be one of"
BAD = [
    ("kind", "both", f"{ONE} self, cross"),
    ("head_size", "7.5", f"{WHOLE} 1 to 128"),
    ("heads", "", "it must be a whole number from 1 to 8"),
    ("temperature", "nan", "it must be a number from 0 to 20"),
    ("mask", "Causal", f"{ONE} none, causal, window, prefix, strided"),
    ("positions", "perhaps", f"{ONE} none, sinusoidal"),
    ("query", "last", f"{WHOLE} 0 to 4095"),
    ("foo", "bar", "there is no such setting"),
    ("<b>", "**x** $y$ :smile: www.a.de", "there is no such setting"),
]


def test_a_bad_link_falls_back_to_the_default_and_says_so():
    """What is shown depends on the view alone, so one of them is enough to see that it is drawn; see tests/test_links.py."""
    for name, raw, rule in BAD:
        at = visited("explore", **{name: raw})
        assert at.view == link.view({})
        assert link.read(at.link) == ({}, [f"Ignored {name}={raw}: {rule}."])
        assert link.written(at.view) == {}
    right(at)
    assert value(put(at, "seed", 5), "seed") == 5
    right(at)


def test_two_bad_values_have_two_sentences_and_the_good_one_stays():
    at = opened(mask="diagonal", seed="7", dropout="2")
    assert [sentence.split("=")[0] for sentence in link.read(at.link)[1]] == ["Ignored mask", "Ignored dropout"]
    assert value(at, "seed") == 7
    right(at)


def test_a_link_of_another_version_is_read_and_remarked():
    at = opened(v="2", seed="7")
    assert link.read(at.link)[1] == ["This link has format v=2, but this page reads v=1, so the view may look different."]
    assert value(at, "seed") == 7
    right(at)


@pytest.mark.parametrize("raw", ["7", "63", "511", "4095"])
def test_a_query_beyond_the_last_word_shows_the_last(raw: str):
    at = opened(query=raw)
    assert starting(at, "In head").startswith("In head 0, :blue-badge[cave] ")
    right(at)


def test_a_head_beyond_the_last_shows_the_last():
    at = opened(head="7")
    assert starting(at, "In head 1, ")
    right(at)


def test_a_shorter_sentence_brings_the_selected_word_back_to_its_last():
    at = put(opened(query="6"), "text", "a b c")
    assert starting(at, "In head").startswith("In head 0, :blue-badge[c] ")
    right(at)


def test_fewer_heads_bring_the_selected_head_back_to_the_last():
    at = put(opened(heads="8", head="7"), "heads", 2)
    assert starting(at, "In head 1, ")
    right(at)
