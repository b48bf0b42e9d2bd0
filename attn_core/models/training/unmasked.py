"""Train a model that sees the future beside one that doesn't: python -m attn_core.models.training.unmasked OUTPUT.json.

Both are the tiny model with the same first weights and the same stories; only the mask differs. The loss is the mean of all
next words, without the weights and the penalty of the tiny model's own training. The file holds, for each, the loss of the
stories of a step, before it has learned from them, and how each then goes on with a text, always with its likeliest word.
"""

import json
import random  # noqa: TID251  a seeded random.Random, as in stories.py
import sys
from pathlib import Path

import torch
from torch.nn.functional import cross_entropy

from attn_core.models.decoder import SEED, Weights, initial
from attn_core.models.training.__main__ import (
    HEAD_SIZE,
    HEADS,
    HIDDEN,
    LATEST,
    LAYERS,
    NUMBERS,
    WIDTH,
    batches,
    forward,
    learned_of,
    rate,
)
from attn_core.models.training.stories import WORDS

STEPS, EVERY = 600, 20  # of training; steps from one loss that is kept to the next
TEXT, MORE = "Tom saw Mia . Mia was sad because", 8  # what both go on with, and by how many words


def trained(causal: bool) -> tuple[Weights, list[float]]:
    """Return a model trained with the causal mask or without one, and its loss every so many steps."""
    weights = initial(len(WORDS), LAYERS, WIDTH, HEADS * HEAD_SIZE, HIDDEN, SEED)
    learned = [tensor.requires_grad_() for tensor in learned_of(weights)]
    optimizer = torch.optim.AdamW(learned, betas=(0.9, 0.98), weight_decay=0.03)
    chance, losses = random.Random(SEED), []
    for step, (ids, _) in zip(range(STEPS + 1), batches(chance), strict=False):
        expected, _ = forward(weights, ids[:, :-1], chance.randint(0, LATEST), causal)
        loss = cross_entropy(expected.flatten(0, 1), ids[:, 1:].flatten())
        losses += [loss.item()] if step % EVERY == 0 else []
        for group in optimizer.param_groups:
            group["lr"] = rate(step, STEPS)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(learned, 1.0)
        optimizer.step()
    return weights, losses


@torch.inference_mode()
def written(weights: Weights, causal: bool) -> str:
    """Return how a model goes on with the text: word by word, it sees what there is so far."""
    words = TEXT.split()
    for _ in range(MORE):
        ids = torch.tensor([[NUMBERS[word] for word in words]])
        words.append(WORDS[int(forward(weights, ids, 0, causal)[0][0, -1].argmax())])
    return " ".join(words[-MORE:])


def main(output: str) -> None:
    """Train both, and write their losses and their words."""
    torch.set_num_threads(1)
    found: dict[str, object] = {"every": EVERY, "text": TEXT}
    for name, causal in (("masked", True), ("unmasked", False)):
        weights, losses = trained(causal)
        found[name] = {"losses": [round(loss, 4) for loss in losses], "words": written(weights, causal)}
        print(name, found[name], flush=True)
    Path(output).write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
