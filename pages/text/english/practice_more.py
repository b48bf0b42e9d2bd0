"""What questions about sizes, masks and order say."""

from collections.abc import Sequence

from pages.text.numbers import decimal, percent, plural, shape
from pages.text.practice_sentences import Facts, Labels, Sentences, key, query

ORDINALS = ("first", "second", "third", "fourth")


def _query(words: Labels, facts: Facts) -> str:
    return query(words[facts["query"]])


def _listed(words: Labels, places: Sequence[int]) -> str:
    """Return words by their places: a, b and c."""
    *first, last = [key(words[place]) for place in places]
    return f"{', '.join(first)} and {last}" if first else last


def _share(words: Labels, facts: Facts, value: object) -> str:
    return f"{value} %"


# ---- a key is hidden ----


def _hidden(words: Labels, facts: Facts, level: int) -> str:
    hidden, answers = _listed(words, facts["hidden"]), key(words[facts["key"]])
    picture = f"The picture shows attention weights. Now a mask hides {hidden} from the query {_query(words, facts)} alone, "
    goes = "itself" if facts["key"] == facts["query"] else answers
    return f"{picture}and the scores stay as they are. How much of its attention does this query then give to {goes}?"


def _hidden_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    lost = sum(round(share, 2) for share in facts["lost"])
    parts = " + ".join(map(percent, facts["lost"])) + (f" = {percent(lost)}" if len(facts["lost"]) > 1 else "")
    first = f"{_listed(words, facts['hidden'])} had {parts} of the row, so 100 % − {percent(lost)} = {percent(1 - lost)} "
    first += "are left. The weights that are left are divided by their sum, so that the row sums to 100 % again: "
    after = f"{percent(facts['before'])} ÷ {percent(1 - lost)} = {percent(facts['after'])}"
    return f"{first}{after} for {key(words[facts['key']])}."


# ---- sizes ----


def _shape(words: Labels, facts: Facts, level: int) -> str:
    size = f"head_size = {facts['head_size']}"
    start = {
        1: f"A sentence of {facts['queries']} words attends to itself, in one head with {size}; a word’s vector x has "
        f"{facts['d_model']} numbers.",
        2: f"{facts['queries']} words attend to the {facts['keys']} words of another sentence, in one head with {size}.",
        3: f"In a batch of {facts['batch']} examples, {facts['queries']} words attend to {facts['keys']} words of another "
        f"sentence, in {facts['heads']} heads with {size}.",
    }[level]
    return f"{start} Which shape do the attention weights have?"


def _shape_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    pair = f"{facts['queries']} × {facts['keys']}"
    first = f"There is one weight for each query and each key: {pair}, one row for each query."
    if facts["level"] == 3:
        first += f" Each of {facts['batch']} examples and each of {facts['heads']} heads has such a matrix of its own."
    return (
        f"{first} The {facts['head_size']} numbers of a query are summed up in the score, so head_size isn’t in the shape."
    )


def _size(words: Labels, facts: Facts, value: object) -> str:
    return shape(value)


def _sizes(facts: Facts) -> str:
    return f"d_model = {facts['d_model']} and {facts['heads']} heads with head_size = {facts['head_size']}"


def _divisor(words: Labels, facts: Facts, level: int) -> str:
    unit = "The numbers of q and k are independent, with mean 0 and variance 1."
    return {
        1: f"A model has {_sizes(facts)}; a sentence has {facts['words']} words. What are scores divided by before softmax?",
        2: f"A model has {_sizes(facts)}. {unit} What is the variance of a score q·k before it is divided?",
        3: f"A model has {_sizes(facts)}. {unit} A program divides the scores by √d_model. What is their variance then?",
    }[level]


def _divisor_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    size, width, root = facts["head_size"], facts["d_model"], facts["root"]
    total = f"q·k is a sum of {size} products, each with variance 1, so its variance is {size}."
    return {
        1: f"{total} Divided by √head_size = √{size} = {root:g} it is 1. d_model and the number of words don’t matter.",
        2: f"{total} That is why scores are divided by √{size} = {root:g}: then their variance is 1.",
        3: f"{total} To divide by √{width} divides the variance by {width}: {size} ÷ {width} = {size / width:g}. It should "
        "be 1: the scores vary too little, and the rows are too flat.",
    }[facts["level"]]


def _plain(words: Labels, facts: Facts, value: object) -> str:
    return f"{value:g}"


def _numbers(words: Labels, facts: Facts, level: int) -> str:
    matrices = "W_Q, W_K, W_V and W_O" if facts["matrices"] == 4 else "W_Q, W_K and W_V"
    return f"A layer has {_sizes(facts)}. How many numbers do {matrices} of all heads hold together?"


