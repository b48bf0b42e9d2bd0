"""The page on loops as it is read back, against the core's loops."""

import torch

from attn_core import scene
from attn_core.loops import cursor as line_by_line
from pages.text import numbers
from tests.screen import Screen, body, buttons, close, prose, values

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
FILLED = "{}, filled as far as the loops have run"


def walked(head: int = 0, **how: object) -> line_by_line.Execution:
    """Return the loops of one head of the default controls, but for these."""
    wanted = scene.Scene(**{"words": WORDS, "seed": 3, **how})
    found = scene.trace(wanted)
    return line_by_line.execute(found.q[head], found.k[head], found.v[head], wanted.allowed(), wanted.config())


def right(at: Screen, way: line_by_line.Execution, cursor: int) -> line_by_line.State:
    """Assert that the state after a number of steps is on screen."""
    now = way.at(cursor)
    for which in ("scores", "parts", "weights", "output"):
        found = getattr(now, which)
        expected = found.values.masked_fill(~found.filled, float("nan"))
        close(values(at, FILLED.format(which), len(now.output.values)), expected)
    assert prose(at, "step").startswith(f"Step {cursor} of {way.total}.")
    if now.value is not None:
        assert numbers.true_minus(f"{now.value:.4f}") in prose(at, "step")
    marked = [n for n, line in enumerate(prose(at, "loop_code").split("\n")) if line.startswith("▶")]
    assert marked == [now.line]
    return now


def float32_loops(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, allowed=None, scale=1.0, temperature=1.0) -> list:
    """Return the output (Tq, Dv) of loops over single float32 numbers, each sum from its first term to its last."""
    output = []
    for i, query in enumerate(q):
        scores = {}
        for j, key in enumerate(k):
            if allowed is None or allowed[i, j]:
                dot = torch.tensor(0.0)
                for a, b in zip(query, key, strict=True):
                    dot = dot + a * b
                scores[j] = dot * scale
        top = max(scores.values())
        parts = {j: torch.exp((score - top) / temperature) for j, score in scores.items()}
        total, row = torch.tensor(0.0), torch.zeros(v.shape[1])
        for part in parts.values():
            total = total + part
        for j, part in parts.items():
            row = row + part / total * v[j]
        output.append(row)
    return torch.stack(output)


def leads(at: Screen) -> dict[str, int | None]:
    """Return where the player's buttons lead, None where they can't be pressed."""
    found = buttons(body(at, "player"))
    return {label: found[label] and int(found[label]["cursor"]) for label in ("Rewind", "Back", "Step", "End")}
