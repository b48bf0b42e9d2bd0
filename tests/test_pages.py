"""Explore as a learner meets it: what is on screen equals the core's numbers, whatever is set, linked or typed."""

import dataclasses
import html
from pathlib import Path

import pyarrow
import pytest
import torch
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Widget

from attn_core import device, focus, scene, snippet, tokens
from pages.ui import look, shown, words
from pages.ui.links import LINKED

APP = Path(__file__).parent.parent / "app.py"
KINDS = ("text_area", "button_group", "number_input", "select_slider", "slider", "toggle", "selectbox", "button")
SEVEN = "The bat flew out of the cave"
NINE = "one two three four five six seven eight nine"


def opened(folds: tuple[str, ...] = (), theme: str | None = None, **link: str) -> AppTest:
    """Return the page as the first run of a link shows it."""
    at = AppTest.from_file(str(APP), default_timeout=30)
    at.query_params.update(link)
    for fold in folds:
        at.session_state[fold] = True
    if theme:
        at.context["theme"] = theme
    return at.run()


def control(at: AppTest, key: str) -> Widget:
    """Return one control. A control moved in the sidebar reruns a part, and AppTest then knows no more than that part."""
    for _ in range(2):
        found = [
            widget
            for kind in KINDS
            for widget in at.get(kind)
            if widget.key == key or (widget.key or "").rpartition("_")[0] == key
        ]
        if found:
            return found[0]
        at.run()  # all of it, as the browser still shows it
    raise KeyError(key)


def put(at: AppTest, key: str, to: object) -> AppTest:
    """Move one control and run."""
    return control(at, key).set_value(to).run()


def press(at: AppTest, key: str) -> AppTest:
    """Press one button and run."""
    return control(at, key).click().run()


def value(at: AppTest, name: str) -> object:
    """Return what a link name stands for at present."""
    return at.session_state[name] if name in at.session_state else LINKED[name].default


def charts(at: AppTest) -> dict[str, dict[str, list[object]]]:
    """Return what all charts are given: "heatmap_0.cells", "bars" → columns."""
    found = {}
    for chart in at.get("vega_lite_chart"):
        key = chart.proto.id.rpartition("-")[2]
        for table in chart.proto.datasets:
            name = f"{key}.{table.name}" if key.startswith(("heatmap", "thumbnails")) else table.name
            found[name] = pyarrow.ipc.open_stream(table.data.data).read_all().to_pydict()
    return found


def said(at: AppTest) -> str:
    """Return all sentences, as they are read once Markdown has been drawn."""
    return html.unescape("\n".join(element.value for element in [*at.markdown, *at.caption]))


def starting(at: AppTest, start: str) -> str:
    """Return the one sentence that starts so."""
    [sentence] = [element.value for element in at.markdown if element.value.startswith(start)]
    return html.unescape(sentence)


def scene_of(at: AppTest) -> scene.Scene:
    """Return the scene that the controls ask for."""
    kind = value(at, "tokens")
    mine = tuple(tokens.split(value(at, "text"), kind)[:64])
    theirs = tuple(tokens.split(value(at, "text2"), kind)[:64])
    same = ("head_size", "d_model", "scale", "temperature", "mask", "window", "prefix", "positions", "dropout", "seed")
    memory = theirs if value(at, "kind") == "cross" else None
    return scene.Scene(words=mine, memory=memory, heads=int(value(at, "heads")), **{name: value(at, name) for name in same})


def close(found: object, expected: object) -> None:
    """Assert that two lists of numbers are equal to float32's precision."""
    found, expected = (torch.as_tensor(side, dtype=torch.float64) for side in (found, expected))
    torch.testing.assert_close(found, expected, rtol=1e-5, atol=1e-6)


def close_to_its_digits(found: list[str], expected: list[float], hidden: list[bool] | None = None) -> None:
    """Assert that numbers as text are these, and that exactly the hidden ones say "hidden".

    Not the same text: torch may round its last digit otherwise in the page's thread than here.
    """
    hidden = [False] * len(expected) if hidden is None else hidden
    assert [text == "hidden" for text in found] == hidden
    assert {len(text.partition(".")[2]) for text in found if text != "hidden"} <= {4, 6}
    seen = [(float(text), number) for text, number in zip(found, expected, strict=True) if text != "hidden"]
    torch.testing.assert_close(*torch.tensor(seen, dtype=torch.float64).reshape(-1, 2).T, rtol=0, atol=6e-5)


