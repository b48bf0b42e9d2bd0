### What Share says: a link with a task, with controls that are locked or hidden, its QR code, and a page that shows it.

## whoever opens such a link

YOUR_TASK = Your task:
UNLOCK = Unlock
CLOSE = Close the task
locked = Locked: { LIST($labels) }.

# more: how many names are left out
no_such_control = The link locks or hides { $more ->
    [0] { AND($names) }
   *[other] { LIST($names) } and { $more } more
}: this page has no such control at present.

## whoever makes one

ABOUT = A link to this view with all present settings.
TASK = Task
TASK_HINT = One line at the top of the page
STEP = Step
DISPLAY = Large type for a projector
CONTROLS = Controls
CONTROLS_ABOUT = A locked control is visible but cannot be moved; a hidden one is not visible. One button unlocks all of
    them.
FREE = free
LOCKED = locked
HIDDEN = hidden
LOCK_ALL = Lock all
FREE_ALL = Free all
LINK = Link
COPY = Copy link
OPEN = Open it
QR = QR code of this link
QR_LARGER = Show the code large
FRAME = For a course page
COPY_FRAME = Copy HTML
FRAME_ABOUT = This HTML shows the view inside another page, without the menu.
LOCAL = Phones can’t open this address: it is valid on this computer only. Open the app by its address in the
    network.
WHOLE = Everyone who has the link can read the texts in it.

## the code

NO_ADDRESS = A QR code is made of an address that begins with http:// or https://.
too_long = The link is too long for a QR code: it has { $count } characters, a code takes { $most }. A shorter sentence
    helps.
dense = With { $count } characters the code is dense: phones read it from close by. A shorter link has a coarser
    code.
