"""What stands below Explore's tables: the program that computes the screen, what is random, and what a link shows."""

from attn_core.code_to_copy import attention
from attn_core.projections import designed
from attn_core.scene import Scene
from attn_core.score_scales import SCALES
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Code, Pieces, Text
from pages.ui.link import LONGEST
from pages.ui.traced_view import TracedView

TOKENS = (
    "Words: letters, digits, ’ and - stick together, every other sign (a comma, an emoji) is a token of its own, "
    "The and the are different words: they look alike, so their names hold the position, The·0 and the·5. "
    f"Characters: every sign is a token, spaces show as ␣. Up to {LONGEST} tokens. "
    "Words, rows and columns count from 0; heads have names: head 1, head 2, …"
)
COLOURS = (
    "Colours of weights: 0 to 1, to the power 0.6, so that small ones can be seen. Violet is above 0, orange below. "
    "The address of this page is the view: whoever opens it sees the same, your words included."
)
DRAWN = (
    "Words and projections are a random draw from the seed: true mathematics, no meaning yet. "
    "q and k have variance about 1, so q·k has variance about head_size; divided by √head_size it would be about 1."
)
LEARNED = "Letters’ vectors and the other heads are a random draw from the seed; head 1 learned by gradient descent."
shows = panel(traced_view.present_long)


@shows
def program(traced: TracedView) -> Pieces:
    needs = ":gray[Needs torch and nothing else; makes the same words, draws and weights, and checks itself.]"
    return [Text("program_needs", needs), Code("program", attention.pytorch(traced.scene))]


@shows
def about(traced: TracedView) -> Pieces:
    """Say what is random, what counts as a token, where it was computed, and what a link shows."""
    (raw, scaled), view, scale = traced.seen.variance, traced.view, SCALES[traced.view.scale]
    divided = f"once divided by {scale.in_numbers(view.head_size, view.d_model)} ({scale.divisor})"
    after = "not divided by anything (Divide by 1)" if view.scale == "none" else f"{scaled:.2f} {divided}"
    variance = f"In this sample the variance of q·k is {raw:.1f}, {after}."
    if traced.seen.trace.heads.scores.numel() < 2:
        variance = "One score has no variance."
    computed = f"Computed on the {traced.seen.device} in {traced.seen.milliseconds:.1f} ms."
    lines = [f"{_random(traced.scene)} {variance} {computed}", TOKENS, COLOURS]
    return [Text("about", "  \n".join(f":gray[{line}]" for line in lines))]


def _random(scene: Scene) -> str:
    if scene.designed_heads:
        return (
            f"Projections are built by hand: x holds 0 and 1, {scene.d_model} named features; a query finds its key with a "
            f"score of {designed.SHARPNESS:g}·√head_size, every other scores 0. The seed draws dropout only."
        )
    if scene.example:
        return f"{scene.example.description} The seed draws dropout, too."
    return LEARNED if scene.maps == "learned" else DRAWN