def right(at: AppTest) -> scene.Scene:
    """Assert that every number on screen is the core's for what is set, and return the scene."""
    assert not at.exception
    setting = scene_of(at)
    trace = scene.trace(setting)
    query = min(value(at, "query"), len(setting.words) - 1)
    head = min(value(at, "head"), setting.heads - 1)
    row, book = focus.row(trace, setting, head, query), focus.ledger(trace, head, query)
    shown = charts(at)
    _lead_is_right(at, row, setting, head, query)
    _heatmaps_are_right(at, shown, setting, trace, head)
    bars = focus.bars(row)
    close(shown["bars"]["now"], [share or 0 for share in bars.weights])
    assert [exact == "hidden" for exact in shown["bars"]["exact"]] == [share is None for share in bars.weights]
    if row.winner is not None:
        close(shown["marks"]["share"], [row.largest, row.effective * row.uniform])
        assert f"looked at **{row.effective:.1f}** of {int(row.visible.sum())} words" in said(at)
    close_to_its_digits(shown["rows"]["exact"][:-1], book.weights.tolist())
    close(shown["total"]["output"], trace.heads.output[head, query])
    close(shown["adds"]["adds"], book.adds.flatten())
    return setting


def _lead_is_right(at: AppTest, row: focus.Row, setting: scene.Scene, head: int, query: int) -> None:
    """Assert that the first sentence says who looks at whom, and how much."""
    sentence = starting(at, "In head")
    names, keys = words.labels(setting.words), words.labels(setting.keys)
    assert sentence.startswith(f"In head {head + 1}, :blue-badge[{names[query]}] ")
    if row.winner is None:
        assert "may look at no word: its weights and its output are 0." in sentence
    elif row.ties > 1:
        assert f"looks equally at {row.ties} words, **{words.percent(row.largest)}** each." in sentence
    else:
        assert f"looks most at :orange-badge[{keys[row.winner]}]: **{words.percent(row.largest)}**" in sentence


def _heatmaps_are_right(
    at: AppTest, shown: dict[str, dict[str, list[object]]], setting: scene.Scene, trace: object, head: int
) -> None:
    """Assert that each heatmap holds its head's step: in its cells, or in its picture where there are many."""
    stage, allowed = value(at, "stage"), setting.allowed()
    heads = {f"heatmap_{h}": h for h in range(setting.heads)} if setting.heads <= 2 else {"heatmap_large": head}
    assert {name.partition(".")[0] for name in shown if name.startswith("heatmap")} == set(heads)
    hides = allowed is not None and stage not in ("scores", "scaled")
    for slot, h in heads.items():
        steps = getattr(trace.heads, stage)[h]
        if max(steps.shape) <= 16:
            hidden = (~allowed if hides else torch.zeros_like(steps, dtype=torch.bool)).flatten().tolist()
            close_to_its_digits(shown[f"{slot}.cells"]["exact"], steps.flatten().tolist(), hidden)
        else:
            assert (shown[f"{slot}.picture"]["y1"], shown[f"{slot}.picture"]["x1"]) == ([steps.shape[0]], [steps.shape[1]])


# ---- the first visit ----


@pytest.fixture(scope="module")
def first() -> AppTest:
    """The page without a link, for tests that only read it."""
    return opened()


def test_first_visit_shows_the_cores_numbers(first: AppTest):
    setting = right(first)
    default = scene.Scene(words=tuple(SEVEN.split()), heads=2, head_size=16, d_model=32, seed=3)
    assert setting == default
    assert first.title[0].value == "Where does each word look?"
    assert "**Note**" not in said(first)


def test_first_visit_says_the_default_views_own_numbers(first: AppTest):
    weights = scene.trace(scene_of(first)).heads.weights[0, 1].double()
    assert starting(first, "In head").startswith(
        f"In head 1, :blue-badge[bat] looks most at :orange-badge[of]: **{100 * weights[4]:.0f} %** of its attention."
    )
    assert weights.argmax() == 4
    order = weights.argsort(descending=True).tolist()
    two = [f"{100 * weights[key]:.0f} %" for key in order[:2]]
    rest = f"{100 * weights[order[2:]].sum():.0f} % from 5 others"
    ledger = starting(first, f"**{two[0]}** of “of”’s")
    assert f", {two[1]} of “bat”’s, {rest} add up to the" in ledger
    keys = (-weights * weights.log()).sum().exp()
    assert f"As if :blue-badge[bat] looked at **{keys:.1f}** of 7 words." in said(first)


def test_first_visit_says_that_torch_agrees(first: AppTest):
    difference, call, _ = scene.see(scene_of(first)).agreement
    assert call == "torch.nn.functional.scaled_dot_product_attention"
    assert f":material/check: equals {call}, largest difference {words.small(difference)}]" in said(first)
    assert difference < 1e-5


def test_first_visit_says_the_samples_variance(first: AppTest):
    heads = scene.trace(scene_of(first)).heads
    assert f"In this sample: {heads.scores.var():.1f} and {heads.scaled.var():.2f}." in said(first)


