"""What a value of the link may be: parsers from its text, which raise a ValueError with the rule where it is broken."""

import math
import re
from collections.abc import Callable

from attn_core import models
from attn_core.models import spelling
from attn_core.positions import POSITIONS, named
from attn_core.practice import KINDS
from attn_core.sources import SOURCES
from pages.text.languages import Words
from pages.view import matrix_edits

words = Words("link")
Parser = Callable[[str], object]
MOST_OF_GUESSES = 200  # characters
NONE = "none"  # what a link writes for no position


def choice(*options: object) -> Parser:
    """Return a parser that takes these only, as they are written."""
    written = {str(option): option for option in options}

    def parse(raw: str) -> object:
        if raw not in written:
            raise ValueError(words.one_of(options=written))
        return written[raw]

    return parse


def number(kind: type, low: float, high: float) -> Parser:
    """Return a parser of numbers of one kind in [low, high]."""

    def parse(raw: str) -> object:
        try:
            value = float(raw)
        except ValueError:
            value = math.nan
        if not low <= value <= high or (kind is int and value != int(value)):
            ends = {"low": int(low) if low == int(low) else low, "high": int(high) if high == int(high) else high}
            raise ValueError(words.number(whole=kind is int, **ends))
        return kind(value) + kind(0)  # no negative zero

    return parse


def word_or(word: str, parse: Parser) -> Parser:
    """Return a parser that takes a word as it is written, such as off, and else what `parse` takes."""

    def either(raw: str) -> object:
        try:
            return word if raw == word else parse(raw)
        except ValueError as error:
            raise ValueError(words.or_word(rule=str(error), word=word)) from error

    return either


def place_or_none(high: int) -> Parser:
    """Return a parser of a position up to high, or none, which is −1."""
    parse = number(int, -1, high)
    return lambda raw: -1 if raw == NONE else parse(raw)


def spelled_place(place: int) -> str:
    """Return a position as a link writes it, where −1 is none."""
    return NONE if place < 0 else str(place)


def switch(raw: str) -> object:
    """Parse true or false."""
    return choice("true", "false")(raw.lower()) == "true"


def positions(raw: str) -> object:
    """Parse how tokens know their places: by its name, or true or false, as links spelled it that had a switch."""
    try:
        return named(raw)
    except ValueError as error:
        raise ValueError(words.one_of(options=POSITIONS)) from error


def edits(*matrices: str) -> Parser:
    """Return a parser of numbers changed by hand, in these matrices: one number a cell, in the order of their cells."""
    return lambda raw: matrix_edits.text(matrix_edits.parse(raw, matrices))


def cells(most: int) -> Parser:
    """Return a parser of up to so many cells of a matrix, each row-column, joined by _: 1-4_2-3; nothing is no cell."""

    def parse(raw: str) -> object:
        if raw.count("_") >= most:
            raise ValueError(words.most_cells(most=most))
        if raw and not re.fullmatch(r"\d{1,2}-\d{1,2}(_\d{1,2}-\d{1,2})*", raw, re.ASCII):
            raise ValueError(words.CELLS)
        return raw

    return parse


def guesses(raw: str) -> object:
    """Return what was predicted at the steps of a page, each step.answer.question, joined by ~; nothing is none.

    A question has a token of four hexadecimal digits; links of version 1.0.0 have none: mask.7~grown.0.
    """
    one = r"[a-z_]+\.\w+(\.[0-9a-f]{4})?"
    if len(raw) > MOST_OF_GUESSES or (raw and not re.fullmatch(f"{one}(~{one})*", raw, re.ASCII)):
        raise ValueError(words.GUESSES)
    return raw


def operations(layers: int, heads: int) -> Parser:
    """Return a parser of operations on a model with so many layers, of so many heads each: off_1_3~cut_0_2_5_4."""

    def parse(raw: str) -> object:
        try:
            done = spelling.read(raw)
        except ValueError as error:
            raise ValueError(words.operations(most=spelling.MOST)) from error
        if any((each.layer or 0) >= layers or (each.head or 0) >= heads for each in done):
            raise ValueError(words.no_such_head(last_layer=layers - 1, last_head=heads - 1))
        return spelling.spell(done)

    return parse


def source(raw: str) -> object:
    """Parse the name of a source; a layer of a model that isn't installed here has one, too, and a call of a file."""
    try:
        return SOURCES[raw].token
    except KeyError as error:
        of_file = re.fullmatch(r"file-[a-z\d-]{1,30}-[\da-f]{8}_\d{1,2}", raw, re.ASCII)
        raise ValueError(words.NO_FILE if of_file else words.one_of(options=SOURCES)) from error


def model(raw: str) -> object:
    """Parse the name of a model of the registry, or one that ends with a hash, as those of other servers do."""
    if raw not in models.MODELS and not re.fullmatch(r"[a-z\d-]{1,30}-[\da-f]{8}", raw, re.ASCII):
        raise ValueError(words.model(names=models.MODELS))
    return raw


def text(most: int) -> Parser:
    """Return a parser of a text: its first characters, what is no Unicode in it replaced."""
    return lambda raw: raw[:most].encode("utf-8", "replace").decode()


def line(most: int) -> Parser:
    """Return a parser of a text of one line: its first characters, with single spaces."""
    return lambda raw: " ".join(text(most)(raw).split())


def listed(raw: str) -> object:
    """Parse names that are joined by ~, each once: mask~heads; nothing is no name."""
    if raw and not re.fullmatch(r"[a-z_\d]{1,40}(~[a-z_\d]{1,40}){0,99}", raw, re.ASCII):
        raise ValueError(words.NAMES)
    return "~".join(dict.fromkeys(raw.split("~")))


def topics(raw: str) -> object:
    """Parse kinds of questions that are joined by ~: each once, in one order; nothing is no kind."""
    names = {*raw.split("~")} if raw else set()
    if not names <= KINDS.keys():
        raise ValueError(words.TOPICS)
    return "~".join(token for token in KINDS if token in names)


def packed(most: int) -> Parser:
    """Return a parser of up to so many characters of which file names and base64 for addresses are made; nothing is none.

    Spaces and line breaks, which a mail puts into a long link, are left out.
    """

    def parse(raw: str) -> object:
        signs = "".join(raw.split()) if len(raw) <= 2 * most else raw
        if len(signs) > most or not re.fullmatch(r"[\w.-]*", signs, re.ASCII):
            raise ValueError(words.packed(most=most))
        return signs

    return parse


def bars(most: int) -> Parser:
    """Return a parser of up to so many whole numbers from 0 to 100, joined by _: 10_20_70; nothing is none."""

    def parse(raw: str) -> object:
        parts = raw.split("_", most)
        if raw and not (len(parts) <= most and all(re.fullmatch(r"\d\d?|100", part, re.ASCII) for part in parts)):
            raise ValueError(words.bars(most=most))
        return raw

    return parse
