import Harness
import JSON
import Specification
import Specs

/// The part of the page's script that filters.
extension PageScript {
    /// The filters, and the state in the address of the page.
    static let filtering = #"""
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
