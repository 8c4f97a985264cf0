import Harness
import JSON
import Specification
import Specs

/// The part of the page's script that shows a case.
extension PageScript {
    /// How two values and two lines stand beside each other.
    static let comparison = #"""
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

        """#

    /// What an open case shows.
    static let body = #"""
        function block(title, ...content) {
          return make("section", { class: "block" }, make("h4", {}, title), content);
        }

        function code(text, label) {
          return make("pre", { tabindex: 0, role: "group", "aria-label": label },
            make("code", {}, shown(text, true)));
        }

        /** What a clause says, where it stands, and what the kit decided. */
        function clauseCard(clause) {
          return make("div", { class: "clause" },
            make("p", {}, make("b", {}, shown(clause.id)), " ", shown(clause.sentence || "")),
            make("p", { class: "dim" }, "source: ", shown(clause.source || "unknown")),
            clause.note ? make("p", { class: "dim" }, "decided: ", shown(clause.note)) : null);
        }

        function again(one) {
          const words = data.command ? data.command + " --case " + one.id : "assay explain " + one.id;
          const button = make("button", { type: "button", class: "copy", click: async () => {
            try {
              await navigator.clipboard.writeText(words);
              button.textContent = "Copied";
            } catch {
              getSelection().selectAllChildren(button.previousElementSibling);
              button.textContent = "Selected";
            }
            setTimeout(() => { button.textContent = "Copy"; }, 2000);
          } }, "Copy");
          return make("div", { class: "again" }, make("code", {}, shown(words)), button);
        }

        /** All that is told of a case that did not pass. */
        function caseBody(one) {
          const detail = one.detail || {};
          const parts = [];
          if (one.verdict === "fail") {
            const sentences = detail.sentences || [detail.reason];
            parts.push(make("ul", { class: "sentences" },
              sentences.map((text) => make("li", {}, make("bdi", {}, shown(text))))));
          } else if (detail.reason) {
            parts.push(make("p", { class: "sentences" }, make("bdi", {}, shown(detail.reason))));
          }
          if (detail.cut) {
            parts.push(make("p", { class: "notice" },
              "There is no room for the details of this case in the page; run it again to see them."));
          }
          if (detail.differences) parts.push(block("Differences, path by path", differences(detail.differences)));
          if (detail.sides) parts.push(block("Side by side", sideBySide(detail.sides)));
          if (detail.log) parts.push(block("The end of its standard error", code(detail.log, "Standard error")));
          if (detail.input) parts.push(block("Input", code(detail.input.join("\n"), "Input")));
          const named = one.broken.length ? one.broken : one.clauses;
          if (named.length) {
            parts.push(block(one.broken.length ? "Broken" : "Clauses that it exercises",
              named.map((number) => clauseCard(data.clauses[number]))));
          }
          const facts = [
            ["origin", detail.origin], ["note", detail.note], ["readings", (detail.readings || []).join(", ")],
            ["tags", (detail.tags || []).join(", ")], ["place", detail.place],
          ].filter(([, text]) => text);
          if (facts.length) {
            parts.push(block("The case", make("dl", { class: "facts" }, facts.map(([name, text]) =>
              make("div", {}, make("dt", {}, name), make("dd", {}, make("bdi", {}, shown(text))))))));
          }
          parts.push(block("Run it again", again(one)));
          return parts;
        }

        """#
}
