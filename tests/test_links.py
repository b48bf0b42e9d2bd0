"""The link format: its defaults, which published links rely on, each name's values, and notices for all others."""

from urllib.parse import parse_qsl, urlencode

import pytest

from pages.view import link, settings
from tests.link_format import EXTREMES, FORMAT_1, REAL, SINGLE, SWITCHES, TEXTS, WHOLE, WORDS


def test_the_defaults_are_the_formats():
    assert settings.DEFAULTS == FORMAT_1
    assert {name: type(default) for name, default in settings.DEFAULTS.items()} == {
        name: type(value) for name, value in FORMAT_1.items()
    }
    assert {name: getattr(settings.View(), name) for name in FORMAT_1} == FORMAT_1
    assert link.VERSION == "1"
    assert sorted([*WORDS, *WHOLE, *REAL, *SWITCHES, *TEXTS]) == sorted(FORMAT_1)
    for name, value in FORMAT_1.items():
        for spelled in (str(value), link.spelled(value)):
            found = link.parse(name, spelled)
            assert (found, type(found)) == (value, type(value)), name


@pytest.mark.parametrize(
    ("written", "name"), [("none", "none"), ("Sinusoidal", "sinusoidal"), ("FALSE", "none"), ("true", "sinusoidal")]
)
def test_positions_are_read_by_name_and_as_older_links_write_them(written: str, name: str):
    view = link.view({"positions": written})
    assert view.positions == name
    assert link.written(view).get("positions", "sinusoidal") == name


@pytest.mark.parametrize("name", WORDS)
def test_choices_are_these_words_and_no_others(name: str):
    for word in WORDS[name]:
        if (name, word) == ("scale", "none"):  # which sets the power: see below
            continue
        values, said = link.read({name: word})
        assert (values, type(values[name]), said) == ({name: word}, str, [])
        assert link.spelled(values[name]) == word
    for bad in ("", "banana", WORDS[name][0].upper() + "!", f" {WORDS[name][0]}", "3", "1.0"):
        if bad in WORDS[name]:
            continue
        rule = f"it must be one of {', '.join(WORDS[name])}"
        assert link.read({name: bad}) == ({}, [f"Ignored {name}={bad}: {rule}."])


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ({"scale": "none"}, {"power": 0.0}),
        ({"scale": "none", "power": "0.3"}, {"power": 0.3}),
        ({"power": "0.3", "scale": "none"}, {"power": 0.3}),
        ({"scale": "model", "power": "1"}, {"scale": "model", "power": 1.0}),
    ],
)
def test_scale_none_is_power_0_unless_the_link_names_a_power(said: dict[str, str], values: dict[str, object]):
    assert link.read(said) == (values, [])
    assert link.read({"compare": "scale=none"}) == ({"compare": "power=0"}, [])


@pytest.mark.parametrize("name", WHOLE)
def test_whole_numbers_are_taken_up_to_both_ends(name: str):
    low, high = WHOLE[name]
    for raw, value in ((str(low), low), (str(high), high), (f"{high}.0", high)):
        values, said = link.read({name: raw})
        assert (values, type(values[name]), said) == ({name: value}, int, [])
    for bad in (str(low - 1), str(high + 1), f"{low}.5", "", "banana", "nan", "inf", "-inf", "1e400", "0x1"):
        rule = f"it must be a whole number from {low} to {high}"
        assert link.read({name: bad}) == ({}, [f"Ignored {name}={bad}: {rule}."])


@pytest.mark.parametrize("name", REAL)
def test_numbers_are_taken_up_to_both_ends(name: str):
    low, high = REAL[name]
    for raw, value in ((str(low), low), (f"{high}", high), (f"{high}.0", high), ("0.37", 0.37), ("1e-3", 0.001)):
        values, said = link.read({name: raw})
        assert (values, type(values[name]), said) == ({name: value}, float, [])
    for bad in ("-0.01", f"{high}.01", "", "banana", "nan", "inf", "1e400", "0,5"):
        assert link.read({name: bad}) == ({}, [f"Ignored {name}={bad}: it must be a number from {low} to {high}."])


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_takes_true_and_false_and_nothing_else(name: str):
    for raw, value in (("true", True), ("false", False), ("True", True), ("FALSE", False)):
        assert link.read({name: raw}) == ({name: value}, [])
    for raw in ("", "1", "0", "yes", "on"):
        assert link.read({name: raw}) == ({}, [f"Ignored {name}={raw}: it must be one of true, false."])


@pytest.mark.parametrize("name", ["text", "text2", "cross_text"])
def test_a_text_that_is_too_long_is_cut_before_anything_keeps_it(name: str):
    values, said = link.read({name: "ab" * 10_000})
    assert values == {name: "ab" * 5000}
    assert said == [f"{name} has 20000 characters; only the first 10000 are read."]
    for raw in ("", " ", "<b>&amp;", "🦇", "x" * settings.MOST_CHARACTERS):
        assert link.read({name: raw}) == ({name: raw}, [])
    assert link.read({name: "bat \ud83e cave"}) == ({name: "bat ? cave"}, [])  # half of a pair, as a browser may send it


CELLS = {
    "edits": (
        ["", "v_0_3_1.5", "k_0_3_-1.5~q_7_0_100"],
        ["x_0_1_2", "v_0_1", "0_1_2", "v_0_1_101", "v_-1_0_2", "v_0_0_nan"],
    ),
    "mixer_edits": (["", "0_3_1.5", "0_3_-1.5~7_0_100"], ["v_0_1_2", "0_1", "0_1_101", "0_0_inf", "0_0_1~"]),
    "mask_painted": (["", "1-4", "1-4_2-3", "63-0"], ["1", "1-4_", "1-4,2-3", "-1-4", "100-1", "a-b"]),
}
ALL_PAINTED = "_".join(f"{row}-{column}" for row in range(settings.MAX_TOKENS) for column in range(settings.MAX_TOKENS))


