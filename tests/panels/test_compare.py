"""A pinned view: each picture of A beside B's, and B − A wherever their columns stand for the same, in numbers."""

import html
import re
from urllib.parse import parse_qsl, urlencode

import pytest
import torch
from torch import Tensor

from attn_core import masks
from pages.answers import page_boards
from pages.board import layout
from pages.board.pieces import Picture, Piece
from pages.text.languages import speaking
from pages.view import link, menu, traced_view
from pages.view.settings import SELECTION, View
from tests.panels.explore.screen import DRAWN
from tests.screen import Pieces

PAGES = [page for page in menu.PAGES if page not in menu.VIEWLESS]  # which have no picture
CHANGED = {  # page → what is set there in B
    "worked_examples": {"example": "two_words_by_hand"},
    "whole_model": {"layer": 1},
    "models": {"layer": 1},
    "surgery": {"layer": 1, "operations": "off_3_2"},
    "practice": {"practice_temperature": 0.5},
}
SLOTS = ("heatmap_large_a", "heatmap_large", "heatmap_large_change")


def view(page: str, **named: object) -> View:
    """What a page shows of a link."""
    return link.from_query(urlencode(named), page)


def shown(page: str, compare: str = "", **now: object) -> Pieces:
    """Every piece of a page, by slot."""
    return Pieces(page, view(page, **({"compare": compare} if compare else {}), **now))


def drawn(query: str) -> str:
    """The link that sets this on heads drawn at random."""
    return urlencode({**DRAWN, **dict(parse_qsl(query, keep_blank_values=True))})


def explored(compare: str, **now: object) -> Pieces:
    """Every piece of Explore, both views of heads drawn at random unless they say more."""
    return shown("explore", drawn(compare), **{**DRAWN, **now})


def traced(query: str) -> traced_view.TracedView:
    """What Explore shows of a link that sets this on heads drawn at random."""
    return traced_view.present_long(link.from_query(drawn(query)))


def pictures(by_slot: Pieces) -> dict[str, Picture]:
    return {slot: piece for slot, piece in by_slot.items() if isinstance(piece, Picture)}


def column(piece: Piece, table: str = "cells", name: str = "value") -> Tensor:
    """A column of a picture's data; NaN where there is no number."""
    return torch.tensor([float("nan") if value is None else value for value in piece.spec["datasets"][table][name]])


def close(found: Tensor, wanted: Tensor, atol: float = 2e-5) -> None:
    torch.testing.assert_close(found, wanted, atol=atol, rtol=0, equal_nan=True)


def sides(piece: Piece) -> dict[str, set[tuple[int, int]]]:
    """The cells that one side alone shows."""
    table = piece.spec["datasets"]["sides"]
    placed = list(zip(table["said"], table["y"], table["x"], strict=True))
    return {side: {(y, x) for each, y, x in placed if each == side} for side in "AB"}


def cells(where: Tensor) -> set[tuple[int, int]]:
    return {tuple(at) for at in where.nonzero().tolist()}


@pytest.mark.parametrize("page", PAGES)
def test_on_every_page_a_picture_of_a_stands_beside_b_and_b_minus_a_is_their_difference(page: str):
    """With the columns that the two views have by themselves; what a click in A sets is what both look at."""
    now = CHANGED.get(page, {"temperature": 0.5, "mask": "causal", "power": 0.3})
    usual, both, count = shown(page), shown(page, "-", **now), 0
    assert ('data-act="pin"' in usual["actions"].html(), "pinned" in usual) == (True, False)
    assert ('data-act="pin"' in both["actions"].html(), 'data-act="unpin"' in both["pinned_acts"].html()) == (False, True)
    a, b = pictures(usual), pictures(shown(page, **now))
    for slot in a.keys() & b.keys():
        if page == "explore" and "heatmap" in slot:  # where the selected head alone is compared
            continue
        assert both[f"{slot}_a"].spec["datasets"] == a[slot].spec["datasets"]
        assert both[slot].spec == b[slot].spec
        assert {*both[f"{slot}_a"].click, *both[f"{slot}_a"].also} <= {*SELECTION}
    for slot, change in pictures(both).items():
        for table, name, moved in (("cells", "value", "value"), ("bars", "now", "change")):
            if slot.endswith("_change") and moved in change.spec["datasets"].get(table, {}):
                first, last = (both[slot.removesuffix("_change") + end] for end in ("_a", ""))
                found, wanted = column(change, table, moved), column(last, table, name) - column(first, table, name)
                hidden = [text[:6] == "hidden" for text in change.spec["datasets"][table].get("said", [""] * len(found))]
                known = ~torch.tensor(hidden, dtype=torch.bool) & ~wanted.isnan()
                torch.testing.assert_close(found[known], wanted[known], atol=2e-5, rtol=1e-4)
                count += 1
    assert count or page in ("start", "averaging")


