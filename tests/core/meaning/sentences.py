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
FURTHER = tuple(  # nobody looked at these while the training was chosen
    Pair(*(part.strip() for part in line.split("|")))
    for line in """
        bill | the senator wrote a bill about taxes | the duck has a yellow bill | law congress government | beak bird duck
        chip | he ate a chip with salt | the chip in the computer is fast | potato snack food | computer processor silicon
        deck | she shuffled the deck of cards | the sailor cleaned the deck of the ship | cards poker game | ship boat sailor
        drill | the fire drill emptied the school | he used a drill to make a hole in the wood | emergency | tool screw
        glass | she drank a glass of milk | the window is made of glass | drink water cup | window mirror transparent
        horn | the bull lowered its horn | he plays the horn in the orchestra | bull animal | music trumpet instrument
        iron | she pressed the shirt with an iron | the bridge is made of iron and steel | shirt clothes | metal copper
        light | the light of the lamp was bright | the bag was light and easy to carry | lamp bright | heavy weight easy
        net | he caught the fish in a net | the price is net of tax | fish catch rope | profit income tax
        organ | the heart is an organ of the body | he plays the organ in the church | heart liver body | music piano church
        root | the root of the tree is deep | the square root of the number is nine | tree plant soil | number equation
        sentence | the judge gave him a long sentence | the sentence has a noun and a verb | prison | grammar word language
        pitch | the singer found the right pitch | the players ran onto the pitch | music tone voice | football stadium field
        rock | the band plays rock and jazz | he climbed the rock by the sea | music band guitar | stone cliff mountain
    """.strip().splitlines()
)
LITTLE = """
    a about all an and as at be by for from had has he her him his i in into is it its of on onto or our out she that the
    their them there they this to was we were will with you
"""
FREQUENT = frozenset(LITTLE.split())  # words that say little
ORDINARY = (
    "The lazy dog slept under the kitchen table",
    "My suitcase was too heavy for the bus",
    "Photosynthesis turns sunlight into sugar",
    "She baked cookies and spilled flour everywhere",
    "The teacher explained fractions with a pizza",
    "We missed the last train and walked home",
    "A butterfly landed on the child’s shoulder",
    "He forgot his umbrella in the restaurant",
    "Grandma knitted a woollen scarf for the winter",
    "The firefighters rescued a kitten from the roof",
    "Volcanoes erupt when magma rises",
    "They watched a scary movie and ate popcorn",
    "The astronaut floated outside the spaceship",
    "Please wash your hands before dinner",
    "The librarian whispered and pointed at the shelf",
    "Rain dripped through the broken ceiling",
    "The scientist measured the temperature of the liquid",
    "His bicycle has a flat tyre and rusty brakes",
    "Our neighbours planted tomatoes and pumpkins",
    "The orchestra rehearsed the symphony twice",
)
