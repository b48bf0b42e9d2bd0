"""Every number on Explore's screen is the core's, whatever a link sets, and some are computed here in plain torch."""

import re

import pytest
import torch

from attn_core import cache, device, one_query, scene
from attn_core.masks import Combined
from pages.text import markdown, numbers
from pages.view import link as links
from pages.view import settings
from tests.panels.explore.expected import as_read, close, close_as_drawn, right
from tests.panels.explore.screen import (
    DRAWN,
    NINE,
    SEVEN,
    labels_of,
    opened,
    put,
    row_table,
    scene_of,
    sentences,
    shown_in,
    value,
)
from tests.screen import prose, records, visited

TWELVE = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
BLIND = {"kind": "cross", "text2": "one", "mask": "window", "window": 0, "query": 3}  # a row from which every key is hidden
ALL = {"text": NINE, "text2": SEVEN, "kind": "cross", "heads": 4, "head_size": 5, "d_model": 13, "scale": "model"}
ALL |= {"temperature": 0.37, "mask": "prefix", "prefix": 3, "positions": "none", "dropout": 0.25, "seed": 11}
ALL |= {"query": 7, "head": 3, "stage": "dropped"}
LINKS = [
    *({"text": text} for text in ("bat", NINE, "the the The", " ".join(f"w{i}" for i in range(17)))),
    *({"query": 4095}, {"head": 7}, {"heads": 1}, {"heads": 8}),
    *({"head_size": size} for size in (1, 128)),
    *({"power": power} for power in (0.0, 1.0)),
    {"scale": "model"},
    *({"temperature": temperature} for temperature in (0.0, 0.37, 20.0)),
    *(
        {"mask": mask, "query": 3}
        for mask in ("causal", "window", "prefix", "strided", "streaming", "packed", "left_padding")
    ),
    *({"mask": mask, mask: reach, "query": 3} for mask in ("window", "prefix") for reach in (0, 512)),
    *({"dropout": dropout, "stage": "dropped"} for dropout in (0.37, 1.0)),
    *({"d_model": size} for size in (8, 256)),
    *({"stage": stage, "mask": "causal"} for stage in ("scores", "scaled", "masked")),
    *({"query": 0}, {"query": 6, "head": 1}, {"positions": "none"}, {"tokens": "character"}),
    *({"kind": "cross"}, {"kind": "cross", "text2": "one two", "mask": "causal"}, BLIND, ALL),
]
STEPS = ("scores", "scaled", "masked", "weights", "dropped", "value", "adds")
AFTER_SCORES, AFTER_SCALED = set(STEPS) - {"scores", "value"}, {"masked", "weights", "dropped", "adds"}
ROW, EVERY = set(STEPS) - {"value"}, set(STEPS)
MOVES = [  # projections, a control, what it is moved to, what is set before, and which columns of the row's table change
    ("random", "temperature", 0.5, {}, {"weights", "dropped", "adds"}),
    ("random", "power", 0.8, {}, AFTER_SCORES),
    ("random", "mask", "causal", {}, AFTER_SCALED),
    ("random", "window", 1, {"mask": "window"}, AFTER_SCALED),
    ("random", "prefix", 6, {"mask": "prefix"}, AFTER_SCALED),
    ("random", "dropout", 0.5, {}, {"dropped", "adds"}),
    ("random", "positions", False, {}, EVERY),
    ("random", "seed", 4, {}, EVERY),
    ("random", "d_model", 33, {}, EVERY),
    ("random", "head", 1, {}, EVERY),
    ("random", "query", 4, {}, ROW),
    ("random", "heads", 4, {}, set()),
    ("random", "stage", "scores", {}, set()),
    ("meaning", "power", 0.0, {}, AFTER_SCORES),
    ("meaning", "scale", "model", {}, AFTER_SCORES),
    ("meaning", "bias", "alibi", {}, AFTER_SCALED),
    ("meaning", "seed", 4, {"dropout": 0.5}, {"dropped", "adds"}),
    ("meaning", "positions", False, {"head": 1}, ROW),
    ("meaning", "trained", 400, {}, ROW),
    ("meaning", "head", 1, {}, ROW),
    ("meaning", "head_size", 8, {}, EVERY),
    ("meaning", "text", "The bat hit the ball", {}, EVERY),
    ("meaning", "text2", "A fly flew away", {"kind": "cross"}, EVERY),
]


