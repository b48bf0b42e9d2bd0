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
    .sharpness = Scores are divided by $\sqrt{ "{" }\text{ "{" }head\_size{ "}" }{ "}" }$, so that a wide head doesn’t give everything to one key by luck.
    .masks = A mask sets scores to −∞ before softmax, so a hidden key gets weight 0, and the other weights still sum to 1.
    .order_and_batch = Attention alone can’t tell the order of words, so positions are added to the word vectors.
    .heads = Each head can follow a relation of its own. $W_O$ mixes what they find, and the next layer builds on it.
    .whole_model = Every layer adds its output to x, and the last x gives the logits of the next word.
    .todays_models = Rotary positions turn queries and keys, and shared heads make the cache small; the output is still a weighted sum of values.
