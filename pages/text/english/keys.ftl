### The keys of the app, what each does, and the two switches beside the language: large type, and the list of the keys.
TITLE = Keys
OPEN = Keys of this app
LARGE_TYPE = Large type for a projector
NORMAL_TYPE = Normal type
PICTURE = Picture ▸
NEXT_PICTURE = The next picture fills the screen (key V)
CLOSE = Close
LETTERS = The keys F, V, L, B, P, N and ? are on.
LETTERS_WHY = Switch them off if you control the computer with your voice. The button ? still opens this list.
NOT_IN_FIELDS = No key does any of this while you type in a field.
