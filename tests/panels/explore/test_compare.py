"""Explore with a pinned view: the numbers of A, of B and of B − A in the pictures, against the core; words and ends."""

import html
import re
from urllib.parse import parse_qsl, urlencode

import pytest
import torch
from torch import Tensor

from attn_core import scene
from attn_core.sources import SOURCES
from pages.answers import page_boards
from pages.board.pieces import Piece
from pages.view import link, traced_view
from tests.browser.linked import default_scene
from tests.panels.explore.screen import DRAWN

SLOTS = ("heatmap_large_a", "heatmap_large", "heatmap_large_change")


def pieces(compare: str, **now: object) -> dict[str, Piece]:
    """Every piece of Explore, by slot, for a link that pins another, both of heads drawn at random unless they say more."""
    return page_boards.pieces("explore", link.from_query(urlencode({"compare": drawn_if_unsaid(compare), **DRAWN, **now})))


def drawn_if_unsaid(query: str) -> str:
    """The link that sets this on heads drawn at random."""
    return urlencode({**DRAWN, **dict(parse_qsl(query, keep_blank_values=True))})


def traced(query: str) -> traced_view.TracedView:
    """What Explore shows of a link that sets this on heads drawn at random."""
    return traced_view.present_long(link.from_query(drawn_if_unsaid(query)))


def cells(piece: Piece, size: tuple[int, int]) -> tuple[Tensor, Tensor]:
    """The numbers on a heatmap's cells, 0 where hidden, and where they are visible."""
    values = piece.spec["datasets"]["cells"]["value"]
    visible = torch.tensor([value is not None for value in values]).reshape(size)
    return torch.tensor([value or 0.0 for value in values]).reshape(size), visible


def sides(piece: Piece) -> dict[str, set[tuple[int, int]]]:
    """The cells that one side alone shows."""
    table = piece.spec["datasets"]["sides"]
    placed = list(zip(table["said"], table["y"], table["x"], strict=True))
    return {side: {(y, x) for each, y, x in placed if each == side} for side in "AB"}


CHANGES = [
    ("-", {"temperature": 0}),
    ("temperature=0", {"temperature": 20}),
    ("-", {"mask": "causal"}),
    ("mask=causal", {"mask": "window", "window": 1}),
    ("-", {"projections": "previous"}),
    ("projections=same", {"head": 1, "heads": 4}),
    ("kind=cross", {"kind": "cross", "seed": 8, "query": 4}),
    ("projections=three_tokens_by_hand", {"projections": "three_tokens_by_hand", "mask": "causal", "temperature": 2}),
    ("-", {"dropout": 0.5, "stage": "dropped"}),
    ("head_size=4", {"stage": "scores", "scale": "none"}),
    ("mask=causal", {"stage": "masked", "mask": "prefix"}),
    ("-", {"tokens": "word", "positions": "false"}),
]


@pytest.mark.parametrize(("compare", "now"), CHANGES)
def test_the_three_pictures_have_the_numbers_of_both_and_their_difference(compare: str, now: dict):
    """A at B's row, head and stage; B − A cell by cell, and no number where either is hidden."""
    looked_at = {name: now[name] for name in ("query", "head", "stage") if name in now}
    a, b = traced(f"{compare.replace('-', '')}&{urlencode(looked_at)}"), traced(urlencode(now))
    stage, size = b.view.stage, (len(b.queries), len(b.keys))
    by_slot, drawn, seen = pieces(compare, **now), {}, {}
    for slot in SLOTS:
        drawn[slot], seen[slot] = cells(by_slot[slot], size)
    open_ = {}
    for slot, side in (("heatmap_large_a", a), ("heatmap_large", b)):
        allowed = side.scene.allowed()
        hides = allowed is not None and stage not in ("scores", "scaled")
        open_[slot] = allowed if hides else torch.ones(size).bool()
        wanted = getattr(side.seen.trace.heads, stage)[side.head].masked_fill(~open_[slot], 0.0)
        assert seen[slot].equal(open_[slot])
        torch.testing.assert_close(drawn[slot], wanted, atol=1e-5, rtol=0)
    both = open_["heatmap_large_a"] & open_["heatmap_large"]
    assert seen["heatmap_large_change"].equal(both)
    change = (drawn["heatmap_large"] - drawn["heatmap_large_a"]).masked_fill(~both, 0.0)
    torch.testing.assert_close(drawn["heatmap_large_change"], change, atol=2e-5, rtol=0)
    alone = {"A": open_["heatmap_large_a"] & ~both, "B": open_["heatmap_large"] & ~both}
    assert sides(by_slot["heatmap_large_change"]) == {
        side: {tuple(at) for at in where.nonzero().tolist()} for side, where in alone.items()
    }


