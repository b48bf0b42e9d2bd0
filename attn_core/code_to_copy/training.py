"""A program to copy: the training of a small attention model on letters, as PyTorch's own loop."""

from attn_core.letter_model import FAINT, LENGTH, WIDTH, Settings
from attn_core.letter_tasks import BATCH, PERIODS, REVERSED, RHYME, TASKS, VOWEL_SHARE, Task, next_letter, reading
from attn_core.training import EVERY, STEPS

LOSSES = {"vowels": "kl_div", "copy": "cross_entropy", "reverse": "cross_entropy, pad", "text": "cross_entropy"}
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
    "text": """
text = {text}
places = torch.tensor([letters.index(letter) for letter in text])


def draw():  # pieces of the text, all of whose letters count
    first = torch.randint(len(text) - length + 1, (batch, 1), generator=generator)
    ids = places[first + torch.arange(length)]
    return ids, torch.ones_like(ids, dtype=torch.bool)


def grade(ids, counts, scores, logits):  # cross entropy of the next letter
    return cross_entropy(logits[:, :-1][counts[:, 1:]], ids[:, 1:][counts[:, 1:]])
""",
}

SETTINGS = """import math

import torch
from torch.nn.functional import {loss}

letters, width, head_size, {heads}, batch, length = {letters!r}, {width}, {size}, {count}, {batch}, {length}
generator = torch.Generator().manual_seed({seed})
"""

MODEL = """

def drawn(*size, scale):
    return (torch.randn(size, generator=generator, dtype=torch.float64) * scale).requires_grad_()


def head():  # W_Q, W_K, W_V, W_O
    projections = [drawn(width, head_size, scale=width**-0.5) for _ in range(3)]
    return [*projections, drawn(head_size, width, scale={last}head_size**-0.5)]


vectors = drawn(len(letters), width, scale=1.0)
positions = drawn(length, width, scale=1.0)
projections = [head() for _ in range({heads})]
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

def collect(number, x, y, causal=False):  # queries from x, keys and values from y
    wq, wk, wv, wo = projections[number]
    scores = (x @ wq) @ (y @ wk).mT{divided}
    if causal:
        scores = scores.masked_fill(torch.ones(scores.shape[-2:]).triu(1).bool(), -math.inf)
    return scores, x + scores.softmax(-1) @ (y @ wv) @ wo


def attend(ids):  # the encoder reads a word, the decoder writes it backwards and is given the correct letters so far
    read = vectors[ids]{positions}
    written = pad(vectors[ids.flip(-1)[:, :-1]], (0, 0, 1, 0)){positions}
    _, read = collect(0, read, read)
    _, written = collect(1, written, written, causal=True)
    scores, written = collect(2, written, read)
    return scores, written @ out
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
    if step % {every} == 0 or step == steps:
        print(f"step {{step:3}}  loss {{loss.item():.4f}}")
losses = torch.tensor(history)
"""
ON_A_LINE = 100  # characters of a text
MASK = "\n        scores = scores.masked_fill(torch.ones(length, length).triu(1).bool(), -math.inf)"


def parts(name: str, settings: Settings, seed: int, text: str = RHYME) -> dict[str, str]:
    """Return the program of a training in named parts; settings as they act; text: of the task "text"."""
    task = next_letter(text) if name == "text" else TASKS[name]
    sizes = {"letters": task.letters, "width": WIDTH, "size": settings.size, "batch": BATCH, "length": LENGTH}
    counted = {"heads": "heads", "count": task.heads} if task.heads else {"heads": "layers", "count": settings.layers}
    return {
        "settings": SETTINGS.format(loss=LOSSES[name], seed=seed, **counted, **sizes),
        "task": _draws(name, text),
        "parameters": _model(task, settings),
        "training": LOOP.format(rate=settings.rate, steps=STEPS, every=10 * EVERY),
    }


def _draws(name: str, text: str) -> str:
    first, last = PERIODS
    drawn = {"share": VOWEL_SHARE, "rest": 1 - VOWEL_SHARE, "first": first, "last": last, "length": len(REVERSED)}
    return DRAWS[name].format(text=_broken(reading(text)) if name == "text" else "", **drawn)


def _broken(text: str) -> str:
    """Return a text as a program writes it, over as many lines as it needs."""
    return "(\n" + "".join(f"    {text[at : at + ON_A_LINE]!r}\n" for at in range(0, len(text), ON_A_LINE)) + ")"


def _model(task: Task, settings: Settings) -> str:
    drawn = {"last": f"{FAINT} * ", "heads": "heads"} if task.heads else {"last": "", "heads": "layers"}
    placed = " + positions[: ids.shape[-1]]" if task.heads else " + positions"
    of_its_kind = ENCODER_AND_DECODER if task.heads else LAYERS
    return MODEL.format(faint=FAINT, **drawn) + of_its_kind.format(
        positions=placed if settings.positions else "",
        divided=" / math.sqrt(head_size)" if settings.scaled else "",
        masked=MASK if task.causal and settings.masked else "",
    )
