"""What Explore says: three panels named by one line of thought, match → share → collect."""

from collections.abc import Sequence

CASE = {  # whether heads are designed → what they make of upper and lower case
    True: "“The” and “the” are the same word to designed heads, which ignore case; their labels",
    False: "“The” and “the” are different words, and their labels",
}


def heatmap_alt(stage: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"{stage} of head {head}: rows {', '.join(queries)}; columns {', '.join(keys)}"


def curve(largest: str, effective: float, visible: int) -> str:
    whole = f"━ largest weight **{largest}**", f"╍ effective keys **{effective:.1f} of {visible}**"
    largest, effective_keys = (part.replace(" ", "\u00a0") for part in whole)
    return f":primary[{largest}] :gray[{effective_keys}]"


def when_colder(visible: int, on_top: int, cold: bool) -> str:
    """Say where a row's weight goes as the temperature falls to 0; on_top: how many largest scores are equal."""
    if visible == 1:
        return "With a single key, its weight is 100 % at every temperature."
    if on_top == visible:
        return f"All {visible} scores are equal, and so are the weights at every temperature."
    takes = "the largest score takes all the weight"
    if on_top > 1:
        takes = f"the {on_top} largest scores, which are equal, share all the weight equally"
    return f"{'At temperature 0' if cold else 'As the temperature falls to 0'}, {takes}."
