### The keys of the app, what each does, and the two switches beside the language: large type, and the list of the keys.
TITLE = Keys
OPEN = Keys of this app
LARGE_TYPE = Large type for a projector
NORMAL_TYPE = Normal type
PICTURE = Picture ▸
NEXT_PICTURE = The next picture fills the screen (key V)
CLOSE = Close
LETTERS = The keys F, V, L, B, P, N, C and ? are on.
LETTERS_WHY = Switch them off if you control the computer with your voice. The button ? still opens this list.
NOT_IN_FIELDS = These keys have no effect while you type in a field.

# key → what it does
LIST =
    .full_screen = Shows a picture full screen: the one under the mouse, else the one in focus, else the largest. Press F
        again to leave.
    .next_picture = The next picture of the page fills the screen.
    .steps = The previous step, question or part, and the next one.
    .rows = In a picture that has the focus: the row above, and the row below. Some pictures use ← and →, too.
    .player = In an animation: one step back, play or pause, one step forward.
    .large_type = Large type for the back of a room, or normal type again. The link keeps this setting.
    .class_deck = The next question or part of the lesson that you lead a class through.
    .class_code = The code of your live class fills the screen.
    .this_list = This list.
    .close = Closes what is open, and leaves full screen.
