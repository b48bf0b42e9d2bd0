"""Every task of Learn: what it asks for first, what comes true, what does it, what misses it, and how else it may stand."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

# The first line of a step: page and name, the answers to its prediction → the one that comes true, a link that does it.
# Links say what is set besides that with which the step opens. The lines below hold, of links separated by bars:
# misses: ways of missing it, each with a link that does, by which the answer to a try is chosen
# done, not done: links that do the task, and links that don't
# else: the answer that comes true under another link, - where there is nothing to predict
TABLE = """
averaging.past: 2 14 50 → 14: averaging_row=6
    misses: earlier: averaging_row=4
    not done: text=bat
    else: -: text=a b c
averaging.product: 1 6 7 → 7: averaging_row=0
    misses: later: averaging_row=5
averaging.hidden: stay grow one → grow: hide_key=1
    misses: later: hide_key=5
    done: hide_key=0 | averaging_row=1&hide_key=0
    not done: hide_key=3
    else: -: averaging_row=1
averaging.choice: stays falls zero → falls: pull=4
    misses: low: pull=3.5 | high: pull=5
    done: TWICE&pull=3
    not done: pull=4.5 | TWICE&pull=2.5 | text=bat&pull=8
    else: -: text=bat

query_key_value.score: above zero below → below: key=4
    misses: higher: key=6
    not done: key=0 | key=1 | key=2 | key=3 | key=5
    else: -: text=bat | -: projections=previous&query=0 | zero: projections=previous
query_key_value.two: 1 2 6 → 1: one_matrix=true
    misses: alone: text=bat&one_matrix=true | two: query=2&key=1
query_key_value.moved: 0 7 49 → 0: edits=v_0_0_3
    misses: weights: edits=k_0_0_3 | nothing: edits=v_200_0_3
    not done: edits=q_0_0_3 | dropout=1&edits=v_0_0_3 | text=bat&edits=q_0_0_3
query_key_value.learning: 1 2 6 → 1: moment=16
    misses: early: moment=1 | late: moment=1600 | end: text=bat flew&moment=1
    not done: moment=9 | moment=25
    else: -: query=0 | 2: query=2

weighted_sum.running: leader other equal → other: dimension=49
    misses: before: dimension=60 | after: dimension=0 | LARGER
    not done: dimension=48 | dimension=50 | mask=causal&dropout=1&dimension=0
weighted_sum.collect: longer shorter same → shorter: temperature=0
    misses: warm: temperature=0.5 | up: temperature=4
    not done: temperature=0&dropout=0.5 | temperature=0&text=one | temperature=0&mask=causal&query=0
    else: -: dropout=0.5
weighted_sum.rows: all differ less → differ: query=2
    misses: left: query=4 | right: query=0
    not done: positions=none&projections=previous&query=3 | text=Yes
weighted_sum.mixing: every same twice → same: mixer=convolution
    misses: other: mixer=mean | typed: mixer=convolution&mixer_edits=2_0_0.5
    not done: mixer=past | mixer=mlp | mixer=none | mixer=convolution&text=one

sharpness.five: twice e depends → e: multiplier=5
    misses: near: multiplier=4 | far: multiplier=8
    not done: multiplier=4.5 | multiplier=5.5 | multiplier=0
sharpness.luck: few some most → most: seed=2
    misses: other: seed=0
    done: seed=9
    else: -: text=bat
sharpness.spread: one root size → size: power=0
    misses: divided: power=0.25
    done: power=0&head_size=2
    not done: power=0&head_size=1 | power=1 | scale=model
sharpness.ends: high low never → never: temperature=0.45
    misses: little: temperature=2 | much: temperature=0.1
    done: temperature=0.4
    not done: temperature=0.3 | temperature=0 | projections=previous&query=0

masks.mask: 0 1 7 → 1: mask=causal
    misses: nothing: window=3 | future: mask=prefix | past: mask=window&window=1 | both: mask_painted=2-1
    done: mask_painted=LATER | text=bat&mask_painted=0-0
    not done: mask_painted=LATER_6-0 | mask=causal&mask_padding=1
    else: -: text=bat
