"""The part of a program to copy that goes from the mean of the past to attention, one change at a time."""

from attn_core.attention import EQUAL, SMALLEST

RUNGS = """
x, size = {x}, {size}
places = range(len(words))
allowed = torch.tensor([[key <= query for key in places] for query in places])  # the past and the word itself
{hidden}

def mean(x):  # of what each word may see, one row at a time
    return torch.stack([x[row].mean(0) if row.any() else torch.zeros(x.shape[1]) for row in allowed])


def softmax(scores, temperature=1.0):  # of each row, hidden words left out; a row that sees nothing gets zeros
    masked = scores.masked_fill(~allowed, -math.inf)
{softmax}

rungs = {{  # the first three agree, the last two follow the words
    "loop": mean(torch.eye(len(words))),
    "triangle": allowed / allowed.sum(-1, keepdim=True).clamp(min=1),
    "softmax": softmax(torch.zeros(len(words), len(words))),
    "tokens": softmax(x @ x.T * {by_width}, temperature),
    "query_key": softmax((x @ wq[:, :size]) @ (x @ wk[:, :size]).T * {by_size}, temperature),
}}
weights = rungs[{rung!r}]
output = weights @ x
"""

WARM = """\
    shifted = masked - masked.amax(-1, keepdim=True)  # changes no weight, and nothing overflows
    return torch.softmax(shifted / temperature, -1).nan_to_num()
"""

COLD = f"""\
    if temperature == 1:
        return torch.softmax(masked, -1).nan_to_num()
    magnitude = masked.masked_fill(~allowed, 0).abs().amax(-1, keepdim=True)
    top = masked.amax(-1, keepdim=True) - masked <= {EQUAL} * magnitude  # the limit of temperature 0: equal but for rounding
    return (top / top.sum(-1, keepdim=True)).nan_to_num()
"""


def rungs(x: str, size: int, hidden: tuple[int, int] | None, rung: str, scaled: tuple[float | None, float]) -> str:
    """Return the lines that compute the weights of all five rungs, and weights and output of the chosen one.

    x: the expression that is the words; size: of a head; hidden: a query and a key that it may not see besides
    scaled: to which power of the width that it multiplies each rung divides, None where all divide alike; the temperature
    """
    power, temperature = scaled
    return RUNGS.format(
        x=x,
        size=size,
        hidden="" if hidden is None else f"allowed[{hidden[0]}, {hidden[1]}] = False\n",
        softmax=COLD if temperature < SMALLEST else WARM,
        rung=rung,
        by_width="scale" if power is None else f"x.shape[1] ** -{power!r}",
        by_size="scale" if power is None else f"size ** -{power!r}",
    )