CHANGES = [
    ("-", {"temperature": 0}),
    ("temperature=0", {"temperature": 20}),
    ("-", {"projections": "previous"}),
    ("kind=cross", {"kind": "cross", "seed": 8, "query": 4}),
    ("projections=three_tokens_by_hand", {"projections": "three_tokens_by_hand", "mask": "causal", "temperature": 2}),
    ("-", {"dropout": 0.5, "stage": "dropped"}),
    ("head_size=4", {"stage": "scores", "scale": "none"}),
    ("mask=causal", {"stage": "masked", "mask": "prefix"}),
]


@pytest.mark.parametrize(("compare", "now"), CHANGES)
def test_explores_three_pictures_have_the_numbers_of_both_and_their_difference(compare: str, now: dict):
    """A at B's row, head and stage; B − A cell by cell, and no number where either is hidden."""
    looked_at = {name: now[name] for name in ("query", "head", "stage") if name in now}
    a, b = traced(f"{compare.replace('-', '')}&{urlencode(looked_at)}"), traced(urlencode(now))
    stage, size = b.view.stage, (len(b.queries), len(b.keys))
    by_slot, seen, values = explored(compare, **now), [], []
    for slot, side in zip(SLOTS, (a, b), strict=False):
        allowed = side.scene.allowed()
        hides = allowed is not None and stage not in ("scores", "scaled")
        seen.append(allowed if hides else torch.ones(size).bool())
        values.append(getattr(side.seen.trace.heads, stage)[side.head].masked_fill(~seen[-1], torch.nan))
        close(column(by_slot[slot]).reshape(size), values[-1], 1e-5)
    close(column(by_slot[SLOTS[2]]).reshape(size), values[1] - values[0])
    both = seen[0] & seen[1]
    assert sides(by_slot[SLOTS[2]]) == {"A": cells(seen[0] & ~both), "B": cells(seen[1] & ~both)}


def test_the_cells_that_moved_most_are_said_as_they_stand():
    """The largest movement first, in shares that add up as they are printed; what is below a tenth of a point is none."""
    a, b = (traced(f"temperature={t}").seen.trace.heads.weights[0] for t in (1.0, 0.2))
    body, names, last = explored("-", temperature=0.2)["heatmap_large_change_words"].body, traced("").queries, -1
    for place in (b - a).abs().flatten().argsort(descending=True)[:3].tolist():
        query, key = divmod(place, len(names))
        first, after = round(100 * a[query, key].item(), 1), round(100 * b[query, key].item(), 1)
        sentence = f"{first:.1f} % → {after:.1f} % ({'+' if after > first else '−'}{abs(after - first):.1f} "
        assert body.index(sentence) > last
        last = body.index(sentence)
    for temperature, named in ((1.01, True), (1.001, False), (1, False)):
        assert ("→" in explored("-", temperature=temperature)["heatmap_large_change_words"].body) is named
    tied = explored("projections=previous&text=a+b+c+d+e", projections="first", text="a b c d e")
    assert "3 more" in tied["heatmap_large_change_words"].body


@pytest.mark.parametrize(
    ("page", "slot", "compare", "now", "reason"),
    [
        ("explore", "heatmap_large", "text=a+b+c", {"text": "a x y"}, (1, "b", "x")),
        ("explore", "heatmap_large", "kind=cross&text2=a+b", {"kind": "cross", "text2": "a c"}, (1, "b", "c")),
        ("explore", "bars", "kind=cross&text2=a+b", {"kind": "cross", "text2": "a"}, (2, 1)),
        ("explore", "heatmap_large", "text=a+b+c", {"text": "a b *c*"}, (3, 5)),
        ("masks", "mask_matrix", "text=a+b+c+d+e+f+g", {}, (0, "a", "The·0")),
        ("self_and_cross", "source_self_v", "text=one+two", {}, (2, 7)),
    ],
)
def test_other_words_have_no_difference_and_the_first_that_differs_is_named(
    page: str, slot: str, compare: str, now: dict, reason: tuple
):
    """Also where both have as many words: then their count is no reason. Both pictures stand there."""
    by_slot = shown(page, compare, **now)
    said = html.unescape(by_slot[f"{slot}_change"].body).replace("\u2060", "").partition(": ")[2]
    found = re.findall(r"“(.*?)”|\b(\d+)\b(?!”)", said.partition(". ")[2])
    assert [word or number for word, number in found] == [*map(str, reason)]
    assert isinstance(by_slot[f"{slot}_a"], Picture)


