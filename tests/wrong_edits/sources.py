"""Wrong edits of sources, and of the bias on pages."""

from tests.wrong_edits.edit import Edit

EVERY, WORDS, PROGRAMS = (
    "core/sources/test_every_source.py",
    "core/sources/test_meaning.py",
    "core/test_code_to_copy.py",
)
EDITS = (
    Edit("a trained head takes any size", '**dict.fromkeys(("head_size", "d_model"), "trained"),', "", EVERY),
    Edit("designed heads take any size", 'RESTS = {"head_size": "by_words", "d_model": "by_words"}', "RESTS = {}", EVERY),
    Edit("a random draw trains", 'training: str = ""', 'training: str = "grown"', EVERY),
    Edit("a smaller head on word vectors isn't scaled", "shrink = (size / WIDTH) ** 0.25", "shrink = 1.0", WORDS),
    Edit(
        "a head looks for the position on the other side",
        "waves(torch.tensor([offset]))[0]",
        "waves(torch.tensor([-offset]))[0]",
        WORDS,
    ),
    Edit(
        "a word hands over its position", "torch.eye(WIDTH + PLACES, size)", "torch.eye(WIDTH + PLACES, size).flip(0)", WORDS
    ),
    Edit(
        "capital letters have vectors of their own",
        "in word.casefold())\n    return",
        "in word)\n    return",
        "core/meaning/test_vectors.py",
    ),
    Edit(
        "a word without a vector is not named",
        "return tuple(word for word in dict.fromkeys(words) if not meaning.knows(word))",
        "return ()",
        WORDS,
    ),
    Edit("a word moves towards its own forms", "not own & family(w)", "w not in own", "core/meaning/test_moves.py"),
    Edit("a word leaves words that it was never near", "(was > NEAR)", "(was > -1)", "core/meaning/test_moves.py"),
    Edit(
        "an example takes another number of heads",
        '"tokens", *SIZES), "example")',
        '"tokens", *SIZES[1:]), "example")',
        EVERY,
    ),
    Edit("a training costs nothing", "milliseconds=drawn.milliseconds + TRAINING", "milliseconds=drawn.milliseconds", EVERY),
    Edit("a second sentence is read by every source", 'not self.origin.acts("kind")', "False", EVERY),
    Edit("a scene leaves its bias out", "scene.config(), bias=scene.added())", "scene.config())", "core/test_scene.py"),
    Edit(
        "a long scene leaves its bias out",
        "allowed, scene.config(), added)",
        "allowed, scene.config())",
        "core/test_long_scenes.py",
    ),
    Edit(
        "every head of a long scene has the first one's bias",
        "].rows(number, scene.heads",
        "].rows(0, scene.heads",
        "core/test_long_scenes.py",
    ),
    Edit(
        "the program masks before it adds the bias",
        'return scene.stages[scene.stages.index("masked") - 1]',
        'return "scaled"',
        PROGRAMS,
    ),
    Edit("the program's bias is not divided by the temperature", "(bias / temperature){hidden}", "bias{hidden}", PROGRAMS),
    Edit(
        "a layer of Order leaves the bias out",
        "attend(*vectors, mask, self.config, bias=bias)",
        "attend(*vectors, mask, self.config)",
        "panels/test_bias_on_pages.py",
    ),
    Edit(
        "a scene leaves the bias out",
        "attend(*vectors, allowed, scene.config(), bias=scene.added())",
        "attend(*vectors, allowed, scene.config())",
        "panels/test_bias_on_pages.py",
    ),
    Edit(
        "pages without the control have a bias",
        'fixed={page: "none" for page in PAGES if page not in BIASED},',
        "fixed={},",
        "panels/test_bias_on_pages.py",
    ),
    Edit(
        "the first step of Order has the bias",
        'but(positions="none", mask="none", bias="none"))',
        'but(positions="none", mask="none"))',
        "panels/test_bias_on_pages.py",
    ),
    Edit("biased scores are a stage of every scene", 'if biased or stage != "biased")', ")", "panels/test_bias_on_pages.py"),
)
