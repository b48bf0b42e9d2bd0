"""The known numbers of tests/worked_examples.json and _rest.json: as printed, as computed there, and where they stand."""

import json
from pathlib import Path

import torch

FIRST, REST = (
    json.loads((Path(__file__).parent / f"worked_examples{name}.json").read_text(encoding="utf-8")) for name in ("", "_rest")
)
BY_HAND, NAIVE, WIDE = "three_tokens_by_hand", "three_tokens_naive", "one_head_32_channels"
LATER, BATCH, TWO = "one_head_drawn_later", "a_batch", "two_heads_in_one_product"
PLACES = {  # example here → step here: example and name in the files
    "averaging": "triangle:tril normalised:tril_norm matrix:c masked:masked_zeros weights:softmax_zeros"
    " softmax:xbow_softmax",
    NAIVE: "x:X dots:naive.dots scores:naive.S weights:naive.W output:naive.Y mean_of_two:avg2 mean_of_three:avg3"
    " output_0:naive.y0 output_1:naive.y1 output_2:naive.y2",
    BY_HAND: "k:K q:Q v:V scores:S scaled:S_scaled unscaled_weights:W_unscaled mask:mask masked_scores:S_masked"
    " masked:S_masked_scaled weights:W_masked dropped:dropout output:R pytorch:R_torch k_0:k0 q_0:q0",
    "one_head_two_channels": "weights:wei0 row_7:row8",
    WIDE: "scores:in35.raw_wei0 weights:in24.wei0 row_7:row8 batch_weights:in23.wei",
    LATER: "scores:in33.raw_wei0",
    "two_variances": "raw:in47.var scaled:in48.var",
    "two_softmaxes": "diffuse:in49 peaked:in51",
    BATCH: "x:X_b scores:S_b mask:mask_b masked:S_masked_b weights:W_b",
    TWO: "scores:S0 mask:mask masked:S_masked0 scaled:S_masked_scaled weights:W0",
}
ELSEWHERE = {NAIVE: BY_HAND, LATER: WIDE, "two_variances": WIDE, "two_softmaxes": WIDE}  # what the files call them
STEPS = {  # (example, name) in the files → (example, step) here
    (ELSEWHERE.get(example, example), pair.split(":")[1]): (example, pair.split(":")[0])
    for example, pairs in PLACES.items()
    for pair in pairs.split()
}
DERIVED = {  # (example, step) here → name in the files' derived section
    ("averaging", "loop"): "averaging.xbow_loop_correct",
    ("averaging", "in_place"): "averaging.xbow_loop_as_written",
    ("averaging", "in_place_weights"): "averaging.weights_of_loop_as_written",
    (BY_HAND, "scaled_weights"): f"{BY_HAND}.W_scaled",
    (BY_HAND, "keep"): f"{BY_HAND}.dropout_keep",
    (TWO, "output"): f"{TWO}.R_combined",
    (TWO, "right_output"): f"{TWO}.R_combined_correct_scale",
}
LINEAR = {name: f"{name}.weight" for name in ("key", "query", "value")}
INPUTS = {
    "averaging": {"b": "b"},
    NAIVE: {"X": "X"},
    BY_HAND: {"X": "X", "W_K": "W_K", "W_Q": "W_Q", "W_V": "W_V"},
    "one_head_two_channels": {"x": "x", **LINEAR},
    WIDE: {"x": "x", "key": "in35.key.weight", "query": "in35.query.weight"},
    LATER: {"x": "x"} | {name: f"in33.{weight}" for name, weight in LINEAR.items()},
    BATCH: {"x": "X_b", "query": "W_Q_b.weight", "key": "W_K_b.weight", "value": "W_V_b.weight"},
    TWO: {"X": "X", "W_K": "W_K", "W_Q": "W_Q", "W_V": "W_V"},
}


def parts(kind: str) -> dict[tuple[str, str], object]:
    """Return what stands under a heading of any example of either file, by example and name."""
    files = (FIRST["examples"], REST["examples"])
    return {(name, key): part for file in files for name, of in file.items() for key, part in of.get(kind, {}).items()}


PRINTED = parts("printed_forms") | {place: part["printed"] for place, part in parts("expected").items() if "printed" in part}


def tensor(numbers: object) -> torch.Tensor:
    """Return nested lists of numbers, "-inf" among them."""
    return torch.tensor(json.loads(json.dumps(numbers).replace('"-inf"', "-Infinity")), dtype=torch.float64)


def known(example: str, name: str) -> torch.Tensor:
    """Return one printed result to more digits than its source prints."""
    return tensor(parts("expected")[example, name]["value"])


def derived(name: str) -> torch.Tensor:
    """Return what no source prints."""
    return tensor(REST["derived"][name]["value"])
