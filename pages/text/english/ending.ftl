### The end of Learn: what was learned, and where it goes on.
TITLE = What you have learned
NEXT = What comes next:

# page → the label of the link to it
WAYS =
    .models = Read a trained model
    .practice = Answer five questions
    .explore = Explore every setting
    .loops = The same numbers in loops
LESSON = Attention in ten minutes
LESSON_OF_MODEL = A lesson in five parts: Heads of a trained model
OPERATE = Operate on the model yourself
OFFER = Would you rather be guided by questions?

# what was learned, a line a page
LINES =
    .averaging = Attention lets each word collect information from other words: its output is a weighted sum of their values.
    .query_key_value = A score is the dot product of a query and a key. Softmax turns the scores of a row into weights that
        sum to 1.
    .sharpness = Scores are divided by √head_size, so that a wide head does not put all its weight on a single key.
    .masks = A mask sets scores to −∞ before softmax, so a hidden key gets weight 0, and the other weights still sum to 1.
    .order_and_batch = By itself, attention ignores the order of words; positions added to the word vectors supply it.
    .heads = Several heads attend in different ways at once. W_O mixes their outputs, and layers follow one after another.
    .whole_model = A language model adds the output of every layer to x. The last vector gives the logits of the next word.
