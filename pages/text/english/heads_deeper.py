"""What the page about heads says where it is unfolded: widths, the scale, three ways, a context."""

from pages.text import markdown


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


def misfit(heads: int, size: int, d_model: int) -> str:
    width = f"{heads} × {size} = {heads * size}"
    gives = (
        f"Without W_O, the output of a layer has heads × head_size = {width} numbers for each word; the next layer expects "
        f"d_model = {d_model}."
    )
    return f"**These layers don’t stack.** {gives}"


def widths_set(heads: int, size: int) -> str:
    """Say how wide the heads are that are drawn at random; designed ones bring sizes of their own."""
    return f"With random projections the heads of this page have {heads} × {size} = {heads * size} columns."


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