@pytest.mark.parametrize("name", CELLS)
def test_cells_changed_by_hand_are_taken_as_they_are_or_the_rule_is_said(name: str):
    good, bad = CELLS[name]
    for raw in good:
        assert link.read({name: raw}) == ({name: raw}, [])
    for raw in bad:
        values, [said] = link.read({name: raw})
        assert values == {}
        assert said.startswith(f"Ignored {name}={raw}: it must ")


def test_all_cells_can_be_painted_and_no_more():
    assert link.read({"mask_painted": ALL_PAINTED}) == ({"mask_painted": ALL_PAINTED}, [])
    values, said = link.read({"mask_painted": ALL_PAINTED + "_0-0"})
    assert (values, len(said)) == ({}, 1)
    assert said[0].endswith("…: it may list at most 4096 cells.")


@pytest.mark.parametrize(("count", "last"), [(100, "Ignored x99="), (101, "Ignored 2 more"), (5000, "Ignored 4901 more")])
def test_a_link_of_very_many_names_is_not_remarked_name_by_name(count: int, last: str):
    values, said = link.read({"seed": "5", **{f"x{i}": "1" for i in range(count)}})
    assert (values, len(said)) == ({"seed": 5}, 100)
    assert said[0] == "Ignored x0=1: there is no such setting."
    assert said[-1].startswith(last)


@pytest.mark.parametrize("given", [{}, {"v": "1"}, {"embed": "true"}, {"embed_options": "dark_theme"}])
def test_the_version_and_streamlits_own_names_are_no_mistakes(given: dict[str, str]):
    assert link.read(given) == ({}, [])


def test_another_version_is_remarked_and_the_rest_is_read():
    values, said = link.read({"v": "2", "seed": "7"})
    assert values == {"seed": 7}
    assert said == ["This link has format v=2, but this page reads v=1, so the view may look different."]


def test_every_bad_value_has_a_sentence_in_the_links_order_and_the_good_ones_stay():
    values, said = link.read({"seed": "-1", "mask": "causal", "foo": "1", "heads": "17"})
    assert values == {"mask": "causal"}
    assert [sentence.split(":")[0] for sentence in said] == ["Ignored seed=-1", "Ignored foo=1", "Ignored heads=17"]


@pytest.mark.parametrize("name", settings.LOCKING)
def test_a_control_that_is_named_twice_stands_in_the_link_once(name: str):
    """Where it is named first."""
    values, said = link.read({name: "mask~heads~mask~heads~text"})
    assert (values, said) == ({name: "mask~heads~text"}, [])
    assert link.written(link.from_query(f"{name}=seed~seed")) == {name: "seed"}


# ---- a view, and back ----


def test_a_view_is_written_as_the_link_that_it_was_read_from():
    assert EXTREMES.keys() == FORMAT_1.keys() - SINGLE
    view = link.view(EXTREMES)
    assert link.written(view) == EXTREMES
    assert link.from_query(urlencode(EXTREMES)) == link.from_query(f"?{urlencode(EXTREMES)}") == view
    assert {name: type(getattr(view, name)) for name in FORMAT_1} == {name: type(old) for name, old in FORMAT_1.items()}


@pytest.mark.parametrize("name", FORMAT_1)
def test_a_default_stays_out_of_the_link_and_another_value_stands_there_alone(name: str):
    """On a page whose default is that of most pages."""
    page = "shapes" if settings.CONTROLS[name].defaults else "explore"
    assert link.written(link.view({name: link.spelled(FORMAT_1[name])}, page), page) == {}
    assert name in SINGLE or link.written(link.view({name: EXTREMES[name]}, page), page) == {name: EXTREMES[name]}


@pytest.mark.parametrize(
    ("query", "written"),
    [
        ("", {}),
        ("seed=7&seed=8", {"seed": "8"}),
        ("seed=7&seed=banana", {}),
        ("text=&seed=4", {"text": "", "seed": "4"}),
        ("text=a+b%26c", {"text": "a b&c"}),
        ("temperature=-0&multiplier=-0.0", {"temperature": "0", "multiplier": "0"}),
        ("temperature=1e1&seed=3.0", {"temperature": "10"}),
        ("foo=1&temperature=banana&v=2", {}),
        ("%ff=1&text=%ff", {"text": "\ufffd"}),
    ],
)
def test_the_query_of_an_address_is_read(query: str, written: dict[str, str]):
    assert link.written(link.from_query(query)) == written


@pytest.mark.parametrize(
    "query",
    ["", "&", "a", "a=", "=b", "a=b=c", "a=1&a=2", "a+b=c+d", "a=%41%zz%", "a=%C3%A9é", "a=%ff%c3", "%61=%26&&b", "a=1;b=2"],
)
def test_an_address_is_decoded_as_the_standard_library_decodes_it(query: str):
    assert link.texts(query) == dict(parse_qsl(query, keep_blank_values=True))


def test_a_link_with_too_much_in_it_is_refused_with_its_rule():
    fits = "text=" + "%E6" * link.MOST_ESCAPES
    assert link.from_query(fits).text == "\ufffd" * settings.MOST_CHARACTERS
    with pytest.raises(
        ValueError, match=r"^A link may have at most 100000 percent signs; this one has 100001\. Shorten its texts\.$"
    ):
        link.from_query(f"{fits}%")
    with pytest.raises(ValueError, match=r"^A link may set at most \d+ names"):
        link.from_query("a&" * link.MOST_PARTS)