def test_the_cells_that_moved_most_are_said_as_they_stand():
    """The largest movement first, in shares that add up as they are printed."""
    a, b = (
        scene.see(default_scene(source="random", head_size=16, temperature=t)).trace.heads.weights[0] for t in (1.0, 0.2)
    )
    body = pieces("-", temperature=0.2)["heatmap_large_change_words"].body
    change = (b - a).abs()
    names = traced("").queries
    last = -1
    for place in change.flatten().argsort(descending=True)[:3].tolist():
        query, key = divmod(place, len(names))
        first, after = round(100 * a[query, key].item(), 1), round(100 * b[query, key].item(), 1)
        sign = "+" if after > first else "−"
        sentence = f"{first:.1f} % → {after:.1f} % ({sign}{abs(after - first):.1f} points)"
        assert body.index(sentence) > last
        last = body.index(sentence)
    assert "more number" not in body


def test_nothing_moved_and_ties_are_said():
    """The same view twice; rows of equal weights that all change alike."""
    same = pieces("-")
    assert "B is still the same view" in same["pinned"].body
    for slot in ("heatmap_large_change_words", "stack_change_words"):
        assert "No number visible in both changes by more than" in same[slot].body
    assert cells(same["heatmap_large_change"], (7, 7))[0].count_nonzero() == 0
    tied = pieces("projections=previous&text=a+b+c+d+e", projections="first", text="a b c d e")
    assert "3 more numbers changed as much as the last one" in tied["heatmap_large_change_words"].body


def test_rows_that_see_nothing_have_no_numbers():
    """Of two sentences a window may hide all that a word could see: its row is empty, and no number is undefined."""
    by_slot = pieces("kind=cross&text2=one", kind="cross", text2="one", mask="window", window=0, query=6)
    assert "visible in A alone, hidden in B (6)" in by_slot["heatmap_large_change_words"].body
    assert "No number visible in both changes" in by_slot["bars_change_words"].body
    assert by_slot["bars_change"].spec["datasets"]["bars"]["said"] == ["hidden in B"]


def test_other_words_have_no_difference_and_a_sentence_says_why():
    """Both are drawn with their own words; sizes are named."""
    by_slot = pieces("text=one+two", query=4, head=3, heads=4)
    for slot in ("heatmap_large_change", "bars_change"):
        assert by_slot[slot].body == (
            "B − A is not drawn: A and B must have the same rows and columns. A has 2 rows, B has 7 rows."
        )
    assert by_slot["pinned"].body.endswith(
        "A has 2 heads and no head 3: it shows head 1. A has no row 4: it shows its last one, “two”."
    )
    assert cells(by_slot["heatmap_large_a"], (2, 2))[1].all()
    assert "Sentence **“one two” → “The bat flew out of the cave”** · Heads **2 → 4**" in by_slot["pinned"].body


@pytest.mark.parametrize(
    ("compare", "now", "reason"),
    [
        ("text=a+b+c", {"text": "a x y"}, "Row 1 is “b” in A and “x” in B."),
        ("text=A+b", {"text": "a b"}, "Row 0 is “A” in A and “a” in B."),
        ("kind=cross&text2=one+two", {"kind": "cross", "text2": "one three"}, "Column 1 is “two” in A and “three” in B."),
        ("kind=cross&text2=one+two", {"kind": "cross", "text2": "one"}, "A has 2 columns, B has 1 column."),
        ("text=a+b+c", {"text": "a b *c*"}, "A has 3 rows, B has 5 rows."),
        ("text=a+b+c", {"text": "a b *"}, "Row 2 is “c” in A and “&#42;” in B."),
    ],
)
def test_the_first_word_that_differs_is_named(compare: str, now: dict[str, str], reason: str):
    """Also where both have as many words: then their count is no reason. A key is a column, and a row of the bars."""
    by_slot = pieces(compare, **now)
    in_bars = reason.replace("Column", "Row").replace("column", "row")
    for slot, why in (("heatmap_large_change", reason), ("bars_change", in_bars)):
        assert by_slot[slot].body == f"B − A is not drawn: A and B must have the same rows and columns. {why}"


STRIDES = {"projections": "previous", "mask": "strided"}
MOVED = "of → of: 33.3 % → 100.0 % (+66.7 points)"


