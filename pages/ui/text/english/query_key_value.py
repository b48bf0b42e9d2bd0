"""What the page about queries, keys and values says: its steps, and the boards of the last two."""

from collections.abc import Mapping

from attn_core.projections import trained
from pages.ui.text import numbers

TABLES = {"product": "the products of the score", "scores": "all scores", "values": "all values"}
TITLES = (
    "One vector, three projections",
    "A score is a sum of products",
    "What each projection is for",
    "W_Q and W_K are trained",
)
PROJECTED = (
    "Each word has one vector **x**. Three matrices, the **projections** W_Q, W_K and W_V, turn it into three others: the "
    "**query** q says what the word looks for, the **key** k what it offers, the **value** v what it hands on to words that "
    "attend to it."
)
PROJECTED_FORMULA = r"q=x\,W_Q\qquad k=x\,W_K\qquad v=x\,W_V"
SCORE = (
    "The **score** says how well a query and a key match: multiply their numbers pair by pair, and add the products up. It "
    "is large if the key offers what the query looks for. A click on a cell selects its query and its key."
)
SCORE_FORMULA = r"q\cdot k=\sum_{d} q_d\,k_d"
CHANGED = (
    "W_Q and W_K make the scores, so they decide who attends to whom. W_V makes the values: what is handed on. The output "
    "is the sum of the values, each times its attention weight. Change a number of one matrix, and see what moves."
)
LEARNED = (
    "Nobody writes W_Q and W_K by hand. They begin as random numbers, and **training** changes them a little at each step. "
    "Here each letter of the sentence is a token, and each vowel is to learn to attend to the consonants."
)
TRAINED_FORMULA = (
    r"\text{loss}=\operatorname*{mean}_{\text{vowels}}\,\sum_j t_j\ln\frac{t_j}{w_j}\qquad "
    rf"W\leftarrow W-{trained.RATE:g}\,\frac{{\partial\,\text{{loss}}}}{{\partial W}}"
)
SUMMARY = (
    "A query looks for something, a key offers something, and their score, a sum of products, says how well they match; the "
    "value is what is handed on.  \nW_Q, W_K and W_V make the three from the same vector. Here W_Q and W_K were trained; a "
    "real model trains W_V likewise."
)
KEY = "Key"
KEY_HELP = "Which word’s key the query meets: its position, counted from 0. Or click the word’s row among keys and values."
EDIT_MAP = "Projection to change"
EDIT_MAP_HELP = "q: W_Q, what words look for. k: W_K, what they offer. v: W_V, what they hand on."
EDITS = "Numbers changed by hand"
EDITS_HELP = "v_0_3_1.5 is row 0, column 3 of W_V; more follow after ~. Without any, the projections are as they were."
HAND_OVER = "What the weights mix"
HAND_OVER_HELP = "v: the values, as wide as the head. x: the words’ own vectors, as wide as the model."

# ---- titles of what is deeper ----

MATRICES = "the three matrices, and all queries, keys and values"
OTHERS = "other projections"
NOT_X = "the value is not the vector"
NOT_X_WORDS = (
    "W_V chooses what of a word’s vector x is handed on. If the weights mixed x itself, each head would hand on everything, "
    "in as many numbers as the whole model has."
)
NOT_X_FORMULA = r"\text{output}=\text{weights}\;V\quad\text{not}\quad\text{weights}\;X"
TWO = "why W_Q and W_K are two matrices"
TWO_WORDS = (
    "Suppose one matrix W made both q and k. Then q of “bat” and k of “The” are the same two vectors as k of “bat” and q of "
    "“The”, so both scores are one number: the second picture is its own mirror image. “The word before” needs the "
    "opposite: “bat” scores “The” high, and “The” scores “bat” low. One matrix can only make what holds both ways, such as "
    "“the same word”, and then every word finds itself, too."
)
TWO_FORMULA = r"x\,W_Q\,W_K^\top x^\top\quad\text{against}\quad x\,W\,W^\top x^\top"
LOOK_UP = "a soft look-up in a database"
LOOK_UP_WORDS = (
    "A dictionary compares a query with its keys and returns the value of the one that matches. Attention returns a mix of "
    "all values. At temperature 0 it returns the value of the best match alone, as a dictionary does."
)
LOOK_UP_FORMULA = r"\text{temperature}\to 0:\quad \text{output}=v_{j}\;\;\text{with the largest } q\cdot k_j"
NUMBERS = "each change by itself, and the changes as text"
TRAINED = "the loss, and what a step of training does"
TRAINED_WORDS = (
    "In a real model W_Q, W_K and W_V begin as random numbers and are trained; here only W_Q and W_K are. A **loss** "
    "compares the vowels’ weights w with those wanted, t: all on consonants, in equal shares; then it is 0. Its "
    "**gradient** says which way it grows; a step of training moves each number a little the other way."
)
LOSS = "the loss of a language model"
LOSS_WORDS = (
    "This small training asks for one thing, so its loss reads the attention weights, and only W_Q and W_K learn. A "
    "language model is asked for the next token: its loss is −ln of the probability that it gave to the token that really "
    "came. That loss has a slope for every number of the model, W_V among them, and each number moves a little against its "
    "slope. So heads with a job come about without anybody naming the job."
)

