### A live class: joining it, following the teacher, answering questions, and what the teacher sees.

title = Class { $code }
JOIN_TITLE = Join a class

## what a message may say, in errors

not_a_text = { $name } must be a string.
not_a_list = { $name } must be a list of strings.
not_one_of = { $name } must be one of { $allowed }.
too_long = { $name } may have at most { GROUPED($most) } characters; it has { GROUPED($count) }.
too_many = { $name } may have at most { $most } entries; there are { $count }.
missing = { $name } is empty.
no_number = “{ $answer }” is not a number.
large_number = “{ $answer }” is out of range: a number must lie between −{ GROUPED($most) } and { GROUPED($most) }.
no_choice = “{ $answer }” is not one of the numbers 0 to { $last }.
no_answer = “{ $answer }” is not a valid answer to this question.
NO_ROW = The view shown to the class has no row of attention weights to ask about. Open “Explore” or the first step of “Masks”.
NO_LESSON_QUESTION = This part of the lesson has no question that a class can answer here.
largest_asked = To which key does “{ $query }” give its largest weight{ $heads ->
    [1] { "" }
   *[other] { " " }in head { $head }
}{ $dropout ->
    [yes] , before dropout
   *[no] { "" }
}?
share_asked = Which weight, in percent, does “{ $query }” give to “{ $key }”{ $heads ->
    [1] { "" }
   *[other] { " " }in head { $head }
}{ $dropout ->
    [yes] , before dropout
   *[no] { "" }
}?
no_word = “{ $word }” is not one of these words: { $words }.
NO_WORDS = The class sees no sentence at present. Show a page that has one, and ask again.
many_words = The text on screen has { $count } words; of at most { $most } one can be chosen. Show a shorter text, and ask again.
FEW_CHOICES = This question needs at least two choices. Type one per line.
NO_SUCH_KIND = There is no question on this topic at this level.
FIELDS =
    .name = The nickname
    .link = The link of a view
    .title = The title of a view
    .boards = The list of boards
    .seen = The list of boards on the screen
    .picture = The name of the picture in view
    .slot = The name of a picture
    .item = An entry of the list
    .text = The question
    .choices = The list of choices
    .right = The right answer
    .answer = The answer
    .vote = The name of the vote
    .address = The address
    .step = The step
    .part = The part of the lesson
    .tab = The name of the tab
long_message = A message may have at most { GROUPED($most) } characters; this one has { GROUPED($count) }.
MALFORMED = A message to a class must be a JSON object with an integer “n” and an object “class”.

## classes

no_more_classes = { $most } classes are running, and this server allows no more. Try again later.
no_more_of_one = { $most } classes that were started from your network are still running, and this server allows no more. End one
    of them, or try again later.
no_such_class = There is no class { $code } at present. Compare the five letters with those that your teacher shows.
no_code = The address must end with the code of the class: { $count } letters, never I, L, O or S. Compare it with the one that
    your teacher shows.
class_is_full = This class is full: it has { $most } students.
DOOR_CLOSED = Your teacher lets nobody else join this class at the moment.
removed_from_network = Your teacher has just removed somebody who joined from your network. You can join in { $seconds } s.
removed_just_now = Your teacher has just removed you from this class. You can join again in { $seconds } s.
too_many_tries = Too many wrong codes came from your network. Try again in { $seconds } s.
NOT_IN_CLASS = You are not in this class. Join it with its code.
TEACHER_ONLY = Only the teacher can do this.
NO_SUCH_ACT = A class has no such action.
NO_SUCH_STUDENT = This student is not in the class or has sent no view.
NOTHING_ASKED = There is no question at the moment.
NO_DECK = This view belongs to no lesson. Open a lesson first.
deck_error = Line { $line } of the lesson: { $reason }
ANSWER_SHOWN = The answer has been shown already. Ask another question.
VOTE_ENDED = The vote has ended: your answer came too late.
too_many_questions = A class has at most { $most } questions.
too_many_votes = A question can be asked at most { $most } times.
no_storage = The storage of this class ({ $most } MB) has no room left for this, so it was not kept. The teacher can
    remove students whom nobody knows, which frees the space that they use, or save the results and start another class.
