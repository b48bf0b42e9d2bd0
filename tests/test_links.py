"""The link format: its defaults, which published links rely on, each name's values, and notices for all others."""

from urllib.parse import parse_qsl, urlencode

import pytest

from pages.text.languages import Words
from pages.view import link, matrix_edits, settings
from tests.link_format import EXTREMES, FORMAT_1, REAL, SINGLE, SWITCHES, TEXTS, WHOLE, WORD_OR, WORDS

words = Words("link", "en")


def test_the_defaults_are_the_formats():
    types = {name: type(value) for name, value in FORMAT_1.items()}
    assert (settings.DEFAULTS, link.VERSION) == (FORMAT_1, "1")
    assert {name: type(default) for name, default in settings.DEFAULTS.items()} == types
    assert {name: getattr(settings.View(), name) for name in FORMAT_1} == FORMAT_1
    assert sorted([*WORDS, *WHOLE, *REAL, *SWITCHES, *WORD_OR, *TEXTS]) == sorted(FORMAT_1)
    for name, value in FORMAT_1.items():
        for spelled in (str(value), link.spelled(value)):
            found = link.parse(name, spelled)
            assert (found, type(found)) == (value, type(value)), name


# ---- the values of a name, and what is said of others ----

ONCE = {("scale", "none")}  # which sets the power: see below


def allowed(name: str) -> tuple[dict[str, object], list[str], str]:
    """Return texts with the values that they stand for, texts that stand for none, and the rule that is said of these."""
    if name in WORDS:
        good = {word: word for word in WORDS[name] if (name, word) not in ONCE}
        bad = ["", "banana", WORDS[name][0].upper() + "!", f" {WORDS[name][0]}", "3", "1.0"]
        return good, [text for text in bad if text not in WORDS[name]], words.one_of(options=WORDS[name])
    if name in SWITCHES:
        good = {"true": True, "false": False, "True": True, "FALSE": False}
        return good, ["", "1", "0", "yes", "on"], words.one_of(options=["true", "false"])
    low, high = (WHOLE | REAL)[name]
    rule = words.number(whole=name in WHOLE, low=low, high=high)
    none = ["", "banana", "nan", "inf", "-inf", "1e400", "0x1", "0,5"]
    if name in WHOLE:
        return {str(low): low, str(high): high, f"{high}.0": high}, [str(low - 1), str(high + 1), f"{low}.5", *none], rule
    good = {str(low): float(low), str(high): float(high), f"{high}.0": float(high), "0.37": 0.37, "1e-3": 0.001}
    return good, ["-0.01", f"{high}.01", *none], rule


@pytest.mark.parametrize("name", [*WORDS, *WHOLE, *REAL, *SWITCHES])
def test_a_value_is_taken_up_to_both_ends_or_its_rule_is_said(name: str):
    good, bad, rule = allowed(name)
    for raw, value in good.items():
        values, said = link.read({name: raw})
        assert (values, type(values[name]), said) == ({name: value}, type(FORMAT_1[name]), []), raw
    for raw in bad:
        assert link.read({name: raw}) == ({}, [words.ignored(written=f"{name}={raw}", rule=rule)])


@pytest.mark.parametrize("name", WORD_OR)
def test_a_name_that_takes_a_word_or_a_number(name: str):
    word, kind, low, high = WORD_OR[name]
    for raw, value in ((word, word), (link.spelled(low), kind(low)), (str(high), kind(high))):
        assert link.read({name: raw}) == ({name: value}, [])
    rule = words.or_word(rule=words.number(whole=kind is int, low=low, high=high), word=word)
    for raw in ("", "banana", word.upper(), "nan", "inf", str(high + 1), str(low - 1)):
        assert link.read({name: raw}) == ({}, [words.ignored(written=f"{name}={raw}", rule=rule)])


