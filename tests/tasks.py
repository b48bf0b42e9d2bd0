"""Every task of Learn: what it asks for first, what comes true, what does it, what misses it, and how else it may stand."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Asked(NamedTuple):
    """What a step asks for; links say what is set besides that with which the step opens.

    offered, right: the answers to its prediction, and the one that comes true
    does: a link that does the task
    misses: way of missing it → a link that does, by which the answer to a try is chosen
    done: another link → whether it does the task
    others: another link → the answer that comes true there, None where there is nothing to predict
    """

    offered: Sequence[int | str]
    right: int | str
    does: str
    misses: Mapping[str, str]
    done: Mapping[str, bool] = {}
    others: Mapping[str, int | str | None] = {}


LATER = "_".join(f"{query}-{key}" for query in range(7) for key in range(query + 1, 7))  # all cells of the future
TWICE = "text=the cat saw the dog&sought=3"  # the word sought stands at two places
ZORG = "Zorg saw Mia. Mia was sad because"
TASKS: Mapping[str, Mapping[str, Asked]] = {
    "averaging": {
        "past": Asked(
            [2, 14, 50], 14, "averaging_row=6", {"earlier": "averaging_row=4"}, {"text=bat": False}, {"text=a b c": None}
        ),
        "product": Asked([1, 6, 7], 7, "averaging_row=0", {"later": "averaging_row=5"}),
        "hidden": Asked(
            ["stay", "grow", "one"],
            "grow",
            "hide_key=1",
            {"later": "hide_key=5"},
            {"hide_key=0": True, "hide_key=3": False, "averaging_row=1&hide_key=0": True},
            {"averaging_row=1": None},
        ),
        "choice": Asked(  # the smallest score with nine tenths: e^s against 1 for each other word
            ["stays", "falls", "zero"],
            "falls",
            "pull=4",
            {"low": "pull=3.5", "high": "pull=5"},
            {"pull=4.5": False, f"{TWICE}&pull=2.5": False, f"{TWICE}&pull=3": True, "text=bat&pull=8": False},
            {"text=bat": None},
        ),
    },
    "query_key_value": {
        "score": Asked(
            ["above", "zero", "below"],
            "below",
            "key=4",
            {"higher": "key=6"},
            {f"key={key}": False for key in (0, 1, 2, 3, 5)},
            {"text=bat": None, "projections=previous&query=0": None, "projections=previous": "zero"},
        ),
        "two": Asked([1, 2, 6], 1, "one_matrix=true", {"alone": "text=bat&one_matrix=true"}),
        "moved": Asked(
            [0, 7, 49],
            0,
            "edits=v_0_0_3",
            {"weights": "edits=k_0_0_3", "nothing": "edits=v_200_0_3"},
            {"edits=q_0_0_3": False, "dropout=1&edits=v_0_0_3": False, "text=bat&edits=q_0_0_3": False},
        ),
        "learning": Asked(
            [1, 2, 6],
            1,
            "moment=16",
            {"early": "moment=1", "late": "moment=1600", "end": "text=bat flew&moment=1"},
            {"moment=9": False, "moment=25": False},
            {"query=0": None, "query=2": 2},
        ),
    },
    "weighted_sum": {
        "running": Asked(
            ["leader", "other", "equal"],
            "other",
            "dimension=49",
            {"before": "dimension=60", "after": "dimension=0", "larger": "projections=previous&dimension=2"},
            {"dimension=48": False, "dimension=50": False, "mask=causal&dropout=1&dimension=0": False},
        ),
        "collect": Asked(
            ["longer", "shorter", "same"],
            "shorter",
            "temperature=0",
            {"warm": "temperature=0.5", "up": "temperature=4"},
            {
                "temperature=0&dropout=0.5": False,
                "temperature=0&text=one": False,
                "temperature=0&mask=causal&query=0": False,
            },
            {"dropout=0.5": None},
        ),
        "rows": Asked(
            ["all", "differ", "less"],
            "differ",
            "query=2",
            {"smaller": "query=4"},
            {"positions=none&projections=previous&query=3": False, "text=Yes": False},
        ),
        "mixing": Asked(
            ["every", "same", "twice"],
            "same",
            "mixer=convolution",
            {"other": "mixer=mean", "typed": "mixer=convolution&mixer_edits=2_0_0.5"},
            {**{f"mixer={name}": False for name in ("past", "mlp", "none")}, "mixer=convolution&text=one": False},
        ),
    },
    "sharpness": {
        "five": Asked(
            ["twice", "e", "depends"],
            "e",
            "multiplier=5",
            {"near": "multiplier=4", "far": "multiplier=8"},
            {"multiplier=4.5": False, "multiplier=5.5": False, "multiplier=0": False},
        ),
        "luck": Asked(["few", "some", "most"], "most", "seed=2", {"other": "seed=0"}, {"seed=9": True}, {"text=bat": None}),
        "spread": Asked(
            ["one", "root", "size"],
            "size",
            "power=0",
            {"divided": "power=0.25"},
            {"power=0&head_size=2": True, "power=0&head_size=1": False, "power=1": False, "scale=model": False},
        ),
        "ends": Asked(
            ["high", "low", "never"],
            "never",
            "temperature=0.45",
            {"little": "temperature=2", "much": "temperature=0.1"},
            {
                "temperature=0.4": True,
                "temperature=0.3": False,
                "temperature=0": False,
                "projections=previous&query=0": False,
            },
        ),
    },
    "masks": {
        "mask": Asked(
            [0, 1, 7],
            1,
            "mask=causal",
            {"nothing": "window=3", "future": "mask=prefix", "past": "mask=window&window=1", "both": "mask_painted=2-1"},
            {
                f"mask_painted={LATER}": True,
                f"mask_painted={LATER}_6-0": False,
                "mask=causal&mask_padding=1": False,
                "text=bat&mask_painted=0-0": True,
            },
            {"text=bat": None},
        ),
        "graph": Asked(
            [1, 3, 6],
            6,
            "query=6&mask_rounds=6",
            {"row": "mask_rounds=6", "few": "query=6&mask_rounds=3", "many": "query=6&mask_rounds=8"},
            {"window=2&query=6&mask_rounds=3": True, "mask=causal&query=6&mask_rounds=1": True, "text=a b": False},
            {"window=2": 3, "window=5": 2, "mask=causal": 1, "text=a b": None},
        ),
        "changed": Asked(
            ["first", "last", "same"],
            "last",
            "mask_changed=6",
            {"later": "mask_changed=1", "earlier": "mask=none&mask_painted=6-5_5-5_4-5_3-5_2-5_1-5&mask_changed=6"},
            {"mask_painted=6-6&mask_changed=6": True, "mask=window&window=0&mask_changed=6": False},
            {"text=bat": None, "mask=window&window=0": None},
        ),
        "grown": Asked(
            [0, 3, 6],
            0,
            "mask_grown=6",
            {"early": "mask_grown=4"},
            {"mask_grown=5": False},
            {"mask=none&mask_painted=2-6": 5, f"mask_painted={LATER}": 6, "text=bat": None},
        ),
    },
    "order_and_batch": {
        "alone": Asked(
            ["none", "some", "all"],
            "none",
            "order_shuffle=5",
            {"other": "order_shuffle=2", "stays": "text=bat flew&order_shuffle=2"},
            {"order_shuffle=8": True},
            {"text=bat": None},
        ),
        "placed": Asked(
            [0, 1, 6],
            6,
            "positions=sinusoidal",
            {"encoded": "mask=causal", "words": "order_shuffle=5"},
            {"positions=sinusoidal&mask=causal": True, "projections=learned&text=ab ba": False},
        ),
        "apart": Asked(
            ["falls", "stays", "wanders"],
            "wanders",
            "order_distance=16",
            {"near": "order_distance=9"},
            {"order_distance=15": False},
            {"projections=meaning": "stays", "projections=same": "stays"},
        ),
    },
    "self_and_cross": {
        "self": Asked(
            [1, 7, 15],
            15,
            "text=The sleepy bat flew out of the dark cave",
            {"short": "text=Hello"},
            {"projections=averaging": False},
            {"projections=averaging": None},
        ),
        "cross": Asked(
            ["row", "column", "both"],
            "row",
            "cross_text=Which dark animal flew away",
            {"short": "cross_text=Why"},
            {"cross_text=a b c d e": True, "cross_text=": False},
            {"projections=three_tokens_by_hand": None},
        ),
        "decoding": Asked([1, 7, 49], 7, "new_tokens=1", {"several": "new_tokens=3"}, {}, {"text=bat": None}),
    },
    "heads": {
        "jobs": Asked(
            ["stays", "half", "none"],
            "half",
            "head=1",
            {"other": "head=2"},
            {
                "head=3": False,
                "head=1&query=2": True,
                "projections=previous&heads=2&text=a a a": False,
                "text=one&head=2": False,
            },
            {"temperature=0&projections=same&text=a b": None},
        ),
        "split": Asked(
            [12, 24, 96],
            12,
            "heads=8",
            {"few": "heads=2"},
            {"heads=8&projections=previous": True, "heads=8&projections=two_heads_in_one_product": False},
            {"projections=previous": None, "projections=random&d_model=20": None, "projections=random": 4},
        ),
        "mixed": Asked(
            [1, 2, 4],
            4,
            "mix_heads=true",
            {"off": "query=3"},
            {"mix_heads=true&heads=1": True},
            {"heads=1": None, "heads=8": 8},
        ),
        "layers": Asked(
            ["never", "sooner", "needed"],
            "needed",
            "layers=3",
            {
                "few": "layers=2",
                "many": "layers=4",
                "misfit": "projections=random&mix_heads=false&head_size=4&layers=2",
            },
            {
                "layers=3&layer_reach=2": True,
                "layers=1&text=a b c": True,
                "layers=2&text=a b c": False,
                "layers=3&layer_reach=0": False,
                "layers=1&text=one": False,
            },
            {"layer_reach=0": None, "text=one": None},
        ),
    },
    "whole_model": {
        "table": Asked(
            ["rare", "half", "same"],
            "rare",
            "untrained=true",
            {"trained": "query=3"},
            {},
            {f"model_text={ZORG}&query=0": None},
        ),
        "added": Asked([0, 1, 2, 3], 3, "layer=3", {"later": "layer=1", "earlier": "query=4&layer=2"}, {"layer=2": False}),
        "next": Asked(
            [1, 2, 7],
            1,
            "query=1",
            {"later": "query=0", "earlier": "query=5"},
            {f"query={place}": False for place in (2, 3, 4, 6)},
            {"model_text=a bat&query=1": None},
        ),
        "needed": Asked(
            [0, 1, 2, 3],
            3,
            "layer=3",
            {"later": "layer=1", "earlier": "query=4&layer=3"},
            {"layer=2": False},
            {"query=6": None},
        ),
    },
}