@pytest.mark.parametrize(
    ("compare", "now", "named"),
    [
        ({**STRIDES, "window": 2}, {**STRIDES, "window": 5}, "Stride of the strided mask **2 → 5**."),
        ({"mask": "window", "window": 1}, {"mask": "window"}, "Reach of the window mask **1 → 2**."),
        ({"mask": "prefix"}, {"mask": "prefix", "prefix": 4}, "Reach of the prefix mask **2 → 4**."),
        ({"mask": "strided", "window": 3}, {}, "Mask **strided → none** · Stride of the strided mask **3 → 2**."),
        ({"window": 3}, {"mask": "causal"}, "Mask **none → causal**."),
    ],
)
def test_the_number_of_a_mask_is_a_difference_wherever_a_mask_reads_it(compare: dict, now: dict, named: str):
    """And is called as the control of that mask is; where no mask reads it, it is no difference."""
    by_slot = pieces(urlencode(compare), **now)
    assert by_slot["pinned"].body == f"**A is pinned.** From A to B: {named}"
    assert (MOVED in by_slot["heatmap_large_change_words"].body) == (compare.get("mask") == now.get("mask") == "strided")


@pytest.mark.parametrize(
    ("compare", "now", "said"),
    [
        ("grown=50", {}, "**A is pinned**, and B is still the same view."),
        ("projections=learned&grown=50", {"projections": "learned"}, "From A to B: Training steps **50 → 0**."),
        ("projections=meaning&trained=100", {"projections": "meaning"}, "From A to B: Training steps **100 → 1600**."),
        (
            "projections=learned&grown=50",
            {},
            "From A to B: Tokens **character → word** · Projections **learned → random** · Training steps **50 → 0**.",
        ),
        ("dropout=0.5", {}, "From A to B: Dropout **0.5 → 0**."),
        ("-", {"dropout": 0.5}, "From A to B: Dropout **0 → 0.5**."),
    ],
)
def test_what_differs_is_what_a_view_reads(compare: str, now: dict[str, object], said: str):
    """Training steps count for learned projections alone; A keeps a dropout of its own."""
    assert said in pieces(compare, **now)["pinned"].body


@pytest.mark.parametrize(("temperature", "points"), [(1.01, (0.1, 1)), (1.001, (0.01, 0.1))])
def test_a_weight_is_named_that_moves_by_more_than_a_tenth_of_a_point(temperature: float, points: tuple[float, float]):
    before, after = (traced(f"temperature={each}").seen.trace.heads.weights[0] for each in (1, temperature))
    assert points[0] < 100 * (after - before).abs().max().item() < points[1]
    body, is_named = pieces("-", temperature=temperature)["heatmap_large_change_words"].body, points[0] >= 0.1
    assert ("**Largest changes:**" in body) == is_named
    assert ("No number visible in both changes by more than 0.1 percentage points." in body) != is_named


def test_a_without_a_word_is_nothing_to_compare_with():
    """A sentence says so, and B stands beside it."""
    by_slot = pieces("text=")
    assert "A has no words, so there is nothing to compare with." in by_slot["pinned"].body
    assert by_slot["heatmap_large_absent_a"].body == "A doesn't show this picture."
    assert not {SLOTS[0], SLOTS[2]} & by_slot.keys()


def test_the_focus_is_that_of_both_rows():
    """Bars, the largest weight, effective keys; the same keys on both sides where there are many."""
    by_slot = pieces("-", temperature=0.2)
    a, b = traced("").row, traced("temperature=0.2").row
    shares = {side: by_slot[slot].spec["datasets"]["bars"]["now"] for side, slot in (("a", "bars_a"), ("b", "bars"))}
    torch.testing.assert_close(torch.tensor(shares["a"]), a.weights, atol=1e-5, rtol=0)
    torch.testing.assert_close(torch.tensor(shares["b"]), b.weights, atol=1e-5, rtol=0)
    change = torch.tensor(by_slot["bars_change"].spec["datasets"]["bars"]["change"])
    torch.testing.assert_close(change, b.weights - a.weights, atol=2e-5, rtol=0)
    assert f"attends to **{a.effective:.1f}** of" in by_slot["sharpness_a"].body
    assert f"attends to **{b.effective:.1f}** of" in by_slot["sharpness"].body
    text = " ".join(f"w{i}" for i in range(30))
    many = pieces(urlencode({"text": text}), text=text, temperature=0.1)
    labels = [many[slot].spec["datasets"]["bars"]["label"] for slot in ("bars_a", "bars", "bars_change")]
    assert labels[0] == labels[1] == labels[2]
    assert len(labels[0]) == 7
    for slot in ("bars_a", "bars"):
        assert sum(many[slot].spec["datasets"]["bars"]["now"]) == pytest.approx(1, abs=1e-4)


