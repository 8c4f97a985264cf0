// A form for publications: a row for each, in the colour that the reference gives it.

/** How many rows can be shown at once; longer lists are edited as JSON. */
const mostPublications = 200;

/** Makes the rows of publications. */
function makePublications(value, change) {
  const all = value?.publications;
  if (!Array.isArray(all) || all.length > mostPublications) return null;
  if (!all.every((own) => typeof own?.citations === "number" && typeof own.checked === "boolean")) return null;
  const edit = (place, member, to) => change((old) => withMember(old, "publications",
    old.publications.map((own, index) => index === place ? { ...own, [member]: to } : own)));
  const remove = (place) => change((old) => withMember(old, "publications",
    old.publications.filter((_, index) => index !== place)), true);
  const addOne = () => change((old) => withMember(old, "publications",
    [...old.publications, { citations: 1, checked: true }]), true);
  const dots = [];
  const rows = all.map((own, place) => {
    const check = make("input", { type: "checkbox", "aria-label": "publication " + (place + 1) + " is counted in",
      change: (event) => edit(place, "checked", event.target.checked) });
    check.checked = own.checked;
    const dot = make("span", { class: "dot" });
    dots.push(dot);
    const citations = makeNumberBox(own.citations, (number) => edit(place, "citations", number),
      { step: 1, "aria-label": "citations of publication " + (place + 1) });
    return make("li", {}, check, citations, make("span", { class: "dim" }, "citations"), dot,
      make("button", { type: "button", class: "plain", "aria-label": "remove publication " + (place + 1),
        click: () => remove(place) }, "remove"));
  });
  const add = make("button", { type: "button", class: "plain", id: "add-publication", click: addOne }, "Add a publication");
  const h = make("output", { class: "h" });
  return {
    elements: [make("ol", { class: "publications" }, rows), make("p", {}, add, " ", h)],
    update(answer) {
      const outcome = answer.reference?.outcome?.kind === "output" ? answer.reference.outcome.value : {};
      h.textContent = typeof outcome.h === "number" ? "h = " + outcome.h : "";
      dots.forEach((dot, place) => {
        const rgb = outcome.rgb?.[place];
        dot.style.background = /^[0-9A-F]{6}$/i.test(rgb) ? "#" + rgb : "";
        dot.hidden = !dot.style.background;
        dot.textContent = dot.hidden ? "" : String(outcome.colours?.[place] ?? "");
      });
    },
  };
}
specialInputs.set("scholar.hindex", makePublications);
specialInputs.set("scholar.colouring", makePublications);
