"""What language models cost, and an operation on tiny beside a move on Explore: `python -m tests.bench.models`."""

import copy
import json
import platform
import statistics
import sys
import time
from collections.abc import Sequence

import torch

from attn_core import models
from attn_core.models import Operation, scans
from attn_core.models.run import arrows_cut, heads_off, heads_patched
from pages.answers import answer
from pages.server import computing
from tests.answers import Seen
from tests.bench.core import medians

TEXT = "the dog near a cat. the dog near a cat. the dog near a"  # 16 tokens are the first of it
TOKENS = 16
LONG = "The capital of France is Paris. The capital of Italy is Rome. The capital of Spain is Madrid."
REPETITIONS, SOME, FEW = 60, 15, 3  # measured properly, of large models, and only to show that it runs
RUN_LIMIT, SCAN_LIMIT, ANSWER_LIMIT = 3.0, 15.0, 2.0
EXPLORE = ("lead", "heatmaps", "sharpness", "ledger")  # the boards in view after a move
SURGERY = ("lead", "head", "next")  # those that answer an operation: the sentence, the weights, the next word
SCANNED = (*SURGERY, "why", "which_head")  # all in view, the score and the scan of all heads among them


def computed(repetitions: int) -> None:
    """Print what runs and scans of the model take."""
    tiny = models.load("tiny")
    encoded = tiny.encode(tiny.tokens(TEXT)[:TOKENS])
    base = models.run(tiny, encoded)
    source = models.run(tiny, tiny.encode(["a", *tiny.tokens(TEXT)[1:TOKENS]]))
    every = [(layer, head) for layer in range(tiny.layers) for head in range(tiny.heads)]
    ms = medians(
        {
            "a run, every step of every head": lambda: models.run(tiny, encoded),
            "the traces of all layers again": lambda: [base.trace(layer) for layer in range(tiny.layers)],
            "all heads off, one by one": lambda: list(heads_off(base)),
            "all heads patched, one by one": lambda: list(heads_patched(base, source)),
            "the arrows of a row of one head": lambda: arrows_cut(base, 0, 0, TOKENS - 1),
            "the arrows of a row of ten heads": lambda: list(scans.arrows_of(base, every[:10], TOKENS - 1)),
        },
        repetitions,
    )
    limits = {"a run, every step of every head": RUN_LIMIT, "all heads off, one by one": SCAN_LIMIT}
    for name, value in ms.items():
        print(f"  {name:<44}{value:8.2f} ms" + (f"    limit {limits[name]:.0f} ms" if name in limits else ""))


def installed(name: str, repetitions: int) -> None:
    """Print what runs of a model that is installed take, beside its own attention ("eager" in transformers)."""
    model = models.load(name)
    encoded = model.encode(model.reads(LONG)[:TOKENS])
    ids, base = torch.tensor([encoded.ids]), models.run(model, encoded)
    own = copy.deepcopy(model.network)
    own.set_attn_implementation("eager")
    last = model.layers - 1
    ms = medians(
        {
            "its own forward pass, eager": lambda: own(input_ids=ids, use_cache=False),
            "a run, the weights of every head": lambda: models.run(model, encoded),
            "one arrow cut in layer 0": lambda: models.run(model, encoded, [Operation("cut", 0, 0, 5, 3)], base),
            "one arrow cut in the last layer": lambda: models.run(model, encoded, [Operation("cut", last, 0, 5, 3)], base),
            "every step of one layer again": lambda: base.trace(last),
        },
        repetitions,
    )
    print(f"{models.entry(name).title}, T={len(encoded.ids)}, median of {repetitions} interleaved repetitions")
    for what, value in ms.items():
        print(f"  {what:<44}{value:8.2f} ms    {value / ms['its own forward pass, eager']:.2f} × eager")
    if model.words:
        begin = time.perf_counter()
        list(heads_off(base))
        print(f"  {'all heads off, one by one, once':<44}{1000 * (time.perf_counter() - begin):8.0f} ms")


def answered(page: str, boards: Sequence[str], links: Sequence[str]) -> float:
    """Return the median milliseconds of processor time of questions, asked one after another by one browser."""
    seen, taken = Seen(), []
    for number, asked in enumerate(links):
        question = {"n": number, "page": page, "link": asked, "boards": boards, "have": seen.have()}
        begin = time.process_time()
        said = answer.reply(json.dumps(question))
        taken.append(1000 * (time.process_time() - begin))
        seen.put(json.loads(said))
    return statistics.median(taken[2:] or taken)


def main() -> None:
    """Print the machine and both tables."""
    repetitions = FEW if "--short" in sys.argv else REPETITIONS
    computing.set_up()
    print(f"torch {torch.__version__}, {torch.get_num_threads()} threads, {platform.machine()}")
    print(f"tiny, T={TOKENS}, median of {repetitions} interleaved repetitions")
    with torch.no_grad():
        computed(repetitions)
        for name, entry in models.MODELS.items():
            if entry.available and not entry.shipped:
                installed(name, min(repetitions, SOME))
    move = answered("explore", EXPLORE, [f"temperature={1 + i / 1000}" for i in range(1, repetitions + 3)])
    print(f"  {'a move on Explore, answered':<44}{move:8.2f} ms")
    for number, (name, boards) in enumerate({"an operation, answered": SURGERY, "the same with the scan": SCANNED}.items()):
        taken = answered(
            "surgery", boards, [f"operations=temperature_3_{number}_{1 + i / 1000:g}" for i in range(repetitions)]
        )
        limit = f", limit {ANSWER_LIMIT:.0f}" if boards == SURGERY else ""
        print(f"  {name:<44}{taken:8.2f} ms    {taken / move:.2f} × the move{limit}")


if __name__ == "__main__":
    main()