masks.graph: 1 3 6 → 6: query=6&mask_rounds=6
    misses: row: mask_rounds=6 | few: query=6&mask_rounds=3 | many: query=6&mask_rounds=8
    done: window=2&query=6&mask_rounds=3 | mask=causal&query=6&mask_rounds=1
    not done: text=a b
    else: 3: window=2 | 2: window=5 | 1: mask=causal | -: text=a b
masks.changed: first last same → last: mask_changed=6
    misses: later: mask_changed=1 | earlier: mask=none&mask_painted=6-5_5-5_4-5_3-5_2-5_1-5&mask_changed=6
    done: mask_painted=6-6&mask_changed=6
    not done: mask=window&window=0&mask_changed=6
    else: -: text=bat | -: mask=window&window=0
masks.grown: 0 3 6 → 0: mask_grown=6
    misses: early: mask_grown=4
    not done: mask_grown=5
    else: 5: mask=none&mask_painted=2-6 | 6: mask_painted=LATER | -: text=bat

order_and_batch.alone: none some all → none: order_shuffle=5
    misses: other: order_shuffle=2 | stays: text=bat flew&order_shuffle=2
    done: order_shuffle=8
    else: -: text=bat
order_and_batch.placed: 0 1 6 → 6: positions=sinusoidal
    misses: encoded: mask=causal | words: head=2
    done: positions=sinusoidal&mask=causal
    not done: projections=learned&text=ab ba
order_and_batch.apart: falls stays wanders → wanders: order_distance=16
    misses: near: order_distance=9
    not done: order_distance=15
    else: stays: projections=meaning | stays: projections=same

self_and_cross.self: 1 7 15 → 15: text=The sleepy bat flew out of the dark cave&query=7
    misses: short: text=Hello&query=0 | row: text=The sleepy bat flew out of the dark cave&query=8
    not done: projections=averaging | text=The sleepy bat flew out of the dark cave | query=7
    else: -: projections=averaging
self_and_cross.cross: row column both → row: cross_text=Which dark animal flew away
    misses: short: cross_text=Why
    done: cross_text=a b c d e
    not done: cross_text=
    else: -: projections=three_tokens_by_hand
self_and_cross.decoding: 1 7 49 → 7: new_tokens=1
    misses: several: new_tokens=3
    else: -: text=bat

heads.jobs: stays half none → half: head=1
    misses: other: head=2
    done: head=1&query=2
    not done: head=3 | projections=previous&heads=2&text=a a a | text=one&head=2
    else: -: temperature=0&projections=same&text=a b
heads.split: 12 24 96 → 12: heads=8
    misses: few: heads=2
    done: heads=8&projections=previous
    not done: heads=8&projections=two_heads_in_one_product
    else: -: projections=previous | -: projections=random&d_model=20 | 4: projections=random
heads.mixed: 1 2 4 → 4: mix_heads=true
    misses: off: projections=random&temperature=1&head_size=8
    done: mix_heads=true&heads=1
    else: -: heads=1 | 8: heads=8
heads.layers: never sooner needed → needed: layers=3
    misses: few: layers=2 | many: layers=4 | misfit: projections=random&mix_heads=false&head_size=4&layers=2
    done: layers=3&layer_reach=2 | layers=1&text=a b c
    not done: layers=2&text=a b c | layers=3&layer_reach=0 | layers=1&text=one
    else: -: layer_reach=0 | -: text=one

whole_model.table: rare half same → rare: untrained=true
    misses: trained: query=3
    else: -: model_text=Zorg saw Mia. Mia was sad because&query=0
whole_model.added: 0 1 2 3 → 3: layer=3
    misses: later: layer=1 | earlier: query=4&layer=2
    not done: layer=2
