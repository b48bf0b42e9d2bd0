"""Wrong edits in the language model, its operations, and the pages that show them."""

from tests.wrong_edits.edit import Edit

CORE, PAGE, SOURCE = "core/models", "panels/test_models.py", "core/sources/test_language_model.py"
EDITS = (
    Edit("the stream is replaced by attention's output", "x = x + joined @", "x = joined @", CORE),
    Edit(
        "positions begin at 0 wherever a story begins",
        "(first + x.shape[-2], weights.width)[first:]",
        "(x.shape[-2], weights.width)",
        CORE,
    ),
    Edit("the last normalisation is left out", "return rms_norm(x, (weights.width,), weights.last)", "return x", CORE),
    Edit(
        "a mask takes the place of what was hidden before",
        "narrowed[list(heads)] &= allowed",
        "narrowed[list(heads)] = allowed",
        CORE,
    ),
    Edit(
        "an operation acts on all heads",
        "range(heads) if operation.head is None else (operation.head,)",
        "range(heads)",
        CORE,
    ),
    Edit(
        "equal weights ignore which heads",
        "_set(conditions.scales, heads, 0.0)",
        "_set(conditions.scales, heads, 1.0)",
        CORE,
    ),
    Edit(
        "a cut arrow is that of the transposed cell",
        "allowed[operation.query, operation.key] = False",
        "allowed[operation.key, operation.query] = False",
        CORE,
    ),
    Edit(
        "traces of heads come in the order of their settings",
        "for head in range(len(now.scales))]",
        "for head in traces]",
        CORE,
    ),
    Edit(
        "the first changed layer is taken over, too",
        "entering = list(before.entering[: first + 1])",
        "entering = list(before.entering[: first + 2])",
        CORE,
    ),
    Edit(
        "a run with operations is taken over as if it had none",
        "if before is not None and not before.operations and",
        "if before is not None and",
        CORE,
    ),
    Edit(
        "a scan forgets the operations of later layers",
        "operations.conditions(base.operations, layer",
        "operations.conditions((), layer",
        CORE,
    ),
    Edit(
        "the lens reads the first word",
        "decoder.logits(self.model.weights, x[0, -1])",
        "decoder.logits(self.model.weights, x[0, 0])",
        CORE,
    ),
    Edit(
        "an unknown word has another placeholder at each place",
        "dict.fromkeys(word.lower() for word in labels if",
        "list(word.lower() for word in labels if",
        CORE,
    ),
    Edit("capitals are unknown words", "known = {word.lower(): number", "known = {word: number", CORE),
    Edit("induction looks for the same word", "return _same(words).roll(1, 1)", "return _same(words).roll(0, 1)", CORE),
    Edit("the first query counts", "(torch.arange(len(words)) >= job.first)", "(torch.arange(len(words)) >= 0)", CORE),
    Edit("a smaller head is divided by its own size", "shrink = (rank / size) ** 0.25", "shrink = 1.0", SOURCE),
    Edit(
        "the smallest singular values are kept",
        "values[..., None, :rank].sqrt()",
        "values[..., None, -rank:].sqrt()",
        SOURCE,
    ),
    Edit(
        "a layer reads the stream after it",
        "run.entering[layer], layer)[0]",
        "run.entering[layer + 1], layer)[0]",
        SOURCE,
    ),
    Edit(
        "the watched word is that of the changed run",
        "int(before.merged.argmax())",
        "int(now.merged.argmax())",
        PAGE,
    ),
    Edit("an operation can't be taken off", "if each != operation)", "if each)", PAGE),
    Edit(
        "a click cuts the arrow of the mirrored cell",
        'Operation("cut", **place, query=query, key=key)',
        'Operation("cut", **place, query=key, key=query)',
        PAGE,
    ),
    Edit(
        "the bars before are those of now",
        "for run in (data.now, data.before))",
        "for run in (data.now, data.now))",
        PAGE,
    ),
    Edit(
        "sorted tiles open the heads of the sorted places",
        "[data.place(order[tile]) for tile",
        "[data.place(tile) for tile",
        PAGE,
    ),
    Edit(
        "a layer is shown without the mask",
        'mask="causal",\n        heads=model().heads',
        'mask="none",\n        heads=model().heads',
        PAGE,
    ),
    Edit("an arrow between missing words stops the page", "each.key or 0) < length)", "each.key or 0) < 10**9)", PAGE),
)
