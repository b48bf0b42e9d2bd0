"""Wrong edits of what a link compares, locks and hides, what a pinned view costs, and whose head a program prints."""

from tests.wrong_edits.edit import Edit

EDITS = (
    Edit(
        "A has the dropout of B",
        'SELECTION = ("query", "head", "stage",',
        'SELECTION = ("query", "head", "stage", "dropout",',
        "test_pinned_links.py panels/explore/test_compare.py",
    ),
    Edit(
        "a setting that another one switches off is told as a difference",
        "CONTROLS[name].where(view) and SOURCES[view.projections].acts(name)",
        "SOURCES[view.projections].acts(name)",
        "panels/test_compare.py",
    ),
    Edit(
        "a setting that rests is told as a difference",
        "CONTROLS[name].where(view) and SOURCES[view.projections].acts(name)",
        "CONTROLS[name].where(view)",
        "panels/test_compare.py",
    ),
    Edit(
        "weights must move by a point to be named",
        "LEAST = {True: 0.001, False: 0.01}",
        "LEAST = {True: 0.01, False: 0.01}",
        "panels/explore/test_compare.py",
    ),
    Edit(
        "the estimate leaves a pinned view out",
        "(question.view, pinned(question.view, question.page)) if view]",
        "(question.view,) if view]",
        "server/test_cost.py",
    ),
    Edit(
        "a pinned view of any size is computed",
        "for each in (view, pinned(view, page)):",
        "for each in (view,):",
        "server/test_cost.py",
    ),
    Edit(
        "a mistake's program prints head 0 for every head",
        'f"[{bug.head}]" if bug.has_heads',
        '"[0]" if bug.has_heads',
        "export/test_programs.py",
    ),
    Edit(
        "a mistake's program prints the outputs of head 0",
        'f"output[:, {bug.head * columns}:{(bug.head + 1) * columns}]"',
        'f"output[:, 0:{columns}]"',
        "export/test_programs.py",
    ),
    Edit(
        "of a long text the weights of head 0 are printed",
        "if columns <= printing.WHOLE else [head]",
        "if columns <= printing.WHOLE else [0]",
        "export/test_programs.py",
    ),
    Edit(
        "the output of head 0 is printed",
        'printing.output(f"{head}, {query}")',
        'printing.output(f"0, {query}")',
        "export/test_programs.py",
    ),
    Edit(
        "a control that a link names twice stays there twice",
        'return "~".join(dict.fromkeys(raw.split("~")))',
        "return raw",
        "test_links.py",
    ),
    Edit(
        "hidden controls are named as locked",
        "if name in labels and name not in hidden]",
        "if name in labels]",
        "test_share.py",
    ),
)
