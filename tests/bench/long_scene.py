"""Time and memory of a scene of 4,096 tokens and 8 heads, beside its floor: run `python -m tests.bench.long_scene`.

The floor is the least that the same numbers take on the same device: every step of every head, once, as anyone would write
it, and the largest cell of each block; on a GPU whole matrices, elsewhere blocks of rows. The picture's pixels are as many
as for any other long text, since what is drawn is 128 × 128 blocks.
"""

import statistics
import sys
import time
from collections.abc import Callable

import torch

from attn_core import cache, device, scene, scene_rows

TOKENS, HEADS, HEAD_SIZE, BLOCK = 4096, 8, 16, 32
REPETITIONS = 5
LIMIT = 2.0
GPU_ONLY = "--gpu" in sys.argv
KINDS = {"no mask": {}, "causal mask": {"mask": "causal"}, "causal mask, dropout": {"mask": "causal", "dropout": 0.1}}


def floor(setting: scene.Scene, where: torch.device) -> Callable[[], None]:
    """Return the same steps, pooled, without blocks' bookkeeping, without checks and without a second opinion of torch's."""
    read = setting.read(device=where)
    rows = TOKENS if where.type != "cpu" else 256
    inputs = [[each[0] for each in read.of_head(head).project()] for head in range(HEADS)]

    def pooled(step: torch.Tensor) -> torch.Tensor:
        return step.unflatten(0, (-1, BLOCK)).amax(1).unflatten(1, (-1, BLOCK)).amax(-1)

    def run() -> None:
        draws, made = torch.Generator().manual_seed(setting.seed), []
        for q, k, v in inputs:
            for first in range(0, TOKENS, rows):
                scores = q[first : first + rows] @ k.T
                scaled = scores * setting.factor()
                masked = scaled
                if setting.mask == "causal":
                    future = torch.ones(rows, TOKENS, dtype=torch.bool, device=where).triu(first + 1)
                    masked = scaled.masked_fill(future, -torch.inf)
                weights = dropped = torch.softmax(masked, -1)
                if setting.dropout:
                    keep = torch.rand(weights.shape, generator=draws) >= setting.dropout
                    dropped = weights * keep.to(where) / (1 - setting.dropout)
                made += [pooled(step) for step in {id(s): s for s in (scores, scaled, masked, weights, dropped)}.values()]
                made.append(dropped @ v)
        [each.cpu() for each in made]

    return run


def milliseconds(works: dict[str, Callable[[], object]], repetitions: int) -> dict[str, float]:
    """Return the median of each work; all run in turn, the first time for nothing."""
    times: dict[str, list[float]] = {name: [] for name in works}
    for repetition in range(repetitions + 1):
        for name, work in works.items():
            start = time.perf_counter()
            work()
            if repetition:
                times[name].append(1000 * (time.perf_counter() - start))
    return {name: statistics.median(each) for name, each in times.items()}


def compare(title: str, setting: scene.Scene, where: torch.device, repetitions: int) -> None:
    """Measure one scene and print its line."""
    ms = milliseconds(
        {
            "floor": floor(setting, where),
            "scene": lambda: scene.see_in_blocks(setting, where),
            "row": lambda: scene_rows.rows(setting, 5, 2000),
        },
        repetitions,
    )
    peak = ""
    if where.type == "cuda":
        torch.cuda.reset_peak_memory_stats()
        scene.see_in_blocks(setting, where)
        peak = f"   peak {torch.cuda.max_memory_allocated() / 1e6:5.0f} MB"
    ratio = ms["scene"] / ms["floor"]
    print(f"  {title:<22}{ms['floor']:9.1f}{ms['scene']:9.1f}{ratio:8.2f}{ms['row']:10.2f}{peak}")


def main() -> None:
    """Print the machine and a line for each kind of scene."""
    where = device.best()
    if where.type == "cpu" and GPU_ONLY:
        print("no GPU on this machine")
        return
    repetitions = 1 if "--short" in sys.argv else REPETITIONS
    torch.set_num_threads(1)  # as the app does
    print(f"torch {torch.__version__}, {where.type}, T={TOKENS}, H={HEADS}, head_size={HEAD_SIZE}, median of {repetitions}")
    print(f"  {'':<22}{'floor ms':>9}{'scene ms':>9}{'ratio':>8}{'a row ms':>10}   limit of the ratio on a GPU {LIMIT:g}")
    words = tuple(f"w{i % 300}" for i in range(TOKENS))
    with torch.no_grad():
        for title, kind in KINDS.items():
            setting = scene.Scene(words, heads=HEADS, head_size=HEAD_SIZE, seed=3, **kind)
            scene.see(setting)  # where dropout's draws stand is known, as on the page
            compare(title, setting, where, repetitions)
    cache.SHARED.clear()


if __name__ == "__main__":
    main()
