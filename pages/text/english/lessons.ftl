### What is said around a lesson: on its panel, on the pages of lessons, and of a file that can't be read as one.

## the panel of a lesson, on every page

LEAVE = Leave the lesson
READ_ON = Read all of it
QUESTION = Question
YOUR_NUMBER = Your number
YOUR_TEXT = Your answer
GIVE = Done
CHECK = Check
RIGHT = Right.
REACHED = Done.
NOT_RIGHT = Not right. Look again, and try another answer.
SEEN = The page recognises by itself when the goal is reached.
NOT_A_NUMBER = Type a number such as 0.25.
# of a free text; the lesson’s explanation follows, if it has one
GIVEN = The app doesn’t check a free text.
BACK = Previous
AGAIN = This part again
FINISH = Finish
ELSEWHERE = This part of the lesson is on another page.
CANT_OPEN = This lesson can’t be opened
HAS_ERRORS = This lesson has errors
place = part { $part } of { $count }
next_to = Next: { $title }
to_part = Go to this part: { $title }

## the pages of lessons

TITLE = Lessons: guided tours with questions
LEAD = A lesson leads from page to page, says what to look at, and asks questions. Its link opens exactly this lesson on
    any device, at the part that you have reached.
ON_SERVER = Ready to start
OTHERS = Other lessons
OPENS = This link opens the lesson
READ_OR_CHANGE = Read or change its text
TO_EXPLORE = Explore on your own
ALL_LESSONS = All lessons

# what the browser says at the end: ⟨right⟩, ⟨asked⟩ and ⟨first⟩ are numbers
ENDED =
    .some = Questions answered right: ⟨right⟩ of ⟨asked⟩. At the first try: ⟨first⟩.
    .none = No answer of yours is kept in this browser.
OWN = Write your own lesson
OWN_ABOUT = A lesson is a text file in Markdown. Open one from your device, or write it here: errors appear beside it,
    with line numbers. The text is stored only in the link; the server keeps no copy.
OPEN_FILE = Open a file
SAVE_FILE = Save as a file
TEXT = The text of the lesson
START = Start
GO_ON = Go on
CLOSE = Close this lesson
NEW = Begin with an example
COPY_LINK = Copy link
FILE_HERE = The link of each part. Whoever opens one needs nothing else.
NOTHING_OPEN = No lesson is open. Open a file, begin with an example, or write.

# what the browser says: ⟨count⟩ and ⟨most⟩ are numbers
SCRIPT =
    .tooLarge = The file has ⟨count⟩ bytes. A lesson has at most ⟨most⟩ characters.
    .tooLong = The text has ⟨count⟩ characters. A lesson has at most ⟨most⟩.
    .tooLongLink = The lesson takes ⟨count⟩ characters of a link. It may take at most ⟨most⟩: shorten the text.
    .notRead = The file could not be read.
    .empty = The file is empty.
    .noPacking = This browser can’t pack a lesson into a link: please use a newer one.
EXAMPLE = # My first lesson{ "\u000A" }One line about it.

    ## The row of a word{ "\u000A" }link: /masks?step=1&query=3

    Each row of the picture belongs to one word. **A row’s weights** sum to 100 %.

    ? How many words are in the sentence?{ "\u000A" }- [ ] 6{ "\u000A" }- [x] 7{ "\u000A" }! The picture has 7 rows and
    7 columns.

    ## Hide the future{ "\u000A" }link: /masks?step=1&query=3

    A causal mask hides all later words.

    ? Choose the causal mask.{ "\u000A" }goal: mask = causal{ "\u000A" }! Above the diagonal every cell is hidden
    now.{ "\u000A" }

# title: as HTML.
ended = That was the last part of “{ $title }”.
parts = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}: the lesson can be started once { $count ->
    [1] it is
   *[other] they are
} fixed.

## what is wrong in a file

NO_TITLE = A lesson begins with its title: # and a space, then the title.
NO_PART = There is no part: a part begins with ## and its title.
NO_PART_TITLE = This part has no title: write it after ##.
BEFORE_PARTS = Only the title and one paragraph about the lesson may come before the first part.
SECOND_TITLE = A lesson has one title, at its start: a part begins with ##.
DEEP_TITLE = There are two levels of titles: # for the lesson and ## for a part.
A_LIST = A lesson has no lists: a choice is written - [ ] or - [x].
NO_LINK = This part has no link: add a line such as link: /masks?step=1.
NO_ADDRESS = A link is a page of this app, such as /masks?step=1&mask=causal, or its full address.
NOTHING_TO_HINT = A hint is shown after a wrong answer, so it belongs below choices or a number.
AFTER_QUESTION = Sentences come before the question; an explanation begins with !.
NOTHING_TO_EXPLAIN = An explanation is shown when a question is answered, and this part asks none.
NO_QUESTION = An answer needs its question: a line before it that begins with ?.
EMPTY_QUESTION = The question is empty: write it after ?.
NO_ANSWER = The question has no answer: add choices such as - [x], a number such as = 0.25 ± 0.01, = text for a free text,
    or a goal.
