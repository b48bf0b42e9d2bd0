"""Questions about today's models: the bytes of a cache, rotary positions, a cap, a sink."""

import math

from torch import Generator

from attn_core.practice import sentences
from attn_core.practice.choices import differ, printed
from attn_core.practice.question import Draft, Kind, whole

SIZES = (64, 128)  # of a head
BYTES = 2  # of a number in 16 bits
CAPS = (2, 5, 10, 20, 50)
TIMES = {1: (0.5, 1, 2), 2: (-2, -1, -0.5), 3: (-4, 4)}  # level → a scaled score, as a multiple of the cap


def make_cache(generator: Generator, level: int) -> Draft | None:
    """Ask for the bytes of the keys and values of one layer, of several, and of a batch."""
    groups, shared = 2 ** whole(generator, 1, 2), 2 ** whole(generator, 1, 3)
    heads, size, tokens = groups * shared, SIZES[whole(generator, 0, 1)], 100 * whole(generator, 1, 9)
    layers, batch = (1 if level == 1 else 2 * whole(generator, 2, 8)), (2 * whole(generator, 2, 4) if level == 3 else 1)
    truth = 2 * groups * size * tokens * layers * batch * BYTES
    wrong = [truth * shared, truth // 2, truth // groups, truth * shared // 2, truth * 2, truth // 4, truth * 4 * shared]
    wrong += [each for many in (layers, batch) if many > 1 for each in (truth // many, truth * many)] + [truth // size]
    facts = {"heads": heads, "groups": groups, "head_size": size, "tokens": tokens, "layers": layers, "batch": batch}
    return Draft(sentences.scene(generator, 4, 8), facts | {"total": truth, "level": level}, [], [], truth, wrong)


def make_distance(generator: Generator, level: int) -> Draft | None:
    """Ask where the same two vectors have the same score, for words near the beginning and farther on."""
    key, apart = whole(generator, 1, 9 * level), whole(generator, 2, 4 + level)
    query, on = key + apart, whole(generator, 3, 9) + 10 * (level - 1)
    wrong = [(query + on, key), (key + on, query + on), (query, key + on), (2 * query, 2 * key), (query + on, key + on + 1)]
    facts = {"query_at": query, "key_at": key, "apart": apart, "on": on}
    return Draft(sentences.scene(generator, 4, 8), facts, [], [], (query + on, key + on), wrong)


def make_cap(generator: Generator, level: int) -> Draft | None:
    """Ask what a soft cap makes of a score near it, below 0, and far beyond it."""
    cap = CAPS[whole(generator, 0, len(CAPS) - 1)]
    times = TIMES[level][whole(generator, 0, len(TIMES[level]) - 1)]
    score = cap * times
    truth = cap * math.tanh(times)
    wrong = [max(-cap, min(cap, score)), score, -truth, math.tanh(times), times, -cap, cap, score / 2, 1.2 * score, 0]
    listed = printed([truth, *wrong, truth + cap, truth - cap], 1)
    facts = {"cap": cap, "score": score, "tanh": math.tanh(times), "capped": listed[0], "times": times}
    return Draft(sentences.scene(generator, 4, 8), facts, [], [], listed[0], listed[1:], differ(0.2))


def make_sink(generator: Generator, level: int) -> Draft | None:
    """Ask for the weight of all words together, of one of them, and beside a sink whose score is larger by 1."""
    scene = sentences.scene(generator, 4, 8)
    count, more = len(scene.words), 1 if level == 3 else 0
    terms = count + math.exp(more)
    truth, one = (100 / terms if level == 2 else 100 * count / terms), 100 / terms
    wrong = [100, 100 / count, 100 - truth, 100 * math.exp(more) / terms, one, 50, 100 - 2 * one, 0, truth / 2]
    wrong += [100 * count / (count + sink) for sink in (1, 2, math.exp(-1), 0.5)] + [100 / (count + 3)]
    listed = printed([truth, *wrong])
    facts = {"count": count, "more": more, "terms": terms, "share": int(listed[0]), "level": level}
    return Draft(scene, facts, [], [], int(listed[0]), [int(each) for each in listed[1:]], differ(2))


CACHE = Kind("cache_bytes", make_cache, "todays_models", (("step", "2"),))
DISTANCE = Kind("rotary_distance", make_distance, "todays_models", (("step", "1"),), order=None)
CAP = Kind("capped_score", make_cap, "mistakes", (("mistake", "cap_after_mask"),))
SINK = Kind("sink_share", make_sink, "mistakes", (("mistake", "sink_left_out"),))
