"""What Operate says of patches: what heads do in one sentence, taken from the run on a second one."""

from pages.text import markdown, numbers

TITLE = (
    "**Which heads carry the difference between two sentences?** :gray[· activation patching: a head takes its output, or "
    "its weights, from the run on the second sentence]"
)
SECOND = "Second sentence"
SECOND_HELP = "It must have as many words as the first one. Change one word, so that only its effect is carried over."
NO_SECOND = "A patch needs a second sentence."
SAME = (
    "Both sentences are the same to the model: unknown words that stand at the same places get the same placeholders. A "
    "patch changes nothing."
)
CAUSE = "A head that carries the difference is a cause of it; there may be others that act only together."
ALTS = {
    "output": "Probability of the word with each head’s output from the second sentence: rows are layers, columns heads.",
    "pattern": "Probability of the word with each head’s weights from the second sentence: rows are layers, columns heads.",
}
_PARTS = {"output": "output", "pattern": "weights"}


def lengths(first: int, second: int) -> str:
    return (
        f"A patch needs two sentences with the same number of words: the first has {first}, the second {second}. Patches in "
        f"the link are kept, but have no effect."
    )


def grid_title(part: str, word: str) -> str:
    word = markdown.plain(word)
    return f"**Probability of “{word}” with each head’s {_PARTS[part]} patched** :gray[· click a head to look at it]"


def carries(
    part: str, place: tuple[int, int], word: str, shares: tuple[float, float], instead: tuple[str, float] | None
) -> str:
    """shares: the word's probability now, and with the patch; instead: the word that is then the most likely one."""
    then = f"; the most likely word is then “**{instead[0]}**” ({numbers.percent(instead[1])})" if instead else ""
    return (
        f"Patching the {_PARTS[part]} of layer {place[0]}, head {place[1]} has the largest effect: the probability of "
        f"“**{word}**” falls from {numbers.percent(shares[0])} to {numbers.percent(shares[1])}{then}."
    )


def none(part: str, word: str) -> str:
    return (
        f"Patching the {_PARTS[part]} of a single head lowers the probability of “**{word}**” by at most 1 percentage point."
    )


def patch(part: str, layer: int, head: int) -> str:
    return f"Patch the {_PARTS[part]} of layer {layer}, head {head}"
