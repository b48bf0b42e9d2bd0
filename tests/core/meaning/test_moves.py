"""Which words a vector moves towards, and away from."""

import pytest
from torch import Tensor
from torch.nn.functional import normalize

from attn_core import meaning
from attn_core.meaning import moving, table
from attn_core.scene import Scene, see


def moved(text: str, word: str) -> tuple[Tensor, Tensor]:
    """Return a word's vector, and the sum of it and its output in head 0."""
    words = text.split()
    output = see(Scene(tuple(words), source="meaning", head_size=64)).trace.heads.output[0]
    before = meaning.vectors(words)[words.index(word)]
    return before, before + output[words.index(word)]


def test_the_changes_are_those_of_the_cosines_and_sorted():
    before, after = moved("the bat flew out of the cave", "bat")
    towards, away = meaning.moves(before, after, 5)
    assert len(towards) == len(away) == 5
    assert [change for _, change in towards] == sorted((change for _, change in towards), reverse=True)
    assert [change for _, change in away] == sorted(change for _, change in away)
    for word, change in (*towards, *away):
        one = normalize(meaning.vectors([word])[0], dim=0)
        expected = one @ normalize(after, dim=0) - one @ normalize(before, dim=0)
        assert change == pytest.approx(expected.item(), abs=1e-5)
        assert table.load().places[word] < table.FREQUENT
    assert all(normalize(before, dim=0) @ normalize(meaning.vectors([word])[0], dim=0) > moving.NEAR for word, _ in away)


NAMED = """
    nazi nazis hitler obama trump jew jews jewish muslim muslims islamic christian catholic hindu german germans
    germany france chinese china indian turkey irish african africans arab american mexican mary john james robert
    emily andrew smith johnson london paris chicago texas republican democrats communists gay lesbian blacks
"""


def test_no_person_nation_or_group_is_named_nor_a_word_without_content():
    """However far a word moves towards them, or from them."""
    listed = {word for word in NAMED.split() if word in table.load().places}
    assert len(listed) > 40
    for word in (*sorted(listed), "the", "my"):
        vector, other = meaning.vectors([word, "window"])
        moves = [
            name for pair in ((other, vector), (vector, other)) for part in meaning.moves(*pair, 60) for name, _ in part
        ]
        assert len(moves) >= 60
        assert not {*moves} & {*NAMED.split(), *table.FUNCTION}, word


def test_the_sentences_own_words_are_left_out_in_all_their_forms():
    before, after = moved("the bat flew out of the cave", "bat")
    with_them, without = ({word for word, _ in meaning.moves(before, after, 40, own)[0]} for own in ((), ("Flying",)))
    assert {"flying", "flies"} <= with_them
    assert not without & {"flying", "flies", "fly"}
