// Forms for inputs of strings and numbers, with a box for each member.

/**
 * The forms by subsystem. Each makes elements from a value and a function that receives the changed value, or returns
 * null if it cannot show the value. Its function `update` receives the answer, once there is one.
 */
const specialInputs = new Map();

/** Returns a value with another member. */
function withMember(value, name, member) { return { ...value, [name]: member }; }

/** Makes a control with a label. */
function makeField(label, control) { return make("label", { class: "field" }, make("span", {}, label), control); }

/** Makes a box for the text of a member. */
function makeTextField(label, value, name, change, rows = 2) {
  const box = make("textarea", { rows, spellcheck: "false", autocomplete: "off",
    input: (event) => change((old) => withMember(old, name, event.target.value)) });
  box.value = value[name];
  return makeField(label, box);
}

/** Makes a box for a number; ignores text that is not a number. */
function makeNumberBox(value, take, attributes = {}) {
  const box = make("input", { type: "number", step: "any", ...attributes,
    input: () => { if (box.value !== "" && box.validity.valid) take(Number(box.value)); } });
  box.value = value;
  return box;
}

/** Makes a labelled box for a number. */
function makeNumberField(label, value, take) { return makeField(label, makeNumberBox(value, take)); }

/** Makes a menu for a member that is one of a few names. */
function makeChoiceField(label, value, name, names, change) {
  const menu = make("select", { input: (event) => change((old) => withMember(old, name, event.target.value)) },
    names.map((choice) => make("option", { value: choice }, choice)));
  menu.value = value[name];
  return makeField(label, menu);
}

/** Makes the two titles that are compared. */
function makeTitles(value, change) {
  if (typeof value?.a !== "string" || typeof value.b !== "string") return null;
  return { elements: [makeTextField("one string", value, "a", change), makeTextField("the other", value, "b", change),
    typeof value.percent === "number" ? makeNumberField("percent asked for", value.percent,
      (number) => change((old) => withMember(old, "percent", number))) : null] };
}
specialInputs.set("scholar.distance", makeTitles);
specialInputs.set("scholar.similarity", makeTitles);

specialInputs.set("voice.conversion", (value, change) => {
  if (typeof value?.transcript !== "string" || typeof value.language !== "string") return null;
  const languages = [...new Set(["en", "it", value.language])];
  return { elements: [makeTextField("what was heard", value, "transcript", change, 4),
    makeChoiceField("language", value, "language", languages, change)] };
});

specialInputs.set("voice.notation", (value, change) => {
  if (!Array.isArray(value?.words) || typeof value.notation !== "string") return null;
  const words = make("input", { type: "text", spellcheck: "false", autocomplete: "off",
    input: (event) => change((old) => withMember(old, "words", event.target.value.split(/\s+/u).filter(Boolean))) });
  words.value = value.words.join(" ");
  const known = ["camel", "pascal", "kebab", "title", "upper", "string", "sponge", "literally"];
  const names = [...new Set([...known, value.notation])];
  return { elements: [makeField("words as spoken", words), makeChoiceField("notation", value, "notation", names, change)] };
});
