"""The formula of each famous bug beside the right one, as LaTeX; what the bug changes stands in a frame."""

from attn_core.mistakes import MISTAKES

SOFTMAX = r"w_{ij}=\operatorname{softmax}_j"
TALL = r"\vphantom{\big(\boxed{\sqrt{\text{head\_size}}}}"
CHANGES = {  # [ ] around what differs; right, then with the bug
    "no_scaling": (
        SOFTMAX + r"\big(q_i\cdot k_j\,/[\sqrt{\text{head\_size}}]\big)",
        SOFTMAX + r"\big(q_i\cdot k_j\,/[\,1\,]\big)",
    ),
    "model_scale": (
        SOFTMAX + r"\big(q_i\cdot k_j\,/[\sqrt{\text{head\_size}}]\big)",
        SOFTMAX + r"\big(q_i\cdot k_j\,/[\sqrt{\text{d\_model}}]\big)",
    ),
    "wrong_axis": (
        r"w_{ij}=e^{s_{ij}}\,/[\textstyle\sum_k e^{s_{ik}}]",
        r"w_{ij}=e^{s_{ij}}\,/[\textstyle\sum_k e^{s_{kj}}]",
    ),
    "dropout_before_softmax": (
        SOFTMAX + r"(s_{ij})[\cdot\,\text{keep}_{ij}/(1-p)]",
        SOFTMAX + r"(s_{ij}[\cdot\,\text{keep}_{ij}/(1-p)])",
    ),
    "mask_swapped": (
        r"s_{ij}=-\infty\ \text{ where allowed}_{ij}=[\text{False}]",
        r"s_{ij}=-\infty\ \text{ where allowed}_{ij}=[\text{True}]",
    ),
    "zero_fill": (
        r"\text{hidden: } s_{ij}=[-\infty],\quad e^{-\infty}=0",
        r"\text{hidden: } s_{ij}=[\,0\,],\quad e^{0}=1",
    ),
    "finite_fill": (
        r"\text{all hidden: } s_{ij}=[-\infty],\quad w_{ij}=0",
        r"\text{all hidden: } s_{ij}=[-10^9],\quad w_{ij}=\tfrac{1}{T}",
    ),
    "mask_after_softmax": (
        r"w_{ij}=a_{ij}\,e^{s_{ij}}/\textstyle\sum_k[a_{ik}]e^{s_{ik}},\quad a\in\{0,1\}",
        r"w_{ij}=a_{ij}\,e^{s_{ij}}/\textstyle\sum_k[\,1\,]e^{s_{ik}},\quad a\in\{0,1\}",
    ),
    "blind_row": (
        r"\text{all hidden: } e^{-\infty}/\textstyle\sum_k e^{-\infty}=\tfrac{0}{0}\to[\,0\,]",
        r"\text{all hidden: } e^{-\infty}/\textstyle\sum_k e^{-\infty}=\tfrac{0}{0}\to[\text{NaN}]",
    ),
    "context_length": (r"i\text{ may see }j:\quad j\le[\,i\,]", r"i\text{ may see }j:\quad j\le[i+T]"),
    "split_without_transpose": (
        r"q_{h,t}=\text{slice}\ [tH+h]\ \text{of } x\,W_Q",
        r"q_{h,t}=\text{slice}\ [hT+t]\ \text{of } x\,W_Q",
    ),
    "join_without_transpose": (
        r"\text{output}_{t,h}=\text{slice}\ [hT+t]\ \text{of heads}",
        r"\text{output}_{t,h}=\text{slice}\ [tH+h]\ \text{of heads}",
    ),
    "batch_and_time_mixed": (
        r"x_{b,t}=\text{time first, at}\ [2t+b]",
        r"x_{b,t}=\text{time first, at}\ [Tb+t]",
    ),
    "no_positions": (r"x_t=[(\text{word}_t+\text{position}_t)/c]", r"x_t=[\text{word}_t]"),
    "averaged_in_place": (
        r"\text{mean}_t=\tfrac{1}{t+1}\big([\textstyle\sum_{s<t}x_s]+x_t\big)",
        r"\text{mean}_t=\tfrac{1}{t+1}\big([\textstyle\sum_{s<t}\text{mean}_s]+x_t\big)",
    ),
}


def _framed(formula: str) -> str:
    """Return a formula with a frame around what differs; all are as high as the highest, so that pictures line up."""
    return TALL + formula.replace("[", r"\boxed{").replace("]", "}")


FORMULAS = {name: (_framed(CHANGES[name][0]), _framed(CHANGES[name][1])) for name in MISTAKES}
