"""The keys of the app, what each does, and the two switches beside the language: large type, and the list of the keys."""

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