def test_no_mark_that_says_nothing(first: AppTest):
    assert charts(first)["bars"]["warm"] == [None] * 7  # temperature is 1
    assert None not in charts(first)["bars"]["raw"]
    unscaled = put(opened(scale="none"), "temperature", 0.5)
    assert charts(unscaled)["bars"]["raw"] == [None] * 7
    row = focus.row(scene.trace(scene_of(unscaled)), scene_of(unscaled), 0, 1)
    close(charts(unscaled)["bars"]["warm"], row.at_one)


# ---- every control, at its ends ----

ENDS = [
    ("text", "bat", {"text": "bat", "query": 0}),
    ("text", NINE, {"text": NINE}),
    ("kind", "cross", {"kind": "cross"}),
    ("heads", "1", {"heads": "1"}),
    ("heads", "4", {"heads": "4"}),
    ("heads", "8", {"heads": "8"}),
    ("head_size", 1, {"head_size": 1}),
    ("head_size", 128, {"head_size": 128}),
    ("head_size_power", 1, {"head_size": 1}),
    ("head_size_power", 128, {"head_size": 128}),
    ("scale_seen", "none", {"scale": "none"}),
    ("scale_seen", "model", {"scale": "model"}),
    ("temperature", 0.0, {"temperature": 0.0}),
    ("temperature", 20.0, {"temperature": 20.0}),
    ("masked_seen", True, {"mask": "causal"}),
    ("mask", "causal", {"mask": "causal"}),
    ("mask", "window", {"mask": "window"}),
    ("mask", "prefix", {"mask": "prefix"}),
    ("seed", 0, {"seed": 0}),
    ("seed", 999_999, {"seed": 999_999}),
    ("positions", False, {"positions": False}),
    ("dropout", 0.5, {"dropout": 0.5}),
    ("dropout", 1.0, {"dropout": 1.0}),
    ("tokens", "character", {"tokens": "character"}),
    ("d_model", 8, {"d_model": 8}),
    ("d_model", 256, {"d_model": 256}),
    ("stage", "scores", {"stage": "scores"}),
    ("stage", "scaled", {"stage": "scaled"}),
    ("stage", "masked", {"stage": "masked"}),
    ("stage", "dropped", {"stage": "dropped"}),
    ("query_seen", 0, {"query": 0}),
    ("query_seen", 6, {"query": 6}),
    ("head_seen", 1, {"head": 1}),
]


@pytest.mark.parametrize(("key", "to", "changed"), ENDS, ids=[f"{key}={str(to)[:9]}" for key, to, _ in ENDS])
def test_a_control_at_its_end_changes_itself_alone_and_all_numbers_follow(key: str, to: object, changed: dict):
    at = opened()
    before = {name: value(at, name) for name in LINKED}
    put(at, key, to)
    assert {name: value(at, name) for name in LINKED} == {**before, **changed}
    right(at)


@pytest.mark.parametrize("mask", ["window", "prefix"])
@pytest.mark.parametrize("reach", [0, 1, 64])
def test_reach_at_its_ends(mask: str, reach: int):
    at = put(opened(mask=mask, query="3"), mask, reach)
    assert value(at, mask) == reach
    right(at)
    visible = {
        ("window", 0): 1,
        ("window", 1): 2,
        ("window", 64): 4,
        ("prefix", 0): 4,
        ("prefix", 1): 4,
        ("prefix", 64): 7,
    }[mask, reach]
    assert charts(at)["bars"]["said"].count("hidden") == 7 - visible


def test_the_mask_toggle_goes_off_again():
    at = put(put(opened(), "masked_seen", True), "masked_seen", False)
    assert value(at, "mask") == "none"
    right(at)


STEPS = ("scores", "scaled", "masked", "weights", "dropped", "value", "adds")
AFTER_SCORES, AFTER_SCALED = set(STEPS) - {"scores", "value"}, {"masked", "weights", "dropped", "adds"}
MOVES = [
    ("temperature", 0.5, {}, {"weights", "dropped", "adds"}),
    ("scale_seen", "none", {}, AFTER_SCORES),
    ("mask", "causal", {}, AFTER_SCALED),
    ("window", 1, {"mask": "window"}, AFTER_SCALED),
    ("prefix", 6, {"mask": "prefix"}, AFTER_SCALED),
    ("dropout", 0.5, {}, {"dropped", "adds"}),
    ("positions", False, {}, set(STEPS)),
    ("seed", 4, {}, set(STEPS)),
    ("d_model", 33, {}, set(STEPS)),
    ("head_seen", 1, {}, set(STEPS)),
    ("query_seen", 4, {}, set(STEPS) - {"value"}),
    ("heads", "4", {}, set()),
    ("stage", "scores", {}, set()),
]