def test_the_output_is_that_of_both_rows_number_by_number():
    """Heads of another size have other numbers: then there is no difference."""
    by_slot = pieces("-", mask="causal", query=3)
    a, b = (traced(f"query=3{more}").seen.trace.heads.output[0, 3] for more in ("", "&mask=causal"))
    change = by_slot["stack_change"].spec["datasets"]["dims"]["change"]
    torch.testing.assert_close(torch.tensor(change), b - a, atol=1e-5, rtol=0)
    place = int((b - a).abs().argmax())
    assert f"component {place}: {a[place]:.2f} → {b[place]:.2f}".replace("-", "−") in by_slot["stack_change_words"].body
    other = pieces("-", head_size=128)
    assert other["stack_change"].body.endswith("an output has 16 numbers in A and 128 in B.")
    assert "stack_change_words" not in other


def test_scales_are_those_of_the_settings_never_of_the_data():
    """Those of A and of B are their own; B − A takes the wider heads' end."""
    words = pieces("-", stage="scores", head_size=64)["heatmap_large_change_words"].body
    assert "−12 to 12 in A, −24 to 24 in B, −24 to 24 in B − A" in words
    assert "0 to 1 in A and B, −1 to 1 in B − A" in pieces("-", temperature=0)["heatmap_large_change_words"].body
    small = pieces("head_size=64", stage="scores")["heatmap_large"].spec["datasets"]["cells"]
    values = traced("").seen.trace.heads.scores[0].flatten()
    torch.testing.assert_close(torch.tensor(small["share"]), (values / 24 + 0.5).clamp(0, 1), atol=1e-4, rtol=0)


def test_a_long_text_is_compared_in_one_window():
    """The same rows and columns of both, in which the largest changes are searched, too."""
    text = " ".join(f"w{i}" for i in range(100))
    by_slot = pieces(urlencode({"text": text}), text=text, mask="causal", rows_from=20, columns_from=10)
    for slot in ("exact_a", "exact", "exact_change"):
        assert by_slot[slot].spec["datasets"]["cells"]["query"] == list(range(20, 84))
    runs = by_slot["exact_change"].spec["datasets"]["sides"]
    assert set(runs["said"]) == {"A"}
    count = sum(10 + j > 20 + i for i in range(64) for j in range(64))
    assert sum(x1 - x for x, x1 in zip(runs["x"], runs["x1"], strict=True)) == count
    assert f"hidden in B ({count})" in by_slot["exact_change_words"].body


def test_a_is_computed_once_for_all_panels(monkeypatch: pytest.MonkeyPatch):
    """Two traces a view, and none again while B moves back."""
    asked = []
    original = scene.attend
    monkeypatch.setattr(scene, "attend", lambda *args, **named: asked.append(1) or original(*args, **named))
    pieces("temperature=0.123&seed=77", temperature=0.456, seed=77)
    assert len(asked) == 2
    pieces("temperature=0.123&seed=77", temperature=0.789, seed=77)
    assert len(asked) == 3


def test_german_has_its_own_words():
    by_slot = pieces("-", mask="causal", lang="de")
    assert by_slot["pinned"].body == "**A ist festgehalten.** Von A zu B: Maske **none → causal**."
    assert "nur in A sichtbar, in B verdeckt (21)" in by_slot["heatmap_large_change_words"].body


@pytest.mark.parametrize("temperature", [0.5, 0.8, 0.93, 0.97, 1.05, 1.2, 1.7, 3])
@pytest.mark.parametrize("projections", ["random", "previous", "tiny_2"])
def test_a_bar_and_the_sentence_say_one_number(projections: str, temperature: float):
    """Both are the difference of the rounded percentages, over every row."""
    found = 0
    for query in range(7):
        by_slot = pieces(f"projections={projections}&temperature={temperature}", projections=projections, query=query)
        bars = by_slot["bars_change"].spec["datasets"]["bars"]
        notes = dict(zip(bars["label"], bars["said"], strict=True))
        for key, change in re.findall(
            r"(\S+): \S+ % → \S+ % \((\S+) points\)", html.unescape(by_slot["bars_change_words"].body)
        ):
            assert notes[key] == change
            found += 1
    assert found >= (1 if projections == "tiny_2" else 0)


@pytest.mark.parametrize("projections", [token for token, source in SOURCES.items() if not source.acts("kind")])
def test_what_acts_on_no_number_is_no_difference(projections: str):
    """Projections that read one sentence make self-attention of either kind, with heads of their own."""
    both = {"projections": projections, "kind": "cross", "heads": (SOURCES[projections].own_heads and 8) or 2}
    said = pieces(f"projections={projections}", **both)["pinned"].body
    assert said.startswith("**A is pinned**, and B is still the same view.")
