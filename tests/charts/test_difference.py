"""Pictures of B − A: colours symmetric about no change, and the numbers on cells."""

import pytest
import torch

from attn_core import view_differences
from pages.charts import difference
from pages.charts.matrix import Grid


def drawn(signed: bool) -> dict[str, list[object]]:
    """The cells of a picture of three rows and columns, one hidden in A, one in B, one in both."""
    a, b = torch.tensor([[0.5, 0.2, 0.3], [0.0, 1.0, 0.0], [0.3, 0.3, 0.4]]), torch.eye(3)
    hidden_a, hidden_b = torch.zeros(2, 3, 3).bool()
    hidden_a[0, 1] = hidden_b[1, 0] = hidden_a[2, 2] = hidden_b[2, 2] = True
    apart = view_differences.subtract(a, b, hidden_a, hidden_b)
    labels = ["x", "y", "z"]
    sides = [
        Grid(values, labels, labels, 1.0, dark=False, signed=signed, hidden=hidden, attends=True)
        for values, hidden in ((a, hidden_a), (b, hidden_b))
    ]
    return difference.picture(apart, *sides)["datasets"]


@pytest.mark.parametrize("signed", [False, True])
def test_more_and_less_stand_as_far_from_none(signed: bool):
    """Weights with the power of their own colours, so that a small difference is seen; scores without."""
    change = torch.tensor([-2.0, -1.0, -0.1, 0.0, 0.1, 1.0, 2.0])
    shares = difference.shares(change, 1.0, signed)
    torch.testing.assert_close(shares, 1 - shares.flip(0))
    assert shares[[0, 1, 3, 5, 6]].tolist() == [0, 0, 0.5, 1, 1]
    wanted = 0.55 if signed else 0.5 + 0.1**0.6 / 2
    assert shares[4].item() == pytest.approx(wanted)


def test_a_cell_that_one_side_hides_has_its_letter_and_no_number():
    """The tooltip has the value of the other side; a cell that both hide has none."""
    tables = drawn(signed=False)
    cells, sides = tables["cells"], tables["sides"]
    assert [i for i, value in enumerate(cells["value"]) if value is None] == [1, 3, 8]
    assert [cells["text"][i] for i in (0, 1, 3, 8)] == [".50", "", "", ""]
    assert [cells["share"][i] for i in (1, 3, 8)] == [None, None, None]
    assert list(zip(sides["said"], sides["y"], sides["x"], strict=True)) == [("A", 1, 0), ("B", 0, 1)]
    assert sides["tip"] == ["y → x: 0.0000 in A, hidden in B", "x → y: 0.0000 in B, hidden in A"]
