"""The program to copy, run in an interpreter that has never seen the core, gives the scene's numbers."""

import ast
import itertools
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from attn_core.code_to_copy import needs
from attn_core.code_to_copy.attention import pytorch
from attn_core.masks import MASKS
from attn_core.scene import Scene, trace
from attn_core.score_scales import SCALES

STEPS = ("scores", "scaled", "masked", "weights", "dropped", "output")  # of every program; one with a bias has biased, too
WORDS = ("The", "bat", "flew", "out", "of", "the", "bat")
MEMORY = ("A", "sleepy", "bear", "saw", "it")
ODD = (
    "it's",
    '"q"',
    "\\",
    "\\n",
    "{x}",
    "%s",
    "🐻",
    "👩‍👩‍👧",
    "מה",
    "مرحبا",
    "e\u0301",
    "␣",
    "\u2028",
    "'''",
    "\ud800",
    "'\\\"",
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


def scenes() -> list[Scene]:
    """Return scenes that between them use every line that a program may hold."""
    found = [
        replace(SMALL, mask=mask, memory=memory, temperature=temperature, dropout=dropout)
        for mask, memory, (temperature, dropout) in itertools.product(
            MASKS,
            (None, MEMORY, MEMORY * 2),
            (*((t, 0) for t in (0, 1e-45, 1e-37, 1e-10, 0.01, 0.1, 1, 20, 1e300)), (0, 0.3), (1, 0.3), (0.1, 1)),
        )
    ]
    found += [
        replace(SMALL, scale=scale, power=power, positions=p, head_size=head_size, d_model=d_model, temperature=temperature)
        for (scale, power), p, head_size, d_model, temperature in itertools.product(
            (("head", 0.0), *((scale, 0.5) for scale in SCALES)), (True, False), (1, 16, 512), (1, 32, 512), (0.01, 1)
        )
    ]
    found += [
        replace(SMALL, scale=scale, power=power, source=maps)
        for scale, power, maps in itertools.product(SCALES, (0.3, 0.85, 1.0), ("random", "previous"))
    ]
    found += [replace(SMALL, heads=heads, seed=seed, positions=False) for heads in (1, 3, 8) for seed in (0, -1, 10**9)]
    found += [replace(SMALL, mask="window", window=window, temperature=t) for window in (0, 1, 9) for t in (0, 0.5)]
    found += [replace(SMALL, mask="window", memory=("a",), window=0, temperature=t) for t in (0, 0.5, 1)]  # blind queries
    found += [replace(SMALL, mask="prefix", prefix=length) for length in (0, 3, 99)]
    found += [replace(SMALL, mask="strided", window=stride, temperature=t) for stride in (0, 1, 3, 99) for t in (0, 0.5)]
    named = ("previous", "same", "first", "initial", "vowel")
    found += [
        replace(SMALL, source=maps, heads=heads, positions=positions, mask=mask, temperature=temperature, **divided)
        for maps, heads, positions, (divided, mask, temperature) in itertools.product(
            named,
            (1, 3),
            (True, False),
            (({}, "none", 1), ({"power": 0.0}, "causal", 0.5), ({"scale": "model"}, "window", 0)),
        )
    ]
    found += [Scene(ODD, source=maps, heads=6, dropout=0.3) for maps in named]
    found += [
        replace(SMALL, source=maps, memory=memory, heads=heads, positions=positions, mask=mask)
        for maps, memory, heads, positions, mask in itertools.product(
            named, (MEMORY, ("The", *MEMORY * 2)), (1, 3), (True, False), ("none", "causal")
        )
    ]
    found += [
        replace(SMALL, bias=bias, heads=heads, mask=mask, memory=memory, source=maps, temperature=temperature, power=power)
        for bias, heads, mask, memory, maps, (temperature, power) in itertools.product(
            ("alibi", "alibi_symmetric"),
            (1, 3),
            ("none", "causal", "window"),
            (None, MEMORY),
            ("random", "same"),
            ((0, 0.5), (0.3, 0.0), (1, 0.5)),
        )
    ]
    letters = tuple("the cave")
    found += [Scene(letters, source="learned", grown=grown, heads=heads) for grown in (0, 1, 200) for heads in (1, 2)]
    found += [Scene(("one",)), Scene(tuple("the cat␣sat")), Scene(ODD), Scene(ODD, ODD[::-1], mask="causal")]
    return [*found, Scene(tuple("abc" * 40), heads=8, positions=False, temperature=0)]


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
        assert isinstance(found, dict), f"{found} in {view}"
        expected = trace(view).heads
        for step in STEPS:
            torch.testing.assert_close(
                found[step], getattr(expected, step), msg=lambda m, s=step, v=view: f"{s} of {v}: {m}"
            )


def imported(text: str) -> set[str]:
    """Return the top-level modules that a program imports."""
    names = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").split(".")[0])
    return names


def test_programs_are_ascii_and_import_torch_and_the_standard_library():
    for view in SCENES:
        text = pytorch(view)
        assert text.isascii()
        assert imported(text) - set(sys.stdlib_module_names) == {"torch"}
        assert text.endswith("\n")


def test_words_come_back_as_they_were_typed():
    names: dict = {}
    exec(pytorch(Scene(ODD, ODD[:3])).split("heads, head_size")[0], names)
    assert (tuple(names["words"]), tuple(names["memory"])) == (ODD, ODD[:3])


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("scaled = scores * scale", "scaled = scores * scale * 2"),
        ("output = dropped @ v", "weights = weights / 2"),
        ("allowed = distance <= 0", "allowed = distance < 0"),
        ("torch.softmax(shifted / temperature, -1)", "torch.softmax(shifted / temperature, -2)"),
    ],
)
@pytest.mark.parametrize("temperature", [0.1, 2])
def test_a_program_that_was_changed_for_the_worse_says_so(line: str, wrong: str, temperature: float):
    text = pytorch(replace(SMALL, mask="causal", temperature=temperature))
    assert line in text
    text = text.replace(line, wrong)
    if line.startswith("allowed"):  # a mask that both sides use: what differs is what they make of a blind query
        text = text.replace("attn_mask=allowed", "attn_mask=distance <= 0")
    with pytest.raises(AssertionError, match="not close"):
        exec(text, {})


@pytest.mark.parametrize("view", [Scene(()), Scene(WORDS, ())], ids=str)
def test_without_words_there_is_no_program(view: Scene):
    with pytest.raises(ValueError, match="the program needs at least one word on each side, got none"):
        pytorch(view)


def test_the_packages_of_a_program_are_those_that_its_lines_import():
    lines = (
        *("import json, torch.nn as nn", "from attn_core.heads import attend"),
        *("    import tokenizers", "text = 'import os, pandas'"),
    )
    code = "\n".join(lines)
    assert needs.packages(code) == ["torch", "attn_core", "tokenizers"]
    assert needs.packages("text = 'no line of it'\n") == []
