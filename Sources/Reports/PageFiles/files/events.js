// Starts the page, and responds when the reader clicks, types, follows a link or prints.

for (const button of document.querySelectorAll("button.filter")) {
  button.addEventListener("click", () => {
    const verdict = new Set(state.verdict);
    if (!verdict.delete(button.dataset.verdict)) verdict.add(button.dataset.verdict);
    changeState({ verdict });
  });
}

for (const button of document.querySelectorAll("button.subsystem, button.tile, button.show")) {
  button.addEventListener("click", () => {
    const { subsystem = "", clause = "" } = button.dataset;
    const isPressed = button.getAttribute("aria-pressed") === "true";
    const next = isPressed ? { subsystem: "", clause: "" } : { subsystem, clause };
    if (button.classList.contains("show")) {
      next.verdict = new Set([button.dataset.verdict || "fail"]);
      next.text = "";
    }
    changeState(next);
    if (!isPressed) document.getElementById("cases").scrollIntoView();
  });
}

controls.subsystem.addEventListener("change", () => changeState({ subsystem: controls.subsystem.value }));
controls.clause.addEventListener("change", () => changeState({ clause: controls.clause.value }));
let typing = 0;
controls.text.addEventListener("input", () => {
  clearTimeout(typing);
  typing = setTimeout(() => changeState({ text: controls.text.value }), 120);
});
document.querySelector("form.filters").addEventListener("submit", (event) => event.preventDefault());
document.getElementById("clear").addEventListener("click", () => {
  changeState({ verdict: new Set(), subsystem: "", clause: "", text: "" });
  controls.text.focus();
});
document.querySelector(".skip-link").addEventListener("click", (event) => {
  // The address must keep the state, so the link only moves the focus.
  event.preventDefault();
  document.getElementById("cases").focus();
  document.getElementById("cases").scrollIntoView();
});
addEventListener("hashchange", readHash);

// Nothing can be opened on paper, so the first cases are opened before the page is printed.
addEventListener("beforeprint", () => {
  for (const element of [...document.querySelectorAll("details.case")].slice(0, 100)) {
    const one = caseByID.get(element.dataset.id);
    const body = element.querySelector(".body");
    if (!body.childNodes.length) body.append(...makeCaseBody(one));
    if (!element.open) { element.open = true; element.dataset.printed = "yes"; }
  }
});
addEventListener("afterprint", () => {
  for (const element of document.querySelectorAll("details[data-printed]")) {
    element.open = false;
    delete element.dataset.printed;
  }
});

showCases();
readHash();
