"""Wrong edits in the residual stream, and the page on the whole model."""

from tests.wrong_edits.edit import Edit

CORE, PAGE = "core/models/test_residual_stream.py", "panels/test_whole_model.py"
EDITS = (
    Edit("the MLP reads x before attention", "weights, before + heads.sum(0), layer)", "weights, before, layer)", CORE),
    Edit("a later word is known from the start", "not in ids[: place + 1]]", "not in ids]", CORE),
    Edit(
        "merged logits are the largest",
        "logits[..., list(numbers)].logsumexp(-1)",
        "logits[..., list(numbers)].amax(-1)",
        CORE,
    ),
    Edit("the first layer reads x as it is", "decoder.normalised(weights, x, 0), places", "x, places", CORE),
    Edit("lengths lose their root", "rows[:, place].norm(dim=-1)", "rows[:, place].pow(2).sum(-1)", CORE),
    Edit("the next word hears the whole sentence", '" ".join(typed[: place + 1])', '" ".join(typed)', PAGE),
    Edit("the bar of the layer before is marked", "series, f.first_depth, said", "series, f.first_depth - 1, said", PAGE),
    Edit("the most certain word is asked for", "min(sure) == sure[page.place]", "max(sure) == sure[page.place]", PAGE),
    Edit("a head's absence is read at another layer", "f.without[f.layer]", "f.without[f.layer - 1]", PAGE),
    Edit("the lead forgets the embedding", "float(run.entering[0][0, -1] @ direction)", "0.0", CORE),
    Edit(
        "the longest vector is that of the MLP",
        "most = int(page.lengths[:, 1].argmax())",
        "most = int(page.lengths[:, 2].argmax())",
        PAGE,
    ),
    Edit(
        "the second layer with the word is asked for",
        "first = found.best.index(page.expected)",
        "first = len(found.best) - 1",
        PAGE,
    ),
    Edit("the program keeps the stream once a layer", '"    stream.append(x)\\n"', '""', "export/test_programs.py"),
    Edit(
        "the sentence of the model stays on its page",
        "*settings.FRAME, *places.EVERYWHERE}",
        "*settings.FRAME}",
        "test_wiring_learn.py",
    ),
)
