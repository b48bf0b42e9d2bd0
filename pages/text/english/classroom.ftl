### A live class: joining it, following the teacher, answering questions, and what the teacher sees.

title = Class { $code }

## what a message may say, in errors

not_a_text = { $name } must be a text.
not_a_list = { $name } must be a list of texts.
not_one_of = { $name } must be one of { $allowed }.
too_long = { $name } may have at most { $most } characters; this has { $count }.
too_many = { $name } may have at most { $most } entries; there are { $count }.
missing = { $name } is empty.
no_number = “{ $answer }” is not a number.
no_choice = “{ $answer }” is none of the choices 0 to { $last }.
no_answer = “{ $answer }” does not answer this question.
NO_ROW = This view has no row of attention weights to ask about.
NO_LESSON_QUESTION = This part of the lesson has no question that a class can answer here.
largest_asked = To which word does “{ $query }” give its largest weight?
share_asked = What percentage of its weight does “{ $query }” give to “{ $key }”?
FEW_CHOICES = A question with choices needs at least two of them.
NO_SUCH_KIND = There is no question of this kind on this level.
FIELDS =
    .name = The nickname
    .link = The link of a view
    .title = The title of a view
    .boards = The list of boards
    .slot = The name of a picture
    .item = The list
    .text = The question
    .choices = The list of choices
    .right = The right answer
    .answer = The answer
    .vote = The name of the vote
    .address = The address
    .step = The step
    .part = The part of the lesson
long_message = A message may have at most { GROUPED($most) } characters; this has { GROUPED($count) }.
MALFORMED = A message of a class must be an object with a number.

## classes

no_more_classes = This server has { $most } classes at the moment and takes no more. Try again later.
no_such_class = There is no class { $code } at present. Check the five letters on the wall.
no_code = A code has { $count } letters.
class_is_full = This class has { $most } students and takes no more.
too_many_tries = Too many wrong codes came from your network. Try again in { $seconds } s.
NOT_IN_CLASS = You are not in this class. Join it with its code.
TEACHER_ONLY = Only the teacher can do this.
NO_SUCH_ACT = There is no such act in a class.
NO_SUCH_STUDENT = There is no such student in this class.
NOTHING_ASKED = Nothing is asked at the moment.
VOTE_ENDED = The vote has ended: your answer came too late.
too_many_questions = A class has at most { $most } questions.
CANT_DO = The server could not do this.
STORE_AWAY = The class can’t be reached at the moment. Your answers are kept on this page and sent later.

## results

RIGHT = right
WRONG = wrong
between = { $low } to { $high }
cell_label = row { $row }, column { $column }
COLUMNS =
    .question = question
    .vote = vote
    .text = text
    .student = student
    .name = nickname
    .answer = answer
    .right = right

## what the browser says

# ⟨count⟩ and other names in brackets are filled in by the browser
SCRIPT =
    .addressLabel = Join at
    .again = Ask again
    .answered = ⟨count⟩ of ⟨joined⟩ answered
    .answeredMark = answered
    .anythingElse = Or write a question of your own
    .ask = Ask
    .askCell = a cell of the heatmap
    .askChoices = choices
    .askLargest = Which key gets the largest weight?
    .askLesson = The question of this part of the lesson
    .askNumber = a number
    .askShare = How large is the largest weight, in percent?
    .askText = free text
    .askThis = Ask this question
    .askWord = a word of the sentence
    .away = The class can’t be reached at the moment. Your answer is kept and sent later.
    .back = Back to my teacher
    .bring = Everybody to me
    .choices = One choice on each line; put * before the right one
    .class = Class ⟨code⟩
    .classOver = This class is over. All that was kept of it is deleted.
    .clickCell = Click a cell of the picture.
    .code = Code
    .deleteAsk = End the class and delete all answers?
    .end = End
    .files = Save
    .following = Following your teacher
    .free = Explore on my own
    .freeAll = Let them explore
    .hideName = Hide this name
    .join = Join
    .joined = ⟨count⟩ in class
    .joining = Joining…
    .kept = The class knows you by a number and, if you like, by a nickname. All of it is deleted when the class ends, or
        12 hours after the last act.
    .level = Level
    .nickname = Nickname (optional)
    .nobody = Nobody has joined yet.
    .ofView = A question about the view on screen
    .oneVote = ⟨right⟩ % right.
    .onlyHere = on this page only
    .onOwn = You explore on your own.
    .ownView = My own view
    .parked = Nothing is shown yet. Wait for your teacher.
    .parts = Parts of the lesson
    .picture = Show the picture
    .place = Where
    .points = right / wrong
    .putAway = Go on
    .question = Question ⟨number⟩
    .report = with nicknames
    .reveal = Reveal
    .right = Right answer (optional)
    .roaming = Explore on your own
    .second = second vote
    .secondDevice = Teach from a second device
    .secondHint = Whoever scans this code can teach this class.
    .send = Send
    .sent = Sent. You can change it until it is revealed.
    .showAll = Show all
    .showMine = Show mine
    .still = no act for ⟨minutes⟩ min
    .student = Student
    .temperatures = Temperature that students have set
    .text = Your question
    .topic = A question of Practice
    .twoVotes = First vote: ⟨first⟩ % right. After you talked: ⟨second⟩ %.
    .unsent = Not sent yet. It is sent when the connection is back.
    .wall = Wall
    .you = You are number ⟨number⟩.
    .yourAnswer = Your answer
