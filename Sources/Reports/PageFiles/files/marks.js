// Marks the parts in which two lines of JSON differ.

/** Splits a line of JSON into strings, numbers, words, spaces and signs. */
function splitTokens(line) {
  return line.match(/"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*|\w+|\s+|./gsu) || [];
}

/** Returns whether two tokens say the same: 80 and 80.0 do. */
function isSame(a, b) {
  const dropZeros = (token) => token.replace(/^(-?\d+)\.0+$/, "$1");
  return a === b || dropZeros(a) === dropZeros(b);
}

/** Finds the runs of tokens in which two lines differ, and the common runs between these. */
function findRuns(a, b) {
  const length = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      length[i][j] = isSame(a[i], b[j])
        ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1]);
    }
  }
  const found = [];
  const add = (isEqual, left, right) => {
    if (!found.length || found.at(-1).isEqual !== isEqual) found.push({ isEqual, left: [], right: [] });
    found.at(-1).left.push(...left);
    found.at(-1).right.push(...right);
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && isSame(a[i], b[j])) add(true, [a[i++]], [b[j++]]);
    else if (j >= b.length || (i < a.length && length[i + 1][j] >= length[i][j + 1])) add(false, [a[i++]], []);
    else add(false, [], [b[j++]]);
  }
  return found;
}

/** Counts the letters that two lists share at their beginning, and those that the rest shares at its end. */
function countCommon(a, b) {
  let [start, end] = [0, 0];
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [start, end];
}

/** Makes the nodes of both sides of a changed line, with marks around the parts in which they differ. */
function markDifferences(left, right) {
  const [a, b] = [splitTokens(left), splitTokens(right)];
  const found = a.length * b.length <= 250000 ? findRuns(a, b) : [{ isEqual: false, left: a, right: b }];
  const sides = [[], []];
  const mark = (side, text) =>
    side.push(text ? make("mark", {}, makeText(text)) : make("mark", { class: "empty" }));
  for (const run of found) {
    const [x, y] = [[...run.left.join("")], [...run.right.join("")]];
    let [start, end] = [0, 0];
    if (run.isEqual) {
      start = Math.max(x.length, y.length);
    } else if (run.left.length === 1 && run.right.length === 1 && x[0] === '"' && y[0] === '"') {
      // In two strings, only the part from the first to the last difference is marked.
      [start, end] = countCommon(x, y);
    }
    [x, y].forEach((letters, index) => {
      const side = sides[index];
      side.push(...makeText(letters.slice(0, start).join("")));
      if (!run.isEqual) mark(side, letters.slice(start, letters.length - end).join(""));
      if (end) side.push(...makeText(letters.slice(letters.length - end).join("")));
    });
  }
  return sides;
}
