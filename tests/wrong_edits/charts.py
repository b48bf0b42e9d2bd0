"""Wrong edits of the charts: colours, marks, tips, tables of a picture."""

from tests.wrong_edits.edit import Edit

EDITS = (
    Edit("the colours of scores end at 3 head sizes", "3 * math.sqrt(head_size)", "3 * head_size", "charts"),
    Edit("colours of weights are linear", "POWER = 0.6", "POWER = 1.0", "charts"),
    Edit(
        "a number of both signs begins at the low end",
        "(values / (2 * limit) + 0.5)",
        "(values / (2 * limit))",
        "charts/test_colours.py",
    ),
    Edit("ink is black on dark shades", '"black" if light > 0.179', '"black" if light < 0.179', "charts/test_colours.py"),
    Edit(
        "a tip names hidden keys",
        "v in zip(keys, values, strict=True) if v != -math.inf)",
        "v in zip(keys, values, strict=True))",
        "charts",
    ),
    Edit(
        "a tip of many cells has their smallest",
        "top = seen.topk(min(3, len(sheet.keys)), -1)",
        "top = seen.topk(min(3, len(sheet.keys)), -1, largest=False)",
        "charts",
    ),
    Edit(
        "the winner's outline is turned over",
        "matrix.Mark(role, winner, row, winner + 1, row + 1, width)",
        "matrix.Mark(role, row, winner, row + 1, winner + 1, width)",
        "charts/test_heatmap.py",
    ),
    Edit(
        "a small head's winner is as wide as a row is high",
        "(place.at(winner, 0)[0], place.at(winner + 1, 0)[0])",
        "(place.at(0, winner)[1], place.at(0, winner + 1)[1])",
        "charts/test_heatmap.py",
    ),
    Edit(
        "a small head's row stands one too low",
        "(place.at(0, query)[1], place.at(0, query + 1)[1])",
        "(place.at(0, query + 1)[1], place.at(0, query + 2)[1])",
        "charts/test_heatmap.py",
    ),
    Edit(
        "the last window of a long text is cut",
        "max(0, min(wanted, count - LARGEST))",
        "max(0, min(wanted, count))",
        "charts/test_long_text_heatmap.py",
    ),
    Edit(
        "a window's winner is counted from its rows",
        "LARGEST else w - column for w",
        "LARGEST else w - row for w",
        "charts/test_places_of_marks.py",
    ),
    Edit(
        "rows and columns of the overview's parts change places",
        "parts.append((*ends, row, column,",
        "parts.append((*ends, column, row,",
        "charts/test_places_of_marks.py",
    ),
    Edit(
        "the overview doesn't hide what is hidden",
        "whole.signed, whole.dark, whole.hidden)",
        "whole.signed, whole.dark)",
        "charts/test_places_of_marks.py",
    ),
    Edit(
        "a tooltip's other weights change names",
        '.warm = at temperature 1{ " " }\n    .raw = without scaling',
        '.raw = at temperature 1{ " " }\n    .warm = without scaling',
        "charts/test_bars_curve_and_contributions.py panels/explore/test_first_view.py",
    ),
    Edit("a sum of 0.9 is right", "CLOSE = 1e-4\n", "CLOSE = 0.11\n", "charts/test_places_of_marks.py"),
    Edit(
        "a bar of a change has no end",
        "amount=[min(value or 0.0, end)",
        "amount=[(value or 0.0)",
        "charts/test_places_of_marks.py",
    ),
    Edit(
        "strips of values show what they add",
        "for part in (book.values, book.adds, book.output)",
        "for part in (book.adds, book.values, book.output)",
        "charts",
    ),
    Edit(
        "negative parts are stacked upwards",
        "book.adds.clamp(min=0).cumsum(0), book.adds.clamp(max=0).cumsum(0)",
        "book.adds.clamp(min=0).cumsum(0), book.adds.clamp(min=0).cumsum(0)",
        "charts",
    ),
    Edit(
        "the mark of effective keys is a share of all",
        "row.effective * row.uniform]",
        "row.effective / len(row.visible)]",
        "charts/test_bars_curve_and_contributions.py panels/explore/test_first_view.py",
    ),
    Edit(
        "the mark of a cold row stands outside the curve",
        "t=min(max(temperature, COLDEST), HOTTEST)",
        "t=min(temperature, HOTTEST)",
        "charts/test_bars_curve_and_contributions.py panels/explore/test_first_view.py",
    ),
    Edit(
        "a graph counts edges that leave",
        "Counter(target for _, target, _ in edges)",
        "Counter(source for source, _, _ in edges)",
        "panels/test_masks.py charts/test_specifications.py",
    ),
    Edit(
        "a line's tip names its ends the wrong way",
        'f"{sources[s]} → {targets[t]}: {numbers.exact(weight)}"',
        'f"{targets[t]} → {sources[s]}: {numbers.exact(weight)}"',
        "charts/test_places_of_marks.py",
    ),
    Edit(
        "a cell's outline is turned over",
        "Mark(role, at[1], at[0], at[1] + 1, at[0] + 1)",
        "Mark(role, at[0], at[1], at[0] + 1, at[1] + 1)",
        "charts/test_matrix.py",
    ),
    Edit(
        "a weight of .96 is said as 1",
        '"1" if 0.995 <= value < 1.005',
        '"1" if 0.95 <= value < 1.005',
        "charts/test_places_of_marks.py",
    ),
    Edit(
        "a pool of the batch is marked, the next one is",
        "pool == changed))",
        "pool == changed + 1))",
        "charts/test_places_of_marks.py",
    ),
    Edit(
        "the size of a change has no colour scale of its own",
        "colours.shares(torch.tensor(changes, dtype=torch.float64), END,",
        "colours.shares(torch.tensor(changes, dtype=torch.float64), 1.0,",
        "charts/test_places_of_marks.py",
    ),
)