@pytest.mark.parametrize(
    ("said", "values"),
    [  # without a scale the power is 0, unless the link names one
        ({"scale": "none"}, {"power": 0.0}),
        ({"scale": "none", "power": "0.3"}, {"power": 0.3}),
        ({"power": "0.3", "scale": "none"}, {"power": 0.3}),
        ({"scale": "model", "power": "1"}, {"scale": "model", "power": 1.0}),
        ({"compare": "scale=none"}, {"compare": "power=0"}),
        ({"positions": "Sinusoidal"}, {"positions": "sinusoidal"}),  # and as older links write them
        ({"positions": "FALSE"}, {"positions": "none"}),
        ({"positions": "true"}, {"positions": "sinusoidal"}),
        *(({**given, "seed": "5"}, {"seed": 5}) for given in ({"v": "1"}, {"embed": "true"}, {"embed_options": "dark"})),
    ],
)
def test_other_spellings_are_taken_without_a_word(said: dict[str, str], values: dict[str, object]):
    assert link.read(said) == (values, [])


TYPED = ("text", "text2", "cross_text", "train_text")
LONGEST = {**dict.fromkeys(TYPED, settings.MOST_CHARACTERS), "task": settings.MOST_OF_A_TASK}


@pytest.mark.parametrize("name", LONGEST)
def test_a_text_that_is_too_long_is_cut_before_anything_keeps_it(name: str):
    most = LONGEST[name]
    values, said = link.read({name: "ab" * 10_000})
    assert values == {name: ("ab" * 10_000)[:most]}
    assert said == [words.cut(name=name, count=20_000, most=most)]
    for raw in ("", "<b>&amp;", "🦇", "x" * most):
        assert link.read({name: raw}) == ({name: raw}, [])
    assert link.read({name: "bat \ud83e cave"}) == ({name: "bat ? cave"}, [])  # half of a pair, as a browser may send it


LISTS = {  # name → lists that are taken as they are, and lists that are ignored
    "edits": (
        ["", "v_0_3_1.5", "k_0_3_-1.5~q_7_0_100"],
        ["x_0_1_2", "v_0_1", "0_1_2", "v_0_1_101", "v_-1_0_2", "v_512_0_1", "v_0_0.5_1", "v_0_0_nan", "v_0_0_1~"],
    ),
    "mixer_edits": (["", "0_3_1.5", "0_3_-1.5~7_0_100"], ["v_0_1_2", "0_1", "0_1_101", "0_0_inf", "0_0_1~"]),
    "mask_painted": (["", "1-4", "1-4_2-3", "63-0"], ["1", "1-4_", "1-4,2-3", "-1-4", "100-1", "a-b"]),
    **dict.fromkeys(
        settings.LOCKING,
        (["", "mask", "mask~banana"], ["../x", "Mask", "a b", "~", "<b>", "x" * 41, "~".join(["a"] * 101), "mask~"]),
    ),
}


@pytest.mark.parametrize("name", LISTS)
def test_a_list_is_taken_as_it_is_or_ignored_with_its_rule(name: str):
    good, bad = LISTS[name]
    for raw in good:
        assert link.read({name: raw}) == ({name: raw}, [])
    for raw in bad:
        values, [said] = link.read({name: raw})
        assert values == {}
        assert f"{name}={raw[:40]}" in said


def test_all_cells_can_be_painted_and_no_more():
    each = range(settings.MAX_TOKENS)
    everything = "_".join(f"{row}-{column}" for row in each for column in each)
    assert link.read({"mask_painted": everything}) == ({"mask_painted": everything}, [])
    values, [said] = link.read({"mask_painted": everything + "_0-0"})
    assert (values, str(settings.MAX_TOKENS**2) in said) == ({}, True)


