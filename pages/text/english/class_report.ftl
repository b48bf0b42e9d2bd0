### What a teacher keeps of a class: the words of its report, and of the lesson that is made of its questions.

title = Class { $code }, { $date }
date = { $year }-{ $month }-{ $day }
counts = { $students ->
    [0] No students
    [one] 1 student
   *[other] { $students } students
}, { $questions ->
    [0] no questions
    [one] 1 question
   *[other] { $questions } questions
}
question = Question { $number }{ $title ->
    [none] { "" }
   *[other] : { $title }
}
# vote: 0 where there is only one; right: the share of right answers, none where the question has no right one
vote = { $vote ->
    [0] { "" }
   *[other] Vote { $vote }: { "" }
}{ $count ->
    [one] 1 answer
   *[other] { $count } answers
}{ $right ->
    [none] { "" }
   *[other] , { $right } right
}
NO_ANSWER = Nobody answered.
RIGHT_ANSWER = Right answer
OPEN = Open this view
lacks = This report is not complete: { $count ->
    [one] one question is without its pictures; the reason is given there.
   *[other] { $count } questions are without their pictures; the reasons are given there.
}
too_many_pictures = The picture is left out: a report has at most { $most } pictures.
TOO_LARGE = The picture is left out: this view takes too long to compute.
LATER = The picture is left out because making all the pictures takes too long. Save again, and the report will have more of
    them.
NO_PICTURE = The picture could not be made.
OVERVIEW = Overview
OVERVIEW_COLUMNS =
    .question = Question
    .answers = Answers
    .right = Right
STUDENTS = Students
STUDENT_COLUMNS =
    .number = Number
    .name = Nickname
    .answered = Questions answered
    .right = Right
word = “{ $word }”
CORRECT = right

## the lesson

about = The questions of class { $code }, { $date }.
asked = The question was: “{ $text }”
choices = The choices were: { DOTS($choices) }.
ON_PAGE = Answer the question on this page.
hint = The page “{ TITLE($page) }” explains this.