FIRST = {"projections": "previous", "mask": "strided"}


@pytest.mark.parametrize(
    ("page", "compare", "now", "named"),
    [
        ("explore", {**FIRST, "window": 2}, {**FIRST, "window": 5}, ["2 → 5"]),
        ("explore", {"window": 3}, {"mask": "causal"}, ["none → causal"]),
        (
            "explore",
            {"mask": "causal"},
            {"mask": "streaming", "window": 4, "prefix": 1},
            ["causal → streaming", "2 → 4", "2 → 1"],
        ),
        ("masks", {"mask": "packed", "window": 3}, {"mask": "packed", "window": 4}, ["3 → 4"]),
        ("explore", {"mask": "left_padding"}, {"mask": "left_padding", "window": 4}, []),
        ("explore", {"grown": 50}, {}, []),
        ("explore", {"projections": "learned", "grown": 50}, {"projections": "learned"}, ["50 → 0"]),
        ("explore", {"projections": "meaning", "trained": 100}, {"projections": "meaning"}, ["100 → 1600"]),
        ("masks", {"head_size": 64}, {"mask": "causal", "positions": "none"}, ["none → causal", "sinusoidal → none"]),
        ("order_and_batch", {}, {"order_shuffle": 4}, ["0 → 4"]),
        ("heads", {}, {"mix_heads": "false"}, ["on → off"]),
        ("whole_model", {}, {"text": "other words", "temperature": 1}, []),
    ],
)
def test_what_differs_is_what_the_page_reads(page: str, compare: dict, now: dict, named: list[str]):
    """A number of a mask wherever a mask reads it, training steps of what is trained, a setting that a step shows."""
    ground = DRAWN if page == "explore" else {}
    said = [
        pinned(page, urlencode({**ground, **compare}) or "-", **{**ground, **now, "lang": lang}) for lang in ("en", "de")
    ]
    found = re.findall(r"\*\*(\S+ → \S+)\*\*", said[0])
    assert found[-len(named) :] == named if named else not found
    assert said[1] != said[0]


def test_both_numbers_of_a_mask_are_called_what_they_are():
    said = pinned("masks", urlencode({"mask": "streaming"}), mask="streaming", window=4, prefix=1)
    assert "Reach of the streaming mask **2 → 4**" in said
    assert "First words that stay visible **2 → 1**" in said


def pinned(page: str, compare: str, **now: object) -> str:
    """What is said of the differences, without drawing the pictures."""
    at = view(page, compare=compare, **now)
    with speaking(at.lang):
        listed = [piece for cell in layout.cells(page_boards.boards(page)["compared"](at)) for piece in cell.pieces(at)]
    return next(piece.body for piece in listed if piece.slot == "pinned")


def test_a_learners_words_stay_words_and_a_without_a_word_is_nothing_to_compare_with():
    long = shown("masks", "-", text="<b>" + "word " * 30)["pinned"].html()
    assert "<b>word" not in long
    by_slot = explored("text=")
    assert by_slot["pinned"].body != explored("-")["pinned"].body
    assert not {SLOTS[0], SLOTS[2]} & by_slot.keys()
    assert isinstance(by_slot[SLOTS[1]], Picture)


def test_bars_focus_and_output_are_those_of_both_rows():
    by_slot = explored("-", temperature=0.2, mask="causal", query=3)
    a, b = traced("query=3"), traced("query=3&temperature=0.2&mask=causal")
    for slot, side in (("bars_a", a), ("bars", b)):
        close(column(by_slot[slot], "bars", "now"), side.row.weights, 1e-5)
        assert f"**{side.row.effective:.1f}**" in by_slot[slot.replace("bars", "sharpness")].body
    close(column(by_slot["bars_change"], "bars", "change")[:4], (b.row.weights - a.row.weights)[:4])
    first, last = (side.seen.trace.heads.output[0, 3] for side in (a, b))
    close(column(by_slot["stack_change"], "dims", "change"), last - first, 1e-5)
    place = int((last - first).abs().argmax())
    moved = f"{place}: {first[place]:.2f} → {last[place]:.2f}".replace("-", "−")
    assert moved in by_slot["stack_change_words"].body
    assert re.findall(r"\d+", explored("-", head_size=128)["stack_change"].body)[-2:] == ["16", "128"]