def test_numbers_changed_by_hand_replace_add_and_remove():
    """A typed number is appended to the link's text; of a cell the last number counts, and an emptied one is as drawn."""
    found, maps = [("k", 0, 3, 1.5), ("v", 10, 0, -2.0)], tuple("qkv")
    assert matrix_edits.parse(matrix_edits.text(found), maps) == found
    assert matrix_edits.text([("", 0, 3, 1.23457)]) == "0_3_1.23457"
    typed = matrix_edits.parse("k_0_0_1~v_0_0_2~v_0_0_5~v_0_1_100", maps)
    assert typed == [("k", 0, 0, 1.0), ("v", 0, 0, 5.0), ("v", 0, 1, 100.0)]
    assert matrix_edits.parse("k_0_0_1~v_0_0_2~v_0_0_~v_0_0_7", maps) == [("k", 0, 0, 1.0), ("v", 0, 0, 7.0)]
    assert matrix_edits.parse("0_0_", ("",)) == []
    full = "~".join(f"0_{column}_1" for column in range(matrix_edits.MOST))
    assert len(matrix_edits.parse(f"{full}~0_0_2")) == matrix_edits.MOST
    one_more_digit = "k_0_0_" + "0" * (matrix_edits.LONGEST - 5)
    for refused in (f"{full}~1_0_1", one_more_digit):
        with pytest.raises(ValueError, match=r"at most 64|it must look like q_0_1_2\.5"):
            matrix_edits.parse(refused, maps if refused is one_more_digit else ("",))


@pytest.mark.parametrize(("count", "listed"), [(100, 100), (101, 99), (5000, 99)])
def test_a_link_of_very_many_names_is_not_remarked_name_by_name(count: int, listed: int):
    values, said = link.read({"seed": "5", **{f"x{i}": "1" for i in range(count)}})
    expected = [words.ignored(written=f"x{i}=1", rule=words.NO_SUCH_SETTING) for i in range(listed)]
    assert values == {"seed": 5}
    assert said == expected + [words.more_ignored(count=count - listed)] * (count > listed)


def test_every_bad_value_has_a_sentence_in_the_links_order_and_the_good_ones_stay():
    values, said = link.read({"seed": "-1", "mask": "causal", "v": "2", "foo": "1", "heads": "17"})
    assert values == {"mask": "causal"}
    assert [name in sentence for name, sentence in zip(("seed=-1", "v=2", "foo=1", "heads=17"), said, strict=True)] == [
        True
    ] * 4


# ---- a view, and back ----


def test_a_view_is_written_as_the_link_that_it_was_read_from():
    assert EXTREMES.keys() == FORMAT_1.keys() - SINGLE
    view = link.view(EXTREMES)
    assert link.written(view) == EXTREMES
    assert link.from_query(urlencode(EXTREMES)) == link.from_query(f"?{urlencode(EXTREMES)}") == view
    types = {name: type(old) for name, old in FORMAT_1.items()} | {name: kind for name, (_, kind, *_) in WORD_OR.items()}
    assert {name: type(getattr(view, name)) for name in FORMAT_1} == types
    for name, default in FORMAT_1.items():  # which stays out of the link, and another value stands there alone
        page = "shapes" if settings.CONTROLS[name].defaults else "explore"  # whose default is that of most pages
        assert link.written(link.view({name: link.spelled(default)}, page), page) == {}
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


def test_an_address_is_decoded_as_the_standard_library_decodes_it():
    queries = ["", "&", "a", "a=", "=b", "a=b=c", "a=1&a=2", "a+b=c+d", "a=%41%zz%", "a=%C3%A9é", "a=%ff%c3", "%61=%26&&b"]
    for query in (*queries, "a=1;b=2"):
        assert link.texts(query) == dict(parse_qsl(query, keep_blank_values=True)), query


def test_a_link_with_too_much_in_it_is_refused_with_its_rule():
    fits = "text=" + "%E6" * link.MOST_ESCAPES
    assert link.from_query(fits).text == "\ufffd" * settings.MOST_CHARACTERS
    for query, numbers in ((f"{fits}%", "100000 .* 100001"), ("a&" * link.MOST_PARTS, rf"{link.MOST_PARTS} ")):
        with pytest.raises(ValueError, match=numbers):
            link.from_query(query)
