"""Numbers of matrices changed by hand, a head's projections among them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from torch import Tensor

from attn_core.heads import Projections
from attn_core.projections.one_head import HeadProjections

Edit = tuple[str, int, int, float]  # the name of a matrix, a row, a column, and the new number


def fitting(matrices: Mapping[str, Tensor], edits: Sequence[Edit]) -> list[Edit]:
    """Return the edits that lie inside these matrices."""
    return [edit for edit in edits if edit[1] < matrices[edit[0]].shape[0] and edit[2] < matrices[edit[0]].shape[1]]


def edited(matrices: Mapping[str, Tensor], edits: Sequence[Edit]) -> dict[str, Tensor]:
    """Return matrices by name with numbers changed; edits outside a matrix are left out."""
    changed = {name: matrix.clone() for name, matrix in matrices.items()}
    for name, row, column, value in fitting(matrices, edits):
        changed[name][row, column] = value
    return changed


def of_head(one: HeadProjections, edits: Sequence[Edit]) -> HeadProjections:
    """Return a head with numbers of its own columns of wq, wk and wv changed."""
    own, all_heads = one.matrices(), one.projections
    shared = all_heads.key_value_head(one.head, one.scene.heads)
    heads = {"q": one.head, "k": shared, "v": shared}
    moved = [(name, row, heads[name] * own[name].shape[1] + column, to) for name, row, column, to in fitting(own, edits)]
    changed = edited({"q": all_heads.wq, "k": all_heads.wk, "v": all_heads.wv}, moved)
    return replace(one, projections=Projections(changed["q"], changed["k"], changed["v"], all_heads.wo))
