// Shows the expected and the actual value side by side, line by line and path by path.

/** Makes one side of a row; without content the side is hatched. */
function makeCodeCell(mark, word, content) {
  if (content === null) return make("td", { class: "none" });
  return make("td", { class: word || null },
    make("span", { class: "gutter", "aria-hidden": "true" }, mark),
    word ? make("span", { class: "unheard" }, word + ": ") : null,
    make("code", {}, make("bdi", {}, content)));
}

/** Makes a row of the comparison: the expected line on the left, the actual line on the right. */
function makeSideRow([mark, left, right]) {
  switch (mark) {
    case "=": return make("tr", {}, makeCodeCell(" ", "", makeText(left)), makeCodeCell(" ", "", makeText(left)));
    case "≈": return make("tr", { class: "near", title: "equal, or within the tolerance" },
      makeCodeCell("≈", "", makeText(left)), makeCodeCell("≈", "", makeText(right)));
    case "…": return make("tr", { class: "folded" },
      make("td", { colspan: 2 }, describeCount(left, "line") + " the same"));
    case "!": return make("tr", { class: "folded" },
      make("td", { colspan: 2 }, describeCount(left, "further line") + " left out"));
  }
  const [a, b] = left !== null && right !== null
    ? markDifferences(left, right) : [left && makeText(left), right && makeText(right)];
  return make("tr", {}, makeCodeCell("−", "expected", a), makeCodeCell("+", "got", b));
}

/** Makes the table of the comparison. */
function makeSideBySide(sides) {
  const heads = [["expected", sides.expected], ["got", sides.actual]].map(([word, what]) =>
    make("th", { scope: "col" }, word, make("small", {}, " · " + what)));
  return make("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "Expected beside got" },
    make("table", { class: "sides" }, make("thead", {}, make("tr", {}, heads)),
      make("tbody", {}, sides.rows.map(makeSideRow))));
}

/** Makes lists of the code points in which two strings differ, unless all of these are plain ASCII. */
function makeCodePoints(left, right) {
  // A string that was cut does not end with a quote, and the mark of the cut would count as a difference.
  const isWhole = (text) => text !== null && /^".*"$/s.test(text);
  if (!isWhole(left) || !isWhole(right)) return [null, null];
  const sides = [[...left], [...right]];
  const [start, end] = countCommon(...sides);
  const parts = sides.map((letters) => letters.slice(start, letters.length - end));
  if (!parts.flat().some((letter) => letter < " " || letter > "~")) return [null, null];
  return parts.map((letters) => make("small", { class: "codes" },
    letters.slice(0, 12).map(nameCodePoint).join(" ") + (letters.length > 12 ? " …" : "")));
}

/** Makes the table of the places where the values differ, with a row for each. */
function makeDifferences(list) {
  const makeValue = (text, codes) => text === null
    ? make("td", { class: "nothing" }, "nothing")
    : make("td", {}, make("code", {}, make("bdi", {}, makeText(text))), codes);
  const makeRow = ([path, expected, actual]) => {
    const [left, right] = makeCodePoints(expected, actual);
    return make("tr", {}, make("th", { scope: "row" }, make("code", {}, make("bdi", {}, makeText(path)))),
      makeValue(expected, left), makeValue(actual, right));
  };
  return make("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "Differences by path" },
    make("table", { class: "paths" },
      make("thead", {}, make("tr", {}, ["path", "expected", "got"].map((word) =>
        make("th", { scope: "col" }, word)))),
      make("tbody", {}, list.map(makeRow))));
}
