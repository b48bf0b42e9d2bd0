"""The link format: its defaults, which links in the world rely on, what each name takes, and what is said of the rest."""

import pytest

from pages.ui import links

# A default stays out of a link, so it is part of the format: a link that leaves it out must go on meaning this.
FORMAT_1 = {
    "text": "The bat flew out of the cave",
    "text2": "A sleepy bear saw it leave",
    "tokens": "word",
    "kind": "self",
    "heads": "2",
    "head_size": 16,
    "d_model": 32,
    "scale": "head",
    "temperature": 1.0,
    "mask": "none",
    "window": 2,
    "prefix": 2,
    "positions": True,
    "dropout": 0.0,
    "seed": 3,
    "query": 1,
    "head": 0,
    "stage": "weights",
}
WORDS = {
    "tokens": ["word", "character"],
    "kind": ["self", "cross"],
    "heads": ["1", "2", "4", "8"],
    "scale": ["none", "head", "model"],
    "mask": ["none", "causal", "window", "prefix"],
    "stage": ["scores", "scaled", "masked", "weights", "dropped"],
}
WHOLE = {
    "head_size": (1, 128),
    "d_model": (8, 256),
    "window": (0, 64),
    "prefix": (0, 64),
    "seed": (0, 999_999),
    "query": (0, 63),
    "head": (0, 7),
}
REAL = {"temperature": (0, 20), "dropout": (0, 1)}


def test_the_defaults_are_the_formats():
    assert {name: linked.default for name, linked in links.LINKED.items()} == FORMAT_1
    assert {name: type(linked.default) for name, linked in links.LINKED.items()} == {
        name: type(value) for name, value in FORMAT_1.items()
    }
    assert links.VERSION == "1"


def test_every_default_is_taken_by_its_own_parser():
    for name, value in FORMAT_1.items():
        assert links.LINKED[name].parse(str(value)) == value, name


def test_every_name_is_tested_here():
    assert {*WORDS, *WHOLE, *REAL, "text", "text2", "positions"} == set(FORMAT_1)


@pytest.mark.parametrize("name", WORDS)
def test_choices_are_these_words_and_no_others(name: str):
    for word in WORDS[name]:
        assert links.read({name: word}) == ({name: word}, [])
    for bad in ("", "banana", WORDS[name][0].upper() + "!", f" {WORDS[name][0]}", "3"):
        rule = f"it must be one of {', '.join(WORDS[name])}"
        assert links.read({name: bad}) == ({}, [f"Ignored {name}={bad}: {rule}."])


@pytest.mark.parametrize("name", WHOLE)
def test_whole_numbers_are_taken_up_to_both_ends(name: str):
    low, high = WHOLE[name]
    for raw, value in ((str(low), low), (str(high), high), (f"{high}.0", high)):
        values, said = links.read({name: raw})
        assert (values, type(values[name]), said) == ({name: value}, int, [])
    for bad in (str(low - 1), str(high + 1), f"{low}.5", "", "banana", "nan", "inf", "-inf", "1e400", "0x1"):
        rule = f"it must be a whole number from {low} to {high}"
        assert links.read({name: bad}) == ({}, [f"Ignored {name}={bad}: {rule}."])


@pytest.mark.parametrize("name", REAL)
def test_numbers_are_taken_up_to_both_ends(name: str):
    low, high = REAL[name]
    for raw, value in ((str(low), low), (f"{high}", high), (f"{high}.0", high), ("0.37", 0.37), ("1e-3", 0.001)):
        values, said = links.read({name: raw})
        assert (values, type(values[name]), said) == ({name: value}, float, [])
    for bad in ("-0.01", f"{high}.01", "", "banana", "nan", "inf", "1e400", "0,5"):
        assert links.read({name: bad}) == ({}, [f"Ignored {name}={bad}: it must be a number from {low} to {high}."])


@pytest.mark.parametrize(("raw", "value"), [("true", True), ("false", False), ("True", True), ("FALSE", False)])
def test_a_switch_takes_true_and_false(raw: str, value: bool):
    values, said = links.read({"positions": raw})
    assert values["positions"] is value
    assert said == []


@pytest.mark.parametrize("raw", ["", "1", "0", "yes", "on"])
def test_a_switch_takes_nothing_else(raw: str):
    assert links.read({"positions": raw}) == ({}, [f"Ignored positions={raw}: it must be one of true, false."])


@pytest.mark.parametrize("raw", ["", " ", "ein Wort", "<b>&amp;", "🦇", "x" * 20_000])
def test_sentences_are_taken_as_they_are(raw: str):
    assert links.read({"text": raw, "text2": raw}) == ({"text": raw, "text2": raw}, [])


def test_an_unknown_name_is_named():
    values, said = links.read({"temprature": "3", "seed": "5"})
    assert (values, said) == ({"seed": 5}, ["Ignored temprature=3: there is no such setting."])


@pytest.mark.parametrize("link", [{}, {"v": "1"}, {"embed": "true"}, {"embed_options": "dark_theme"}])
def test_the_version_and_streamlits_own_names_are_no_mistakes(link: dict[str, str]):
    assert links.read(link) == ({}, [])


def test_another_version_is_remarked_and_the_rest_is_read():
    values, said = links.read({"v": "2", "seed": "7"})
    assert values == {"seed": 7}
    assert said == ["This link has format v=2; this page reads v=1, so it may look different."]


def test_a_long_bad_value_is_cut_in_the_sentence():
    _, said = links.read({"mask": "z" * 41})
    assert said[0].startswith(f"Ignored mask={'z' * 40}…: it must be")
    _, said = links.read({"mask": "z" * 40})
    assert said[0].startswith(f"Ignored mask={'z' * 40}: it must be")


def test_every_bad_value_has_a_sentence_in_the_links_order_and_the_good_ones_stay():
    link = {"seed": "-1", "mask": "causal", "foo": "1", "heads": "3"}
    values, said = links.read(link)
    assert values == {"mask": "causal"}
    assert [sentence.split(":")[0] for sentence in said] == ["Ignored seed=-1", "Ignored foo=1", "Ignored heads=3"]
