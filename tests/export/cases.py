"""The views whose programs and notebooks are run: a page, and the query of its link."""

from urllib.parse import urlencode

from attn_core import examples
from attn_core.experiments.averaging_to_attention import RUNGS
from attn_core.mistakes import MISTAKES
from attn_core.model_cards import CARDS
from attn_core.models.experiments import EXPERIMENTS
from pages import model_cards
from pages.export import program

ODD = "text=%3D1%2B1%20%22%22%22%20%27%20%5C%20%3C%2Fscript%3E%20%F0%9F%90%BB%20%E2%80%A8%20%23%20%7Bx%7D"
LONG = "text=" + "+".join(f"w{i}" for i in range(100))
LONG_HEAD_1 = f"{LONG}&head=1&query=2"
QUERIES = {  # page → queries of its link, separated by spaces
    "explore": f"""
        kind=cross mask=causal&stage=masked projections=three_tokens_by_hand {LONG} {LONG_HEAD_1} temperature=0 power=0.3
        projections=learned&grown=200 dropout=0.3&stage=dropped mask=window&window=0&kind=cross&text2=a&heads=8
        power=0.85&scale=model&head_size=128 projections=tiny_2&head_size=5 projections=tiny_1&head_size=128
        projections=tiny_1&positions=false&mask=causal&temperature=2&text=glim+frob.+glim
        projections=meaning&heads=8&head_size=64&stage=scores projections=meaning&head_size=3&trained=100&mask=causal&heads=1
        projections=meaning&kind=cross&text2=A+xyzzy+saw+Zoë%E2%80%99s+bats&dropout=0.3&temperature=0.5
        projections=meaning&positions=false&{ODD}
        projections=random&heads=4&rotary=halves&positions=none&cap=2&sink=0&key_value_heads=2&stage=capped
        projections=meaning&heads=8&qk_norm=rms&rotary=interleaved&rotary_base=100&key_value_heads=4&bias=alibi&cap=0.5
        projections=tiny_1&sink=1&temperature=0.5&mask=causal&key_value_heads=1 sink=-1&temperature=0&mask=causal""",
    "start": "temperature=0&query=3",
    "query_key_value": "edits=q_2_3_1.5~v_1_1_2~q_99_1_5&head=1&projections=random edits=k_0_0_-2&head=1",
    "weighted_sum": "dropout=0.5&projections=random&query=4 projections=meaning&head_size=20&text=A+xyzzy+flew.",
    "sharpness": "scale=model&mask=causal&temperature=0 power=0.3",
    "masks": """
        mask_painted=1-1_2-3&mask=causal&mask_padding=2 mask=causal&kind=cross&projections=random&mask_corner=lower_right
        mask_painted=0-0_0-1_0-2_0-3_0-4_0-5_0-6&dropout=0.2&temperature=0.5""",
    "order_and_batch": "dropout=0.5&positions=false&projections=random",
    "self_and_cross": "projections=random&cross_text=one+two",
    "heads": "heads=8&projections=random&dropout=0.5",
    "loops": """
        temperature=0&mask=causal&dropout=0.5 power=1&mask=causal cap=1&sink=0&rotary=halves&mask=causal&head=1
        kind=cross&projections=random&mask=window&window=0&text2=a&head=1""",
    "shapes": "view_at_once=true power=0.3",
    "worked_examples": "example=two_heads_in_one_product&example_slip=false",
    "models": "model_text=The+dogs+near+a+wug&layer=1&head=3",
    "whole_model": "model_text=Zorg+saw+Mia.+Mia+was+sad&query=3",
    "todays_models": "clock_place=9&cache_heads=1&block_size=3&rescaled=false block_size=8&text=A+xyzzy",
    "train": f"""
        train_scaled=false&train_positions=false&seed=5 step=2 step=2&train_layers=1&train_rate=0.02&train_size=8
        step=3&train_masked=false step=4 step=4&train_positions=false&train_scaled=false&train_size=5 step=5
        step=5&train_layers=1&train_text={"a%2Ab%22c%27d%5Ce%C3%A9+" * 12}""",
    "surgery": """
        model_text=The+dogs+near+the+cat&patch_text=The+dog+near+the+cat&operations=patch_1_all_pattern~off_1_2~temperature_2_2_4
        operations=patch_2_2_output&patch_text=a+b
        operations=temperature_1_all_0~uniform_2_1~scale_all_0~mask_0_2_window~mask_3_all_no_first~mask_1_1_causal""",
}
CASES = [
    *((page, "") for page in program.PAGES),
    *((page, ODD) for page in program.PAGES if page != "worked_examples"),
    *((page, query) for page, queries in QUERIES.items() for query in queries.split()),
    *(("averaging", f"rung={rung}&averaging_row=3&hide_key=1") for rung in RUNGS),
    *(("averaging", f"rung={rung}&temperature=0&scale=none") for rung in RUNGS[2:]),
    *(("averaging", f"rung={rung}&power={power}&projections=random") for rung in RUNGS[3:] for power in (0.3, 1)),
    *(("mistakes", f"mistake={name}&mistake_on={on}&mistake_head=1") for name in MISTAKES for on in ("true", "false")),
    *(("mistakes", f"mistake={name}&projections=previous&mask=causal&text=a+b") for name in MISTAKES),
    *(("mistakes", f"mistake={name}&projections=meaning&head_size=9") for name in ("no_positions", "mask_swapped")),
    *(("worked_examples", f"example={name}") for name in examples.NAMES),
    *(("explore", urlencode(model_cards.there(name))) for name in CARDS),
    *(
        ("surgery", f"operations={experiment.operations}&model_text={experiment.text}&patch_text={experiment.other}")
        for experiment in EXPERIMENTS.values()
    ),
]