CANT_DO = An error occurred on the server. Try again.
NO_RESULTS = These answers cannot be shown: an error occurred on the server. They are not lost.
STORE_AWAY = There is no connection to the class at the moment. Answers are saved and sent later.

## results

RIGHT = right
WRONG = wrong
others = and { $count } others
between = { $low } to { $high }
up_to = up to { $high }
from_on = { $low } or more
cell_label = row { $row }, column { $column }
# of a task of a lesson
DONE = done
COLUMNS =
    .question = question
    .vote = vote
    .text = question text
    .student = student
    .name = nickname
    .answer = answer
    .right = right
    .time = time

## what the browser says

# ⟨count⟩ and other names in brackets are filled in by the browser
SCRIPT =
    .addressLabel = Join at
    .again = Vote again
    .allFollow = All are following you.
    .another = Another one
    .answered = ⟨count⟩ of ⟨joined⟩ answered
    .answeredMark = answered
    .answerKind = Kind of answer
    .answerLater = Your teacher shows the answer later.
    .anythingElse = Or write a question of your own
    .ask = Ask
    .askAgain = Ask again
    .askCell = a cell of the heatmap
    .askChoices = multiple choice
    .askLargest = Which key gets the largest weight?
    .askLesson = The question of this part of the lesson
    .askNumber = a number
    .askShare = How large is the largest weight, in percent?
    .askText = free text
    .askThis = Ask this question
    .askWord = a word of the sentence
    .away = There is no connection to the class at the moment. Your browser keeps your answer and sends it if the class is still
        running then.
    .back = Back to the teacher’s view
    .backToClass = Back to your class
    .begin = Open a page to show it to the class
    .bring = Bring everybody back
    .byNumber = by number
    .byPlace = by page
    .byStill = by time without an action
    .byWrong = by wrong answers
    .choices = One choice per line; put * before the right one (optional)
    .class = Class ⟨code⟩
    .classGone = This class no longer exists: it has ended, or the server was restarted.
    .classOver = This class has ended, and all its data has been deleted.
    .classRemoved = Your teacher has removed you from this class.
    .clickCell = Select a cell of the heatmap.
    .clickRight = Click the right cell in the picture, or leave it out.
    .closeDoor = Let nobody else join
    .closeTexts = Stop taking answers
    .code = Join code
    .comesNext = Next: ⟨title⟩. ⟨asks⟩
    .deleteAsk = End the class and delete all its data? Only this browser keeps the answers, for 12 hours.
    .dismiss = Close
    .doorClosed = Nobody else can join at the moment.
    .end = End class
    .files = Save results
    .fillScreen = Press F in this window, or click here: it then fills the screen.
    .following = Following your teacher
    .followsNow = following
    .free = Explore on my own
    .freeAll = Let them explore
    .fromNetwork = ⟨count⟩ from network ⟨network⟩ (number ⟨first⟩ was the first)
    .goOn = Lead again
    .hideName = Hide nickname
    .hideText = Hide
    .hideTexts = Hide the answers again
    .hold = Hold the class here
    .home = Home page
    .join = Join
    .joinAnother = Join another class
    .joinClass = Join a class
    .joined = ⟨count⟩ joined
    .joinedLately = Joined in the last ⟨minutes⟩ min: ⟨count⟩
    .joinedSilently = Joined in the last ⟨minutes⟩ min and have answered nothing yet: ⟨count⟩
    .joining = Connecting…
    .kept = Your teacher sees a number instead of your name, and your nickname if you enter one. All data of the class is deleted
        when the class ends, at the latest 12 hours after the last activity.
    .lastPart = That was the last part of the lesson.
    .leadHere = Lead from this tab
    .level = Level
    .look = Open the view
    .missing = No answer yet from ⟨numbers⟩.
    .more = Files and devices
    .needHelp = Without an action for more than ⟨minutes⟩ min: ⟨still⟩. With at least ⟨answers⟩ wrong answers: ⟨wrong⟩.
    .nextInDeck = Next in the lesson
    .nextStart = Phones can’t open this address: it is valid only on this computer. Stop the app and start it by “⟨command⟩”. Then open
        ⟨address⟩ and start the class there. Phones join at ⟨address⟩c/ with its code.
    .nickname = Nickname (optional)
    .nobody = Nobody has joined yet.
    .notReached = Task not done yet: ⟨numbers⟩
    .offered = Sent to your teacher.
    .ofTopic = Topic
    .ofView = A question about the view shown to the class
    .oneVote = Right answers: ⟨right⟩ %.
    .onlyHere = only on the page shown
    .onlyYou = Only you see this
    .onOwn = You are exploring on your own.
    .onThisPage = You are exploring on your own. Your teacher keeps the class on this page.
    .openDeck = Lead the class through a lesson that you kept as a file:
    .openDoor = Let students join again
    .openProjector = Open a window for the projector
    .otherPicture = The question is about the first picture. Choose a cell there.
    .ownView = My own view
    .parked = Nothing is shown yet. Wait for your teacher.
    .parts = Parts of the lesson
    .partsLegend = ● marks the part that a student is working on, · the parts before it.
    .picture = Back to the view
    .place = Page
    .points = right / wrong
    .presents = The class doesn’t see this screen: show the right answers here
    .preview = Read it first
    .putAway = Close question
    .question = Question ⟨number⟩
    .reachedBy = Task done: ⟨count⟩ of ⟨joined⟩
    .recordFull = The storage of this browser is full, so only this tab keeps a copy of the answers. Save the results before you close it.
    .recordKept = This browser still has the answers to every question whose vote had ended, and those to an open one as they had come.
        Save them as a file: they are deleted after 12 hours.
    .remove = Remove
    .removeAsk = Remove number ⟨number⟩ from the class? All answers given under this number are deleted, and for a minute this
        student can’t join again from the same browser.
    .removeMany = Remove many at once
    .removeManyAsk = Which students are to leave the class? All their answers are deleted, and for a minute nobody can join from
        their networks.
    .report = with nicknames
    .reveal = Show the answer
    .right = Right answer (optional)
    .rightAnswer = Right answer
    .roaming = You may explore on your own.
    .secondDevice = Teach from a second device
    .secondHint = Whoever scans this code can teach this class. Do not project it.
    .send = Send
    .sent = Sent. You can change your answer until the results are shown.
    .showAll = Show to everybody
    .showBoth = Show both votes
    .showMine = Send my view
    .showName = Show nickname
    .showNames = show nicknames
    .showSign = Show the join code on the projector
    .showText = Show
    .showTexts = Let the class read the answers
    .showVotes = Show the votes
    .sorted = Sorted
    .startAnother = Start a new class
    .still = inactive for ⟨minutes⟩ min
    .stillIn = You are still in class ⟨code⟩, which is running. Enter another class? You can come back to ⟨code⟩ through its link.
    .storage = This class has used ⟨percent⟩ % of its storage. Removing a student frees the space that this student uses; or save
        the results and start another class soon.
    .student = Student
    .takeSignOff = Take the join code off the projector
    .teachAsk = Teach class ⟨code⟩ in this browser? The class will see the pages that you open here, so go on only if
        you know who gave you this link.
    .temperatures = Temperatures set by students
    .text = Your question
    .textsLater = Your teacher reads the answers first.
    .theseVotes = These are the votes.
    .thisComputer = Phones can’t open this address: it is valid only on this computer. Start the app by “⟨command⟩”, open it at
        this computer’s address in the network, and start the class there.
    .thisNetwork = Phones open this address if they are in the same network as this computer, and its firewall lets them in.
    .topic = A question from Practice
    .twoVotes = Right answers: ⟨first⟩ % in the previous vote, ⟨second⟩ % in this one.
    .unsent = Not sent yet. Your browser keeps the answer and sends it once the connection is back, if the class is still running.
    .unsentLost = Your last answer was not sent.
    .viewOf = The view sent by number ⟨number⟩. So far only this screen shows it.
    .vote = vote ⟨vote⟩
    .wall = Students
    .wallAway = There is no connection to the class at the moment. This window keeps trying to reach it.
    .writtenBy = ⟨text⟩ (from ⟨numbers⟩)
    .you = You are number ⟨number⟩.
    .yourAnswer = Your answer
