"""Grouped heads: several heads of queries share one head of keys and values (Ainslie et al. 2023, section 2.2)."""

from torch import Tensor


def size(q: Tensor, k: Tensor, v: Tensor) -> int:
    """Return how many heads share a head of keys and values; 1 where heads are not grouped, or the sizes don't fit.

    q (..., H, Tq, Dk), k (..., Hkv, Tk, Dk), v (..., Hkv, Tk, Dv): H / Hkv, for k and v with fewer heads than q, a divisor.
    Hkv = 1 is multi-query attention (Shazeer 2019).
    """
    if not q.ndim > 2 < k.ndim or v.ndim < 3:
        return 1
    heads, shared = q.shape[-3], k.shape[-3]
    return heads // shared if 0 < shared == v.shape[-3] < heads and heads % shared == 0 else 1


def repeated(x: Tensor, group: int) -> Tensor:
    """Return keys or values (..., Hkv, Tk, D) once for each head that reads them, (..., Hkv * group, Tk, D)."""
    return x if group == 1 else x.repeat_interleave(group, -3)