def _numbers_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    heads, size, width, matrices = (facts[name] for name in ("heads", "head_size", "d_model", "matrices"))
    one = f"For all heads each matrix has {width} × ({heads} · {size}) = {width} × {width} = {width**2} numbers"
    more = ", W_O too" if matrices == 4 else ""
    return f"{one}{more}: {matrices} · {width**2} = {facts['numbers']}. Heads that share the width hold no more than one."


# ---- what True means ----


def _polarity(words: Labels, facts: Facts, level: int) -> str:
    row = ", ".join(f"{word} **{value}**" for word, value in zip(words, facts["mask"], strict=True))
    function = "nn.MultiheadAttention" if facts["module"] else "scaled_dot_product_attention"
    lead = f"A boolean mask has this row for {_query(words, facts)}: {row}."
    return f"{lead} It is passed to {function} as attn_mask. Which words may {_query(words, facts)} attend to?"


def _words(words: Labels, facts: Facts, value: object) -> str:
    return ", ".join(words[place] for place in value)


def _polarity_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    left, count = _listed(words, facts["allowed"]), len(facts["mask"])
    function, other, means = "scaled_dot_product_attention", "nn.MultiheadAttention", "take part"
    if facts["module"]:
        function, other, means = other, function, "hide"
    row = f"{sum(facts['mask'])} of {count} entries of the row are True"
    stays = f"{plural(len(facts['allowed']), 'word')} of {count} {'stay' if len(facts['allowed']) > 1 else 'stays'}: {left}"
    return f"In {function} True means {means}. {row}, so {stays}. In {other} it is the reverse."


# ---- two words change places ----


def _swapped(words: Labels, facts: Facts, level: int) -> str:
    if level == 1:
        order = " ".join(words[place] for place in facts["order"])
        lead = "The picture shows outputs, without positions and without a mask; one row is marked. Now the words stand in "
        return f"{lead}another order: “{order}”. Which row has the marked numbers then?"
    positions = "with" if facts["positions"] else "without"
    mask = "under a causal mask" if facts["masked"] else "without a mask"
    lead = f"The picture shows outputs, {positions} positions and {mask}. "
    lead += f"Now **{words[facts['first']]}** and **{words[facts['second']]}** change places."
    return f"{lead} Which rows of this picture keep their numbers? They are called by the words that stand there now."


def _rows(words: Labels, facts: Facts, value: object) -> str:
    if isinstance(value, int):
        return f"the {ORDINALS[value]} row"
    return ", ".join(words[place] for place in value) if value else "no row"


def _swapped_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    begins = decimal(facts["begins"], 1)
    if "order" in facts:
        lead = "A score depends on two words, not on their places, and a sum has no order, so each output moves with its "
        there = f"now stands in the {ORDINALS[facts['there']]} row, where the word stands"
        return f"{lead}word. That of **{words[facts['marked']]}**, {begins} in column 0, {there}."
    one, other = f"**{words[facts['first']]}**", f"**{words[facts['second']]}**"
    if facts["positions"]:
        lead = f"{one} and {other} stand at other positions now, so their vectors are others"
        if not facts["masked"]:
            return f"{lead}, and without a mask every query attends to both of them: all {len(words)} rows change."
        count = len(words) - facts["first"]
        lead += f". Each of the {count} rows from {one} on may attend to one of these words and changes; rows before {one} "
        return f"{lead}may attend to neither."
    if facts["masked"]:
        count = facts["second"] - facts["first"] + 1
        lead = f"The {count} rows from {one} to {other} have another query or may attend to other words than before, so "
        lead += f"they change. Rows before {one} may attend to neither word."
        return f"{lead} Rows after {other} add up the same words in another order, which changes no sum."
    lead = "A score depends on two words, not on their places, and a sum has no order, so outputs move along with their"
    lead += f" words: that of {one}, {begins} in column 0, now stands where {other} stood."
    return f"{lead} All other rows add up the same values."


KINDS = {
    "hidden_key": Sentences("A key is hidden", _hidden, _share, _hidden_why),
    "weights_shape": Sentences("The shape of the weights", _shape, _size, _shape_why),
    "divisor": Sentences("The size of the scores", _divisor, _plain, _divisor_why),
    "half_heads": Sentences("How many numbers heads hold", _numbers, _plain, _numbers_why),
    "mask_polarity": Sentences("What True means", _polarity, _words, _polarity_why),
    "swapped_words": Sentences("Words change places", _swapped, _rows, _swapped_why),
}
