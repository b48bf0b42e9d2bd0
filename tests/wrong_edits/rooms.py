"""Wrong edits of what stands between the rooms: the start, places of steps, costs of boards, scripts."""

from tests.wrong_edits.edit import Edit

EDITS = (
    Edit(
        "questions don't wait for the import",
        'return scope["type"] == "websocket"',
        'return scope["path"].endswith("/stream")',
        "server/test_imported.py",
    ),
    Edit(
        "the import is waited for after it has ended by an error, too, for ever",
        "if self.importing.is_alive() and needs_imports(scope):",
        "if needs_imports(scope) and not self.importing.is_alive():",
        "server/test_imported.py",
    ),
    Edit(
        "a suggestion's mask goes along to the next step",
        "shared = STORY if page in LEARN else settings.shared(page)",
        "shared = settings.shared(page)",
        "test_walk.py",
    ),
    Edit(
        "the second sentence belongs to a step",
        "return tuple(name for name in there if name not in EVERYWHERE)",
        "return tuple(there)",
        "test_walk.py",
    ),
    Edit(
        "a light board counts as drawn",
        "drawn = [cost for cost in costs if cost is not Cost.LIGHT]",
        "drawn = list(costs)",
        "server/test_cost.py",
    ),
    Edit(
        "boards with a layer that learns are as cheap as others",
        "TRAINING if Cost.TRAINED in drawn and not seen.origin.trains else 0.0",
        "0.0",
        "server/test_cost.py",
    ),
    Edit(
        "what is computed number by number is as cheap as others",
        "loops = LOOPS * tokens**2 * drawn.count(Cost.LOOPED)",
        "loops = 0.0",
        "server/test_cost.py",
    ),
    Edit(
        "a number covers another one",
        "abs(at - other) >= LETTERS for other in taken",
        "abs(at - other) >= 0 for other in taken",
        "charts/test_line_chart.py",
    ),
    Edit(
        "a lesson's link may set what another page has",
        "            _has_control(page, name)\n",
        "",
        "lessons/test_format.py",
    ),
    Edit(
        "what a run has written over in the address is lost",
        "address[name] === ours[name] && (link",
        "(link",
        "scripts",
    ),
    Edit("a run takes back an act that it wasn't told of", "since.has(name) || ours", "ours", "scripts"),
    Edit("an act takes back what a run has changed", "since.has(name) || ours[name] !== started[name]", "true", "scripts"),
    Edit("a control that a run has set over a move stays", "wrong.has(name) || changed(name)", "changed(name)", "scripts"),
    Edit("what a stopped run has set is lost", "if state.get(name) == before", "if False", "test_report.py"),
    Edit(
        "undo takes back what is another page's own",
        "const undoable = link => without(ofOthers(), withoutOwn(link))",
        "const undoable = link => withoutOwn(link)",
        "scripts",
    ),
    Edit(
        "a locked control's own edits may be set",
        "...(Object.hasOwn(ON_TOP, name) ? ON_TOP[name] : [])]))",
        "]))",
        "scripts",
    ),
    Edit(
        "an address's first of two values counts",
        "  return bare(Object.fromEntries(new URLSearchParams(location.search)))",
        "  return bare(Object.fromEntries([...new URLSearchParams(location.search)].reverse()))",
        "scripts",
    ),
    Edit(
        "products are computed on two threads",
        "torch.set_num_threads(1)\n    cache",
        "torch.set_num_threads(2)\n    cache",
        "test_startup.py",
    ),
    Edit(
        "the bound of results is in bytes",
        "cache.set_limits(1_000_000 * LIMITS.cache_mb,",
        "cache.set_limits(LIMITS.cache_mb,",
        "test_startup.py",
    ),
)
