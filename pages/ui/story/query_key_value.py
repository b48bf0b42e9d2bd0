"""The first step on query, key and value: what is selected, and one vector through three maps."""

import streamlit as st
from torch import Tensor

from attn_core import maps, tokens
from pages.ui import choose, controls, grid, meaning, shown, state, tries, words
from pages.ui.link import MAX_TOKENS
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.story.query_key_value_shown import (
    GAIN,
    HIGH,
    LIMIT,
    LOW,
    MAP_LIMIT,
    MOST_CHARACTERS,
    NAMES,
    NUMBERS_UP_TO,
    ROW,
    Shown,
    named,
    present,
    shape,
    short,
    shows,
    signed,
    view_here,
)

# ---- what is said first ----


def _remarked() -> tuple[str, ...]:
    """Return the sentences about what was not taken as it stands."""
    found, here = shown.prepare(view_here(), False, 0), present()
    said = [*state.notices(), *found.remarks]
    letters = tokens.split(state.now("text")[:MOST_CHARACTERS], "character")[:MAX_TOKENS]
    if not found.blank and maps.first_pair(letters) is None:
        said.append("A head learns from a vowel and a consonant (step 6): the sentence has no such pair yet.")
    if here is not None and here.ignored:
        said.append(f"{here.ignored} of the numbers in edits lie beyond these maps; they wait there.")
    if state.now("maps") != "random" and state.now("kind") == "cross":
        said.append("Designed and learned maps read one sentence: shown as self-attention.")
    return tuple(said)


@panel(_remarked)
def remarks(said: tuple[str, ...]) -> Pieces:
    """Say what was not taken as it stands."""
    return [Text("remarks", "  \n".join(f":orange[**Note**] {words.plain(sentence)}" for sentence in said))]


@shows
def lead(shown: Shown) -> Pieces:
    """Say what the selected pair comes to, in one line."""
    trace, at = shown.found.trace, (shown.query, shown.key)
    hidden = trace.masked[at].isneginf().item()
    weight = "**hidden** by the mask" if hidden else f"weight **{words.percent(trace.weights[at].item())}**"
    pair = f"{words.chip('query', shown.asker)} asks, {words.chip('key', shown.answerer)} answers"
    settings = words.settings(shown.one.scene.heads, SCALES[shown.view.scale], shown.view.temperature, shown.view.mask)
    said = f"{pair}: score **{signed(trace.scores[at].item())}**, {weight}. :gray[{_does(shown)}]"
    return [Text("lead", f"{said}\n\n:gray[{settings}]")]


def _does(shown: Shown) -> str:
    """Return what the head does; of one that learns, how far it has come."""
    return meaning.lessons(int(state.now("grown"))) if shown.source == "learned" else shown.one.says


@st.fragment(key="selection")
def selection() -> None:
    """Draw what is looked at: the query, the key, the head."""
    found = present()
    queries, keys = (found.queries, found.keys) if found else ([], [])
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        for name, labels in (("query", queries), ("key", keys)):
            with st.container(horizontal=True, vertical_alignment="center", gap="small", width="content", wrap=False):
                st.markdown(name, width="content")
                choose.pick(name.capitalize(), name, labels, label_visibility="collapsed", width=140)
        choose.head(found.one.scene.heads if found else 1)
        swap_button(found)
        best = {} if found is None else {"key": maps.best_key(found.found, found.query)}
        st.button(
            "Best key", on_click=state.set_to, args=(best,), disabled=found is None, help="The key with the largest weight."
        )


def swap_button(found: Shown | None) -> None:
    """Offer to let the key ask and the query answer; across two sentences there is no such pair."""
    cross = found is None or found.two
    why = "Across two sentences a key can't ask." if cross else "Let the key ask and the query answer."
    change = {} if found is None else {"query": found.key, "key": found.query}
    st.button("Swap query and key", on_click=state.set_to, args=(change,), disabled=cross, help=why, key="swap")


def source() -> None:
    """Draw where the maps come from; the sidebar has it too."""
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown("maps from", width="content")
        words = {**SOURCES, "learned": "learned (step 6)"}
        controls.again("Where the maps come from", "maps", words, also=_pair)


def _pair(source: object) -> dict[str, object]:
    """Return the query and the key that show what maps do, as values of their controls; {} where no pair does."""
    kind = "character" if source in maps.LETTERS else state.now("tokens")
    found = maps.telling_pair(str(source), tokens.split(state.now("text")[:MOST_CHARACTERS], kind)[:MAX_TOKENS])
    return dict(zip(("query", "key"), found or (), strict=False))


# ---- 1: one vector, three maps ----


def examples() -> None:
    """Offer other maps, each with a pair of words that shows what they do."""
    tries.offer(
        {
            "The word before": {"maps": "previous", **_pair("previous")},
            "A vowel looks for consonants": {"maps": "vowel", **_pair("vowel")},
            "A random draw": {"maps": "random"},
        }
    )


