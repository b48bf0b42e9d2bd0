"""Wrong edits in the language model, its operations, and the pages that show them."""

from tests.wrong_edits.edit import Edit

CORE, PAGE, SOURCE = "core/models", "panels/test_models.py", "core/sources/test_language_model.py"
SCORE = "panels/test_models_score.py"
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
        "return [traces[head] for head in range(len(traces))]",
        "return [*traces.values()]",
        CORE,
    ),
    Edit(
        "the first changed layer is taken over, too",
        "list(before.entering[: first + 1]), list",
        "list(before.entering[: first + 2]), list",
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
        "x = _through(base, x, layer).x",
        "x = _through(replace(base, operations=()), x, layer).x",
        CORE,
    ),
    Edit(
        "the lens reads the first word",
        "[x[0, -1] for x in self.entering]",
        "[x[0, 0] for x in self.entering]",
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
    Edit("the row without a key hides another", "without[key] = -math.inf", "without[query] = -math.inf", CORE),
    Edit("a score is scaled as in head 0", "under.scales[head], under", "under.scales[0], under", CORE),
    Edit("the lead ignores the temperature", "row[rival]) / trace.temperature", "row[rival])", CORE),
    Edit(
        "a scan lists the heads that matter least",
        "flatten().argsort(stable=True)[:count].tolist()\n    return",
        "flatten().argsort(stable=True)[-count:].tolist()\n    return",
        CORE,
    ),
    Edit(
        "a patch takes the weights with the other text’s values", "output=weights @ trace.v)", "output=other.output)", CORE
    ),
    Edit(
        "a head that is off stays patched",
        "return replace(hidden, patches=_set(conditions.patches, heads, None))",
        "return hidden",
        CORE,
    ),
    Edit(
        "a patch is that of head 0",
        "operations.patched(trace, part, other) if part",
        "operations.patched(trace, part, others[0]) if part",
        CORE,
    ),
    Edit(
        "outputs come in the order of their settings",
        "return joined if order == sorted(order) else",
        "return joined if order else",
        CORE,
    ),
    Edit("a smaller head is divided by its own size", "shrink = (rank / size) ** 0.25", "shrink = 1.0", SOURCE),
    Edit(
        "the smallest singular values are kept",
        "values[..., None, :rank].sqrt()",
        "values[..., None, -rank:].sqrt()",
        SOURCE,
    ),
    Edit(
        "a layer reads the stream after it",
        "tuple(words)).entering[layer]\n",
        "tuple(words)).entering[layer + 1]\n",
        SOURCE,
    ),
    Edit(
        "the watched word is that of the changed run",
        "word = int(page.untouched.merged.argmax())",
        "word = int(page.run.merged.argmax())",
        PAGE,
    ),
    Edit(
        "an operation can't be taken off",
        "for each in operations if each != operation]",
        "for each in operations if each]",
        PAGE,
    ),
    Edit(
        "a click cuts the arrow of the mirrored cell",
        'Operation("cut", f.layer, f.head, query=query, key=key)\n    can_cut',
        'Operation("cut", f.layer, f.head, query=key, key=query)\n    can_cut',
        "panels/test_models.py",
    ),
    Edit(
        "the bars before are those of now",
        "for run in (f.run, f.untouched))",
        "for run in (f.run, f.run))",
        PAGE,
    ),
    Edit(
        "sorted tiles open the heads of the sorted places",
        'for number in f.order], "rows"',
        'for number in sorted(f.order)], "rows"',
        "panels/test_models.py",
    ),
    Edit(
        "a layer is shown without the mask",
        "mask=kind,",
        'mask="none",',
        PAGE,
    ),
    Edit(
        "a click that cuts selects the key of the mirrored cell",
        'key=spec["datasets"]["cells"]["x"], done=',
        'key=spec["datasets"]["cells"]["y"], done=',
        SCORE,
    ),
    Edit("what a cut leaves is that of the first arrow", "f.head, f.row)[f.key_place])", "f.head, f.row)[0])", SCORE),
    Edit("the selected key has no outline", "        key=f.key_place,\n", "        key=None,\n", SCORE),
    Edit(
        "each page about a model has a selection of its own",
        'return "models"  #',
        "return page  #",
        "browser/test_models.py",
    ),
    Edit(
        "a listed arrow is restored where it is cut",
        "return place if cut in page.done else",
        "return place if False else",
        SCORE,
    ),
    Edit(
        "a button loses the patches that wait for a second sentence",
        'label: None if full else {"operations": spelling.toggled(page.spelled, each)}',
        'label: None if full else {"operations": spelling.toggled(page.done, each)}',
        "panels/test_models_patches.py",
    ),
    Edit(
        "patches are taken from the first sentence",
        'heads_patched(run, model_view.run(second, "", "", model), change)',
        "heads_patched(run, run, change)",
        "panels/test_models_patches.py",
    ),
    Edit(
        "a task is done as soon as its word was expected",
        "bool(f.done) and f.word == f.found.then",
        "bool(f.done)",
        "panels/test_models.py",
    ),
    Edit("an arrow between missing words stops the page", "each.key or 0) < length and", "each.key or 0) < 10**9 and", PAGE),
)