def test_of_many_words_both_sides_have_the_same_bars_and_one_window():
    text = " ".join(f"w{i}" for i in range(100))
    by_slot = explored(urlencode({"text": text}), text=text, mask="causal", rows_from=20, columns_from=10)
    colder = explored(urlencode({"text": text}), text=text, temperature=0.1)
    labels = [colder[slot].spec["datasets"]["bars"]["label"] for slot in ("bars_a", "bars", "bars_change")]
    assert labels[0] == labels[1] == labels[2]
    for slot in ("exact_a", "exact", "exact_change"):
        assert by_slot[slot].spec["datasets"]["cells"]["query"] == list(range(20, 84))
    runs = by_slot["exact_change"].spec["datasets"]["sides"]
    count = sum(10 + j > 20 + i for i in range(64) for j in range(64))
    assert {*runs["said"]} == {"A"}
    assert sum(x1 - x for x, x1 in zip(runs["x"], runs["x1"], strict=True)) == count
    assert f"({count})" in by_slot["exact_change_words"].body


def test_scales_are_those_of_the_settings_never_of_the_data():
    """Those of A and of B are their own; B − A takes the wider heads' end."""
    words = explored("-", stage="scores", head_size=64)["heatmap_large_change_words"].body
    assert re.findall(r"−(\d+) to", words)[-3:] == ["12", "24", "24"]
    small = explored("head_size=64", stage="scores")["heatmap_large"]
    values = traced("").seen.trace.heads.scores[0].flatten()
    close(column(small, "cells", "share"), (values / 24 + 0.5).clamp(0, 1), 1e-4)


@pytest.mark.parametrize("projections", ["random", "tiny_2"])
def test_a_bar_and_the_sentence_say_one_number(projections: str):
    """Both are the difference of the rounded percentages, over several rows."""
    found = 0
    for temperature, query in ((0.5, 1), (0.5, 6), (1.7, 3)):
        by_slot = explored(f"projections={projections}&temperature={temperature}", projections=projections, query=query)
        bars = by_slot["bars_change"].spec["datasets"]["bars"]
        notes, body = dict(zip(bars["label"], bars["said"], strict=True)), html.unescape(by_slot["bars_change_words"].body)
        for key, change in re.findall(r"(\S+): \S+ % → \S+ % \((\S+) points\)", body):
            assert notes[key] == change
            found += 1
    assert found or projections != "tiny_2"


def test_cells_that_a_mask_opens_on_one_side_alone_have_its_letter_and_a_click_paints_b_alone():
    by_slot = shown("masks", "mask=causal", mask_painted="1-4", head=1)
    future = masks.causal(7, 7).logical_not()
    assert sides(by_slot["mask_matrix_change"]) == {"A": set(), "B": cells(future) - {(1, 4)}}
    slots = ("mask_matrix", "mask_matrix_a", "mask_matrix_change")
    assert [slot for slot in slots if "mask_painted" in by_slot[slot].click] == ["mask_matrix"]


DESIGNED, DRAWN_8 = ({"projections": name, "head_size": 8} for name in ("previous", "random"))


@pytest.mark.parametrize(
    ("page", "slot", "compare", "now", "differs"),
    [
        ("order_and_batch", "in_disorder_change", {}, {"order_shuffle": 4}, False),  # its rows are other words
        ("order_and_batch", "in_disorder_change", {}, {"positions": "false"}, True),
        ("heads", "shares_change", DESIGNED, {**DESIGNED, "mix_heads": "false"}, False),  # its columns are other features
        ("heads", "shares_change", DRAWN_8, {**DRAWN_8, "mix_heads": "false"}, True),
    ],
)
def test_there_is_a_difference_where_rows_and_columns_stand_for_the_same(
    page: str, slot: str, compare: dict, now: dict, differs: bool
):
    assert isinstance(shown(page, urlencode(compare) or "-", **now)[slot], Picture) is differs