TWO_KINDS = A question is answered in one way: by choices, a number, a free text, or a goal.
TWO_RIGHT = Two choices are marked as right: mark one of them with [x].
NONE_RIGHT = No choice is marked as right: mark one of them with [x].
ONE_CHOICE = There is only one choice: add another one.
SAME_CHOICE = This choice is there already.
EMPTY_CHOICE = This choice is empty.
NOT_UTF_8 = This line contains characters that could not be read: save the file as UTF-8.
BROKEN_LINK = The lesson in this link is damaged: it was cut off or changed in transit.
BOMB = The lesson in this link is far longer than a lesson may be.
RIGHT_FILE = no errors
USAGE = usage: python -m pages.lessons.check FILE …

# what the blocks of a file are called
KINDS =
    .title = A title
    .about = The paragraph about a lesson
    .sentences = The text of a part
    .question = A question
    .choice = A choice
    .hint = A hint
    .explanation = An explanation
SECOND =
    .link = A part has one link: this is its second.
    .question = A part has one question: this is its second.
    .goal = A part has one goal: this is its second.
    .number = A part has one number: this is its second.
    .free = A part asks for one free text: this is its second.
    .hint = A part has one hint: this is its second.
    .explanation = A part has one explanation: this is its second.
second = { $kind ->
    [link] { SECOND.link }
    [question] { SECOND.question }
    [goal] { SECOND.goal }
    [number] { SECOND.number }
    [free] { SECOND.free }
    [hint] { SECOND.hint }
   *[explanation] { SECOND.explanation }
}
too_long = The text has { $count } characters: a lesson has at most { $most }, and what stands here and below is not
    read.
too_long_for_a_link = The lesson takes { $count } characters of a link, and at most { $most } are possible: it can only
    be kept in a folder on a server.
too_many_parts = The lesson has { $count } parts: at most { $most } are possible.
too_many_choices = The question has { $count } choices: at most { $most } are possible.
too_many_characters = { $kind ->
    [title] { KINDS.title }
    [about] { KINDS.about }
    [sentences] { KINDS.sentences }
    [question] { KINDS.question }
    [choice] { KINDS.choice }
    [hint] { KINDS.hint }
   *[explanation] { KINDS.explanation }
} has { $count } characters: at most { $most } are possible.
too_many_bytes = The file has { $count } bytes: a lesson has at most { $most }.
not_read = The file could not be read: { $reason }.
more_errors = There are { $count } more errors below.
unseen_sign = This line contains { $code }, an invisible character: remove it.
no_https = A link in the text must lead to https:// and a domain, not to “{ $address }”.

# rule: one of the ends of sentences in link.py.
wrong_value = The link says { $written }: { $rule }.
no_number = “{ $written }” is not a number such as 0.25 ± 0.01.
not_ordered = { $name } is not a number, so a goal can compare it only with =.
goal_at_start = The part’s link reaches the goal already: { $goal }.
no_such_lesson = There is no lesson called { $name } on this server.

## the pages of lessons

ERROR_HEAD =
    .line = line
    .error = error
NO_ERRORS = The lesson has no errors.

# How long the link of an own lesson is; most: characters that a QR code takes.
link_length = Its link has about { $count } characters{ $fits ->
    [yes] . A QR code can carry it: see “Share”.
   *[no] , and a QR code carries at most about { $most }: shorten the lesson, or put its file into the server’s folder of
        lessons, where its name is enough.
}

## what is wrong in a file

no_page = There is no page “{ $page }” for a lesson: the pages are { LIST($pages) }.

# names: what a goal can be about on its page, "" for nothing
goal_names = { $names ->
    [none] This page has no goals.
   *[other] The names of this page are { $names }.
}
no_goal = “{ $written }” is no goal here: it looks like temperature <= 0.5 or mask = causal. { goal_names }
# names: the controls whose extreme a goal can ask for on its page, "" for none
no_extreme = After its comma a goal asks for the smallest or the largest value of a control, as in “smallest temperature”, not
    for “{ $written }”. { $names ->
        [none] This page has no control for that.
       *[other] On this page it can be one of { $names }.
    }
extreme_too_slow = A goal about the selected row asks for the smallest or the largest value only where the sentence has at most
    { $most } tokens, and its weights come neither from a language model nor from a head that is trained on the page.
no_row = The page { $page } shows no selected row, so { $name } can’t be a goal there. { goal_names }
