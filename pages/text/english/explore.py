"""What Explore says: three panels named by one line of thought, match → share → collect."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"row": "this row, to its output", "heatmap": "this heatmap", "sharpness": "sharpness by temperature"}
DEFINITION = "Attention lets each word collect information from other words."
START_HERE = "New to attention? Start here"
JOBS = ":gray[These random projections have no meaning yet.] **Attend to:**"
JOB_NAMES = {"previous": "the word before", "same": "the same word"}
MATCH = "## 1  Match: who attends to whom"
STAGE_HELP = (
    "scores: q·k. scaled: divided by √head_size. biased: the bias added, where there is one. masked: hidden cells are −∞. "
    "weights: after softmax. dropped: after dropout."
)
WINDOW = {"rows_from": "Rows from", "columns_from": "Columns from"}
WINDOW_HELP = "Where the window starts in which every number is exact."
PROGRAM = "The PyTorch that computes this screen"
PROGRAM_NEEDS = ":gray[Needs torch and nothing else; makes the same words, draws and weights, and checks itself.]"
VERIFIED = "Verified ✓: how these numbers were checked, and what the colours mean"
NOW, AT_ONE = "**▬**\u00a0now", "**┃**\u00a0at\u00a0temperature\u00a01"  # a key of colours never breaks
TRY = {
    "sharp": "Temperature 0.1",
    "unscaled": "Head size 128, scores not divided",
    "causal": "Causal mask: hide later words",
    "previous": "Attend to the word before",
    "model": "A head of a trained model",
    "alibi": "ALiBi alone: the nearest words count most",
}
CASE = {  # whether heads are designed → what they make of upper and lower case
    True: "“The” and “the” are the same word to designed heads, which ignore case; their labels",
    False: "“The” and “the” are different words, and their labels",
}
COLOURS = (
    "Colour scale of weights: 0 to 1, raised to the power 0.6, so that small weights can be seen. In scores and values, "
    "violet is positive and orange is negative."
)
LINK = "The address of this page is the view: whoever opens it sees the same, your words included."
DRAWN = (
    "Words and projections are drawn at random from the seed. q and k have variance about 1, so q·k has variance about "
    "head_size; divided by √head_size it would be about 1."
)
LANGUAGE_MODEL = "Vectors and projections are those of a small language model, learned from simple stories."
LEARNED = "Letters’ vectors and the other heads are drawn at random from the seed; head 0 learned by gradient descent."
UNTRAINED = "Letters’ vectors and all heads are drawn at random from the seed; head 0 is not trained yet."
ONE_SCORE = "One score has no variance."
ROWS_AND_COLUMNS = "rows: queries · columns: keys"
ALL_HEADS = ":gray[**all heads** · select one to follow it]"
IN_BLOCKS = "all of it in blocks"
HIDDEN = "hidden"
BARS_ALT = "The selected row as bars"
CURVE_ALT = "Largest weight and effective keys against temperature"
LEDGER_ALT = "Ledger: weight, value and contribution of each key to the output"
STACK_ALT = "Output by dimension, stacked from the keys"


def head_title(head: int, role: str) -> str:
    return f":gray[**head {head}** · {role or ROWS_AND_COLUMNS}]"


def window(top: int, bottom: int, left: int, right: int) -> str:
    return f"rows {top} to {bottom}, columns {left} to {right}"


def exact_title(head: int, window: str, legend: str) -> str:
    return f":gray[**head {head}** · {window}, exact · {legend}]"


def whole_title(head: int, blocks: str) -> str:
    return f":gray[**head {head}** · {blocks} · select a cell to move the window]"


def stage_alt(stage: str, head: int, part: str) -> str:
    return f"{stage} of head {head}, {part}"


def heatmap_alt(stage: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"{stage} of head {head}: rows {', '.join(queries)}; columns {', '.join(keys)}"


def all_heads_alt(stage: str) -> str:
    return f"{stage} of all heads, small"


def others(count: int) -> str:
    return f"{count} others"


def share(name: str) -> str:
    return f"## 2  Share: how “{markdown.plain(name)}” distributes its attention"


UNSCALED = "○\u00a0not\u00a0divided"


def curve(largest: str, effective: float, visible: int) -> str:
    whole = f"━ largest weight **{largest}**", f"╍ effective keys **{effective:.1f} of {visible}**"
    largest, effective_keys = (part.replace(" ", "\u00a0") for part in whole)
    return f":primary[{largest}] :gray[{effective_keys}]"


def collect(name: str, weight: str) -> str:
    title = f"## 3  Collect: the output of “{markdown.plain(name)}”, the sum of {weight} × value"
    return f"{title}\n\n:gray[values and contributions (violet: positive, orange: negative)]"


def by_dimension(size: int) -> str:
    title = "The one component" if size == 1 else f"The {size} components"
    return f"### {title} of the output, stacked by key: **–**\u00a0{markdown.chip('output', 'output')}"


def sharpness(query: str, effective: float, visible: int, hides: bool, noun: str) -> str:
    """Say to how many keys a row attends in effect; hides: whether others are hidden from it."""
    asking = markdown.chip("query", query)
    if not visible:
        return f"Every {noun} is hidden from {asking}, so all its weights are 0."
    keys = f"{'the ' * (visible > 1)}{numbers.plural(visible, noun)}{' that it may attend to' * hides}"
    return f"{asking} in effect attends to **{effective:.1f}** of {keys} (**effective keys**)."


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


def tokens(designed: bool) -> str:
    """Say what a token is."""
    return (
        "Words: letters, digits, ’ and - stick together; every other sign, such as a comma or an emoji, is a token of its "
        f"own. {CASE[designed]} hold their positions: The·0 and the·5. Characters: every sign is a token, and a space is "
        "written ␣."
    )


def difference(amount: float) -> str:
    return f"The output is the weighted sum of the values: sum − output is {numbers.small(amount)}."


def variance(raw: float, scaled: float | None, divisor: str) -> str:
    """Say the variance of the scores; scaled: after the division, None where there is none."""
    after = "not divided by anything" if scaled is None else f"{scaled:.2f} once divided by {divisor}"
    return f"In this sample the variance of q·k is {raw:.1f}, {after}."


def computed(device: str, milliseconds: float) -> str:
    return f"Computed on the {device} in {milliseconds:.1f} ms."


def designed(d_model: int, score: float) -> str:
    return (
        f"Projections are designed: x holds 0 and 1, {d_model} named features; a query finds its key with a score of "
        f"{score:g}·√head_size, every other key scores 0. The seed draws dropout only."
    )


def from_example(description: str) -> str:
    return f"{description} The seed draws dropout, too."
