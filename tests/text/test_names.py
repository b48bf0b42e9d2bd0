"""What the core has in English has a name on the page: bugs and their numbers, signs, examples and their steps."""

from attn_core import examples, mistakes
from attn_core.biases import BIASES
from attn_core.masks import MASKS
from attn_core.mistakes import MISTAKES, SIGNS
from attn_core.scene import Scene
from attn_core.sources import SOURCES
from pages.text import number_names
from pages.text.languages import Words
from tests.mistakes import LABELS

SCENE = Scene(("The", "bat", "flew", "out"), mask="causal", heads=2)


def test_every_bug_its_signs_and_its_numbers_have_names_of_their_own():
    bugs = Words("bugs", "en")
    assert list(bugs.TITLES) == list(bugs.SUMMARIES) == list(MISTAKES)
    assert list(bugs.PREMISES) == [name for name, mistake in MISTAKES.items() if mistake.premise]
    assert list(bugs.SIGNS) == list(SIGNS)
    for name in MISTAKES:
        labels = [symptom.label for symptom in mistakes.run(name, SCENE).symptoms]
        assert len({bugs.SYMPTOMS[number_names.attribute(label)] for label in labels}) == len(labels)
    assert set(bugs.SYMPTOMS) == {number_names.attribute(label) for label in LABELS}  # and no number that there is not
    assert len(set(bugs.SYMPTOMS.values())) == len(bugs.SYMPTOMS) == len(LABELS)


def test_every_example_and_every_step_has_a_name():
    named = Words("examples", "en")
    assert list(named.TITLES) == list(named.SUMMARIES) == list(examples.NAMES)
    both = [
        (name, step.name) for name in examples.NAMES for slip in (True, False) for step in examples.run(name, slip).steps
    ]
    assert set(named.STEPS) == {f"{name}_{step}" for name, step in both}


def test_every_mask_bias_and_source_has_its_own_name_on_the_page():
    core = Words("core", "en")
    assert all([*each] == [*MASKS] for each in (core.MASKS, core.MASK_ALLOWS))
    numbers = [f"{token}_{name}" for token, mask in MASKS.items() for name in mask.settings]
    assert [*core.MASK_NUMBERS] == [*core.MASK_NUMBER_HELP] == numbers
    assert {token: bias.name for token, bias in BIASES.items()} == core.BIASES
    for named in (core.SOURCES, core.SOURCE_HELP, core.JOBS, core.JOBS_WITHOUT_POSITIONS):
        assert [*named] == [token for token, source in SOURCES.items() if not source.fixed]
        assert all(named.values())
