"""Formulas in LaTeX that follow what is set, or have words in them, in the language that is set."""

from attn_core.score_scales import ROOT, SCALES, Divisor
from pages.text import numbers
from pages.text.languages import Words

words = Words("formulas")
FOR_MATHML = {  # what only KaTeX reads → what latex2mathml reads
    r"\_": "_",
    r"\begin{aligned}": r"\begin{array}{rl}",
    r"\end{aligned}": r"\end{array}",
}


def _upright(word: str) -> str:
    """Return a word as a formula has it."""
    return rf"\text{{{word}}}"


def as_mathml(latex: str) -> str:
    """Return a formula of this file as MathML, for a page without Streamlit and its KaTeX."""
    from latex2mathml import converter  # noqa: PLC0415  (importing it takes 0.07 s, and only a class needs it)

    for katex, other in FOR_MATHML.items():
        latex = latex.replace(katex, other)
    return converter.convert(latex, display="block")


def number(value: float) -> str:
    """Return a number in the form of the language; in braces no space follows its comma."""
    return numbers.exact(value, "g").replace(",", "{,}")


def attention(divisor: Divisor) -> str:
    """Return attention as it divides scores."""
    size, power = SCALES[divisor.scale].name.replace("_", r"\_"), divisor.power
    size = _upright(size)
    below = {ROOT: rf"\sqrt{{{size}}}", 1: size}.get(power, f"{size}^{{{number(power)}}}")
    scaled = rf"\frac{{QK^\top}}{{{below}}}" if power else r"QK^\top"
    return rf"\operatorname{{softmax}}\!\left({scaled}\right)V"


def mean_so_far() -> str:
    """Return the mean of all words up to one."""
    return rf"{_upright(words.MEAN)}_t = \frac{{1}}{{t+1}}\,(x_0 + x_1 + \dots + x_t)"


def means_as_product() -> str:
    """Return all means as one product, and one number of it."""
    return rf"{_upright(words.MEANS)} = W x, \qquad (W x)_{{ij}} = W_{{i0}}\,x_{{0j}} + W_{{i1}}\,x_{{1j}} + \dots"


def normalised_triangle() -> str:
    """Return the weights of the means, made of a triangle of ones."""
    return r"W_{ij} = L_{ij} \,/\, \textstyle\sum_k L_{ik}"


def softmax_of_scores() -> str:
    """Return softmax, and why it gives no weight to a score of −∞."""
    return r"w_{ij} = \frac{e^{s_{ij}}}{\sum_k e^{s_{ik}}}, \qquad e^{-\infty} = 0"


def softmax_of_one_score() -> str:
    """Return the weight of a word by its score, and what each word of score 0 adds to the sum."""
    return r"w_j = \frac{e^{s_j}}{\sum_m e^{s_m}}, \qquad e^{0} = 1"


def own_scores() -> str:
    """Return the scores of words with one another, which are symmetric."""
    scores = r"s_{ij} = x_i \cdot x_j \,/\, c = s_{ji}, \qquad s_{ii} = |x_i|^2 \,/\, c"
    return rf"{scores}, \qquad c = {_upright(words.DIVISOR)}"


def hidden_key() -> str:
    """Return why the weight of a hidden key is 0."""
    infinite = rf"{_upright(words.SCORE)}=-\infty\Rightarrow e^{{-\infty}}=0"
    return rf"{infinite}\Rightarrow{_upright(words.WEIGHT)}=0"


def kept_sums(kept: bool) -> str:
    """Return the division of a matrix by its rows' sums, or, where their axis isn't kept, by those of other rows."""
    return rf"W_{{ij}} = L_{{ij}} \,/\, \textstyle\sum_k L_{{{'i' if kept else 'j'}k}}"


def sums(over: str) -> str:
    """Return what weights add up to 1 over: "keys" or "queries"."""
    return rf"0 \le w_{{ij}} \le 1, \qquad \textstyle\sum_{'j' if over == 'keys' else 'i'} w_{{ij}} = 1"


