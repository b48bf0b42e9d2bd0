"""What the core costs beside the same torch written inline: run `python -m tests.bench.core`."""

import platform
import statistics
import sys
import time
from collections.abc import Callable

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import AttentionConfig, attend, attend_output, masks
from attn_core.attention import check, steps

TOKENS, HEADS, HEAD_SIZE = 512, 8, 64
REPETITIONS, FEW = 150, 3  # measured properly, and only to show that it runs
STEPS_LIMIT, FUSED_LIMIT = 1.15, 1.05


def inline(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None) -> tuple[Tensor, ...]:
    """Return the result of `steps`, written as anyone would."""
    scores = q @ k.transpose(-2, -1)
    scaled = scores * HEAD_SIZE**-0.5
    masked = scaled if allowed is None else scaled.masked_fill(~allowed, -torch.inf)
    weights = torch.softmax(masked, -1)
    return scores, scaled, masked, weights, weights @ v


def medians(works: dict[str, Callable[[], object]], repetitions: int) -> dict[str, float]:
    """Return the median milliseconds of each work; all run in turn, in an order drawn anew each time."""
    times: dict[str, list[float]] = {name: [] for name in works}
    names, generator = list(works), torch.Generator().manual_seed(0)
    for repetition in range(repetitions + 5):
        for i in torch.randperm(len(names), generator=generator).tolist():  # so that none always follows the same one
            name = names[i]
            start = time.perf_counter()
            works[name]()
            if repetition >= 5:  # the first ones warm caches up
                times[name].append(1000 * (time.perf_counter() - start))
    return {name: statistics.median(values) for name, values in times.items()}


def compare(title: str, allowed: Tensor | None, repetitions: int) -> None:
    """Measure one mask and print the table."""
    generator = torch.Generator().manual_seed(0)
    q, k, v = torch.randn(3, 1, HEADS, TOKENS, HEAD_SIZE, generator=generator)  # a batch axis: torch fuses 4 axes only
    config = AttentionConfig()
    ms = medians(
        {
            "check": lambda: check(q, k, v, allowed, config),
            "steps": lambda: steps(q, k, v, allowed, config),
            "steps inline": lambda: inline(q, k, v, allowed),
            "attend": lambda: attend(q, k, v, allowed, config),
            "attend_output": lambda: attend_output(q, k, v, allowed, config),
            "fused call": lambda: scaled_dot_product_attention(q, k, v, attn_mask=allowed),
        },
        repetitions,
    )
    print(f"\n{title}")
    for name, value in ms.items():
        print(f"  {name:<24}{value:8.3f} ms")
    fused = (ms["attend_output"] - ms["check"]) / ms["fused call"]
    print(f"  {'steps / inline':<24}{ms['steps'] / ms['steps inline']:8.3f}    limit {STEPS_LIMIT}")
    print(f"  {'(attend_output - check) / fused call':<24}{fused:8.3f}    limit {FUSED_LIMIT}")


def main() -> None:
    """Print the machine and both tables."""
    print(f"torch {torch.__version__}, {torch.get_num_threads()} threads, {platform.machine()}")
    repetitions = FEW if "--short" in sys.argv else REPETITIONS
    print(f"T={TOKENS}, H={HEADS}, head_size={HEAD_SIZE}, float32, CPU, median of {repetitions} interleaved repetitions")
    with torch.no_grad():
        compare("no mask", None, repetitions)
        compare("causal mask", masks.causal(TOKENS, TOKENS), repetitions)


if __name__ == "__main__":
    main()
