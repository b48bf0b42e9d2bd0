"""Wrong edits of the defaults of pages: of what a link leaves unset, and of its two spellings of one name."""

from tests.wrong_edits.edit import Edit

EDITS = (
    Edit(
        "what a link sets is overridden by the page's default",
        "there = {**defaults(page), **values, **fixed(page)}",
        "there = {**values, **defaults(page), **fixed(page)}",
        "test_wiring.py",
    ),
    Edit(
        "random projections of Learn have the temperature of designed ones",
        'designed = SOURCES[there["projections"]].is_designed',
        "designed = True",
        "test_wiring.py",
    ),
    Edit(
        "the page on averages has the temperature of a link",
        'fixed={"averaging": 1.0}',
        "fixed={}",
        "panels/test_averaging_steps.py",
    ),
    Edit(
        "of two spellings the last one counts",
        "if name in OTHERS or named(name) in values:",
        "if name in OTHERS:",
        "test_wiring.py",
    ),
    Edit(
        "other spellings of locked names lock nothing",
        'raw = "~".join(map(named, raw.split("~")))',
        "pass",
        "test_share.py",
    ),
    Edit(
        "the address keeps other spellings",
        "wrong = [name for name in settings.CONTROLS if spelled.get(name) != raw.get(name)] + others",
        "wrong = [name for name in settings.CONTROLS if spelled.get(name) != raw.get(name)]",
        "test_wiring.py",
    ),
    Edit(
        "A loses a temperature that is Explore's default",
        "if CONTROLS[name].defaults or value != DEFAULTS[name]}",
        "if value != DEFAULTS[name]}",
        "test_pinned_links.py",
    ),
    Edit(
        "the link of a view leaves out random projections on Learn",
        'if value != unset[name] or name == "projections"}',
        "if value != unset[name]}",
        "test_wiring.py",
    ),
    Edit(
        "Learn pages don't share their projections",
        'if page in LEARN and name == "projections":',
        'if page == "masks" and name == "projections":',
        "test_walk.py test_wiring_learn.py",
    ),
    Edit(
        "a worked example has the temperature of designed heads",
        'return {"temperature": DEFAULTS["temperature"], **values}',
        "return {**values}",
        "test_wiring_learn.py",
    ),
    Edit(
        "a link from page to page loses the example that it leads to",
        "return {name: session.default(name) for name in place}, values",
        "return {name: session.default(name) for name in place}, {}",
        "test_wiring.py test_wiring_learn.py",
    ),
)