@pytest.mark.parametrize(("key", "to", "link", "changed"), MOVES, ids=[key for key, *_ in MOVES])
def test_a_control_changes_the_numbers_it_should_and_leaves_the_others(key: str, to: object, link: dict, changed: set):
    at = opened(("numbers_open",), query="3", **link)
    before = row_table(at)
    after = row_table(put(at, key, to))
    assert {step for step in STEPS if not alike(before[step], after[step])} == changed


def alike(one: list, other: list) -> bool:
    """Return whether two columns hold the same but for rounding: a product's last digit depends on its neighbours."""
    sides = [[None if cell == "hidden" else cell for cell in column] for column in (one, other)]
    if [cell is None for cell in sides[0]] != [cell is None for cell in sides[1]]:
        return False
    mine, theirs = (torch.tensor([cell for cell in side if cell is not None], dtype=torch.float64) for side in sides)
    return mine.shape == theirs.shape and torch.allclose(mine, theirs, atol=1e-5)


def row_table(at: AppTest) -> dict[str, list[object]]:
    """Return the first table, its numbered columns together: "value" holds value 0, value 1, …"""
    table = at.dataframe[0].value
    together = {name: [c for c in table.columns if c.startswith(f"{name} ")] for name in ("value", "adds", "running total")}
    wide = {name: table[columns].to_numpy().tolist() for name, columns in together.items()}
    steps = {name: table[name].tolist() for name in ("key", *STEPS[:5])}
    steps["masked"] = [cell if cell == "hidden" else float(cell) for cell in steps["masked"]]
    return {**steps, **wide}


def test_another_last_word_leaves_all_other_words_as_they_are():
    at = opened(("numbers_open",))
    before = row_table(at)
    after = row_table(put(at, "text", "The bat flew out of the house"))
    for step in ("scores", "scaled", "value"):
        assert alike(before[step][:6], after[step][:6])
        assert not alike(before[step][6:], after[step][6:])


def test_a_wider_head_keeps_the_dimensions_that_were_there():
    at = opened(("numbers_open",))
    before = row_table(at)
    after = row_table(put(at, "head_size", 17))
    assert [len(row) for row in after["value"]] == [17] * 7
    assert alike([row[:16] for row in after["value"]], before["value"])


def test_more_heads_show_one_large_and_all_small():
    at = put(opened(head="1"), "heads", "8")
    tiles = charts(at)["thumbnails.tiles"]
    assert tiles["label"] == [f"head {h}" for h in range(1, 9)]
    assert tiles["strong"] == [h == 1 for h in range(8)]
    right(at)


def test_the_row_number_steps_from_the_first_word_to_the_last():
    at = opened()
    number = control(at, "query")
    assert (number.min, number.max, number.step, number.value) == (0, 6, 1, 1)
    for row in (6, 0, 3):
        put(at, "query", row)
        assert (value(at, "query"), control(at, "query_seen").value) == (row, row)
        right(at)


# ---- links ----

GOOD = [
    ("text", "a b a", "a b a"),
    ("tokens", "character", "character"),
    ("kind", "cross", "cross"),
    ("heads", "8", "8"),
    ("head_size", "1", 1),
    ("head_size", "128", 128),
    ("d_model", "8", 8),
    ("d_model", "256", 256),
    ("scale", "none", "none"),
    ("scale", "model", "model"),
    ("temperature", "0", 0.0),
    ("temperature", "20", 20.0),
    ("mask", "causal", "causal"),
    ("mask", "prefix", "prefix"),
    ("window", "0", 0),
    ("window", "64", 64),
    ("positions", "false", False),
    ("dropout", "0.37", 0.37),
    ("dropout", "1", 1.0),
    ("seed", "0", 0),
    ("seed", "999999", 999_999),
    ("query", "6", 6),
    ("head", "1", 1),
    ("stage", "dropped", "dropped"),
    ("v", "1", None),
]


@pytest.mark.parametrize(("name", "raw", "meant"), GOOD, ids=[f"{name}={raw}" for name, raw, _ in GOOD])
def test_a_link_shows_its_view_at_once_and_keeps_its_text(name: str, raw: str, meant: object):
    at = opened(**{name: raw})
    assert meant is None or value(at, name) == meant
    assert at.query_params[name] == raw
    assert "**Note**" not in said(at)
    right(at)


@pytest.mark.parametrize("raw", ["3", "3.0", "0.37", "1e1", "0.10"])
def test_a_linked_temperature_is_kept_exactly_as_it_was_spelt(raw: str):
    at = opened(temperature=raw)
    assert (value(at, "temperature"), at.query_params["temperature"]) == (float(raw), raw)
    right(at)
    put(at, "seed", 4)
    assert (value(at, "temperature"), at.query_params["temperature"]) == (float(raw), raw)


