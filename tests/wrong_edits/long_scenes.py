"""Wrong edits of scenes that are computed block by block, and of what Explore shows of them."""

from tests.wrong_edits.edit import Edit

CORE, PAGE = "core/test_long_scenes.py", "panels/explore/test_long_scenes.py"
EDITS = [
    Edit(
        "every block draws what the first one dropped",
        "drop_next(weights, p, draws)\n",
        "drop(weights, p, self.config.seed)\n",
        CORE,
    ),
    Edit("each head draws anew", "        if number == 0 and 0 < head", "        if 0 < head", CORE),
    Edit(
        "rows between a mark and a row draw nothing",
        "torch.rand((row - self.rows[near]) * tk, generator=draws)",
        "pass",
        CORE,
    ),
    Edit(
        "a head's rows are drawn as the first head's",
        "marks.before(head * len(scene.words) + first,",
        "marks.before(first,",
        CORE,
    ),
    Edit(
        "a block's mask is the first block's",
        "MASKS[scene.mask].rows(first, count,",
        "MASKS[scene.mask].rows(0, count,",
        CORE,
    ),
    Edit("keys before a block are hidden", 'reach, "lower_right")[:, :before]', 'reach, "upper_left")[:, :before]', CORE),
    Edit("a block's cells stand in the first rows", "step[number, part[0] // high :]", "step[number]", CORE),
    Edit("a block may end inside a cell", "max(1, scores // (tk * high)) * high", "max(1, scores // tk)", CORE),
    Edit("whole heads are computed at one time", "size = max(1, scores // (tk * high)) * high", "size = tq", CORE),
    Edit("the variance is the mean of squares", "(squares - total**2 / count) / (count - 1)", "squares / (count - 1)", CORE),
    Edit("the best agreement is said", "return max(agreements)", "return min(agreements)", CORE),
    Edit("a repeated step is pooled as another", "if id(step) not in made:", "if not made:", CORE),
    Edit("output is before dropout", "output = dropped @ v if p else output", "output = output", CORE),
    Edit(
        "the window is the first head's",
        "scene_rows.rows(f.scene, f.head, f.top,",
        "scene_rows.rows(f.scene, 0, f.top,",
        PAGE,
    ),
    Edit(
        "the overview is the first head's",
        "values=pooled[stage].values[traced.head])",
        "values=pooled[stage].values[0])",
        PAGE,
    ),
    Edit("blocks' names begin one too late", "range(0, count, size)]", "range(1, count, size)]", PAGE),
    Edit(
        "the row alone is the row before",
        "rows(self.scene, self.head, self.query)",
        "rows(self.scene, self.head, self.query - 1)",
        PAGE,
    ),
    Edit("a server takes what a link may say", "min(EXPLORE_TOKENS or (", "max(LONGEST, (", PAGE),
]
