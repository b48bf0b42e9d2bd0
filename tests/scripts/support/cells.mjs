// Cells and how they stand in a CSV of which nothing is computed: for the browser's script, and for spreadsheets.py.

export const CELLS = [
  ["bat", "bat"],
  ["=1+1", "'=1+1"],
  ["x;=1+1;", "x;'=1+1;"],
  ["x\t=1+1", "x\t'=1+1"],
  ["x;\"=1+1\"", "x;'\"=1+1\""],
  ["a\n@b", "a\n'@b"],
  [" +1", "' +1"],
  ["＝1", "'＝1"],
  ["\tx", "'\tx"],
  ["-0.5", "-0.5"],
  ["-0,5;-1e-07;-inf", "-0,5;-1e-07;-inf"],
  ["-x", "'-x"],
  ["a=b; c + d, =e", "a=b; c + d, =e"],
  ["", ""]
]
