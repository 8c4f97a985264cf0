// The editor: the input as JSON for every subsystem, and beside it a form for those subsystems that have one.

/** Returns a value as JSON: small, flat parts on one line, and other parts with a line for each member. */
function writeJSON(value, indent = "") {
  const isFlat = value === null || typeof value !== "object"
    || Object.values(value).every((part) => part === null || typeof part !== "object");
  const short = JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");
  if (isFlat && (short.length <= 72 || typeof value !== "object" || value === null)) {
    return typeof value === "object" && value !== null ? short.replace(/^([[{]) /, "$1").replace(/ ([\]}])$/, "$1") : short;
  }
  const inner = indent + "  ";
  const parts = Array.isArray(value) ? value.map((part) => writeJSON(part, inner))
    : Object.entries(value).map(([name, part]) => JSON.stringify(name) + ": " + writeJSON(part, inner));
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return parts.length ? open + "\n" + parts.map((part) => inner + part).join(",\n") + "\n" + indent + close : open + close;
}

/** Returns the value of a JSON text; undefined if the text is not JSON. */
function readJSON(text) {
  try { return JSON.parse(text); } catch { return undefined; }
}

/** Makes the editor of a subsystem; `changed` is called after each change of the input. */
function makeEditor(subsystem, changed) {
  const box = make("textarea", { id: "explorer-text", class: "json", rows: 12, spellcheck: "false", autocomplete: "off",
    "aria-label": "The input as JSON" });
  const panel = make("div", { class: "special", hidden: "" });
  const asJSON = make("details", { class: "as-json", open: "" }, make("summary", {}, "The input as JSON"), box);
  let special = null;

  /** Makes the box as high as its text, up to a limit. */
  function fit() { box.rows = Math.min(18, Math.max(4, box.value.split("\n").length + 1)); }

  /** Shows the form again. */
  function showSpecial() {
    const value = readJSON(box.value);
    special = value === undefined ? null : specialInputs.get(subsystem)?.(value, changeValue) || null;
    panel.hidden = !special;
    if (!special) asJSON.open = true;
    fit();
    panel.replaceChildren(...(special?.elements.filter(Boolean) || []));
  }

  /** Takes a change made in the form; if something was added or removed, shows the form again. */
  function changeValue(edit, isNew = false) {
    const value = readJSON(box.value);
    if (value === undefined) return;
    box.value = writeJSON(edit(value));
    fit();
    if (isNew) showSpecial();
    changed();
  }

  box.addEventListener("input", () => { showSpecial(); changed(); });
  return {
    elements: [panel, asJSON],
    get text() { return box.value; },
    /** Replaces the input. */
    set(text) {
      box.value = text;
      showSpecial();
      // On a phone, the JSON of an input with a form is folded, so that the outcome is nearer.
      if (special && matchMedia("(max-width: 60rem)").matches) asJSON.open = false;
      changed();
    },
    /** Passes the outcome of the input to the form. */
    update(answer) { special?.update?.(answer); },
  };
}

/** Makes the menus of the readings; a reading that the reader does not change is not sent. */
function makeReadings(readings, changed) {
  const menus = readings.map((reading) => {
    const id = "explorer-" + reading.id;
    const about = make("span", { class: "dim", id: id + "-about" });
    const menu = make("select", { id, "aria-describedby": id + "-about", input: () => { describe(); changed(); } },
      make("option", { value: "" }, "by default: " + reading.options[0].name),
      reading.options.map((option) => make("option", { value: option.name }, option.name)));
    const describe = () => {
      about.textContent = reading.options.find((option) => option.name === menu.value)?.sentence || reading.question;
    };
    describe();
    return { reading, menu, describe,
      element: make("label", { class: "field" }, make("span", {}, reading.id.split(".").slice(-1)[0]), menu, about) };
  });
  return {
    elements: menus.map((own) => own.element),
    get chosen() {
      return Object.fromEntries(menus.filter((own) => own.menu.value).map((own) => [own.reading.id, own.menu.value]));
    },
    set(chosen) {
      for (const { reading, menu, describe } of menus) { menu.value = chosen[reading.id] || ""; describe(); }
    },
    /** Shows which option an implementation uses if none is requested. */
    tell(inForce) {
      for (const { reading, menu } of menus) {
        const own = inForce?.[reading.id];
        if (own && !menu.value) menu.options[0].textContent = "by default: " + own;
      }
    },
  };
}
