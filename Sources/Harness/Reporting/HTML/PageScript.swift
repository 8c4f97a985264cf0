/// The script of the HTML report: it lists the cases of the data, filters them, and keeps the state in the address.
///
/// Texts of others reach the page as text nodes alone; nothing here writes markup.
enum PageScript {
    static let text = data + body + listing + filtering

    /// The data, and how elements and texts are made.
    private static let data = #"""
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const verdictsInOrder = ["fail", "error", "skip", "pass"];
        const titles = { fail: "Failing", error: "Errors", skip: "Skipped", pass: "Passed" };

        const cases = data.cases.map(([subsystem, name, verdict, clauses, broken, more], number) => ({
          number, name, verdict, clauses, broken,
          subsystem: data.subsystems[subsystem],
          id: data.subsystems[subsystem] + "/" + name,
          reason: verdict === "skip" ? more : null,
          detail: verdict === "fail" || verdict === "error" ? more : null,
        }));
        const caseByID = new Map(cases.map((one) => [one.id, one]));
        const clauseByID = new Map(data.clauses.map((clause) => [clause.id, clause]));

        /** An element with attributes and children; texts become text nodes. */
        function make(tag, attributes, ...children) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes || {})) {
            if (typeof value === "function") element.addEventListener(name, value);
            else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
          }
          element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
          return element;
        }

        /** The sign of a verdict, drawn by the symbols of the page. */
        function sign(name) {
          const space = "http://www.w3.org/2000/svg";
          const svg = document.createElementNS(space, "svg");
          svg.setAttribute("class", "sign " + name);
          svg.setAttribute("aria-hidden", "true");
          const use = document.createElementNS(space, "use");
          use.setAttribute("href", "#i-" + name);
          svg.append(use);
          return svg;
        }

        const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|(?! )\p{Zs}/u;

        /** A text as nodes: what cannot be seen becomes a box with its code point; line ends stay where they may. */
        function shown(text, keepsLines) {
          const nodes = [];
          let plain = "";
          for (const character of String(text)) {
            if (!unseen.test(character) || (keepsLines && character === "\n")) {
              plain += character;
              continue;
            }
            if (plain) nodes.push(document.createTextNode(plain));
            plain = "";
            const code = "U+" + character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
            nodes.push(make("span", { class: "unseen" }, code));
          }
          if (plain) nodes.push(document.createTextNode(plain));
          return nodes;
        }

        function counted(count, noun) {
          return count + " " + noun + (count === 1 ? "" : "s");
        }

        """#

    /// What an open case shows.
    private static let body = #"""
        /** Both sides of a changed line, with the part in which they differ marked. */
        function marked(left, right) {
          const [a, b] = [[...left], [...right]];
          let start = 0;
          while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
          let end = 0;
          while (end < a.length - start && end < b.length - start
            && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
          const side = (letters) => {
            const middle = letters.slice(start, letters.length - end).join("");
            return [
              ...shown(letters.slice(0, start).join("")),
              middle ? make("mark", {}, shown(middle)) : make("mark", { class: "empty" }),
              ...shown(letters.slice(letters.length - end).join("")),
            ];
          };
          return [side(a), side(b)];
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

        function differences(list) {
          const value = (text) => text === null
            ? make("td", { class: "nothing" }, "nothing")
            : make("td", {}, make("code", {}, make("bdi", {}, shown(text))));
          return make("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "Differences by path" },
            make("table", { class: "paths" },
              make("thead", {}, make("tr", {}, ["path", "expected", "got"].map((word) =>
                make("th", { scope: "col" }, word)))),
              make("tbody", {}, list.map(([path, expected, actual]) => make("tr", {},
                make("th", { scope: "row" }, make("code", {}, make("bdi", {}, shown(path)))),
                value(expected), value(actual))))));
        }

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

    /// The lists of cases, made when they are looked at.
    private static let listing = #"""
        const open = new Set();

        function clauseNames(numbers) {
          return numbers.map((number) => make("span", { class: "chip" }, shown(data.clauses[number].id)));
        }

        /** A case that failed or ended in an error: a line that opens. */
        function caseLine(one) {
          const detail = one.detail || {};
          const sentence = (detail.sentences || [detail.reason || ""])[0];
          const body = make("div", { class: "body" });
          const element = make("details", { class: "case " + one.verdict, "data-id": one.id },
            make("summary", {}, sign(one.verdict), make("span", { class: "unheard" }, one.verdict + ": "),
              make("span", { class: "id" }, make("span", { class: "dim" }, shown(one.subsystem + "/")),
                make("b", {}, shown(one.name))),
              make("span", { class: "chips" }, clauseNames(one.broken)),
              make("span", { class: "first" }, make("bdi", {}, shown(sentence)))), body);
          const fill = () => { if (!body.childNodes.length) body.append(...caseBody(one)); };
          element.addEventListener("toggle", () => {
            if (element.open) { fill(); open.add(one.id); } else open.delete(one.id);
            writeHash();
          });
          if (open.has(one.id)) { fill(); element.open = true; }
          return element;
        }

        /** Adds the items a portion at a time; a button asks for the next one. */
        function portioned(parent, items, line, size) {
          let next = 0;
          const more = make("button", { type: "button", class: "more", click: () => {
            const first = add();
            if (first) (first.querySelector("summary") || first).focus();
          } });
          function add() {
            const lines = items.slice(next, next + size).map(line);
            next += lines.length;
            more.remove();
            parent.append(...lines);
            if (next < items.length) {
              more.textContent = "Show " + Math.min(size, items.length - next) + " more of " + (items.length - next);
              parent.append(more);
            }
            return lines[0];
          }
          add();
          return (item) => { while (items.indexOf(item) >= next) add(); };
        }

        /** A group of light cases that is filled when it is opened. */
        function group(title, items, isOpen, about) {
          const list = make("ul", { class: "ids" });
          const element = make("details", { class: "group" }, make("summary", {}, title), about || null, list);
          const fill = () => {
            if (list.childNodes.length) return;
            portioned(list, items, (one) => make("li", {}, make("code", { tabindex: -1 }, shown(one.id))), 400);
          };
          element.addEventListener("toggle", () => { if (element.open) fill(); });
          if (isOpen) { fill(); element.open = true; }
          return element;
        }

        function grouped(items, key) {
          const groups = new Map();
          for (const item of items) {
            if (!groups.has(key(item))) groups.set(key(item), []);
            groups.get(key(item)).push(item);
          }
          return [...groups];
        }

        const reveal = {};

        /** One section a verdict; what failed comes first and is listed, what passed or was skipped is folded. */
        function section(verdict, items, isAsked) {
          const id = "cases-" + verdict;
          const element = make("section", { class: "verdicts", "aria-labelledby": id },
            make("h3", { id }, sign(verdict), titles[verdict] + " ", make("small", {}, String(items.length))));
          if (verdict === "fail" || verdict === "error") {
            const list = make("div", { class: "lines" });
            element.append(list);
            reveal[verdict] = portioned(list, items, caseLine, 100);
          } else if (verdict === "skip") {
            for (const [reason, own] of grouped(items, (one) => one.reason)) {
              const text = data.reasons[reason] || "the adapter gave no reason";
              element.append(group([make("b", {}, String(own.length)), " ", make("bdi", {}, shown(text))], own,
                isAsked && items.length <= 50));
            }
          } else {
            for (const [subsystem, own] of grouped(items, (one) => one.subsystem)) {
              element.append(group([make("b", {}, String(own.length)), " ", shown(subsystem)], own,
                isAsked && items.length <= 50));
            }
          }
          return element;
        }

        """#

    /// The filters, and the state in the address of the page.
    private static let filtering = #"""
        const state = { verdict: new Set(), subsystem: "", clause: "", text: "" };
        const controls = {
          subsystem: document.getElementById("subsystem"), clause: document.getElementById("clause"),
          text: document.getElementById("text"),
        };
        const told = document.getElementById("told");
        const list = document.getElementById("list");
        const aboutClause = document.getElementById("about-clause");

        for (const name of data.subsystems) controls.subsystem.append(make("option", { value: name }, name));
        const used = new Set(cases.flatMap((one) => [...one.clauses, ...one.broken]));
        data.clauses.forEach((clause, number) => {
          if (used.has(number)) controls.clause.append(make("option", { value: clause.id }, clause.id));
        });
        if (cases.some((one) => one.verdict === "fail" && !one.broken.length)) {
          controls.clause.append(make("option", { value: "none" }, "no clause named"));
        }

        /** What the free text is looked for in, made when it is first asked for. */
        function haystack(one) {
          if (one.haystack === undefined) {
            const detail = one.detail || {};
            one.haystack = [
              one.id, detail.reason, ...(detail.sentences || []), ...(detail.differences || []).flat(),
              ...(detail.input || []), detail.origin, detail.note, detail.log, ...(detail.readings || []),
              ...(detail.tags || []), one.reason === null ? "" : data.reasons[one.reason],
            ].filter(Boolean).join("\n").toLowerCase();
          }
          return one.haystack;
        }

        /** Of a failing case the clauses that it names count; of every other the ones that it exercises. */
        function isOfClause(one, clause) {
          if (clause === "none") return one.verdict === "fail" && !one.broken.length;
          return [...one.broken, ...one.clauses].some((number) => data.clauses[number].id === clause);
        }

        function selected() {
          const words = state.text.toLowerCase().split(/\s+/).filter(Boolean);
          const rest = cases.filter((one) =>
            (!state.subsystem || one.subsystem === state.subsystem)
            && (!state.clause || isOfClause(one, state.clause))
            && words.every((word) => haystack(one).includes(word)));
          if (state.clause && state.clause !== "none") {
            // Those that name the clause as broken come before those that only exercise it.
            const names = (one) => one.broken.some((number) => data.clauses[number].id === state.clause);
            return [...rest.filter(names), ...rest.filter((one) => !names(one))];
          }
          return rest;
        }

        function press(selector, isPressed) {
          for (const button of document.querySelectorAll(selector)) {
            button.setAttribute("aria-pressed", String(isPressed(button.dataset)));
          }
        }

        function show() {
          const all = selected();
          const asked = all.filter((one) => !state.verdict.size || state.verdict.has(one.verdict));
          for (const name of ["subsystem", "clause"]) controls[name].value = state[name];
          if (controls.text.value !== state.text) controls.text.value = state.text;
          press("button.filter", (own) => state.verdict.has(own.verdict));
          press("button.subsystem", (own) => state.subsystem === own.subsystem && !state.clause);
          press("button.tile", (own) => state.clause === own.clause && state.subsystem === own.subsystem);
          const clause = clauseByID.get(state.clause);
          aboutClause.replaceChildren(...(clause ? [clauseCard(clause)] : []));
          const sections = verdictsInOrder.map((verdict) => [verdict, asked.filter((one) => one.verdict === verdict)])
            .filter(([, own]) => own.length);
          const isFiltered = state.verdict.size || state.subsystem || state.clause || state.text;
          list.replaceChildren(...sections.map(([verdict, own]) => section(verdict, own, Boolean(isFiltered))));
          told.textContent = asked.length
            ? asked.length + " of " + counted(cases.length, "case")
              + (isFiltered ? ": " + sections.map(([verdict, own]) => own.length + " " + verdict).join(", ") : "")
            : "No case fits these filters.";
          document.getElementById("clear").disabled = !isFiltered;
        }

        /** The state as it stands in the address, so that a view can be linked. */
        function hash() {
          const parts = new URLSearchParams();
          if (state.verdict.size) parts.set("verdict", verdictsInOrder.filter((v) => state.verdict.has(v)).join(","));
          for (const name of ["subsystem", "clause", "text"]) if (state[name]) parts.set(name, state[name]);
          for (const id of [...open].slice(-20)) parts.append("case", id);
          return parts.toString().replaceAll("%2F", "/").replaceAll("%2C", ",");
        }

        let written = null;

        function writeHash() {
          const next = hash();
          if (next === written) return;
          written = next;
          history.replaceState(null, "", next ? "#" + next : location.pathname + location.search);
        }

        function readHash() {
          const text = location.hash.slice(1);
          if (text === written) return;
          const parts = new URLSearchParams(text);
          state.verdict = new Set((parts.get("verdict") || "").split(",").filter((v) => verdictsInOrder.includes(v)));
          state.subsystem = data.subsystems.includes(parts.get("subsystem")) ? parts.get("subsystem") : "";
          const clause = parts.get("clause") || "";
          state.clause = clause === "none" || clauseByID.has(clause) ? clause : "";
          state.text = parts.get("text") || "";
          open.clear();
          const asked = parts.getAll("case").map((id) => caseByID.get(id)).filter((one) => one && one.detail);
          for (const one of asked) open.add(one.id);
          show();
          for (const one of asked) if (reveal[one.verdict]) reveal[one.verdict](one);
          written = hash();
          const first = asked.length
            && [...list.querySelectorAll("details.case")].find((element) => element.dataset.id === asked[0].id);
          if (first) first.scrollIntoView({ behavior: "instant" });
          else if (written) document.getElementById("cases").scrollIntoView({ behavior: "instant" });
        }

        function change(next) {
          Object.assign(state, next);
          show();
          writeHash();
        }

        for (const button of document.querySelectorAll("button.filter")) {
          button.addEventListener("click", () => {
            const verdict = new Set(state.verdict);
            if (!verdict.delete(button.dataset.verdict)) verdict.add(button.dataset.verdict);
            change({ verdict });
          });
        }
        for (const button of document.querySelectorAll("button.subsystem, button.tile, button.show")) {
          button.addEventListener("click", () => {
            const { subsystem = "", clause = "" } = button.dataset;
            const isPressed = button.getAttribute("aria-pressed") === "true";
            const next = isPressed ? { subsystem: "", clause: "" } : { subsystem, clause };
            if (button.classList.contains("show")) {
              next.verdict = new Set([button.dataset.verdict || "fail"]);
              next.text = button.dataset.text || "";
            }
            change(next);
            if (!isPressed) document.getElementById("cases").scrollIntoView();
          });
        }
        controls.subsystem.addEventListener("change", () => change({ subsystem: controls.subsystem.value }));
        controls.clause.addEventListener("change", () => change({ clause: controls.clause.value }));
        let typing = 0;
        controls.text.addEventListener("input", () => {
          clearTimeout(typing);
          typing = setTimeout(() => change({ text: controls.text.value }), 120);
        });
        document.querySelector("form.filters").addEventListener("submit", (event) => event.preventDefault());
        document.getElementById("clear").addEventListener("click", () => {
          change({ verdict: new Set(), subsystem: "", clause: "", text: "" });
          controls.text.focus();
        });
        document.querySelector(".skip-link").addEventListener("click", (event) => {
          // The address keeps the state; only the focus goes there.
          event.preventDefault();
          document.getElementById("cases").focus();
          document.getElementById("cases").scrollIntoView();
        });
        addEventListener("hashchange", readHash);
        // On paper nothing can be opened: the first failing cases are.
        addEventListener("beforeprint", () => {
          for (const element of [...document.querySelectorAll("details.case")].slice(0, 100)) {
            const one = caseByID.get(element.dataset.id);
            const body = element.querySelector(".body");
            if (!body.childNodes.length) body.append(...caseBody(one));
            if (!element.open) { element.open = true; element.dataset.printed = "yes"; }
          }
        });
        addEventListener("afterprint", () => {
          for (const element of document.querySelectorAll("details[data-printed]")) {
            element.open = false;
            delete element.dataset.printed;
          }
        });

        show();
        readHash();

        """#
}
