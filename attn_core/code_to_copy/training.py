"""A program to copy: the training of a small attention model on letters, as PyTorch's own loop."""

from attn_core import training
from attn_core.training import LETTERS, TASKS, Settings

LOSSES = {"vowels": "kl_div", "copy": "cross_entropy", "reverse": "cross_entropy, pad"}
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
    "reverse": """

def draw():  # words of {length} random letters, all of which count
    ids = torch.randint(len(letters), (batch, {length}), generator=generator)
    return ids, torch.ones_like(ids, dtype=torch.bool)


def grade(ids, counts, scores, logits):  # cross entropy of the letters from the last to the first
    return cross_entropy(logits[counts], ids.flip(-1)[counts])
""",
}

SETTINGS = """import math

import torch
from torch.nn.functional import {loss}

letters, width, {heads}, batch, length = {letters!r}, {width}, {count}, {batch}, {length}
generator = torch.Generator().manual_seed({seed})
"""

MODEL = """

def drawn(*size, scale):
    return (torch.randn(size, generator=generator, dtype=torch.float64) * scale).requires_grad_()


vectors = drawn(len(letters), width, scale=1.0)
positions = drawn(length, width, scale=1.0)
projections = {projections}
out = drawn(width, len(letters), scale={faint} * width**-0.5)
parameters = [vectors, positions, *(matrix for layer in projections for matrix in layer), out]
"""
LAYERS = """

def attend(ids):
    x = vectors[ids]{positions}
    for wq, wk, wv, wo in projections:
        scores = (x @ wq) @ (x @ wk).mT{divided}{masked}
        x = x + scores.softmax(-1) @ (x @ wv) @ wo
    return scores, x @ out
"""
ENCODER_AND_DECODER = """

def head(number, x, y, causal=False):  # queries from x, keys and values from y
    wq, wk, wv, wo = projections[number]
    scores = (x @ wq) @ (y @ wk).mT{divided}
    if causal:
        scores = scores.masked_fill(torch.ones(scores.shape[-2:]).triu(1).bool(), -math.inf)
    return scores, x + scores.softmax(-1) @ (y @ wv) @ wo


def attend(ids):  # the encoder reads a word, the decoder writes it backwards and is given the correct letters so far
    read = vectors[ids]{positions}
    written = pad(vectors[ids.flip(-1)[:, :-1]], (0, 0, 1, 0)){positions}
    _, read = head(0, read, read)
    _, written = head(1, written, written, causal=True)
    scores, written = head(2, written, read)
    return scores, written @ out
"""
ONE_EACH = "[[drawn(width, width, scale=width**-0.5) for _ in range(4)] for _ in range(layers)]"
FAINT_LAST = "[[drawn(width, width, scale=each * width**-0.5) for each in (1, 1, 1, {faint})] for _ in range(heads)]"

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
    heads, share, faint = TASKS[task].heads, training.VOWEL_SHARE, training.FAINT
    counted = {"heads": "heads", "count": heads} if heads else {"heads": "layers", "count": settings.layers}
    begins = SETTINGS.format(loss=LOSSES[task], seed=seed, **counted, **sizes)
    placed = " + positions[: ids.shape[-1]]" if heads else " + positions"
    return {
        "settings": begins,
        "task": DRAWS[task].format(share=share, rest=1 - share, first=first, last=last, length=len(training.REVERSED)),
        "parameters": MODEL.format(faint=faint, projections=FAINT_LAST.format(faint=faint) if heads else ONE_EACH)
        + (ENCODER_AND_DECODER if heads else LAYERS).format(
            positions=placed if settings.positions else "",
            divided=" / math.sqrt(width)" if settings.scaled else "",
            masked=MASK if TASKS[task].causal and settings.masked else "",
        ),
        "training": LOOP.format(rate=settings.rate, steps=training.STEPS, every=10 * training.EVERY),
    }