whole_model.next: 1 2 7 → 1: query=1
    misses: later: query=0 | earlier: query=5
    not done: query=2 | query=3 | query=4 | query=6
    else: -: model_text=a bat&query=1
whole_model.needed: 0 1 2 3 → 3: layer=3
    misses: later: layer=1 | earlier: query=4&layer=3
    not done: layer=2
    else: -: query=6

todays_models.turn: larger smaller same → same: clock_place=7
    misses: near: clock_place=4 | apart: clock_place=9&clock_distance=4
    done: clock_place=100
    not done: clock_place=6 | clock_distance=8
todays_models.sharing: tenth equal four → four: cache_heads=8
    misses: many: cache_heads=16 | few: cache_heads=1
    not done: cache_heads=4
todays_models.remember: 1 7 28 → 1: written=6
    misses: early: written=5
    done: text=a b&written=1
    not done: text=bat&written=6
    else: -: text=bat | 1: text=a b
todays_models.in_blocks: early late none → early: rescaled=false&block_size=7
    misses: rescaled: block_size=7 | one: rescaled=false&block_size=8 | wrong: rescaled=false
    not done: rescaled=false&block_size=6

train.vowels: none letters all → letters: train_step=25
    misses: early: train_step=20 | late: train_step=30 | never: train_rate=0.0003
train.copy: later some nothing → some: train_layers=1
    misses: early: train_layers=1&train_step=190 | layers: train_step=190
    done: train_layers=1&seed=0
    not done: train_layers=2
    else: -: train_rate=0.001
train.mask: slower same faster → faster: train_masked=false
    misses: masked: train_step=190 | early: train_masked=false&train_step=190
    done: train_masked=false&seed=0 | train_masked=false&train_layers=1
    else: -: train_rate=0.001
train.reverse: all some none → some: train_positions=false
    misses: placed: train_step=190 | early: train_positions=false&train_step=190
    done: train_positions=false&seed=0
    else: -: train_rate=0.001
train.text: letters words all → words: train_step=50
    misses: early: train_step=40 | late: train_step=60 | never: train_rate=0.0003&train_step=5
    else: -: train_layers=1
"""
LARGER = "larger_after: projections=previous&query=4&dimension=1 | larger_before: projections=previous&dimension=12"
LATER = "_".join(f"{query}-{key}" for query in range(7) for key in range(query + 1, 7))  # all cells of the future
TWICE = "text=the cat saw the dog&sought=3"  # the word sought stands at two places


class Asked(NamedTuple):
    """What a step asks for, as its entry in the table says; done and others by their links."""

    offered: Sequence[int | str]
    right: int | str
    does: str
    misses: Mapping[str, str]
    done: Mapping[str, bool]
    others: Mapping[str, int | str | None]


def _answer(text: str) -> int | str | None:
    return None if text == "-" else int(text) if text.isdigit() else text


def _read(entry: str) -> Asked:
    first, *lines = entry.split("\n    ")
    _, answers, does = first.split(": ")
    *offered, _, right = map(_answer, answers.split())
    links = {kind: listed.split(" | ") for kind, listed in (line.split(": ", 1) for line in lines)}
    pairs = {kind: [each.split(": ") for each in links.get(kind, ())] for kind in ("misses", "else")}
    done = dict.fromkeys(links.get("done", ()), True) | dict.fromkeys(links.get("not done", ()), False)
    return Asked(offered, right, does, dict(pairs["misses"]), done, {link: _answer(right) for right, link in pairs["else"]})


def _by_page() -> dict[str, dict[str, Asked]]:
    found: dict[str, dict[str, Asked]] = {}
    for entry in re.split(
        r"\n+(?=\w)", TABLE.replace("LATER", LATER).replace("TWICE", TWICE).replace("LARGER", LARGER).strip()
    ):
        page, step = entry.partition(":")[0].split(".")
        found.setdefault(page, {})[step] = _read(entry)
    return found


TASKS: Mapping[str, Mapping[str, Asked]] = _by_page()
