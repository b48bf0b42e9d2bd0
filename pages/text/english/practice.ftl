### What the page of questions says around its questions: the quiz, the pictures, right and wrong, the score.
TITLE = Questions
LEVEL = Level
QUIZ = Quiz
NEW_QUIZ = New quiz
NEXT = Next
BACK = Previous
NEXT_QUIZ = Next quiz
YOURS = your answer
LEARN_MORE = Explained in:
TABLES =
    .practice_pictures = Pictures
CHOICES = Choose an answer
SAVE = Save answers as CSV
CLEAR = Clear
CHOOSE_TOPICS = Choose topics
TOPICS_ABOUT = The quiz asks only about the topics that you choose. Everybody who opens its link gets the same questions. **Share**
    shows the link.
ALL_TOPICS = All topics
COUNT = Number of questions
FILE = practice

# how a question is answered → what an answer in the link is
RULES =
    .choice = the number of a choice, counted from 0
    .temperature = a temperature from 0 to 5
    .bars = a number from 0 to 100 for every bar, such as 10_20_70

# what the browser says; ⟨right⟩ and ⟨answered⟩ are numbers
SCORE =
    .none = No question of this quiz answered yet.
    .some = ⟨right⟩ of ⟨answered⟩ right.
    .last = All questions answered: ⟨right⟩ of ⟨answered⟩ right.
question_of = Question { $number } of { $count }
more = { $count } more questions
on_levels = { $title } (levels { AND($levels) })
no_topic = Level { $level } has none of the chosen topics: { AND($titles) }. Choose another level, or other topics below.
no_answer = Ignored answer={ $answer }: the answer to this question must be { $rule }.
step = { $step ->
    [none] { $page }
   *[other] { $page }, step { $step }
}

## the question and the verdict

asked = ## { $title }{ "\u000A\u000A" }{ $asks }
verdict = { BADGE(right_or_wrong, $is_right) } { $explains }
right_or_wrong = { $is_right ->
    [yes] Right.
   *[no] Not right.
}
picture =
    .key = **{ $name }**{ $sides ->
        [yes] { " " }:gray[· rows = queries, columns = keys]
       *[no] { "" }
    }
    .alt = { $name }. { SENTENCES($told) }
row = Row { $label }: { LIST($cells) }.

# A cell without a number.
cell = { $sign ->
    [hidden] hidden
    [NaN] undefined
   *[asked] asked for
}
COLUMNS =
    .picture = picture
    .row = row
    .column = column
    .number = number

## what is moved

CHECK = Check
TEMPERATURE = Temperature
SIDES =
    .flat = The row is **too flat**: the weight is below the goal.
    .sharp = The row is **too sharp**: the weight is above the goal.
NO_BARS = All bars are at 0. Drag at least one of them.
BARS = Only the proportions of the bars matter: the numbers beside them are their shares of the total.
SCORES = Scaled scores
divided = ÷ { SHORT($temperature) }
tip = { $label }: { PERCENT($truth) }, yours { PERCENT($yours) }

# The row that was set beside the truth: by bars, or at a temperature.
yours_and_true =
    .key = **Attention weights of** { QUERY($query) } :gray[{ $answered_by ->
        [bars] · █ truth · ○ your bars
       *[temperature] · █ temperature { SHORT($needed) } · ○ yours, { SHORT($yours_at) }
    }]
    .alt = The weights of the row, and yours. { CLAUSES($tips) }.
