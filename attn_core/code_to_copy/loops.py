"""The part of a program to copy that computes one head number by number, in loops."""

from collections.abc import Sequence

LOOPS = """
q, k, v, allowed = q[{head}].tolist(), k[{head}].tolist(), v[{head}].tolist(), {allowed}
weights = [[0.0] * len(k) for _ in q]
output = [[0.0] * len(v[0]) for _ in q]
{lines}
weights, output = torch.tensor(weights), torch.tensor(output)
"""


def of_head(head: int, masked: bool, lines: Sequence[str]) -> str:
    """Return the lines that run the loops of one head, after those that make q, k and v.

    masked: whether the program defines `allowed`; lines: the loops themselves
    """
    allowed = "allowed.tolist()" if masked else "[[True] * len(memory)] * len(words)"
    return LOOPS.format(head=head, allowed=allowed, lines="\n".join(lines))
