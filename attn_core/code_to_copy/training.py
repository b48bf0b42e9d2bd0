"""A program to copy: the training of a small attention model on letters, as PyTorch's own loop."""

from attn_core import training
from attn_core.training import LETTERS, TASKS, Settings

DRAWS = {
    "vowels": """
vowels = torch.tensor([letter in "aeiou" for letter in letters])
chances = torch.where(vowels, {share} / vowels.sum(), {rest} / (~vowels).sum())


def draw():  # random letters; the rows of the vowels count
    ids = chances.multinomial(batch * length, replacement=True, generator=generator).view(batch, length)
    return ids, vowels[ids]


def grade(ids, counts, scores, logits):  # KL divergence from equal weight for each consonant
    consonants = (~vowels[ids]).double()
    target = consonants / consonants.sum(-1, keepdim=True).clamp(min=1)
    target = target.unsqueeze(-2).expand_as(scores)[counts]
    return kl_div(scores[counts].log_softmax(-1), target, reduction="batchmean")
""",
    "copy": """

def draw():  # words of {first} to {last} different letters that come again and again; letters that repeat one count
    drawn = torch.rand(batch, len(letters), generator=generator).argsort(-1)
    period = torch.randint({first}, {last} + 1, (batch, 1), generator=generator)
    at = torch.arange(length)
    return drawn.gather(1, at % period), at > period


def grade(ids, counts, scores, logits):  # cross entropy of the next letter
    return cross_entropy(logits[:, :-1][counts[:, 1:]], ids[:, 1:][counts[:, 1:]])
""",
}

SETTINGS = """import math

import torch
from torch.nn.functional import {loss}

letters, width, layers, batch, length = {letters!r}, {width}, {layers}, {batch}, {length}
generator = torch.Generator().manual_seed({seed})
"""

MODEL = """

def drawn(*size, scale):
    return (torch.randn(size, generator=generator, dtype=torch.float64) * scale).requires_grad_()


vectors = drawn(len(letters), width, scale=1.0)
positions = drawn(length, width, scale=1.0)
projections = [[drawn(width, width, scale=width**-0.5) for _ in range(4)] for _ in range(layers)]
out = drawn(width, len(letters), scale={faint} * width**-0.5)
parameters = [vectors, positions, *(matrix for layer in projections for matrix in layer), out]


def attend(ids):
    x = vectors[ids]{positions}
    for wq, wk, wv, wo in projections:
        scores = (x @ wq) @ (x @ wk).mT{divided}{masked}
        x = x + scores.softmax(-1) @ (x @ wv) @ wo
    return scores, x @ out
"""

LOOP = """
optimizer = torch.optim.Adam(parameters, lr={rate})
steps, history = {steps}, []
for step in range(steps + 1):
    ids, counts = draw()
    loss = grade(ids, counts, *attend(ids))
    history.append(loss.item())
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step % {every} == 0:
        print(f"step {{step:3}}  loss {{loss.item():.4f}}")
losses = torch.tensor(history)
"""
MASK = "\n        scores = scores.masked_fill(torch.ones(length, length).triu(1).bool(), -math.inf)"


def parts(task: str, settings: Settings, seed: int) -> dict[str, str]:
    """Return the program of a training in named parts; settings as they act, see `training.Run`."""
    first, last = training.PERIODS
    sizes = {"letters": LETTERS, "width": training.WIDTH, "batch": training.BATCH, "length": training.LENGTH}
    begins = SETTINGS.format(
        loss="kl_div" if task == "vowels" else "cross_entropy", layers=settings.layers, seed=seed, **sizes
    )
    share = training.VOWEL_SHARE
    return {
        "settings": begins,
        "task": DRAWS[task].format(share=share, rest=1 - share, first=first, last=last),
        "parameters": MODEL.format(
            faint=training.FAINT,
            positions=" + positions" if settings.positions else "",
            divided=" / math.sqrt(width)" if settings.scaled else "",
            masked=MASK if TASKS[task].causal and settings.masked else "",
        ),
        "training": LOOP.format(rate=settings.rate, steps=training.STEPS, every=10 * training.EVERY),
    }
