"""What each control of a page is called there, by its name in the link: what may be locked or hidden."""

from collections.abc import Mapping

from pages.text.languages import Words
from pages.view import menu

SHARED = {  # name of the link → where its label stands: the file of sentences, the name there, and what is taken of it
    "text": "controls.SENTENCE",
    "text2": "controls.SECOND",
    "tokens": "controls.TOKENS",
    "kind": "controls.KIND",
    "heads": "controls.HEADS",
    "head_size": "controls.HEAD_SIZE",
    "d_model": "controls.D_MODEL",
    "scale": "controls.SCALE",
    "power": "controls.POWER",
    "temperature": "controls.TEMPERATURE",
    "mask": "controls.MASK",
    "window": "core.MASK_NUMBERS.window",
    "prefix": "core.MASK_NUMBERS.prefix",
    "bias": "controls.BIAS",
    "positions": "controls.POSITIONS",
    "dropout": "controls.DROPOUT",
    "seed": "controls.SEED",
    "query": "controls.ROW",
    "head": "controls.HEAD",
    "projections": "controls.PROJECTIONS",
    "grown": "controls.TRAINING",
    "trained": "controls.TRAINING",
}
OWN = {  # page → the same for the controls that it alone has
    "explore": {
        "stage": "alts.STAGE",
        "rows_from": "explore.WINDOW.rows_from",
        "columns_from": "explore.WINDOW.columns_from",
        "map_left": "meaning.MAP_LEFT",
        "map_right": "meaning.MAP_RIGHT",
    },
    "start": {"start_text": "start.SECOND"},
    "worked_examples": {
        "example": "worked_examples.EXAMPLE",
        "example_slip": "worked_examples.SLIP",
        "example_step": "worked_examples.STEP",
    },
    "averaging": {
        "averaging_row": "averaging.ROW",
        "hide_key": "averaging.HIDE",
        "pull": "averaging.PULL",
        "in_place": "averaging_deeper.IN_PLACE",
        "keepdim": "averaging_deeper.KEEPDIM",
        "softmax_over": "averaging_deeper.AXIS",
        "looker": "averaging_deeper.LOOKER",
        "sought": "averaging_deeper.SOUGHT",
        "rung": "averaging_deeper.RUNG",
    },
    "query_key_value": {
        "key": "query_key_value.KEY",
        "edit_map": "query_key_value.EDIT_MAP",
        "edits": "query_key_value.EDITS",
        "hand_over": "query_key_value.HAND_OVER",
    },
    "weighted_sum": {
        "dimension": "weighted_sum.DIMENSION",
        "mixer": "other_mixers.MIXER",
        "mixer_edits": "other_mixers.BY_HAND",
    },
    "sharpness": {
        "multiplier": "sharpness.MULTIPLIER",
        "constant": "sharpness_deeper.CONSTANT",
        "init": "sharpness_deeper.INIT",
    },
    "masks": {
        "mask_window": "masks_deeper.WINDOW",
        "mask_prefix": "masks_deeper.PREFIX",
        "mask_padding": "masks_deeper.PADDING",
        "mask_painted": "masks_deeper.PAINTED",
        "mask_corner": "masks_deeper.CORNER",
        "mask_rounds": "masks.ROUNDS",
        "mask_changed": "masks.CHANGED_WORD",
        "mask_grown": "masks.GROWN_WORD",
    },
    "order_and_batch": {
        "order_shuffle": "order_and_batch.SHUFFLE",
        "order_distance": "order_and_batch.DISTANCE",
        "order_other": "order_and_batch.OTHER",
    },
    "self_and_cross": {"cross_text": "self_and_cross.SECOND", "new_tokens": "self_and_cross.NEW"},
    "heads": {
        "mix_heads": "heads.W_O",
        "layers": "heads.LAYERS_LABEL",
        "divide_into": "heads.DIVIDE",
        "joined_scale": "heads.JOINED_SCALE",
        "layer_reach": "heads.REACH",
        "context": "heads.CONTEXT",
    },
    "whole_model": {"model_text": "models.SENTENCE", "layer": "models.LAYER"},
    "models": {
        "model": "models.MODEL",
        "model_text": "models.SENTENCE",
        "model_sort": "models.SORT",
        "layer": "models.LAYER",
        "key": "query_key_value.KEY",
    },
    "surgery": {
        "model": "models.MODEL",
        "model_text": "models.SENTENCE",
        "operations": "surgery.OPERATIONS",
        "patch_text": "surgery_patches.SECOND",
        "layer": "models.LAYER",
        "key": "query_key_value.KEY",
    },
    "loops": {
        "cursor": "loops.STEPS",
        "pace": "loops.PACE",
        "draws": "loops.DRAWS",
        "evaluating": "loops.EVALUATING",
    },
    "shapes": {
        "batch_size": "shapes.SIZE",
        "batch_tokens": "shapes.LENGTH",
        "batch_example": "shapes.CHANGED",
        "view_at_once": "shapes.AT_ONCE",
    },
    "mistakes": {
        "mistake": "mistakes.BUG",
        "mistake_on": "mistakes.BUG_ON",
        "mistake_head": "mistakes.HEAD",
        "mistake_sign": "mistakes.SIGN",
    },
}


def of(page: str) -> dict[str, str]:
    """Return what the controls are called that a page may draw, in its order: name of the link → label."""
    shared = menu.shared(page)
    stepped = {"step": "frame.STEP"} if page in menu.STEPPED else {}
    places = {**{name: SHARED[name] for name in shared}, **OWN.get(page or "explore", {}), **stepped}
    return {name: _label(place) for name, place in places.items()}


def has(page: str, name: str) -> bool:
    """Return whether a page's name of the link has a label, which a name without a control has not."""
    return name in SHARED or name in OWN.get(page, {})


def label(page: str, name: str) -> str:
    """Return the label of a control of a page, in the language that is set."""
    return _label({**SHARED, **OWN.get(page, {})}[name])


def _label(place: str) -> str:
    """Return the label at a place, in the language that is set."""
    file, name, *within = place.split(".")
    label = getattr(Words(file), name)
    for part in within:
        label = label[part] if isinstance(label, Mapping) else label[int(part)]
    return label
