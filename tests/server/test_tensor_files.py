"""Calls of attention in a folder of the operator's are sources of Explore, on every page, as torch computes them."""

import html
import json
import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlencode

import numpy as np
import pytest
import torch
from safetensors.torch import save_file
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import biases, masks, saved_calls
from attn_core.sources import SOURCES
from attn_core.sources.tensor_file import FILES
from pages.answers import answer, page_boards
from pages.answers.question import Question
from pages.export import program
from pages.server import tensor_files
from pages.text.languages import Words
from pages.view import link, menu, traced_view
from tests import wiring

notices, of_link = Words("notices"), Words("link")
B, H, T, D = 2, 4, 7, 6
Q, K, V = torch.randn(3, B, H, T, D, generator=torch.Generator().manual_seed(3))
CAUSAL = masks.causal(T, T)
PADDED = CAUSAL & masks.padding([5, 7], T)[:, None]


@pytest.fixture(autouse=True)
def _none() -> Iterator[None]:
    FILES.clear()
    yield
    FILES.clear()


def saved(path: Path, **tensors: Tensor) -> Path:
    if path.suffix == ".npz":
        np.savez(path, **{name: tensor.numpy() for name, tensor in tensors.items()})
    else:
        save_file({name: tensor.contiguous() for name, tensor in tensors.items()}, path)
    return path


def seen(token: str, **settings: object) -> traced_view.TracedView:
    return traced_view.prepare_long(link.from_query(urlencode({"projections": token, **settings}), "explore"))


WRITTEN: dict[str, Callable[[Path], list[Path]]] = {
    "npz": lambda folder: [saved(folder / "My call.npz", q=Q, k=K, v=V, mask=PADDED, output=Q)],
    "names": lambda folder: [
        saved(folder / "a.safetensors", **{"a.query_states": Q, "key": K, "V": V, "attn_mask": PADDED})
    ],
    "tokens_first": lambda folder: [
        saved(
            folder / "b.npz",
            **{name: each.transpose(1, 2) for name, each in zip("qkv", (Q, K, V), strict=True)},
            mask=PADDED,
            weights=torch.zeros(B, H, T, T),
        )
    ],
    "arrays": lambda folder: [
        (folder / f"{name}.npy", np.save(folder / f"{name}.npy", each.numpy()))[0]
        for name, each in (("k", K), ("mask", PADDED), ("q", Q), ("v", V))
    ],
    "shared_heads": lambda folder: [saved(folder / "c.npz", q=Q, k=K[:, ::2], v=V[:, ::2], mask=PADDED)],
}


