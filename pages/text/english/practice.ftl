### What the page of questions says around its questions: the quiz, the pictures, right and wrong, the score.
TITLE = Questions
LEVEL = Level
QUIZ = Quiz
NEW_QUIZ = New quiz
NEXT = Next
BACK = Previous
NEXT_QUIZ = Next quiz
RIGHT = Right.
WRONG = Not right.
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
SIDES = rows = queries, columns = keys

# stage of a picture, or its own name → its title
PLANES =
    .scores = Scores
    .scaled = Scaled scores
    .weights = Attention weights
    .values = Values of the keys
    .output = Outputs
    .moved = Change of the outputs
    .open = Attention weights without a mask
    .colder = Attention weights at temperature 0.5
    .unscaled = Attention weights without scaling
    .right = The right weights
    .wrong = The weights of the wrong program

# how a question is answered → what an answer in the link is
RULES =
    .choice = the number of a choice, counted from 0
    .temperature = a temperature from 0 to 5
    .bars = a number from 0 to 100 for every bar, such as 10_20_70

# what the browser says; ⟨right⟩ and ⟨answered⟩ are numbers
SCORE =
    .none = No question of this quiz answered yet.
    .some = ⟨right⟩ of ⟨answered⟩ right.
    .last = All ⟨answered⟩ questions answered, ⟨right⟩ right.
question_of = Question { $number } of { $count }
more = { $count } more questions
level = Level { $level }
on_levels = { $title } (levels { AND($levels) })
no_topic = Level { $level } has none of the chosen topics: { AND($titles) }. Choose another level, or other topics below.
no_answer = Ignored answer={ $answer }: the answer to this question must be { $rule }.
step = { $step ->
    [none] { $page }
   *[other] { $page }, step { $step }
}
alt = { $title }. { $rows }
row = Row { $label }: { $cells }.

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
