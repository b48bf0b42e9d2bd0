"""Charts of lines: on which side of a mark its number stands."""

import pytest

from pages.charts.line_chart import Axes, sides

AXES = Axes("", (0, 1), (0, 100), ("a", "b", "c"), height=200)  # 2 px for 1


@pytest.mark.parametrize(
    ("marked", "strong", "there"),
    [
        ([90, 50, 10], 1, [True, True, False]),  # far apart: those above the strong one above
        ([50, 50, 50], 0, [True, False, None]),  # equal: one above, one below, none left
        ([52, 50, 40], 1, [False, True, False]),  # above is taken by the strong one's, below is free once
        ([3, 90, 50], 1, [True, True, False]),  # below would leave the picture
        ([500, 50, 10], 1, [True, True, False]),  # beyond the end, drawn at the end
    ],
)
def test_a_number_stands_where_it_covers_no_other(marked, strong, there):
    assert sides(AXES, marked, [place == strong for place in range(3)]) == there


def test_a_logarithmic_axis_is_read_as_it_is_drawn():
    """1 and 2 lie 200 · log 2 / log 100 ≈ 30 px apart there, 2 px on a linear axis."""
    axes = AXES._replace(y=(1, 100), log_y=True)
    assert sides(axes, [2, 10, 1.0], [True, False, False]) == [True, True, True]
    assert sides(AXES._replace(y=(1, 100)), [2, 3, 2.5], [True, False, False]) == [True, None, None]
