"""The keys of the app, what each does, and the two switches beside the language: large type, and the list of the keys."""

TITLE = "Keys"
OPEN = "Keys of this app"
LARGE_TYPE, NORMAL_TYPE = "Large type for a projector", "Normal type"
PICTURE, NEXT_PICTURE = "Picture ▸", "The next picture fills the screen (key V)"
CLOSE = "Close"
LETTERS = "The keys F, V, L, B, P, N and ? are on."
LETTERS_WHY = "Switch them off if you control the computer with your voice. The button ? still opens this list."
LIST = {  # the keys, separated by spaces → what they do
    "F": "The picture under the mouse fills the screen, or the one in focus, or the largest. F again ends this.",
    "V": "The next picture of the page fills the screen.",
    "← →": "The step, question or part before, and the next one.",
    "↑ ↓": "In a picture that has the focus: the row above, and the row below. Some pictures take ← and →, too.",
    "B P N": "Where something plays: one step back, play or pause, one step on.",
    "L": "Large type for the back of a room, or normal type again. The link keeps it.",
    "?": "This list.",
    "Esc": "Closes what is open, and leaves full screen.",
}
NOT_IN_FIELDS = "No key does any of this while you type in a field."
