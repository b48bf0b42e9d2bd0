"""What the page about queries, keys and values says: its steps, and the boards of the last two."""

from collections.abc import Mapping

from attn_core.sources import trained
from pages.text import numbers
from pages.text.languages import Words

own = Words("query_key_value", "en")

TITLES = (
    "One vector, three projections",
    "A score is a sum of products",
    "What each projection does",
    "W_Q and W_K are learned",
)
PROJECTED_FORMULA = r"q=x\,W_Q\qquad k=x\,W_K\qquad v=x\,W_V"
SCORE_FORMULA = r"q\cdot k=\sum_{d} q_d\,k_d"
TRAINED_FORMULA = (
    r"\text{loss}=\operatorname*{mean}_{\text{vowels}}\,\sum_j t_j\ln\frac{t_j}{w_j}\qquad "
    rf"W\leftarrow W-{trained.RATE:g}\,\frac{{\partial\,\text{{loss}}}}{{\partial W}}"
)

# ---- titles of what is deeper ----

NOT_X_FORMULA = r"\text{output}=\text{weights}\;V\quad\text{not}\quad\text{weights}\;X"
TWO_FORMULA = r"x\,W_Q\,W_K^\top x^\top\quad\text{against}\quad x\,W\,W^\top x^\top"
LOOK_UP_FORMULA = r"\text{temperature}\to 0:\quad \text{output}=v_{j}\;\;\text{with the largest } q\cdot k_j"

# ---- step 3 ----


def changes_in_words(largest: Mapping[str, float]) -> str:
    """largest: part → by how much it moved at most."""
    (first, by), *others = [(part, f"**{numbers.small(largest[part])}**") for part in own.PARTS if largest[part]]
    listed = "".join(f", the {own.PARTS[part]} by {most}" for part, most in others)
    moved = f"The {own.PARTS[first]} changed by at most {by}{listed}"
    still = " and ".join(f"the {own.PARTS[part]}" for part in own.PARTS if not largest[part])
    moved += f"; {still} did not change" * bool(still)
    if not largest["weights"]:
        why = "Values determine what is passed on, never which word attends to which."
    elif largest["output"] and not largest["v"]:
        why = "The outputs are sums of the same values with other weights."
    else:
        why = ""
    return f"{moved}. {why}".rstrip()


def change_task(done: bool) -> tuple[str, str]:
    happened = "Only W_V does that: the weights are computed from queries and keys, and W_V is not used there."
    question = "Choose W_Q, W_K or W_V with q, k or v, and type another number into a cell, so that outputs move and no "
    return f"{question}attention weight does.", happened * done


# ---- step 4 ----


def learned_task(target: float, step: int, done: bool) -> tuple[str, str]:
    after = numbers.plural(step, "step")
    happened = f"After {after} it is at least that. Nobody wrote the rule into W_Q and W_K: training found it."
    question = (
        f"How many steps does it take until at least {100 * target:.0f} % of the vowels’ attention goes to consonants?"
    )
    return question, happened * done
