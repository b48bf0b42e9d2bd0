"""The program to copy, run in an interpreter that has never seen the core, gives the scene's numbers."""

import itertools
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from attn_core.code_to_copy.attention import pytorch
from attn_core.masks import MASKS
from attn_core.scene import Scene, trace
from attn_core.score_scales import SCALES

STEPS = ("scores", "scaled", "masked", "weights", "dropped", "output")  # of every program; one with a bias has biased, too
WORDS = ("The", "bat", "flew", "out", "of", "the", "bat")
MEMORY = ("A", "sleepy", "bear", "saw", "it")
ODD = (
    *("it's", '"q"', "\\", "\\n", "{x}", "%s", "'''", "'\\\"", "\ud800", "\u2028", "␣"),
    *("🐻", "👩‍👩‍👧", "מה", "e\u0301"),
)
SMALL = Scene(WORDS, heads=2, head_size=5, d_model=16)

RUNNER = """
import sys, torch
texts = torch.load(sys.argv[1])
torch.set_num_threads(int(sys.argv[3]))
results = []
for text in texts:
    names = {"__name__": "__main__"}
    try:
        exec(compile(text, "snippet", "exec"), names)
        results.append({step: names[step] for step in sys.argv[4:]})
    except Exception as error:
        results.append(f"{type(error).__name__}: {error}")
assert not any(name.split(".")[0] in ("attn_core", "streamlit") for name in sys.modules)
torch.save(results, sys.argv[2])
"""


def varied(**axes: tuple[object, ...]) -> list[Scene]:
    """Return small scenes with every combination of these settings."""
    return [replace(SMALL, **dict(zip(axes, values, strict=True))) for values in itertools.product(*axes.values())]


def scenes() -> list[Scene]:
    """Return scenes that between them use every line that a program may hold."""
    sources = ("previous", "same", "first", "initial", "vowel")
    found = varied(mask=(*MASKS,), memory=(None, MEMORY, MEMORY * 2), temperature=(0, 1e-45, 0.1, 1e300), dropout=(0, 0.3))
    found += varied(scale=(*SCALES,), power=(0.0, 0.3, 1.0), positions=(True, False), head_size=(1, 16), d_model=(1, 32))
    found += varied(
        source=(*sources, "random"), heads=(1, 3), positions=(True, False), mask=("none", "window"), power=(0.0, 0.5)
    )
    found += varied(source=sources, memory=(MEMORY, ("The", *MEMORY * 2)), heads=(1, 3), mask=("none", "causal"))
    found += varied(
        bias=("alibi", "alibi_symmetric"), heads=(1, 3), mask=("none", "causal"), temperature=(0, 0.3, 1), power=(0.0, 0.5)
    )
    found += varied(
        mask=("window", "strided", "prefix", "packed", "left_padding"),
        window=(0, 1, 9),
        prefix=(0, 99),
        temperature=(0, 0.5),
    )
    found += varied(memory=(("a",),), mask=("window",), window=(0,), temperature=(0, 0.5))  # blind queries
    found += varied(mask=("streaming",), memory=(None, MEMORY), window=(0, 2), prefix=(0, 1, 99), bias=("none", "alibi"))
    found += varied(mask=("packed", "left_padding"), memory=(MEMORY, MEMORY * 2), window=(2,), bias=("none", "alibi"))
    found += varied(dropout=(1,), temperature=(0, 0.1), seed=(-1, 10**9))
    found += [Scene(tuple("the cave"), source="learned", grown=grown, heads=heads) for grown in (0, 200) for heads in (1, 2)]
    found += [Scene(ODD, source=maps, heads=6, dropout=0.3) for maps in sources]
    return [*found, Scene(("one",)), Scene(tuple("the cat␣sat")), Scene(ODD, ODD[::-1], mask="causal")]


SCENES = scenes()


def computed(views: list[Scene], folder: Path) -> list:
    """Return what each scene's program computes, all in one fresh interpreter, with as many threads as here."""
    torch.save([pytorch(view) for view in views], folder / "texts")
    files = [str(folder / "texts"), str(folder / "results")]
    command = [sys.executable, "-I", "-W", "error", "-c", RUNNER, *files, str(torch.get_num_threads()), *STEPS]
    subprocess.run(command, check=True, cwd=folder)
    return torch.load(folder / "results")


def test_the_program_gives_the_scenes_numbers(tmp_path: Path):
    for view, found in zip(SCENES, computed(SCENES, tmp_path), strict=True):
        assert pytorch(view).isascii()
        assert isinstance(found, dict), f"{found} in {view}"
        expected = trace(view).heads
        for step in STEPS:
            torch.testing.assert_close(
                found[step], getattr(expected, step), msg=lambda m, s=step, v=view: f"{s} of {v}: {m}"
            )


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("scaled = scores * scale", "scaled = scores * scale * 2"),
        ("output = dropped @ v", "weights = weights / 2"),
        ("allowed = distance <= 0", "allowed = distance < 0"),
        ("torch.softmax(shifted / temperature, -1)", "torch.softmax(shifted / temperature, -2)"),
    ],
)
def test_a_program_that_was_changed_for_the_worse_says_so(line: str, wrong: str):
    text = pytorch(replace(SMALL, mask="causal", temperature=0.1))
    assert line in text
    text = text.replace(line, wrong)
    if line.startswith("allowed"):  # a mask that both sides use: what differs is what they make of a blind query
        text = text.replace("attn_mask=allowed", "attn_mask=distance <= 0")
    with pytest.raises(AssertionError, match="not close"):
        exec(text, {})