@pytest.mark.parametrize("link", LINKS, ids=[str(each)[:40] for each in LINKS])
def test_all_numbers_follow_a_link_which_sets_what_it_names_alone(link: dict[str, object]):
    at = opened(**link)
    right(at)
    named = {name: links.parse(name, links.spelled(to)) for name, to in {**DRAWN, **link}.items()}
    assert {name: value(at, name) for name in settings.CONTROLS} == {**settings.DEFAULTS, **named}
    assert links.read(links.written(at.view))[0] == links.read(at.link)[0]
    assert links.read(at.link)[1] == []


@pytest.mark.parametrize(("source", "name", "to", "before", "changed"), MOVES, ids=[f"{m[0]} {m[1]}" for m in MOVES])
def test_a_control_changes_the_numbers_it_should_and_leaves_the_others(
    source: str, name: str, to: object, before: dict, changed: set
):
    at = opened(**{"projections": source, "query": 3, "head_size": 16, **before})
    first = row_table(at)
    after = row_table(put(at, name, to))
    assert {step for step in STEPS if not alike(first[step], after[step])} == changed
    right(at)


def alike(one: list, other: list) -> bool:
    """Return whether two columns hold the same but for rounding: a product's last digit depends on its neighbours."""
    sides = [torch.tensor([[float("nan") if cell == "hidden" else cell for cell in c]]).double() for c in (one, other)]
    return sides[0].shape == sides[1].shape and torch.allclose(*sides, atol=1e-5, equal_nan=True)


def test_the_row_its_file_its_sharpness_and_its_sum_in_plain_torch():
    """At temperature 0.5, so that the weights now, at 1 and without scaling differ; the sum names keys, not rows."""
    x, _, drawn = scene.attention_inputs(scene.Scene(words=TWELVE, seed=3), "cpu")
    scores = (x @ drawn.wq[:, :16]) @ (x @ drawn.wk[:, :16]).T  # of the first head
    rows = records(opened(text=" ".join(TWELVE), query=3, temperature=0.5), "row")
    logits = {"weights": scores / 4 / 0.5, "weight at temperature 1": scores / 4, "weight without scaling": scores / 0.5}
    for name, wanted in logits.items():
        torch.testing.assert_close(torch.tensor([float(line[name]) for line in rows]), torch.softmax(wanted[3], -1))
    weights = torch.softmax(scores / 4, -1)
    kept = [sorted(row.topk(6).indices.tolist()) for row in weights]  # of twelve keys the ledger shows six
    query = next(i for i in range(12) if all(kept[i].index(key) != key for key in weights[i].topk(2).indices.tolist()))
    said = [
        f"{share:.2f} v({TWELVE[key]})" for share, key in zip(*(p.tolist() for p in weights[query].topk(2)), strict=True)
    ]
    rest = f"{1 - weights[query].topk(2).values.sum():.2f}"
    assert all(part in prose(opened(text=" ".join(TWELVE), query=query), "sum") for part in (*said, "10", rest))
    three = torch.softmax(scores[2, :3] / 4, -1)  # a causal mask leaves the third query three keys
    effective = (-(three * three.log()).sum()).exp()
    title = prose(opened(text=" ".join(TWELVE), mask="causal", query=2), "curve_name")
    assert re.findall(r"[\d.]+", title)[-3:] == [f"{100 * three.max():.0f}", f"{effective:.1f}", "3"]


def test_the_first_visit_shows_a_bat_that_looks_at_what_it_does_and_says_what_torch_and_the_sample_say():
    first = visited("explore")
    setting = right(first)
    assert setting == scene.Scene(words=tuple(SEVEN.split()), source="meaning", heads=2, head_size=64, seed=3)
    heads = scene.trace(setting).heads
    flew, of, cave = (heads.weights[0, 1, key].item() for key in (2, 4, 6))
    assert (heads.weights[0, 1].argmax(), flew + cave > 0.6, of < 0.05) == (2, True, True)
    found = scene.see(setting).agreement
    assert found.difference < 1e-5
    about = prose(first, "about")
    for said in (found.call, numbers.small(found.difference), f"{heads.scores.var():.1f}", f"{heads.scaled.var():.2f}"):
        assert said in about
    marks, row = shown_in(first)["curve.marks"], one_query.row(scene.trace(setting), setting, 0, 1)
    tips = [float(re.search(r"\d\.\d{4}", label)[0]) for label in marks["label"]]
    assert tips == pytest.approx([row.largest, row.effective], abs=2e-4)
    assert shown_in(first)["bars.bars"]["warm"] == [None] * 7  # temperature is 1