def test_all_settings_in_one_link():
    link = {
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
        "positions": "false",
        "dropout": "0.25",
        "seed": "11",
        "query": "7",
        "head": "3",
        "stage": "dropped",
    }
    at = opened(**link)
    setting = right(at)
    expected = {"head_size": 5, "d_model": 13, "scale": "model", "temperature": 0.37, "mask": "prefix", "prefix": 3}
    expected |= {"positions": False, "dropout": 0.25, "seed": 11, "heads": 4}
    assert {name: getattr(setting, name) for name in expected} == expected
    assert (len(setting.words), len(setting.memory)) == (9, 7)
    assert "**Note**" not in said(at)


WHOLE, ONE = "it must be a whole number from", "it must be one of"
BAD = [
    ("tokens", "letter", f"{ONE} word, character"),
    ("kind", "both", f"{ONE} self, cross"),
    ("heads", "3", f"{ONE} 1, 2, 4, 8"),
    ("head_size", "129", f"{WHOLE} 1 to 128"),
    ("head_size", "0", f"{WHOLE} 1 to 128"),
    ("head_size", "7.5", f"{WHOLE} 1 to 128"),
    ("heads", "", f"{ONE} 1, 2, 4, 8"),
    ("scale", "", f"{ONE} none, head, model"),
    ("d_model", "7", f"{WHOLE} 8 to 256"),
    ("d_model", "257", f"{WHOLE} 8 to 256"),
    ("scale", "1", f"{ONE} none, head, model"),
    ("temperature", "banana", "it must be a number from 0 to 20"),
    ("temperature", "-1", "it must be a number from 0 to 20"),
    ("temperature", "20.1", "it must be a number from 0 to 20"),
    ("temperature", "nan", "it must be a number from 0 to 20"),
    ("mask", "Causal", f"{ONE} none, causal, window, prefix"),
    ("window", "65", f"{WHOLE} 0 to 64"),
    ("prefix", "-1", f"{WHOLE} 0 to 64"),
    ("positions", "perhaps", f"{ONE} true, false"),
    ("dropout", "1.01", "it must be a number from 0 to 1"),
    ("seed", "1000000", f"{WHOLE} 0 to 999999"),
    ("query", "64", f"{WHOLE} 0 to 63"),
    ("query", "last", f"{WHOLE} 0 to 63"),
    ("head", "8", f"{WHOLE} 0 to 7"),
    ("stage", "output", f"{ONE} scores, scaled, masked, weights, dropped"),
    ("foo", "bar", "there is no such setting"),
    ("<b>", "**x** $y$ :smile: www.a.de", "there is no such setting"),
]


@pytest.mark.parametrize(("name", "raw", "rule"), BAD, ids=[f"{name}={raw}" for name, raw, _ in BAD])
def test_a_bad_link_falls_back_to_the_default_and_says_so(name: str, raw: str, rule: str):
    at = opened(**{name: raw})
    assert {known: value(at, known) for known in LINKED} == {known: linked.default for known, linked in LINKED.items()}
    [note] = [sentence.value for sentence in at.markdown if "Ignored" in sentence.value]
    assert html.unescape(note).replace("\u2060", "") == f":orange[**Note**] Ignored {name}={raw}: {rule}."
    assert words.plain(f"{name}={raw}") in note
    right(at)
    put(at, "seed", 5)
    assert value(at, "seed") == 5
    right(at)


def test_two_bad_values_have_two_sentences_and_the_good_one_stays():
    at = opened(mask="diagonal", seed="7", dropout="2")
    assert said(at).count(":orange[**Note**] Ignored") == 2
    assert value(at, "seed") == 7
    right(at)


def test_a_link_of_another_version_is_read_and_remarked():
    at = opened(v="2", seed="7")
    assert "This link has format v=2; this page reads v=1" in said(at)
    assert value(at, "seed") == 7
    right(at)


@pytest.mark.parametrize("raw", ["7", "63"])
def test_a_query_beyond_the_last_word_becomes_the_last(raw: str):
    at = opened(query=raw)
    assert starting(at, "In head").startswith("In head 1, :blue-badge[cave] ")
    assert at.query_params["query"] == "6"
    assert control(at, "query_seen").value == 6
    right(at)


def test_a_head_beyond_the_last_becomes_the_last():
    at = opened(head="7")
    assert starting(at, "In head 2, ")
    assert at.query_params["head"] == "1"
    assert control(at, "head_seen").value == 1
    right(at)


def test_a_shorter_sentence_brings_the_selected_word_back_to_its_last():
    at = put(opened(query="6"), "text", "a b c")
    assert (value(at, "query"), control(at, "query_seen").value) == (2, 2)
    right(at)


def test_fewer_heads_bring_the_selected_head_back_to_the_last():
    at = put(opened(heads="8", head="7"), "heads", "2")
    assert (value(at, "head"), control(at, "head_seen").value) == (1, 1)
    right(at)


