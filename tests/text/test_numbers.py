"""Numbers as text: percentages that make their sum, small differences, a true minus."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pages.ui.text import markdown, numbers


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0, "0 %"),
        (1e-9, "< 1 %"),
        (0.00499, "< 1 %"),
        (0.005, "< 1 %"),
        (0.0051, "1 %"),
        (0.476, "48 %"),
        (0.9951, "100 %"),
        (1, "100 %"),
    ],
)
def test_percent(share: float, said: str):
    assert numbers.percent(share) == said


@pytest.mark.parametrize(
    ("difference", "said"), [(0, "0"), (2.4e-7, "2e−7"), (0.0042, "4e−3"), (0.005, "0.01"), (1.5, "1.50"), (12, "12.00")]
)
def test_small(difference: float, said: str):
    assert numbers.small(difference) == said


@given(st.lists(st.floats(0.001, 1), min_size=2, max_size=3))
@example([0.395, 0.155, 0.45])
@example([0.997, 0.002, 0.001])
@example([0.496, 0.496, 0.008])
@settings(deadline=None, derandomize=True)
def test_percentages_that_are_added_up_make_their_sum(shares: list[float]):
    """To the rounded sum, but for shares that are said to be less than one percent."""
    shares = [share / sum(shares) for share in shares]
    shares = [*sorted(shares[:-1], reverse=True), shares[-1]]
    said = numbers.percents(shares)
    whole = sum(int(share.removesuffix(" %").removeprefix("> ")) for share in said if "<" not in share)
    assert whole == 100 - any(">" in share for share in said)
    assert said[0] != "100 %"


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
    ],
)
def test_numbers_have_a_true_minus_and_zero_has_none(text: str, said: str):
    """Hyphens between words, code, and what a learner typed stay as they are."""
    assert numbers.true_minus(text) == said
    assert numbers.true_minus(markdown.plain("-5 a-3 -0.00")) == markdown.plain("-5 a-3 -0.00")


@pytest.mark.parametrize(
    ("value", "digits", "sign", "text"),
    [(-0.004, 2, False, "0.00"), (-1.25, 1, False, "−1.2"), (0.5, 2, True, "+0.50"), (-0.0001, 3, True, "0.000")],
)
def test_a_decimal_has_a_true_minus_and_zero_no_sign(value: float, digits: int, sign: bool, text: str):
    assert numbers.decimal(value, digits, sign) == text


def test_a_count_has_its_noun():
    assert [numbers.plural(count, "key") for count in (0, 1, 2)] == ["0 keys", "1 key", "2 keys"]