def test_without_scaling_no_bar_compares_with_it_and_the_sample_says_what_scores_were_divided_by():
    at = opened(power=0, temperature=0.5)
    assert shown_in(at)["bars.bars"]["raw"] == [None] * 7
    close_as_drawn(shown_in(at)["bars.bars"]["warm"], one_query.row(scene.trace(scene_of(at)), scene_of(at), 0, 1).at_one)
    assert shown_in(opened(mask="causal"))["curve.marks"]["equal"][0].endswith("1 ÷ 2")
    for scale in ("none", "model"):
        at = opened(head_size="128", scale=scale)
        scores = scene.trace(scene_of(at)).heads.scores
        assert f"{scores.var():.1f}" in prose(at, "about")
        assert (f"{scores.var() / 32:.2f}" in prose(at, "about")) == (scale == "model")


def test_the_tables_hold_the_row_up_to_the_output_the_stage_and_the_curve():
    at = opened(dropout="0.5", mask="causal", query="4", head="1", stage="masked")
    trace, table = scene.trace(scene_of(at)), row_table(at)
    close(table["running total"][-1], trace.heads.output[1, 4])
    close(table["adds"], trace.heads.contributions(4)[1])
    close(table["value"], trace.v[1])
    for step in ("scores", "scaled", "weights", "dropped"):
        close(table[step], getattr(trace.heads, step)[1, 4])
    assert [cell == "hidden" for cell in table["masked"]] == [False] * 5 + [True] * 2
    masked = [[row[f"{key} {word}"] for key, word in enumerate(SEVEN.split())] for row in records(at, "heatmap")]
    close([float(cell) for cell in masked[4][:5]], trace.heads.masked[1, 4, :5])
    assert [row.count("hidden") for row in masked] == [6, 5, 4, 3, 2, 1, 0]
    lines, curve = shown_in(at)["curve.lines"], records(at, "sharpness")
    for name, column in (("t", "temperature"), ("largest", "largest weight"), ("in_use", "effective keys, as a share")):
        close_as_drawn(lines[name], [float(row[column]) for row in curve])


TYPED = {
    "🦇 👩‍🚀 🇩🇪": ("🦇", "👩‍🚀", "🇩🇪"),
    "<b>שלום</b>": ("<", "b", ">", "שלום", "<", "/", "b", ">"),
    "**a** [b](c) _d `c`": ("*", "*", "a", "*", "*", "[", "b", "]", "(", "c", ")", "_", "d", "`", "c", "`"),
    "$x^2$ \\ :smile: :red[a]": (*"$x^", "2", "$", "\\", ":", "smile", ":", ":", "red", "[", "a", "]"),
}


@pytest.mark.parametrize("text", TYPED)
def test_what_is_typed_is_shown_as_it_is(text: str):
    at, labels = opened(text=text), markdown.labels(TYPED[text])
    assert right(at).words == TYPED[text]
    for query, label in [*enumerate(labels)][:: len(labels) - 1]:
        assert as_read(label).replace("\u2060", "") == label
        assert f":blue-badge[{as_read(label)}]" in sentences(put(at, "query", query))["lead"]
        assert markdown.plain(label) in at.slots["bars_name"]
    assert labels_of(at, "heatmap_0", queries=True) == labels


@pytest.mark.parametrize("count", [65, 513])
def test_up_to_512_tokens_are_used(count: int):
    at = opened(query=5, text=" ".join(f"w{i}" for i in range(count)))
    assert len(right(at).words) == min(count, 512)
    assert shown_in(at)["bars.bars"]["label"][-1] == f"{min(count, 512) - 6} others"
    assert (" 513 " in prose(at, "remarks")) == (count > 512)


@pytest.mark.parametrize(("queries", "keys", "mask"), [(3, 5, "causal"), (5, 3, "window"), (3, 5, "strided")])
def test_a_mask_that_is_not_square_starts_at_the_upper_left(queries: int, keys: int, mask: str):
    link = {"text": " ".join("abcde"[:queries]), "text2": " ".join("vwxyz"[:keys]), "mask": mask, "window": 1}
    at = opened(kind="cross", **link)
    assert right(at).allowed().equal(Combined(mask, (1,)).allowed(queries, keys))
    assert re.findall(r"\d", prose(at, "corner"))[:2] == [str(queries), str(keys)]
    assert "corner" not in opened(**link).pieces


def test_a_device_that_fails_gives_way_to_the_cpu_with_a_line_on_the_page(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(device, "best", lambda: torch.device("meta"))  # it has no numbers: reading one fails
    cache.SHARED.clear()
    at = opened()
    assert "meta" in prose(at, "remarks")
    right(at)
    cache.SHARED.clear()
