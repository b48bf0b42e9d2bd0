"""Worked examples: published numbers beside the same numbers computed by the core."""

from functools import partial

from attn_core.cache import remember
from attn_core.examples import drawn_heads, three_tokens
from attn_core.examples.example import CUT_OFF as CUT_OFF
from attn_core.examples.example import Example
from attn_core.examples.example import Step as Step

EXAMPLES = {
    "averaging": three_tokens.averages,
    "three_tokens_naive": three_tokens.naive,
    "three_tokens_by_hand": three_tokens.by_hand,
    "one_head_two_channels": drawn_heads.two_channels,
    "one_head_32_channels": drawn_heads.channels_32,
    "two_variances": drawn_heads.variances,
    "two_softmaxes": drawn_heads.softmaxes,
    "one_head_drawn_later": drawn_heads.drawn_later,
    "a_batch": drawn_heads.batch_of_two,
    "two_heads_in_one_product": drawn_heads.two_heads,
}
CORRECTED = {"two_heads_in_one_product": partial(drawn_heads.two_heads, width=2)}  # where a source slips: without it
NAMES = tuple(EXAMPLES)


@remember
def run(name: str, slip: bool = True) -> Example:
    """Return one of NAMES, computed once, in a few milliseconds. Don't change its tensors.

    slip: whether the source's slip stays, which one of CORRECTED has
    """
    return EXAMPLES[name]() if slip or name not in CORRECTED else CORRECTED[name]()
