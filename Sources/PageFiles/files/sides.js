function codeCell(mark, word, content) {
  if (content === null) return make("td", { class: "none" });
  return make("td", { class: word || null },
    make("span", { class: "gutter", "aria-hidden": "true" }, mark),
    word ? make("span", { class: "unheard" }, word + ": ") : null,
    make("code", {}, make("bdi", {}, content)));
}

/** A row of the comparison: expected to the left, what came to the right. */
function sideRow([mark, left, right]) {
  switch (mark) {
    case "=": return make("tr", {}, codeCell(" ", "", shown(left)), codeCell(" ", "", shown(left)));
    case "≈": return make("tr", { class: "near", title: "equal, or within the tolerance" },
      codeCell("≈", "", shown(left)), codeCell("≈", "", shown(right)));
    case "…": return make("tr", { class: "folded" },
      make("td", { colspan: 2 }, counted(left, "line") + " the same"));
    case "!": return make("tr", { class: "folded" },
      make("td", { colspan: 2 }, counted(left, "further line") + " left out"));
  }
  const [a, b] = left !== null && right !== null
    ? marked(left, right) : [left && shown(left), right && shown(right)];
  return make("tr", {}, codeCell("−", "expected", a), codeCell("+", "got", b));
}

function sideBySide(sides) {
  const heads = [["expected", sides.expected], ["got", sides.actual]].map(([word, what]) =>
    make("th", { scope: "col" }, word, make("small", {}, " · " + what)));
  return make("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "Expected beside got" },
    make("table", { class: "sides" }, make("thead", {}, make("tr", {}, heads)),
      make("tbody", {}, sides.rows.map(sideRow))));
}

/** The code points in which two texts differ, where these are not plain ones that anybody can tell apart. */
function codePoints(left, right) {
  if (left === null || right === null || left[0] !== '"' || right[0] !== '"') return [null, null];
  const sides = [[...left], [...right]];
  const [x, y] = sides;
  let [start, end] = [0, 0];
  while (start < x.length && start < y.length && x[start] === y[start]) start += 1;
  while (end < x.length - start && end < y.length - start && x.at(-1 - end) === y.at(-1 - end)) end += 1;
  const parts = sides.map((letters) => letters.slice(start, letters.length - end));
  if (!parts.flat().some((letter) => letter < " " || letter > "~")) return [null, null];
  return parts.map((letters) => make("small", { class: "codes" }, letters.slice(0, 12).map((letter) =>
    "U+" + letter.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")).join(" ")
    + (letters.length > 12 ? " …" : "")));
}

/** The places in which the values differ, a row each. */
function differences(list) {
  const value = (text, codes) => text === null
    ? make("td", { class: "nothing" }, "nothing")
    : make("td", {}, make("code", {}, make("bdi", {}, shown(text))), codes);
  const row = ([path, expected, actual]) => {
    const [left, right] = codePoints(expected, actual);
    return make("tr", {}, make("th", { scope: "row" }, make("code", {}, make("bdi", {}, shown(path)))),
      value(expected, left), value(actual, right));
  };
  return make("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "Differences by path" },
    make("table", { class: "paths" },
      make("thead", {}, make("tr", {}, ["path", "expected", "got"].map((word) =>
        make("th", { scope: "col" }, word)))),
      make("tbody", {}, list.map(row))));
}
