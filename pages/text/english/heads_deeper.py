"""What the page about heads says where it is unfolded: widths, the scale, three ways, a context."""

from pages.text import markdown, numbers

TABLES = {"joined_heads": "outputs of all heads"}


def rollout(layers: int, heads: int, mixed: bool) -> str:
    """Say what the numbers of the rollout are, and what of the layers they leave out."""
    averaged = f" averaged over its {heads} heads" if heads > 1 else ""
    product = (
        f"The numbers are an attention **rollout**: the product of the weights of {layers} "
        f"layers{averaged and f', each{averaged}'}."
    )
    if layers == 1:
        product = f"After one layer, the numbers are its weights{averaged and f',{averaged}'}."
    maps = "W_V and W_O do" if mixed else "W_V does"
    left_out = f"They leave out what {maps} to the values, and the residual path, which keeps each word’s own vector."
    return f"{product} {left_out} So they are no measure of how much of a word is in an output."


def refusal(error: str) -> str:
    return f":orange[**Error**] {markdown.plain(error)}."


def misfit(heads: int, size: int, d_model: int) -> str:
    width = f"{heads} × {size} = {heads * size}"
    gives = (
        f"Without W_O, the output of a layer has heads × head_size = {width} numbers for each word; the next layer expects "
        f"d_model = {d_model}."
    )
    return f"**These layers don’t stack.** {gives}"


FIT = (
    "Layers can be stacked if the output of a layer has the shape of its input: d_model numbers for each word. W_O maps "
    "heads × head_size numbers to d_model. Without W_O, heads × head_size must equal d_model."
)


def widths(d_model: int, count: int, size: int) -> str:
    return (
        f"d_model / heads = {d_model} / {count} = **{size}** columns for each head; joined, they have {d_model} columns "
        "again."
    )


def widths_set(heads: int, size: int) -> str:
    """Say how wide the heads are that are drawn at random; designed ones bring sizes of their own."""
    return f"With random projections the heads of this page have {heads} × {size} = {heads * size} columns."


def left_over(count: int) -> str:
    return f"{count} left over"


WIDTHS_ALT = "Columns of d_model divided among heads"


def d_model(width: int) -> str:
    return f"d_model {width}"


def scale_key(number: int, joined: bool) -> str:
    return f"**Weights of head {number}** :gray[· scores divided by √{'(heads × head_size)' if joined else 'head_size'}]"


def scale_alt(number: int) -> str:
    return f"Weights of head {number} under the scale that is set"


def scaled(joined: bool, width: int, temperature: float, limit: bool) -> str:
    """limit: whether the temperature is so low that no scale changes the weights"""
    divisor = f"√{width}, the root of {'the joined width' if joined else 'head_size'}"
    if limit:
        return (
            f"Scores are divided by {divisor}; at temperature 0 no scale changes the weights: the largest score takes all."
        )
    return f"Scores are divided by {divisor}, then by the temperature, {temperature:g}."


def largest(query: str, number: int, weight: float) -> str:
    return f"The largest weight of {markdown.chip('query', query)} in head {number} is **{weight:.2f}**."


SCALE_WHY = (
    "A score sums head_size products, not heads × head_size: each head is divided by the root of its own width. With "
    "several heads the joined width makes scores too small, and weights too equal."
)
LIST_TITLE, PACKED_TITLE = "**A list of heads, or one product reshaped?**", "**Three projections, or one packed?**"
PACKED_KEY = "One product, then cut into three: x (W_Q next to W_K next to W_V)"
PACKED_ALT = "q, k and v of all heads as one product"
WHY_CALLS = "Both do the same multiplications, in one call or in three: the times differ by the calls alone."


def of_list(heads: int) -> tuple[str, str]:
    return f"A list of {heads}", "one reshaped product"


def of_packed(rows: int, columns: int) -> tuple[str, str]:
    return f"One product with {rows} × {3 * columns}", f"three with {rows} × {columns}"


def times(names: tuple[str, str], milliseconds: tuple[float, float], runs: int, equal: bool) -> str:
    first, second = (f"{ms:.2f} ms" if ms >= 0.1 else f"{1000 * ms:.1f} µs" for ms in milliseconds)
    verdict = "Both give the same numbers" if equal else "They give different numbers"
    return f"{verdict}. {names[0]} **{first}**, {names[1]} **{second}**: the shortest of {runs} runs each, on this server."


def checked(ways: tuple[str, str], equal: bool, difference: float) -> str:
    return f"{ways[0]}, {ways[1]}: {markdown.badge(equal, 'equal' if equal else 'differ', difference)}"


BUFFER_KEY = "The layer’s mask for its whole context :gray[· dot = hidden · violet = used by the text · pale = not used yet]"
BUFFER_KEY_FULL = "The layer’s mask for its whole context :gray[· dot = hidden · violet = used by the text]"


def buffer_alt(context: int, length: int) -> str:
    return f"A causal mask for {context} tokens, of which {length} are used"


def in_context(shapes: str, length: int, context: int, same: bool) -> str:
    verdict = "the same outputs" if same else "other outputs"
    cut = f"mask[:{length}, :{length}] of {context} × {context}"
    return f"{shapes}\n\n{cut}. A layer built for exactly {numbers.plural(length, 'token')} gives {verdict}."


TOO_LONG = "A longer context, or fewer words, would fit."


def context_checked(context: int, length: int, difference: float) -> str:
    built = f"A layer built for {context} tokens and one built for {length}, on the same text"
    return f"{built}: largest difference **{numbers.small(difference)}**."
