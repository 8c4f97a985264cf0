// The live input of a subsystem's page: each typed input is sent immediately, but one request at a time.

/** Fills the place of the live input. */
async function openExplorer(place) {
  const read = await readFromServer("facts/" + encodeURIComponent(place.dataset.subsystem));
  if (!read) return;
  const facts = { ...read.facts, beside: read.beside };
  const outcome = make("div", { id: "explorer-outcome" });
  const laws = make("div", { id: "explorer-laws" });
  const spoken = make("p", { id: "explorer-spoken", class: "unheard", role: "status" });
  let reasonsTimer = 0;
  let isAsking = false, isChanged = false, timer = 0, exampleText = "";

  const editor = makeEditor(facts.subsystem, changed);
  const readings = makeReadings(facts.readings, changed);
  const ask = (to, more) =>
    sendToServer(to, { subsystem: facts.subsystem, readings: readings.chosen, text: editor.text, ...more });
  const take = (found) => { readings.set(found.readings); editor.set(found.text); };
  const tools = makeTools(facts, ask, take);

  /** Sends the input soon, once for several changes. The results of the old input are removed or dimmed at once. */
  function changed() {
    if (editor.text !== exampleText) note.replaceChildren();
    tools.forget();
    place.setAttribute("aria-busy", "true");
    isChanged = true;
    clearTimeout(timer);
    if (!isAsking) timer = setTimeout(evaluate, 120);
  }

  /** Asks for the outcome of the input, and again if the input has changed meanwhile. */
  async function evaluate() {
    isAsking = true;
    const waiting = setTimeout(() => outcome.prepend(make("p", { class: "waiting" }, "Waiting for an answer …")), 1500);
    do {
      isChanged = false;
      const answer = await ask("evaluate");
      if (isChanged) continue;
      const made = makeOutcome(facts, answer);
      outcome.replaceChildren(...made.sides);
      laws.replaceChildren(...made.laws);
      spoken.textContent = describeOutcome(answer);
      if (!answer.problem) {
        editor.update(answer);
        readings.tell(answer.inForce);
      }
      tools.update(answer);
      clearTimeout(reasonsTimer);
      if (answer.reference?.outcome?.kind === "output") {
        reasonsTimer = setTimeout(() => askReasons(editor.text, answer.inForce), 400);
      }
    } while (isChanged);
    isAsking = false;
    clearTimeout(waiting);
    place.removeAttribute("aria-busy");
  }

  /** Asks which laws decide each part of the outcome, once the reader stops typing. */
  async function askReasons(text, inForce) {
    const answer = await ask("reasons", inForce && Object.keys(inForce).length ? { readings: inForce } : {});
    if (answer.reasons && text === editor.text && !isAsking) showReasons(laws, answer.reasons);
  }

  /** Takes the input of a case. */
  async function takeExample(id) {
    const example = await readFromServer("example/" + encodeURIComponent(id));
    if (!example) return;
    menu.value = id;
    exampleText = example.text;
    take(example);
    note.replaceChildren(...makeText(example.note || ""));
  }

  const note = make("p", { class: "dim note" });
  const menu = make("select", { id: "explorer-example", input: () => takeExample(menu.value) },
    facts.examples.map((id) => make("option", { value: id }, id.slice(facts.subsystem.length + 1))));
  place.setAttribute("aria-labelledby", "explorer-title");
  place.append(
    make("h2", { id: "explorer-title" }, "Try it"),
    facts.examples.length ? makeField("begin from the case", menu) : "", note,
    make("div", { class: "asked" }, readings.elements),
    make("div", { class: "live" }, make("div", { class: "given" }, editor.elements),
      make("div", { class: "found-out" }, outcome, spoken, tools.elements)),
    laws);

  // The reader can take the input of each case on the page.
  document.getElementById("list")?.addEventListener("toggle", (event) => {
    const element = event.target;
    if (!element.matches?.("details.case[open]") || element.querySelector(".take")) return;
    const takeIt = async () => {
      await takeExample(element.id);
      place.scrollIntoView();
      document.getElementById("explorer-text").focus({ preventScroll: true });
    };
    const button = make("button", { type: "button", class: "plain take", click: takeIt }, "Try this case");
    element.querySelector(".body")?.prepend(make("p", {}, button));
  }, true);

  if (facts.first) await takeExample(facts.first);
  else editor.set("{}");
}

const explorerPlace = document.getElementById("explorer");
if (explorerPlace) openExplorer(explorerPlace);
