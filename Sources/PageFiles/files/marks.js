/** Texts, numbers, words and signs of a line of JSON. */
function tokens(line) {
  return line.match(/"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*|\w+|\s+|./gsu) || [];
}

/** Whether two tokens say the same: 80 and 80.0 do. */
function isSame(a, b) {
  const whole = (token) => token.replace(/^(-?\d+)\.0+$/, "$1");
  return a === b || whole(a) === whole(b);
}

/** The runs of tokens in which two lines differ, between those that they have in common. */
function runs(a, b) {
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

/** Both sides of a changed line, with the parts in which they differ marked. */
function marked(left, right) {
  const [a, b] = [tokens(left), tokens(right)];
  const found = a.length * b.length <= 250000 ? runs(a, b) : [{ isEqual: false, left: a, right: b }];
  const sides = [[], []];
  const mark = (side, text) =>
    side.push(text ? make("mark", {}, shown(text)) : make("mark", { class: "empty" }));
  for (const run of found) {
    const [x, y] = [[...run.left.join("")], [...run.right.join("")]];
    let [start, end] = [0, 0];
    if (run.isEqual) {
      start = Math.max(x.length, y.length);
    } else if (run.left.length === 1 && run.right.length === 1 && x[0] === '"' && y[0] === '"') {
      // Of two texts only what differs between their first and their last difference is marked.
      while (start < x.length && start < y.length && x[start] === y[start]) start += 1;
      while (end < x.length - start && end < y.length - start && x.at(-1 - end) === y.at(-1 - end)) end += 1;
    }
    [x, y].forEach((letters, index) => {
      const side = sides[index];
      side.push(...shown(letters.slice(0, start).join("")));
      if (!run.isEqual) mark(side, letters.slice(start, letters.length - end).join(""));
      if (end) side.push(...shown(letters.slice(letters.length - end).join("")));
    });
  }
  return sides;
}

