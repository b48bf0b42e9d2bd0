"""What the page about operations on a model says: what is done, what becomes of the next word, which head matters."""

from collections.abc import Sequence

from pages.text import numbers

_PATCHES = {"output": "takes its output from the second sentence", "pattern": "takes its weights from the second sentence"}
_KINDS = {
    "off": "is off",
    "uniform": "has equal weights",
    "scale": "does not scale its scores",
    "temperature": "has temperature {}",
    "mask": "{}",
    "patch": "{}",
}
_MASKS = {"causal": "sees the past", "window": "sees two words to either side", "no_first": "doesn’t see the first word"}


def effect(done: Sequence[str], word: str, was: float, now: float, instead: tuple[str, float] | None) -> str:
    """Say what operations do: how the expected word's probability moves, and which word is the most likely one instead."""
    with_them = done[0][:1].upper() + done[0][1:] if len(done) == 1 else f"{len(done)} operations act"
    before, after = numbers.percent(was), numbers.percent(now)
    moves = f"stays at {after}" if before == after else f"{'falls' if now < was else 'rises'} from {before} to {after}"
    first = f"{with_them}: the probability of “**{word}**” {moves}."
    if instead is None:
        return f"{first} It is still the most likely word."
    return f"{first} The most likely word is now “**{instead[0]}**” ({numbers.percent(instead[1])})."


def operation(
    kind: str, layer: int | None, head: int | None, arrow: tuple[str, str] | None, value: float | str | None
) -> str:
    """Say what is done: kind of KINDS; layer, head None: all of them; arrow: its query and its key."""
    layers = "every layer" if layer is None else f"layer {layer}"
    if arrow:
        of = f"{layers}, every head" if head is None else f"{layers}, head {head}"
        return f"the arrow from “{arrow[0]}” to “{arrow[1]}” of {of} is cut"
    where = f"every head of {layers}" if head is None else f"{layers}, head {head}"
    said = {**_MASKS, **_PATCHES}[value] if isinstance(value, str) else f"{value:g}" if value is not None else ""
    return f"{where} {_KINDS[kind].format(said)}"


def least(layer: int, head: int, word: str, now: float, share: float) -> str:
    if share > 0.9 * now:
        return (
            f"No single head is necessary: without any one of them, the probability of “**{word}**” is "
            f"{numbers.percent(share)} or more."
        )
    moves = f"from {numbers.percent(now)} to {numbers.percent(share)}"
    return (
        f"The prediction needs layer {layer}, head {head} most: without it, the probability of “**{word}**” falls {moves}."
    )
