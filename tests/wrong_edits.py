"""Plausible wrong edits, one at a time: which tests notice each? Run by hand: python -m tests.wrong_edits [NUMBER …].

The repository is copied; the copy is edited and tested, first with the tests nearest to the edit, then with all but the
browser's. An edit that no test notices is printed as NOT NOTICED.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
CODE = ("attn_core", "pages")
ALL = ("tests", "--ignore=tests/browser", "--ignore=tests/load", "--ignore=tests/bench", "-n", "2")


class Edit(NamedTuple):
    """One wrong edit: what it does, the right text, which stands once in the code, the wrong text, the nearest tests."""

    title: str
    right: str
    wrong: str
    tests: str


EDITS = (
    Edit(
        "scores are divided by the head size, not its root",
        "1 / math.sqrt(head_size) if self.scale is None",
        "1 / head_size if self.scale is None",
        "core/test_attention.py",
    ),
    Edit(
        "the mask hides what it should show",
        "torch.where(allowed.to(q.device), scaled, -math.inf)",
        "torch.where(~allowed.to(q.device), scaled, -math.inf)",
        "core/test_attention.py",
    ),
    Edit(
        "hidden scores are a finite number",
        "torch.where(allowed.to(q.device), scaled, -math.inf)",
        "torch.where(allowed.to(q.device), scaled, -1e4)",
        "core/test_attention.py",
    ),
    Edit(
        "softmax runs over the queries",
        "weights = torch.softmax(masked, -1)\n    return",
        "weights = torch.softmax(masked, max(-2, -masked.ndim))\n    return",
        "core/test_attention.py",
    ),
    Edit(
        "temperature multiplies",
        "masked.detach().amax(-1, keepdim=True)) / finite",
        "masked.detach().amax(-1, keepdim=True)) * finite",
        "core/test_attention.py",
    ),
    Edit(
        "kept weights do not grow under dropout",
        "keep.to(weights.device) / (1 - p)",
        "keep.to(weights.device)",
        "core/test_dropout.py",
    ),
    Edit(
        "the output forgets dropout",
        "output = (dropped @ v.to(wide))",
        "output = (weights @ v.to(wide))",
        "core/test_attention.py",
    ),
    Edit(
        "contributions use weights before dropout",
        "return self.dropped[..., query, :, None]",
        "return self.weights[..., query, :, None]",
        "core/test_attention.py",
    ),
    Edit(
        "heads are cut out of the wrong columns",
        "x.unflatten(-1, (heads, x.shape[-1] // heads)).transpose(-3, -2)",
        "x.unflatten(-1, (x.shape[-1] // heads, heads)).transpose(-1, -2).transpose(-3, -2)",
        "core/test_heads.py",
    ),
    Edit(
        "cross-attention takes its keys from the queries' sentence where the shapes allow it",
        "split(memory @ projections.wk, heads)",
        "split((x if x.shape == memory.shape else memory) @ projections.wk, heads)",
        "core/test_heads.py",
    ),
    Edit(
        "causal hides the token itself",
        "return _distance(tq, tk, align) <= 0",
        "return _distance(tq, tk, align) < 0",
        "core/test_masks.py",
    ),
    Edit(
        "a window reaches forward without end",
        "_distance(tq, tk, align).abs() <= reach",
        "-_distance(tq, tk, align) <= reach",
        "core/test_masks.py",
    ),
    Edit(
        "a prefix is one token too long",
        "(torch.arange(tk) < length).expand(tq, tk)",
        "(torch.arange(tk) <= length).expand(tq, tk)",
        "core/test_masks.py",
    ),
    Edit(
        "edges of a graph point the other way",
        "allowed[target, source] = True",
        "allowed[source, target] = True",
        "core/test_masks.py",
    ),
    Edit(
        "a strided mask also looks ahead",
        "(distance <= 0) & (distance % stride == 0)",
        "distance % stride == 0",
        "core/test_masks.py",
    ),
    Edit(
        "effective keys take 2 to the entropy in nats",
        "entropy(weights).exp()",
        "entropy(weights).exp2()",
        "core/test_sharpness.py",
    ),
    Edit(
        "the scaled variance is divided by the root",
        "return raw, raw / head_size",
        "return raw, raw / math.sqrt(head_size)",
        "core/test_sharpness.py",
    ),
    Edit(
        "positions turn ten times faster",
        "-math.log(10_000) / width",
        "-math.log(1_000) / width",
        "core/test_positions.py",
    ),
    Edit(
        "a word's vector ignores its case",
        'generator(seed, "word", word)) for word',
        'generator(seed, "word", word.lower())) for word',
        "core/test_tokens.py",
    ),
    Edit(
        "queries are drawn before keys",
        "wk, wq, wv = (torch.stack(columns)",
        "wq, wk, wv = (torch.stack(columns)",
        "core/test_tokens.py",
    ),
    Edit(
        "the Jacobian of softmax has the wrong sign",
        "(torch.diag_embed(p) - outer)",
        "(torch.diag_embed(p) + outer)",
        "core/experiments",
    ),
    Edit(
        "shuffled outputs are put back in the wrong order",
        "undone = shuffled[order.argsort()]",
        "undone = shuffled[order]",
        "core/experiments",
    ),
    Edit(
        "words and positions are added without their scale",
        "return (x + self.places(len(words))) / math.sqrt(self.sum_square) if",
        "return (x + self.places(len(words))) if",
        "core/test_scene.py",
    ),
    Edit(
        "the program to copy has a shorter window",
        "(distance.abs() <= {number})",
        "(distance.abs() < {number})",
        "core/test_code_to_copy.py",
    ),
    Edit(
        "a mistake runs the right line",
        "- scaled = scores\n",
        "- scaled = scores / math.sqrt(head_size)\n",
        "core/mistakes",
    ),
    Edit(
        "the ledger's last total forgets a key",
        "return adds, adds.cumsum(0)",
        "return adds, adds.cumsum(0) - adds[:1]",
        "core/test_one_query.py",
    ),
    Edit(
        "the link's default temperature is 2",
        "temperature: float = _shared(1.0,",
        "temperature: float = _shared(2.0,",
        "test_links.py",
    ),
    Edit(
        "a board is sent what the browser has",
        "if part.hash != before",
        "if part.hash == before",
        "board/test_board.py",
    ),
    Edit(
        "true and 1 in a column are packed as one value",
        "len(set(column)) == len(set(map(type, column))) == 1",
        "len(set(column)) == 1",
        "board/test_board.py",
    ),
    Edit(
        "hidden cells have numbers",
        "hidden=~allowed if hides else None",
        "hidden=None",
        "explore",
    ),
    Edit(
        "the colours of scores end at 3 head sizes",
        "3 * math.sqrt(head_size)",
        "3 * head_size",
        "charts",
    ),
    Edit(
        "a click in a heatmap follows the column",
        'ROW = {"query": "y"}  # a click in a heatmap follows its row',
        'ROW = {"query": "x"}',
        "explore",
    ),
    Edit(
        "percentages need not add up",
        "left = round(100 * sum(shares)) - sum(rounded)",
        "left = round(100 * shares[-1])",
        "text",
    ),
    Edit(
        "a head beyond the last is not brought back",
        "min(view.head, view.heads - 1)\n",
        "view.head\n",
        "explore/test_links.py",
    ),
    Edit(
        "the curve's point stands at temperature 1",
        "temperature_curve(stops, curve, row, traced.view.temperature",
        "temperature_curve(stops, curve, row, 1.0",
        "explore",
    ),
    Edit(
        "of a cell edited twice the first number counts",
        "for edit in edits}",
        "for edit in reversed(edits)}",
        "test_matrix_edits.py",
    ),
    Edit(
        "a slider that is dragged is not followed",
        "...(drag?.at === undefined ? {} : {[drag.name]: drag.at})",
        "",
        "browser/test_moves.py",
    ),
    Edit(
        "undo goes to the link that stands there",
        "links().length < 2",
        "links().length < 1",
        "browser/test_explore.py",
    ),
    Edit(
        "a typed number is cut to the wrong end",
        "Math.max(target.min, Math.min(target.max, target.value))",
        "Math.min(target.min, Math.max(target.max, target.value))",
        "browser/test_story.py",
    ),
)


def place(root: Path, edit: Edit) -> Path:
    """Return the file in which the right text stands; ValueError unless it stands once."""
    files = [path for part in CODE for path in sorted((root / part).rglob("*.*")) if path.suffix in (".py", ".js")]
    counts = {path: path.read_text(encoding="utf-8").count(edit.right) for path in files}
    if sum(counts.values()) != 1:
        raise ValueError(f"{edit.right!r} must stand once in the code, it stands {sum(counts.values())} times")
    return max(counts, key=counts.__getitem__)


def noticed(root: Path, *tests: str) -> str:
    """Return the first test that fails, or "" where all pass."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--tb=no", *tests]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    failed = [line for line in result.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if not failed and result.returncode:
        raise RuntimeError(f"pytest ended with {result.returncode}: {result.stdout[-300:]}{result.stderr[-300:]}")
    return failed[0].split(" - ")[0] if failed else ""


def main(numbers: list[str]) -> None:
    """Make the edits with these numbers, or all, one after another, and print what notices each."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "copy"
        shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__"))
        for number, edit in enumerate(EDITS):
            if numbers and str(number) not in numbers:
                continue
            path, start = place(root, edit), time.perf_counter()
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace(edit.right, edit.wrong), encoding="utf-8")
            test = noticed(root, f"tests/{edit.tests}") or noticed(root, *ALL) or "NOT NOTICED"
            path.write_text(text, encoding="utf-8")
            print(f"{number:2} {time.perf_counter() - start:4.0f} s  {edit.title}: {test}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
