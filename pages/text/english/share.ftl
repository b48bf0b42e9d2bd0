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

START_CLASS = Start a class
CLASS_ABOUT = Students join with a code of five letters, see what you show, and answer your questions.
ABOUT = A link to this view with all current settings.
TASK = Task
TASK_HINT = One line at the top of the page
STEP = Step
DISPLAY = Large type for a projector
CONTROLS = Controls
CONTROLS_ABOUT = A locked control is visible but cannot be moved; a hidden one is not shown. One button unlocks them all.
FREE = free
LOCKED = locked
HIDDEN = hidden
LOCK_ALL = Lock all
FREE_ALL = Unlock all
LINK = Link
COPY = Copy link
OPEN = Open it
PRINT = Print
PRINT_ABOUT = The page on paper, with this link and its QR code
QR = QR code of this link
QR_LARGER = Show the code large
FRAME = For a course page
COPY_FRAME = Copy HTML
FRAME_ABOUT = This HTML shows the view inside another page, without the menu.
FRAME_OF = Show
WHOLE_PAGE = the whole page
LOCAL = Phones can’t open this address: it is valid only on this computer. Open the app at its network address.
WHOLE = Everyone who has the link can read the texts in it.

## the code

NO_ADDRESS = A QR code needs an address that begins with http:// or https://.
too_long = The link is too long for a QR code: it has { $count } characters, and a code holds at most { $most }. A
    shorter sentence helps.
dense = With { $count } characters the code is dense: phones can read it only from close by. A shorter link gives a
    coarser code, which is easier to read.

## one board by itself

no_page = There is no page “{ $name }”. The pages are: { LIST($names) }.
no_board = The page { $page } has no board “{ $name }”. Its boards are: { LIST($names) }.
