"""Numbers as text: percentages that make their sum, small differences, a true minus."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pages.text import formulas, languages, markdown, numbers


@given(st.floats(0, 1))
@example(0.99996)
@settings(deadline=None, derandomize=True)
def test_a_percentage_that_a_share_has_at_least_is_never_above_it(share: float):
    assert 0 <= 100 * share - int(numbers.at_least(share).removesuffix(" %")) < 1


@given(st.floats(1e-9, 100))
@example(0.0042)
@settings(deadline=None, derandomize=True)
def test_a_number_that_a_difference_has_at_most_is_never_below_it(difference: float):
    said = float(numbers.at_most(difference).replace("−", "-"))
    assert difference <= said * (1 + 1e-12)
    assert said - difference <= max(0.01, difference)


@pytest.mark.parametrize(
    ("difference", "said"), [(0, "0"), (2.4e-7, "2e−7"), (0.0042, "4e−3"), (0.005, "0.01"), (1.5, "1.50"), (12, "12.00")]
)
def test_small(difference: float, said: str):
    assert numbers.small(difference) == said


@given(st.lists(st.floats(0.001, 1), min_size=1, max_size=4), st.sampled_from([1.0, 0.5, 2.5]))
@example([0.395, 0.155, 0.45], 1.0)
@example([0.997, 0.002, 0.001], 1.0)
@example([0.496, 0.496, 0.008], 1.0)
@settings(deadline=None, derandomize=True)
def test_each_share_of_a_list_is_rounded_and_whether_that_shows_is_said(shares: list[float], total: float):
    """What is printed is at most half a percent off, and the list is said to be rounded where it can't be the whole."""
    shares = [total * share / sum(shares) for share in shares]
    said, rounded = numbers.percents(shares)
    least = most = 0
    for text, share in zip(said, shares, strict=True):
        sign, number = (text[0], int(text[2:-2])) if text[0] in "<>" else ("", int(text[:-2]))
        assert {"<": 0 < share < 0.01, ">": 100 * share > number, "": abs(100 * share - number) <= 0.5 + 1e-9}[sign]
        least, most = least + number * (sign != "<"), most + number + (sign == ">")
    exact = not any(text[0] in "<>" for text in said)
    assert rounded == (least != round(100 * total) if exact else not least < round(100 * total) < most)


@pytest.mark.parametrize(
    ("shares", "said", "rounded"),
    [
        ([0.5534, 0.3918, 0.0548], ["55 %", "39 %", "5 %"], True),
        ([0.5, 0.3, 0.2], ["50 %", "30 %", "20 %"], False),
        ([0.997, 0.003], ["> 99 %", "< 1 %"], False),
        ([0.002, 0.997, 0.001], ["< 1 %", "> 99 %", "< 1 %"], False),
        ([0.498, 0.498, 0.004], ["50 %", "50 %", "< 1 %"], True),
        ([0.992, 0.004, 0.004], ["99 %", "< 1 %", "< 1 %"], False),
        ([1 / 3] * 3, ["33 %"] * 3, True),
        ([0.4], ["40 %"], False),
        ([0.004], ["< 1 %"], False),
        ([], [], False),
    ],
)
def test_shares_in_a_list(shares: list[float], said: list[str], rounded: bool):
    assert numbers.percents(shares) == (said, rounded)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[(-0.31) + (-0.00)] ÷ 2 = **-0.00**", "[(−0.31) + (0.00)] ÷ 2 = **0.00**"),
        ("-0 and -0.001 and -10.0", "0 and −0.001 and −10.0"),
        ("5e-5 :gray[-2]", "5e−5 :gray[−2]"),
        ("half-9, 1-4, dim=-1, (-inf)", "half-9, 1-4, dim=-1, (-inf)"),
        ('<code style="a: -2">f(x, -1)</code> -1', '<code style="a: -2">f(x, -1)</code> −1'),
        ("−0.00", "−0.00"),
        ("says -0.00.", "says 0.00."),
        ("-0,5 -0,05 -0,00 [-0, 1]", "−0,5 −0,05 0,00 [0, 1]"),
    ],
)
def test_numbers_have_a_true_minus_and_zero_has_none(text: str, said: str):
    """Hyphens between words, code, and a learner's text stay as they are."""
    assert numbers.true_minus(text) == said
    assert numbers.true_minus(markdown.plain("-5 a-3 -0.00")) == markdown.plain("-5 a-3 -0.00")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("effektiv auf **5.1** von 7", "effektiv auf **5,1** von 7"),
        ("−0.31 + .48 = 1.25.", "−0,31 + ,48 = 1,25."),
        ("e^0.69, 2.5-mal und 1.2e−05", "e^0,69, 2,5-mal und 1,2e−05"),
        ("/?temperature=0.5 und v_0_3_1.5", "/?temperature=0.5 und v_0_3_1.5"),
        ("torch 2.13.0 und 192.168.0.1", "torch 2.13.0 und 192.168.0.1"),
        ("Apache License 2.0, Apache-Lizenz 2.0, Llama-3.2-1B und Qwen2.5-0.5B", "=text"),
        ('<code>x = 0.5</code> 0.5 <b title="0.5">', '<code>x = 0.5</code> 0,5 <b title="0.5">'),
    ],
)
def test_german_numbers_have_a_comma_and_english_ones_a_point(text: str, said: str):
    """Not so in links, versions, names, addresses, code and tags; nor in a learner's text."""
    assert numbers.local(text) == text
    with languages.speaking("de"):
        assert numbers.local(text) == (text if said == "=text" else said)
        assert numbers.local(markdown.plain("0.5 3.14")) == markdown.plain("0.5 3.14")


def test_a_share_a_difference_and_a_decimal_as_text():
    shares = {0: "0 %", 1e-9: "< 1 %", 0.005: "< 1 %", 0.0051: "1 %", 0.476: "48 %", 0.9949: "99 %"}
    shares |= {0.995: "> 99 %", 0.99999: "> 99 %", 1 - 2e-7: "100 %", 1: "100 %"}  # a sum in float32 may fall short of 1
    assert {share: numbers.percent(share) for share in shares} == shares
    fine = {1e-9: "< 0.1 %", 0.2874: "28.7 %", 0.9994: "99.9 %", 0.9996: "> 99.9 %", 1: "100.0 %"}
    assert {share: numbers.fine_percent(share) for share in fine} == fine
    assert [numbers.decimal(*given) for given in ((-0.004, 2), (-1.25, 1), (0.5, 2, True))] == ["0.00", "−1.2", "+0.50"]
    assert numbers.weights([1 / 3] * 3) == (["0.33"] * 3, True)
    assert numbers.weights([0.45, 0.14, 0.41]) == (["0.45", "0.14", "0.41"], False)
    with languages.speaking("de"):
        written = [numbers.decimal(-1.25), numbers.small(0.5), numbers.exact(0.25), formulas.number(0.1)]
    assert written == ["−1,25", "0,50", "0,2500", "0{,}1"]
