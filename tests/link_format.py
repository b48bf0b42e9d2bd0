"""Version 1 of the link: every name with its default, which published links rely on, and its values."""

from attn_core.letter_tasks import RHYME
from pages.view import link

# A default stays out of a link, so it is part of the format: from 1.0.0 on a link that leaves it out goes on meaning this.
# fmt: off
FORMAT_1 = {
    "text": "The bat flew out of the cave", "text2": "A sleepy bear saw it leave", "tokens": "word", "kind": "self",
    "heads": 2, "head_size": 16, "d_model": 32, "scale": "head", "power": 0.5, "temperature": 1.0, "mask": "none",
    "window": 2, "prefix": 2, "bias": "none", "positions": "sinusoidal", "dropout": 0.0, "seed": 3, "query": 1, "head": 0,
    "stage": "weights", "key_value_heads": "all", "qk_norm": "off", "rotary": "off", "rotary_base": 10000, "cap": "off",
    "sink": "off",
    "rows_from": 0, "columns_from": 0, "projections": "random", "grown": 0, "trained": 1600,
    "lang": "en",
    "lesson": "", "part": 1, "display": "normal",
    "step": "1", "task": "", "locked": "", "hidden": "", "compare": "", "lesson_answer": "", "guesses": "",
    "key": 4, "one_matrix": False, "moment": 0, "edit_map": "v", "edits": "", "hand_over": "v",
    "dimension": 3, "mixer": "attention", "mixer_edits": "",
    "averaging_row": 2, "in_place": False, "keepdim": True, "hide_key": -1, "rung": "loop", "softmax_over": "keys",
    "looker": 1, "sought": 6, "pull": 3.0,
    "example": "three_tokens_by_hand", "example_step": 0, "example_slip": True,
    "mask_corner": "upper_left", "mask_window": "off", "mask_prefix": 0, "mask_padding": 0, "mask_painted": "",
    "mask_rounds": 1, "mask_changed": 4, "mask_grown": 3,
    "order_shuffle": 0, "order_other": 6, "order_distance": 3, "batch_size": 4, "batch_tokens": 8, "batch_example": 0,
    "init": "gaussian", "multiplier": 1.0, "constant": 0,
    "start_text": "The bat hit the ball", "start_guess": "", "map_left": "", "map_right": "",
    "new_tokens": 2, "cross_text": "Which animal flew away",
    "mistake": "no_scaling", "mistake_on": True, "mistake_head": 0, "mistake_sign": "any",
    "view_at_once": False, "divide_into": 4, "joined_scale": False, "mix_heads": True, "layers": 2, "layer_reach": 1,
    "context": 10,
    "cursor": 33, "pace": "number", "draws": 1, "evaluating": False,
    "model": "tiny", "model_text": "glim frob zat. glim frob", "model_sort": "layer", "operations": "", "layer": 3,
    "patch_text": "glim frob Tom. glim frob", "untrained": False,
    "clock_place": 2, "clock_distance": 3, "cache_heads": "32", "written": 0, "block_size": 2, "rescaled": True,
    "card": "llama_3",
    "train_layers": 2, "train_scaled": True, "train_positions": True, "train_rate": 0.01, "train_masked": True,
    "train_layer_0": True, "train_size": 32,    "train_step": 195, "train_text": RHYME,
    "quiz": 0, "quiz_version": 1, "level": 1, "question": 1, "answer": "", "practice_temperature": 1.0, "bars": "",
    "topics": "", "quiz_count": 20,
}
WORDS = {name: words.split() for name, words in {
    "tokens": "word character",
    "kind": "self cross",
    "scale": "none head model",
    "mask": "none causal window prefix strided streaming packed left_padding",
    "stage": "scores scaled capped biased masked weights dropped",
    "bias": "none alibi alibi_symmetric",
    "qk_norm": "off rms",
    "rotary": "off halves interleaved",
    "positions": "none sinusoidal",
    "projections":
        "random meaning previous same first initial vowel learned tiny_0 tiny_1 tiny_2 tiny_3 averaging three_tokens_naive "
        "three_tokens_by_hand one_head_two_channels one_head_32_channels one_head_drawn_later a_batch "
        "two_heads_in_one_product",
    "step": "1 2 3 4 5 all",
    "edit_map": "q k v",
    "hand_over": "v x",
    "mixer": "attention mean past convolution mlp none",
    "rung": "loop triangle softmax tokens query_key",
    "softmax_over": "keys queries",
    "example":
        "averaging three_tokens_naive three_tokens_by_hand one_head_two_channels one_head_32_channels two_variances "
        "two_softmaxes one_head_drawn_later a_batch two_heads_in_one_product",
    "mask_corner": "upper_left lower_right",
    "mask_window": "off 0 1 2 3 4 5 6 8 12 16 24 32 48",
    "init": "gaussian linear",
    "mistake":
        "no_scaling model_scale wrong_axis dropout_before_softmax dropped_returned dropout_in_evaluation mask_swapped "
        "zero_fill finite_fill float_mask_added mask_after_softmax blind_row padded_rows context_length mask_repeated "
        "split_without_transpose join_without_transpose heads_averaged every_head_the_first groups_tiled "
        "batch_and_time_mixed no_positions averaged_in_place fused_split_in_blocks scale_of_another_width "
        "rotary_layouts_mixed positions_from_zero causal_from_the_first_key cap_after_mask sink_left_out "
        "padding_on_the_wrong_side",
    "mistake_sign": "any nan sums leak sharp flat runs silent",
    "model_sort": "layer job",
    "card": "llama_3 mistral gemma_2 gemma_3 qwen_3 deepseek_v3 gpt_oss gpt_2 bert t5",
    "pace": "number row",
    "cache_heads": "32 16 8 4 2 1",
    "lang": "en de es",
    "display": "normal projector",
}.items()}
WHOLE = {
    "heads": (1, 8), "head_size": (1, 128), "d_model": (8, 256), "window": (0, 4096), "prefix": (0, 4096),
    "seed": (0, 999999), "query": (0, 4095), "head": (0, 63), "rows_from": (0, 4095), "columns_from": (0, 4095),
    "key": (0, 63), "grown": (0, 200), "trained": (0, 1600), "moment": (0, 1600), "dimension": (0, 127),
    "averaging_row": (0, 63),
    "hide_key": (-1, 63), "looker": (0, 63), "sought": (0, 63), "example_step": (0, 17),
    "mask_prefix": (0, 64), "mask_padding": (0, 64), "mask_rounds": (0, 8),
    "mask_changed": (0, 63), "mask_grown": (0, 63), "order_shuffle": (0, 999), "order_other": (0, 63),
    "order_distance": (1, 16), "batch_size": (1, 4), "batch_tokens": (1, 8), "batch_example": (0, 3),
    "constant": (-200, 200), "new_tokens": (1, 64), "mistake_head": (0, 7), "divide_into": (1, 16), "layers": (1, 4),
    "layer_reach": (0, 4), "layer": (0, 99), "context": (1, 64), "cursor": (0, 16384), "draws": (1, 1000),
    "part": (1, 50), "quiz": (0, 999999), "quiz_version": (1, 2), "level": (1, 3), "question": (1, 20),
    "quiz_count": (1, 20), "rotary_base": (2, 100000000),
    "clock_place": (0, 100), "clock_distance": (0, 32), "written": (0, 63), "block_size": (1, 8),
    "train_step": (0, 195), "train_layers": (1, 2), "train_size": (1, 64),
}
REAL = {
    "temperature": (0, 20), "dropout": (0, 1), "pull": (0, 8), "multiplier": (0, 32),
    "practice_temperature": (0, 5), "power": (0, 1), "train_rate": (0.0001, 1),
}
WORD_OR = {  # a word, or a number of a kind between two
    "key_value_heads": ("all", int, 1, 64), "cap": ("off", float, 0.1, 1000), "sink": ("off", float, -100, 100),
}
SWITCHES = (
    *("in_place", "keepdim", "example_slip", "mistake_on", "view_at_once", "joined_scale", "mix_heads"),
    *("evaluating", "one_matrix", "untrained", "rescaled", "train_scaled", "train_positions", "train_masked"),
    "train_layer_0",
)
SINGLE = {name for name, (low, high) in WHOLE.items() if low == high}  # they have no other value than their default yet
TEXTS = {  # another value than the default of each text
    "text": "a b & c=d # 🦇", "text2": "", "cross_text": " ", "train_text": "a b" * 40, "start_text": "a bat",
    "start_guess": "football",
    "map_left": "animal, bird", "map_right": "game, player",
    "edits": "v_0_3_1.5", "mixer_edits": "0_3_1.5", "mask_painted": "1-4",
    "model": "smollm2-135m", "model_text": "The dogs near a wug", "patch_text": "The dog near a wug",
    "operations": "off_1_3~cut_0_2_3_2~patch_2_2_output",
    "task": "Which word wins?", "locked": "mask~heads", "hidden": "temperature", "compare": "head_size=128&power=0",
    "lesson": "masks_and_decoding", "lesson_answer": "2", "guesses": "mask.7~grown.0",
    "answer": "2", "bars": "10_20_70", "topics": "colder~row_of_bars",
}
# fmt: on
EXTREMES = {  # none of them at its default
    **{name: [word for word in options if word != str(FORMAT_1[name])][-1] for name, options in WORDS.items()},
    **{name: str(high if high != FORMAT_1[name] else low) for name, (low, high) in WHOLE.items() if name not in SINGLE},
    **dict.fromkeys(REAL, "0.37"),
    **{name: link.spelled(high) for name, (*_, high) in WORD_OR.items()},
    **{name: link.spelled(not FORMAT_1[name]) for name in SWITCHES},
    **TEXTS,
}
