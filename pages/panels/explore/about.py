"""What stands below Explore's tables: the program that computes the screen, and how its numbers were checked."""

from attn_core import meaning, one_query
from attn_core.code_to_copy import attention
from attn_core.scene import Scene
from attn_core.sources import designed
from attn_core.sources.meaning import PLACES
from pages.board.panel import panel
from pages.board.pieces import Code, Pieces, Text
from pages.panels.shared import head_roles, program_needs, selected_row
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.traced_view import TracedView

words = Words("explore")
shows = panel(traced_view.present_long)


@shows
def program(traced: TracedView) -> Pieces:
    code = attention.pytorch(traced.scene)
    return [Text("program_needs", program_needs.sentence(code, words.PROGRAM_NEEDS)), Code("program", code)]


@shows
def verified(traced: TracedView) -> Pieces:
    """State whether torch agrees, the random parts, the tokens, the device, and the contents of a link."""
    (raw, scaled), view, by = traced.seen.variance, traced.view, traced.view.divisor
    divisor = f"{by.in_numbers(view.head_size, view.d_model)} ({by.name})"
    variance = words.variance(raw=raw, scaled=scaled if by.power else None, divisor=divisor)
    if traced.scene.heads * len(traced.queries) * len(traced.keys) < 2:
        variance = words.ONE_SCORE
    total = words.difference(amount=one_query.ledger(traced.alone, 0, 0).difference)
    computed = words.computed(device=traced.seen.device, milliseconds=traced.seen.milliseconds)
    lines = [f"{_random(traced.scene)} {variance} {computed}", _tokens(traced.scene), words.COLOURS, words.LINK]
    agreement = f"{selected_row.agreement(*traced.seen.agreement)} {total}"
    return [Text("about", "\n\n".join(filter(None, [agreement, *lines])))]


def _tokens(scene: Scene) -> str:
    """Say what a token is, and which words are the same; "" of a worked example, which has its own."""
    source = scene.origin
    if source.fixed:
        return ""
    reader = "model" if source.model else "table" if source.has_word_vectors else "designed"
    return words.tokens(own=source.own_tokens, ignores_case=reader if source.ignores_case else "")


def _random(scene: Scene) -> str:
    if scene.named:
        return words.designed(d_model=scene.d_model, score=designed.SHARPNESS)
    if scene.origin.fixed:
        return words.from_example(description=head_roles.example(scene))
    if scene.origin.offsets:
        return words.word_vectors(places=PLACES, steps=scene.trained, most=meaning.STEPS)
    if scene.origin.trains:
        return words.LEARNED if scene.grown else words.UNTRAINED
    return words.LANGUAGE_MODEL if scene.origin.model else words.DRAWN