def scaled_heads(joined: bool) -> str:
    """Return the attention of a head, its scores divided by the root of its own size, or of that of all heads joined."""
    size = r"\mathrm{heads}\cdot\mathrm{head\_size}" if joined else r"\mathrm{head\_size}"
    return rf"\operatorname{{softmax}}\!\left(\frac{{QK^\top}}{{\sqrt{{{size}}}}}\right)V"


def head_size() -> str:
    """Return how d_model is divided among heads."""
    return r"\mathrm{head\_size}=d_{\mathrm{model}}\,/\,\mathrm{heads}"


def mixed_heads(mixed: bool) -> str:
    """Return the output of all heads, mixed by W_O or not."""
    joined = f"{_upright(words.OUTPUT)}={_upright(words.JOINED)}"
    return rf"{joined}\;W_O=\sum_h {_upright(words.HEAD)}_h\,W_O^h" if mixed else joined


def head() -> str:
    """Return what one head computes."""
    return rf"{_upright(words.HEAD)}_h={_upright(words.ATTENTION)}(xW_Q^h,\;xW_K^h,\;xW_V^h)"


def joined_heads() -> str:
    """Return how the heads' outputs stand side by side."""
    one = _upright(words.HEAD)
    return rf"{_upright(words.JOINED)}=[\,{one}_0\;\ldots\;{one}_{{H-1}}\,]"


def equivariance() -> str:
    """Return that rows in another order give outputs in that order."""
    one = _upright(words.ATTENTION)
    return rf"{one}(P\,X)=P\,{one}(X)"


def mixers() -> str:
    """Return what all mixers of words compute but one."""
    return rf"Y=WX\quad{_upright(words.MIXERS)}"


def decoding() -> str:
    """Return the shapes of the scores of new words with all words."""
    new, every, size = map(_upright, (words.NEW_WORDS, words.ALL_WORDS, words.HEAD_SIZE))
    queries = rf"\underbrace{{Q_{{{_upright(words.NEW)}}}}}_{{{new}\,\times\,{size}}}"
    keys = rf"\underbrace{{K^\top}}_{{{size}\,\times\,{every}}}"
    return rf"{queries}\;{keys}\;\to\;{new}\times{every}"


def corners() -> str:
    """Return the causal mask of fewer queries than keys, aligned at either corner."""
    left, right = map(_upright, (f"{words.UPPER_LEFT}: ", f"{words.LOWER_RIGHT}: "))
    return rf"\begin{{gathered}}{left} j\le i\\ {right} j\le i+(T_k-T_q)\end{{gathered}}"


def embedding() -> str:
    """Return the vector of a word."""
    return rf"x_i=E[\,{_upright(words.WORD)}_i\,]"


def layer() -> str:
    """Return what a layer of four heads adds to x."""
    one = _upright(words.HEAD)
    attended = rf"x'&=x+[\,{one}_0;\dots;{one}_3\,]\,W_O"
    return rf"\begin{{aligned}}{attended}\\ x''&=x'+\text{{MLP}}(\text{{norm}}(x'))\end{{aligned}}"


def next_word() -> str:
    """Return the probabilities of the next word."""
    return r"p=\text{softmax}\big(\text{norm}(x)\,U^\top\big)"


def lens() -> str:
    """Return the logit lens: the next word's probabilities if the model ended after a layer."""
    after = _upright(f" {words.AFTER_LAYER} ")
    return rf"p_\ell=\text{{softmax}}\big(\text{{norm}}(x{after}\ell)\,U^\top\big)"


def number_of_output() -> str:
    """Return one number of an output as a sum over the keys."""
    return rf"{_upright(words.OUTPUT)}_d=\sum_{{j}} w_j\,v_{{j,d}}"


def weighted_sum() -> str:
    """Return an output as the weighted sum of the values."""
    return rf"{_upright(words.OUTPUT)}=\sum_{{j}} w_j\,v_j"


def product_of_all() -> str:
    """Return all outputs as one product, and one of them as a sum."""
    return r"Y=WV,\qquad y_i=\sum_j w_{ij}\,v_j"