# ---- what may be typed ----


@pytest.mark.parametrize("text", ["", "   ", "\n\t "])
def test_no_words_are_no_error_and_typing_brings_the_pictures_back(text: str):
    at = put(opened(), "text", text)
    assert not at.exception
    assert "The sentence has no words yet" in said(at)
    assert not at.get("vega_lite_chart")
    put(at, "text", "bat cave")
    assert "no words yet" not in said(at)
    right(at)


def test_an_empty_second_sentence_is_no_error():
    at = put(opened(kind="cross"), "text2", " ")
    assert not at.exception
    assert "The second sentence has no words yet" in said(at)
    assert right(put(at, "text2", "a bear saw")).memory == ("a", "bear", "saw")


def test_one_word_looks_at_itself():
    at = put(opened(), "text", "bat")
    right(at)
    assert starting(at, "In head").startswith("In head 1, :blue-badge[bat] looks most at :orange-badge[bat]: **100 %**")
    assert starting(at, "**100 %** of “bat”’s :green-badge[value] add up to")


@pytest.mark.parametrize(("count", "cut"), [(16, False), (17, False), (64, False), (65, True)])
def test_up_to_64_tokens(count: int, cut: bool):
    at = put(opened(query="5"), "text", " ".join(f"w{i}" for i in range(count)))
    note = f"The sentence has {count} tokens; the first 64 are used, nothing you typed is lost."
    assert (note in said(at)) == cut
    assert len(right(at).words) == min(count, 64)
    assert charts(at)["bars"]["label"][-1] == f"{min(count, 64) - 6} others"


