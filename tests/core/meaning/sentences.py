"""Sentences that the head on word vectors is held to: words of two senses, and ordinary ones."""

from typing import NamedTuple


class Pair(NamedTuple):
    """A word of two senses, a sentence for each, and words of each sense."""

    word: str
    first: str
    second: str
    sense: str
    other: str


PAIRS = tuple(
    Pair(*(part.strip() for part in line.split("|")))
    for line in """
        bat | the bat flew out of the cave | the bat hit the ball | animal bird wings | baseball game player
        bank | we sat on the bank of the river | the bank lent him the money | river water shore | money credit finance
        apple | i ate an apple and an orange | she works at apple on the new phone | fruit food eat | computer software
        mouse | a mouse ran from the cat | the mouse and the screen of the computer | animal rat cat | computer device
        star | the star of the film and the show | the star in the night sky | actor film celebrity | planet sun galaxy
        spring | spring is the season of flowers | the metal spring in the machine | summer season | metal wire machine
        match | the team won the match | he lit a match near the fire | game team football | fire flame burn
        ring | she wore a gold ring on her finger | the phone will ring again | gold jewelry wedding | call phone sound
        palm | the palm of her hand | a palm on the beach of the island | hand finger arm | tree forest beach
        plant | the plant needs water and sun | the plant makes cars and steel | tree flower garden | factory industry
        court | the judge spoke in the court | they played tennis on the court | judge law trial | tennis game player
        letter | she wrote a letter to her mother | the first letter of the alphabet | mail post | alphabet word language
    """.strip().splitlines()
)
LITTLE = """
    a about all an and as at be by for from had has he her him his i in into is it its of on onto or our out she that the
    their them there they this to was we were will with you
"""
FREQUENT = frozenset(LITTLE.split())  # words that say little
