"""What the page about the weighted sum says in formulas."""

from pages.text.languages import Words

words = Words("weighted_sum")
ROWS_FORMULA = r"Y=WV,\qquad y_i=\sum_j w_{ij}\,v_j"


def number_formula() -> str:
    return rf"\text{{{words.OUTPUT}}}_d=\sum_{{j}} w_j\,v_{{j,d}}"


def whole_formula() -> str:
    return rf"\text{{{words.OUTPUT}}}=\sum_{{j}} w_j\,v_j"
