"""Train the tiny model: python -m attn_core.models.training OUTPUT.safetensors [STEPS]. Prints its log and scores by task.

The same number of steps with the same torch on the same processor gives the same weights.
"""

import json
import math
import random  # noqa: TID251  a seeded random.Random, as in stories.py
import sys
import time
from collections.abc import Iterator

import torch
from safetensors.torch import save_file
from torch import Tensor
from torch.nn.functional import cross_entropy, scaled_dot_product_attention

from attn_core.heads import join, project
from attn_core.models.decoder import SEED, Weights, after_attention, attention_input, initial, logits
from attn_core.models.training.stories import TASKS, WORDS, Marked, Teller, sentences

LAYERS, HEADS, HEAD_SIZE, WIDTH, HIDDEN = 4, 4, 16, 96, 192
STORIES, LENGTH, LATEST = 48, 47, 17  # of one step; words of a story; the highest position at which one begins
RATE, WARM = 3e-3, 100  # the highest learning rate, and the steps until it is reached
MARKED, OTHERS = 3.0, 0.5  # how much a word counts in the loss: one that attention can predict, and any other
SPARSE = 0.07  # how much it counts in the loss what heads add
NUMBERS = {word: number for number, word in enumerate(WORDS)}
TESTED = 400  # sentences of a task


def forward(weights: Weights, ids: Tensor, first: int = 0, causal: bool = True) -> tuple[Tensor, Tensor]:
    """Return the logits of every next word, (B, T, V), and what heads add, (), by torch's fused attention.

    causal: whether each word sees itself and earlier words alone, as in the tiny model

    What a head adds is the length of its part of attention's output, divided by the length of the vector to which it is
    added: the mean over tokens, the sum over heads. In the loss it makes heads that aren't needed disappear (as in group
    lasso, Yuan and Lin 2006), so that a job is done by one head rather than by several at once.
    """
    x, added = weights.embedding[ids], torch.zeros(())
    for layer in range(weights.layers):
        read = attention_input(weights, x, layer, first)
        q, k, v = project(read, read, weights.projections(layer), HEADS)
        output = scaled_dot_product_attention(q, k, v, is_causal=causal)  # (B, H, T, Dk)
        parts = output @ weights.wo[layer].unflatten(0, (HEADS, HEAD_SIZE))  # (B, H, T, D)
        lengths = parts.norm(dim=-1) / x.norm(dim=-1).detach()[:, None]
        added = added + lengths.mean((0, 2)).sum()
        x = after_attention(weights, x, join(output), layer)
    return logits(weights, x), added


def batches(chance: random.Random) -> Iterator[tuple[Tensor, Tensor]]:
    """Yield numbers of words (B, T) and how much each counts in the loss."""
    teller = Teller(chance)
    while True:
        stories = [teller.story(LENGTH) for _ in range(STORIES)]
        ids = torch.tensor([[NUMBERS[word] for word, _ in story] for story in stories])
        yield ids, torch.tensor([[MARKED if task else OTHERS for _, task in story] for story in stories])


def rate(step: int, steps: int) -> float:
    """Return the learning rate of a step: it rises for WARM steps, then falls as a cosine to 3 % of RATE."""
    return RATE * min(1.0, (step + 1) / WARM) * (0.03 + 0.485 * (1 + math.cos(math.pi * step / steps)))


def train(steps: int, every: int = 200) -> Weights:
    """Return the trained weights, and print the loss every so many steps."""
    weights = initial(len(WORDS), LAYERS, WIDTH, HEADS * HEAD_SIZE, HIDDEN, SEED)
    learned = [tensor.requires_grad_() for tensor in weights.named().values()]
    optimizer = torch.optim.AdamW(learned, lr=RATE, betas=(0.9, 0.98), weight_decay=0.03)
    chance = random.Random(SEED)
    for step, (ids, counts) in zip(range(steps), batches(chance), strict=False):
        for group in optimizer.param_groups:
            group["lr"] = rate(step, steps)
        expected, added = forward(weights, ids[:, :-1], chance.randint(0, LATEST))
        each = cross_entropy(expected.flatten(0, 1), ids[:, 1:].flatten(), reduction="none")
        loss = (each * counts[:, 1:].flatten()).sum() / counts[:, 1:].sum() + SPARSE * added
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(learned, 1.0)
        optimizer.step()
        if step % every == 0 or step == steps - 1:
            print(f"step {step}  loss {loss.item():.3f}  {scores(weights, count=100)}", flush=True)
    return Weights(**{name: tensor.detach() for name, tensor in weights.named().items()})


@torch.inference_mode()
def scores(weights: Weights, count: int = TESTED) -> dict[str, float]:
    """Return how many marked words of held-out sentences the model expects most, by task, 0..1."""
    return {task: _score(weights, list(sentences(task, count, SEED))) for task in TASKS}


def _score(weights: Weights, told: list[list[Marked]]) -> float:
    right = []
    for story in told:
        ids = torch.tensor([[NUMBERS[word] for word, _ in story]])
        expected = forward(weights, ids)[0][0].argmax(-1)
        right += [int(expected[at - 1]) == int(ids[0, at]) for at, (_, task) in enumerate(story) if task]
    return sum(right) / len(right)


def main(output: str, steps: int = 4000) -> None:
    """Train, print, and write the weights as 16-bit numbers."""
    torch.set_num_threads(1)
    start = time.process_time()
    weights = train(steps)
    half = {name: tensor.half().contiguous() for name, tensor in weights.named().items()}
    save_file(half, output, {"words": json.dumps(WORDS), "heads": str(HEADS)})
    rounded = Weights(**{name: tensor.float() for name, tensor in half.items()})
    print(f"held-out sentences, weights of 16 bits: {scores(rounded)}")
    print(
        f"{sum(tensor.numel() for tensor in learned_of(weights)):,} numbers, {time.process_time() - start:.0f} s of one core"
    )


def learned_of(weights: Weights) -> list[Tensor]:
    """Return all tensors of a model."""
    return list(weights.named().values())


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
