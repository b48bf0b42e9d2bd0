"""Head sizes and variances, divided three ways, against theory and measured constants."""

import pytest
import torch

from attn_core import sharpness
from attn_core.experiments import scaling
from attn_core.score_scales import WAYS, Divisor

KNOWN = {1: 0.097, 2: 0.166, 16: 0.575, 64: 0.790, 256: 0.897, 512: 0.927}  # measured over many draws, unscaled


def test_sharpness_grows_with_head_size_unless_scaled():
    curves = scaling.against_head_size(list(KNOWN), 500, seed=1)
    assert curves["none"].largest == pytest.approx(list(KNOWN.values()), abs=0.02)
    assert all(0.09 < share < 0.115 for share in curves["head"].largest)
    assert curves["none"].largest == sorted(curves["none"].largest)
    assert curves["none"].effective == sorted(curves["none"].effective, reverse=True)


@pytest.mark.parametrize("d_model", [8, 32])
def test_each_divisor_and_each_mean_is_what_it_says(d_model: int):
    """Heads of 4 and 16, both divided by √d_model; effective keys are e^entropy of each row, and then their mean."""
    drawn = torch.randn(50, 65, 16, generator=torch.Generator().manual_seed(3))
    curves = scaling.against_head_size([4, 16], 50, 3, d_model=d_model)
    for i, size in enumerate((4, 16)):
        scores = torch.einsum("nd,nkd->nk", drawn[:, 0, :size].double(), drawn[:, 1:, :size].double())
        for scale, divisor in (("none", 1), ("head", size), ("model", d_model)):
            weights = torch.softmax(scores / divisor**0.5, -1)
            keys = (-(weights * weights.log()).sum(-1)).exp().mean().item()
            assert curves[scale].largest[i] == pytest.approx(weights.max(-1).values.mean().item(), rel=1e-4)
            assert curves[scale].effective[i] == pytest.approx(keys, rel=1e-4)
            assert curves[scale].saturated[i] == int((weights.max(-1).values >= 0.99).sum())


@pytest.mark.parametrize("head_size", [2, 16, 64])
def test_95_percent_of_draws_lie_in_the_band(head_size: int):
    raw, _ = sharpness.score_variance(head_size, 2000, seed=5)
    low, high = scaling.variance_band(head_size, 32, WAYS["none"])
    assert ((raw >= low) & (raw <= high)).float().mean().item() == pytest.approx(0.95, abs=0.015)
    assert raw.mean().item() == pytest.approx(scaling.variance_in_theory(head_size, 32, WAYS["none"]), rel=0.03)


@pytest.mark.parametrize(
    ("divisor", "by"),
    [(("head", 0), 1), (("head", 0.5), 11), (("model", 0.5), 29), (("head", 1), 121), (("head", 0.3), 11**0.6)],
)
@pytest.mark.parametrize("init", ["gaussian", "linear"])
def test_everything_is_divided_alike(divisor: tuple[str, float], by: float, init: str):
    """Draws, theory and band."""
    by_power = Divisor(*divisor)
    found = scaling.draw_variances(11, 29, by_power, 50, 7, init)
    raw = sharpness.score_variance(11, 50, 7, init)[0].double() / by
    torch.testing.assert_close(torch.tensor(found.drawn, dtype=torch.float64), raw)
    assert found.theory == pytest.approx(11 / by / (9 if init == "linear" else 1))
    assert scaling.variance_in_theory(11, 29, by_power, init) == found.theory
    band = scaling.variance_band(11, 29, by_power, init)
    if init == "gaussian":
        assert band == pytest.approx([end / by for end in scaling.variance_band(11, 29, WAYS["none"])])
    else:
        assert band is None


@pytest.mark.parametrize("size", [4, 128])
def test_random_rows_are_softmax_of_undivided_scores_one_by_one(size: int):
    """Each row has a query and keys of its own; a narrow head has the first numbers of the widest one's."""
    found = scaling.random_rows(size, 5, 64, seed=7)
    drawn = torch.randn(64, scaling.KEYS + 1, scaling.WIDEST, generator=torch.Generator().manual_seed(7))
    for row in (0, 1, 63):
        query, *keys = drawn[row, :6, :size].double()
        powers = [float((query * key).sum().exp()) for key in keys]
        assert found[row].tolist() == pytest.approx([power / sum(powers) for power in powers], abs=1e-4)


@pytest.mark.parametrize(("size", "power"), [(4, 0.5), (16, 0.0), (128, 0.0)])
def test_scores_are_counted_at_the_nearest_whole_number(size: int, power: float):
    """256 of them; those beyond the ends count there."""
    counts = scaling.score_counts(size, 32, Divisor("head", power), 20, 3, "gaussian")
    q, k = (drawn[0] for drawn in sharpness.queries_and_keys(size, 20, 3))
    expected = [0] * (2 * scaling.END + 1)
    for score in (q @ k.mT / size**power).flatten().tolist():
        expected[max(-scaling.END, min(scaling.END, round(score))) + scaling.END] += 1
    assert (counts, sum(counts)) == (expected, 256)