@pytest.mark.parametrize(("length", "cut"), [(10_000, False), (10_002, True)])
def test_ten_thousand_characters(length: int, cut: bool):
    at = put(opened(), "text", "a " * (length // 2))
    assert ("only the first 10000 are read" in said(at)) == cut
    assert "The sentence has 5000 tokens; the first 64 are used" in said(at)
    assert len(value(at, "text")) == length
    right(at)


TYPED = {
    "emoji": ("🦇 👩‍🚀 🇩🇪", ("🦇", "👩‍🚀", "🇩🇪")),
    "right to left": ("שלום עולם مرحبا", ("שלום", "עולם", "مرحبا")),
    "html": ("<script>x</script>", ("<", "script", ">", "x", "<", "/", "script", ">")),
    "quotes": ("\"a\" 'b' `c`", ('"', "a", '"', "'", "b", "'", "`", "c", "`")),
    "markdown": ("**a** [b](c) # _d", ("*", "*", "a", "*", "*", "[", "b", "]", "(", "c", ")", "#", "_", "d")),
    "mathematics": ("$x^2$ \\", ("$", "x", "^", "2", "$", "\\")),
    "emoji code": (":smile: :red[a]", (":", "smile", ":", ":", "red", "[", "a", "]")),
}


@pytest.mark.parametrize("kind", TYPED)
def test_what_is_typed_is_shown_as_it_is(kind: str):
    text, expected = TYPED[kind]
    at = opened(text=text)
    labels = words.labels(expected)
    for query, label in enumerate(labels):
        put(at, "query_seen", query)
        assert right(at).words == expected
        [sentence] = [element.value for element in at.markdown if element.value.startswith("In head")]
        assert sentence.startswith(f"In head 1, :blue-badge[{words.plain(label)}] ")
        assert f"How sharp is {words.plain(label)}’s choice?" in "\n".join(element.value for element in at.markdown)
    assert charts(at)["heatmap_0.side"]["label"] == labels
    assert value(at, "text") == text


def test_equal_words_keep_their_position_everywhere():
    at = put(opened(), "text", "the the The")
    assert charts(at)["bars"]["label"] == charts(at)["heatmap_1.top"]["label"] == ["the·0", "the·1", "The·2"]
    assert len(charts(at)["heatmap_0.cells"]["x"]) == 9
    right(at)


def test_without_positions_equal_words_get_equal_rows():
    at = opened(text="the bat the", positions="false")
    cells = charts(at)["heatmap_0.cells"]["exact"]
    assert cells[:3] == cells[6:]
    with_positions = charts(put(at, "positions", True))["heatmap_0.cells"]["exact"]
    assert with_positions[:3] != with_positions[6:]


# ---- cross-attention and masks ----


def test_cross_attention_looks_at_the_second_sentence():
    at = put(opened(), "kind", "cross")
    setting = right(at)
    assert setting.memory == ("A", "sleepy", "bear", "saw", "it", "leave")
    cells = charts(at)["heatmap_0.cells"]
    assert (max(cells["y1"]), max(cells["x1"]), len(cells["x"])) == (7, 6, 42)
    assert charts(at)["heatmap_0.top"]["label"] == list(setting.memory)
    put(at, "text2", "one two")
    assert right(at).memory == ("one", "two")


def test_the_second_sentence_comes_back_with_cross():
    at = put(opened(kind="cross"), "text2", "one two three")
    right(put(at, "kind", "self"))
    assert right(put(at, "kind", "cross")).memory == ("one", "two", "three")


def test_a_query_that_sees_nothing_says_so_everywhere():
    at = opened(kind="cross", text2="one", mask="window", window="0", query="3")
    right(at)
    assert starting(at, "In head").startswith("In head 1, :blue-badge[out] may look at no word")
    assert ":blue-badge[out] may look at nothing" in said(at)
    assert "Row :blue-badge[out] is empty: every word is hidden from it." in said(at)
    assert starting(at, "Nothing is added, so the :violet-badge[output] is 0. Sum − output: 0.")
    assert charts(at)["bars"]["said"] == ["hidden"]
    assert charts(at)["lines"]["t"] == []
    assert charts(at)["total"]["output"] == [0.0] * 16
    put(at, "query_seen", 0)
    assert control(at, "query").value == 0
    assert "looks most at :orange-badge[one]: **100 %**" in starting(at, "In head")
    right(at)


@pytest.mark.parametrize("stage", ["masked", "weights", "dropped"])
def test_hidden_cells_are_hidden_in_every_stage_after_the_mask(stage: str):
    cells = charts(opened(mask="causal", stage=stage))["heatmap_0.cells"]
    assert cells["hidden"] == [key > query for query in range(7) for key in range(7)]
    assert cells["exact"].count("hidden") == 21


@pytest.mark.parametrize("stage", ["scores", "scaled"])
def test_nothing_is_hidden_in_the_stages_before_the_mask(stage: str):
    at = opened(mask="causal", stage=stage)
    assert not any(charts(at)["heatmap_0.cells"]["hidden"])
    right(at)


# ---- undo, reset, a new draw, try this ----


def test_undo_goes_back_by_one_change_at_a_time():
    at = opened()
    assert control(at, "undo").disabled
    put(put(at, "temperature", 0.5), "seed", 4)
    press(at, "undo")
    assert (value(at, "temperature"), value(at, "seed")) == (0.5, 3)
    right(at)
    press(at, "undo")
    assert (value(at, "temperature"), value(at, "seed")) == (1.0, 3)
    assert right(at) == scene_of(opened())
    assert control(at, "undo").disabled


def test_undo_brings_back_a_sentence_and_a_selected_word():
    at = put(put(opened(), "query_seen", 6), "text", "a b")
    assert value(at, "query") == 1
    press(at, "undo")
    assert value(at, "text") == SEVEN
    right(at)


def test_undo_takes_back_a_reset():
    at = press(opened(seed="7", mask="causal"), "reset")
    assert (value(at, "seed"), value(at, "mask")) == (3, "none")
    press(at, "undo")
    assert (value(at, "seed"), value(at, "mask")) == (7, "causal")
    right(at)


def test_reset_goes_to_the_defaults_and_the_notes_go():
    at = opened(heads="8", head="5", scale="none", dropout="0.5", stage="scores", text="a b", foo="bar", query="0")
    assert "Ignored foo=bar" in said(at)
    press(at, "reset")
    assert {name: value(at, name) for name in LINKED} == {name: linked.default for name, linked in LINKED.items()}
    assert "**Note**" not in said(at)
    right(at)


@pytest.mark.parametrize(("before", "after"), [("3", 4), ("999999", 0)])
def test_a_new_draw_is_the_next_seed(before: str, after: int):
    at = opened(seed=before)
    cells = charts(at)["heatmap_0.cells"]["exact"]
    assert value(press(at, "new_draw"), "seed") == control(at, "seed").value == after
    assert charts(at)["heatmap_0.cells"]["exact"] != cells
    right(at)


def shares(at: AppTest) -> list[float]:
    """Return the selected row as the bars show it."""
    return charts(at)["bars"]["now"]


def effective(row: list[float]) -> float:
    """Return e^entropy of a row."""
    found = torch.tensor([share for share in row if share], dtype=torch.float64)
    return (-found * found.log()).sum().exp().item()


def test_one_winner_leaves_one_winner():
    at = opened()
    assert max(shares(at)) < 0.6
    press(at, "try One winner")
    assert max(shares(at)) > 0.95
    assert value(at, "temperature") == 0.1
    right(at)


def test_forgetting_to_scale_narrows_the_choice():
    at = opened()
    before = effective(shares(at))
    scaled = effective(shares(opened(head_size="128")))
    press(at, "try Forget to scale")
    assert (value(at, "head_size"), value(at, "scale")) == (128, "none")
    assert effective(shares(at)) < min(before, scaled) - 1
    right(at)


def test_no_peeking_hides_what_comes_after():
    at = opened()
    assert "hidden" not in charts(at)["bars"]["said"]
    press(at, "try No peeking")
    assert (value(at, "mask"), value(at, "query")) == ("causal", 1)
    assert [said == "hidden" for said in charts(at)["bars"]["said"]] == [False] * 2 + [True] * 5
    close(sum(shares(at)), 1)
    right(at)


# ---- the folds ----


def test_the_folds_are_closed_until_asked_for(first: AppTest):
    assert not first.dataframe
    assert not first.code


@pytest.mark.parametrize(
    "link", [{}, {"dropout": "0.5", "mask": "causal", "query": "4", "head": "1"}], ids=["open", "causal"]
)
def test_the_rows_table_ends_at_the_output(link: dict[str, str]):
    at = opened(("numbers_open",), **link)
    setting, query, head = scene_of(at), value(at, "query"), value(at, "head")
    heads, table = scene.trace(setting).heads, row_table(at)
    close(table["running total"][-1], heads.output[head, query])
    close(table["adds"], heads.contributions(query)[head])
    close(table["value"], scene.trace(setting).v[head])
    for step in ("scores", "scaled", "weights", "dropped"):
        close(table[step], getattr(heads, step)[head, query])
    hidden = [masked == "hidden" for masked in table["masked"]]
    assert hidden == ([key > 4 for key in range(7)] if link else [False] * 7)
    assert table["key"] == SEVEN.split()


def test_the_heatmaps_table_holds_the_stage():
    at = opened(("numbers_open",), stage="masked", mask="causal", head="1")
    table = at.dataframe[1].value
    masked = scene.trace(scene_of(at)).heads.masked[1].flatten()
    close_to_its_digits(table.iloc[:, 1:].to_numpy().flatten().tolist(), masked.tolist(), masked.isneginf().tolist())
    assert table["query"].tolist() == [f"{i} {word}" for i, word in enumerate(SEVEN.split())]


def test_the_sharpness_table_is_the_curve():
    at = opened(("numbers_open",))
    table, lines = at.dataframe[2].value, charts(at)["lines"]
    assert table["largest weight"].tolist() + table["share of keys in use"].tolist() == lines["share"]
    assert table["temperature"].tolist() == lines["t"][:61]


@pytest.mark.parametrize("link", [{}, {"kind": "cross", "mask": "window", "temperature": "0", "heads": "4"}])
def test_the_program_is_the_scenes(link: dict[str, str]):
    at = opened(("program_open",), **link)
    assert at.code[0].value == snippet.pytorch(scene_of(at)).rstrip("\n")
    put(at, "seed", 5)
    assert at.code[0].value == snippet.pytorch(dataclasses.replace(scene_of(at), seed=5)).rstrip("\n")
    assert "d_model, seed = " in at.code[0].value


def test_every_table_can_be_saved():
    at = opened(("numbers_open",))
    assert [button.label for button in at.get("download_button")] == [
        "Save row.csv",
        "Save heatmap.csv",
        "Save sharpness.csv",
    ]


# ---- dark ----


@pytest.mark.parametrize(("theme", "dark"), [("light", False), ("dark", True)])
def test_charts_take_the_themes_colours(theme: str, dark: bool):
    at = opened(theme=theme, mask="causal")
    right(at)
    weights = scene.trace(scene_of(at)).heads.weights[0]
    fills = look.colours(look.shares(weights, 1.0, signed=False), False, dark)
    page = look.look(dark).page
    cells = charts(at)["heatmap_0.cells"]
    assert cells["fill"] == [page if hides else fill for fill, hides in zip(fills, cells["hidden"], strict=True)]
    other = look.look(not dark)
    specs = "".join(chart.proto.spec for chart in at.get("vega_lite_chart"))
    assert other.page not in specs
    assert other.primary not in specs


def test_a_device_that_fails_gives_way_to_the_cpu_with_a_line_on_the_page(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(device, "best", lambda: torch.device("meta"))  # it has no numbers: reading one fails
    scene.see.cache_clear()
    shown.prepare.cache_clear()
    at = opened()
    assert "meta failed: computed on the cpu instead." in said(at)
    assert "Computed on the cpu in" in said(at)
    right(at)
    scene.see.cache_clear()
    shown.prepare.cache_clear()


@pytest.mark.parametrize("whole", [True, False])
def test_a_move_after_a_run_that_was_cut_short_draws_everything_again(whole: bool):
    at = opened()
    assert at.session_state["_whole"]
    at.session_state["_whole"] = whole
    put(at, "temperature", 0.5)
    assert ("seed" in {box.key for box in at.number_input}) == (not whole)
    assert at.session_state["_whole"]
    right(at)