# ---- step 3 ----

PARTS = {"v": "values v", "weights": "attention weights", "output": "outputs"}
EDIT_BUTTONS = {"q": "Change a query", "k": "Change a key"}
FORGET = "Forget all changes"


def moved_name(moved: bool) -> str:
    outlined = "**outlined: what moved** · " if moved else ""
    return f":gray[{outlined}row: a word · violet: above 0 · orange: below 0]"


def editor_name(letter: str, role: str, rest: bool) -> str:
    more = " Outer rows of 0 are left out." if rest else ""
    return f"**W_{letter}** (row: one number of x, column: one number of the {role}). Type over a number.{more}"


def change_name(part: str, shape: str, end: float) -> str:
    return f"**Change of {PARTS[part]}** {shape}\n\n:gray[violet: up · orange: down · to ±{end:g}]"


NOTHING_CHANGED = "No number is changed yet: these are the values, the attention weights and the outputs as they were."
NOTHING_MOVED = "The numbers that you changed move no value, no attention weight and no output."


def changes_in_words(largest: Mapping[str, float]) -> str:
    """largest: part → by how much it moved at most."""
    (first, by), *others = [(part, f"**{numbers.small(largest[part])}**") for part in PARTS if largest[part]]
    listed = "".join(f", the {PARTS[part]} by {most}" for part, most in others)
    moved = f"The {PARTS[first]} moved by at most {by}{listed}"
    still = " and ".join(f"the {PARTS[part]}" for part in PARTS if not largest[part])
    moved += f"; {still} did not move" * bool(still)
    if not largest["weights"]:
        why = "Values decide what is handed on, never who attends to whom."
    elif largest["output"] and not largest["v"]:
        why = "The outputs mix the same values in other shares."
    else:
        why = ""
    return f"{moved}. {why}".rstrip()


def change_task(done: bool) -> tuple[str, str]:
    happened = "Only W_V does that: the weights are made of queries and keys, which W_V has no part in."
    question = "Choose W_Q, W_K or W_V with q, k or v, and type another number into a cell, so that outputs move and no "
    return f"{question}attention weight does.", happened * done


# ---- step 4 ----

UNTRAINABLE = "The sentence has no vowel or no consonant, so there is nothing to learn from. Change it in **Your words**."


def vowels_name(share: float, end: float) -> str:
    name = f"**The vowels’ attention weights: {numbers.percent(share)} on consonants**"
    return f"{name} :gray[· row: a vowel · outlined: consonants · 0 to {end:g}]"


SHARE_NAME = ":primary[**━ share of the vowels’ attention on consonants**]"
TRAINING_AXIS, TRAINING_SERIES = "steps of training", "on consonants"


def learned_in_words(step: int, share: float, first: float) -> str:
    goes = f"**{numbers.percent(share)}** of the vowels’ attention goes to consonants"
    if not step:
        return f"Before training, {goes}."
    return f"After {numbers.plural(step, 'step')} of training, {goes}; before it was {numbers.percent(first)}."


def loss_in_words(step: int, loss: float, first: float) -> str:
    if not step:
        return f"Before training, the loss is **{loss:.3f}**."
    return f"After {numbers.plural(step, 'step')} of training, the loss is **{loss:.3f}**; before it was {first:.3f}."


def learned_task(target: float, step: int, done: bool) -> tuple[str, str]:
    after = numbers.plural(step, "step")
    happened = f"After {after} it is at least that. Nobody wrote the rule into W_Q and W_K: training found their numbers."
    question = (
        f"How many steps does it take until at least {100 * target:.0f} % of the vowels’ attention goes to consonants?"
    )
    return question, happened * done


TRY = {  # what buttons change → their labels
    "exact": "Exact: temperature 0",
    "plain": "Temperature 1",
    "soft": "Softer: temperature 6",
    "untrained": "Back to no training",
}
USE = "Use the trained W_Q and W_K in steps 1 to 3"
