### What the server says where it takes on no more: each sentence names the rule, and what to do.
BUSY = The server is busy at the moment; this page is waiting for its turn.
PAGE_WAITS = Many pages are being opened at the moment. This one will open shortly, by itself.
LESS = Choose fewer tokens, fewer heads or a smaller head size.
TRIES_AGAIN = This page tries again by itself.
loading = The model { $title } ({ DECIMAL($megabytes, digits: 0) } MB) is being loaded. Its pictures will appear
    by themselves.
not_loaded = The model { $title } can’t be shown: { $reason }
failed = The model { $title } can’t be shown on this text: its own code ended with an error, { $reason }. Try another
    text or another model.
took_too_long = This view takes more than { $seconds } seconds to compute. { LESS }
training_too_long = This training didn’t answer within { $seconds } seconds, so it was stopped. Reload the page to begin it again; where you
    can choose, one layer takes less time than two.
full = This server is full: it allows at most { $most } open pages. { TRIES_AGAIN }
too_many_of_one = { $most } pages are open from your address, and this server allows no more. { TRIES_AGAIN }
too_much = { $heads } heads × head size { $head_size } × { $queries } queries × { $keys } keys are { GROUPED($count) }
    multiplications for the scores, and this server computes at most { GROUPED($most) }. { LESS }
