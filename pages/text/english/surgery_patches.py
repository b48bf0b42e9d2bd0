"""What Operate says of patches: what heads do in one sentence, taken from the run on a second one."""

from pages.text import numbers

_PARTS = {"output": "output", "pattern": "weights"}


def carries(
    part: str, place: tuple[int, int], word: str, shares: tuple[float, float], instead: tuple[str, float] | None
) -> str:
    """shares: the word's probability now, and with the patch; instead: the word that is then the most likely one."""
    then = f"; the most likely word is then “**{instead[0]}**” ({numbers.percent(instead[1])})" if instead else ""
    return (
        f"Patching the {_PARTS[part]} of layer {place[0]}, head {place[1]} has the largest effect: the probability of "
        f"“**{word}**” falls from {numbers.percent(shares[0])} to {numbers.percent(shares[1])}{then}."
    )


def patch(part: str, layer: int, head: int) -> str:
    return f"Patch the {_PARTS[part]} of layer {layer}, head {head}"