@pytest.mark.parametrize("kind", WRITTEN)
def test_explore_shows_what_torch_gives_and_so_does_its_program(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    tokens = saved_calls.add(WRITTEN[kind](tmp_path), "My call.npz")
    assert [SOURCES[token].words for token in tokens] == [tuple(f"x{i}" for i in range(length)) for length in (5, 7)]
    monkeypatch.chdir(tmp_path)
    for n, token in enumerate(tokens):
        shown = seen(token, head=2, temperature=1)
        k, v = (each[:, ::2].repeat_interleave(2, 1) if kind == "shared_heads" else each for each in (K, V))
        right = scaled_dot_product_attention(Q[n], k[n], v[n], attn_mask=PADDED[n])
        torch.testing.assert_close(shown.seen.trace.heads.output, right[:, : len(shown.queries)])
        assert (shown.view.mask, shown.view.heads, shown.scene.head_size) == ("causal", H, D)
        exec("".join(part.code for part in program.parts("explore", shown.view)), ran := {})
        torch.testing.assert_close(ran["output"], shown.seen.trace.heads.output)


KINDS = [
    ("none", ()),
    ("causal", ()),
    ("window", (2,)),
    ("prefix", (3,)),
    ("strided", (3,)),
    ("streaming", (2, 1)),
    ("packed", (3,)),
]


@pytest.mark.parametrize(("name", "numbers"), KINDS)
def test_a_mask_and_a_bias_that_explore_knows_are_named(name: str, numbers: tuple[int, ...], tmp_path: Path):
    allowed = masks.MASKS[name].allowed(T, T, *numbers)
    bias = biases.BIASES["alibi"].values(H, T, T)
    token = saved_calls.add([saved(tmp_path / "a.npz", q=Q, k=K, v=V, mask=allowed, bias=bias)], "a")[1]
    shown = seen(token)
    assert (shown.scene.mask, shown.scene.bias) == (name, "alibi")
    assert shown.scene.allowed() is None or shown.scene.allowed().equal(allowed)
    right = scaled_dot_product_attention(Q[1], K[1], V[1], attn_mask=bias.masked_fill(~allowed, -torch.inf))
    torch.testing.assert_close(shown.seen.trace.heads.output, right)


ODD = masks.causal(T, T).index_fill(1, torch.tensor(2), value=False).index_fill(0, torch.tensor(3), value=True)
REFUSED: dict[str, tuple[dict[str, Tensor], str]] = {
    "cross": ({"k": K[:, :, :3], "v": V[:, :, :3]}, "got 7 and 3"),
    "narrow": ({"v": V[..., :2]}, "v must be as wide as q, 6, for Explore, got 2"),
    "heads": ({name: Q[:, :1].expand(B, 65, T, D) for name in "qkv"}, "at most 64 heads, got 65"),
    "blind": ({"mask": torch.zeros(T, T).bool()}, "hides every key from every query"),
    "odd": ({"mask": ODD}, "the mask of example 0 must be one that Explore knows"),
    "by_head": ({"mask": torch.stack([CAUSAL, *[CAUSAL.T] * 3])}, "must be the same for all heads"),
    "biased": ({"bias": torch.ones(T, T).tril()}, "the bias of example 0 must be one that Explore knows"),
    "nan": ({"q": Q.log()}, "q must be finite"),
    "none": ({"extra": Q}, "got 'extra'"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_call_that_explore_can_not_show_is_left_out_with_its_reason(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    tensors, sentence = REFUSED[name]
    saved(tmp_path / f"{name}.npz", **{"q": Q, "k": K, "v": V, **tensors})
    saved(tmp_path / "sound.npz", q=Q, k=K, v=V)
    with caplog.at_level(logging.WARNING):
        tensor_files.set_up({"ATTENTION_TENSORS": str(tmp_path)})
    [logged] = [line for line in caplog.messages if f"left out, {name}.npz: " in line]
    assert sentence in logged
    assert {each.title for each in FILES.values()} == {"sound.npz"}


def test_a_folder_holds_a_call_in_each_file_and_one_in_the_arrays_of_each_folder(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    for folder in (tmp_path, tmp_path / "inner"):
        folder.mkdir(exist_ok=True)
        WRITTEN["arrays"](folder)
    saved(tmp_path / "a.npz", q=Q, k=K, v=V)
    saved(tmp_path / "a.safetensors", q=Q, k=K, v=V)
    (tmp_path / "weights.pt").write_bytes(os.urandom(9))
    assert {*tensor_files.found(tmp_path)} == {tmp_path.name, "inner", "a.npz", "a.safetensors"}
    tensor_files.set_up({"ATTENTION_TENSORS": str(tmp_path)})
    assert len(FILES) == 4 * B
    for nowhere in (str(tmp_path / "none"), str(tmp_path / "a.npz")):
        with caplog.at_level(logging.WARNING):
            tensor_files.set_up({"ATTENTION_TENSORS": nowhere})
        assert f"must name a folder with files of tensors (.safetensors, .npz, .npy): {nowhere}" in caplog.messages[-1]


@pytest.mark.parametrize("page", menu.PAGES)
def test_every_page_stays_usable_with_it(page: str, tmp_path: Path):
    token = saved_calls.add(WRITTEN["npz"](tmp_path), "My call.npz")[0]
    for step in range(1, 1 + menu.STEPPED.get(page, 1)):
        view = link.from_query(urlencode({"projections": token, "step": step}), page)
        for board in page_boards.boards(page):
            said = json.loads(answer.answer_or_error(Question(page, view, (board,), {})))
            assert "error" not in said, (board, said)


def test_explore_names_the_file_and_a_link_to_one_that_is_not_here_says_so(tmp_path: Path):
    token = saved_calls.add(WRITTEN["npz"](tmp_path), "My call.npz")[1]
    at = wiring.opened("explore", projections=token)
    assert not at.exception
    assert token in at.selectbox(key="projections").options
    captions = " ".join(each.value for each in at.caption)
    assert "Tokens x0 to x6" in captions
    assert "Mask: fixed by the file." in captions
    assert any("Your file My call.npz, example 1" in html.unescape(each.value) for each in at.markdown)
    FILES.clear()
    assert of_link.NO_FILE in " ".join(link.read({"projections": token})[1])


def test_a_long_call_is_cut(tmp_path: Path):
    q = torch.randn(1, 1, 80, 2, generator=torch.Generator().manual_seed(0))
    token = saved_calls.add([saved(tmp_path / "a.npz", q=q, k=q, v=q, mask=masks.causal(80, 80))], "a")[0]
    cut = traced_view.prepare(link.from_query(urlencode({"projections": token}), "masks"))
    assert cut.remarks[0] == notices.file_cut(count=80, most=64)
    torch.testing.assert_close(cut.seen.trace.heads.output, scaled_dot_product_attention(q, q, q, is_causal=True)[0, :, :64])