@shows
def token(shown: Shown) -> Pieces:
    """Draw the selected word's own vector, and say how long it is; across two sentences that of the key's word too."""
    x = shown.one.x[shown.query][None]
    has = [name for name, number in zip(shown.one.features, x[0].tolist(), strict=False) if number]
    named = ": " + ", ".join(map(words.plain, has)) if has else ""
    queries = f"W_Q and Q ±{GAIN:g}, other " if shown.one.features else ""
    colours = f"colours: {queries}maps ±{MAP_LIMIT:g}, the rest ±{LIMIT:g}"
    name = f"**x** of {words.chip('query', shown.asker)}, {x.shape[1]} numbers{named} :gray[· {colours}]"
    pieces = [Text("token_name", name), _vector(shown, "token", x, shown.asker)]
    if shown.two:
        role = words.chip("key", shown.answerer)
        other = f"**x** of {role}, from the second sentence: K and V are made of the vectors of its words"
        theirs = shown.one.memory[shown.key][None]
        pieces += [Text("memory_name", other), _vector(shown, "memory", theirs, f"{shown.answerer}, second sentence")]
    return pieces


def _vector(shown: Shown, slot: str, x: Tensor, whose: str) -> Picture:
    """Return one word's vector as a strip."""
    sheet = grid.Grid(x, (), (), LIMIT, shown.dark, height=26, numbers=x.shape[1] <= NUMBERS_UP_TO)
    return Picture(slot, grid.picture(sheet), f"x of {whose}")


def _map_limit(shown: Shown, which: str) -> float:
    """Return where a map's colour scale ends, ±; a designed map of queries carries the gain."""
    return GAIN if shown.one.features and which == "q" else MAP_LIMIT


def _limit(shown: Shown, which: str) -> float:
    """Return where the colour scale of q, k or v ends, ±."""
    return GAIN if shown.one.features and which == "q" else LIMIT


@shows
def one_map(shown: Shown, which: str) -> Pieces:
    """Draw one map, and the vectors that it gives: the selected one outlined in its role's colour."""
    role, weights, found = NAMES[which], shown.one.matrix(which), getattr(shown.found, which)
    names = {"q": shown.one.query_features, "k": shown.one.key_features, "v": shown.one.value_features}[which]
    labels, at = (shown.queries, shown.query) if which == "q" else (shown.keys, shown.key)
    limit = _map_limit(shown, which)
    weights, features = _named_rows(shown.one.features, weights)
    high = min(HIGH + 30, max(len(weights), 2) * ROW) if features else LOW
    above = grid.Grid(weights, features, (), limit, shown.dark, numbers=False, height=high)
    mark = grid.Mark(role, 0, at, found.shape[1], at + 1)
    wide = _limit(shown, which)
    below = grid.Grid(
        found,
        labels,
        short(names),
        wide,
        shown.dark,
        strong=[at],
        marks=[mark],
        numbers=False,
        height=HIGH,
        turn=shown.turn,
    )
    letter = which.upper()
    title = f"**W_{letter}** {shape(shown.one.matrix(which))} → {words.chip(role, letter)} {shape(found)}: every {role}"
    left = len(shown.one.matrix(which)) - len(weights)
    title += f" :gray[({left} rows of 0 left out)]" if left else ""
    said = f"{letter}: one row a word, its {role}; {labels[at]} outlined"
    click = _choose[which]
    return [
        Text(f"map_{which}_name", title),
        Picture(f"map_{which}", grid.picture(above), f"The map W_{letter}"),
        Picture(f"vectors_{which}", grid.picture(below), said, on_click=click),
    ]


def _named_rows(features: tuple[str, ...], weights: Tensor) -> tuple[Tensor, list[str]]:
    """Return a map and its rows' names; of many named rows only those that hold something."""
    if len(features) <= grid.LABELS_UP_TO:
        return weights, list(features)
    used = maps.rows_in_use(weights) or [0]
    return weights[used], [features[i] for i in used]


_choose = {
    "q": lambda clicked: state.set_to({"query": clicked["y"]}) if clicked else None,
    "k": lambda clicked: state.set_to({"key": clicked["y"]}) if clicked else None,
    "v": lambda clicked: state.set_to({"key": clicked["y"]}) if clicked else None,
}


@shows
def maps_in_words(shown: Shown) -> Pieces:
    """Say what the selected query asks for and its key offers, by the features' names."""
    if not shown.one.features:
        sizes = f"{shown.one.x.shape[1]} numbers in, {shown.found.q.shape[1]} out"
        first = f"Q is made of the first sentence, {len(shown.queries)} rows, K and V of the second, {len(shown.keys)} rows"
        same = f"{first}: {sizes}." if shown.two else f"The same x three times: {sizes}. Only the maps tell the three apart."
        return [Text("maps_words", f"{same} Click a row to follow its word.")]
    asked = maps.asks(shown.one, shown.found, shown.query)
    offered = maps.offers(shown.one, shown.found, shown.key)
    asks = f"{words.chip('query', shown.asker)} {named(asked, 'asks for nothing')}."
    offers = f"{words.chip('key', shown.answerer)} offers {named(offered, 'nothing that anybody asks for')}."
    return [Text("maps_words", f"{asks} {offers}")]
