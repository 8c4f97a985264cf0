// Fixes of a phone on a plain grid in metres, to be dragged or moved by the arrow keys; the places found are rings.

/** How many fixes can be shown at once; longer tracks are edited as JSON. */
const mostFixes = 300;
/** The number of metres in a degree of latitude, precise enough for a picture. */
const degree = 111_195;

/** Makes an element of a picture. */
function makeShape(tag, attributes, ...children) {
  const shape = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") shape.addEventListener(name, value); else shape.setAttribute(name, value);
  }
  shape.append(...children);
  return shape;
}

/** Returns the distance between the lines of the grid: 1, 2 or 5 times a power of ten, at most half of the reach. */
function chooseStep(reach) {
  const power = 10 ** Math.floor(Math.log10(reach / 2));
  return ([5, 2].find((part) => reach / 2 >= part * power) || 1) * power;
}

/** Returns how places are drawn: with north at the top, in metres from the middle of the fixes, all in a square. */
function layOutFixes(fixes) {
  const middle = (name) => fixes.length
    ? (Math.min(...fixes.map((fix) => fix[name])) + Math.max(...fixes.map((fix) => fix[name]))) / 2 : 0;
  const [lat, lon] = [middle("lat"), middle("lon")];
  const wide = Math.max(Math.cos(lat * Math.PI / 180), 0.01);
  const reach = Math.max(150, ...fixes.map((fix) =>
    Math.max(Math.abs(fix.lat - lat), Math.abs(fix.lon - lon) * wide) * degree * 1.25));
  const scale = 300 / reach;
  const round = (degrees) => Math.round(degrees * 1e7) / 1e7;
  return {
    reach, scale, step: chooseStep(reach),
    point: (place) => [300 + (place.lon - lon) * degree * wide * scale, 300 - (place.lat - lat) * degree * scale],
    place: (x, y) => ({ lat: round(lat - (y - 300) / scale / degree), lon: round(lon + (x - 300) / scale / degree / wide) }),
  };
}

/** Makes the lines of the grid. */
function makeGrid(layout) {
  const lines = [];
  for (let at = -Math.floor(layout.reach / layout.step); at * layout.step <= layout.reach; at += 1) {
    const place = 300 + at * layout.step * layout.scale;
    lines.push(makeShape("path", { class: "grid", d: "M" + place + " 0V600M0 " + place + "H600" }));
  }
  return lines;
}

/** Makes the grid of fixes, with a menu above it and a description below it. */
function makeFixes(value, change, choice, about) {
  const fixes = value?.fixes;
  if (!Array.isArray(fixes) || fixes.length > mostFixes) return null;
  const isPlace = (fix) => [fix?.lat, fix?.lon, fix?.t, fix?.accuracy].every(Number.isFinite)
    && Math.abs(fix.lat) <= 90 && Math.abs(fix.lon) <= 180;
  if (!fixes.every(isPlace)) return null;
  const layout = layOutFixes(fixes);
  const rings = makeShape("g", {});
  const path = makeShape("polyline", { class: "track" });
  const chosen = make("div", { class: "chosen" });
  const edit = (place, members, isNew) => change((old) => withMember(old, "fixes",
    old.fixes.map((fix, index) => index === place ? { ...fix, ...members } : fix)), isNew);
  const places = fixes.map((fix) => layout.point(fix));
  const drawPath = () => path.setAttribute("points", places.map((point) => point.join(",")).join(" "));
  drawPath();

  const marks = fixes.map((fix, place) => {
    const mark = makeShape("g", { class: "fix", tabindex: 0, role: "button", "aria-label": "fix " + place,
      focus: () => choose(place), pointerdown: (event) => drag(event, mark, place),
      keydown: (event) => push(event, mark, place) },
      makeShape("circle", { class: "reach", r: 26 }), makeShape("circle", { r: 13 }),
      makeShape("text", { dy: 5 }, String(place)));
    return mark;
  });
  const move = (mark, place, point) => {
    places[place] = point;
    mark.setAttribute("transform", "translate(" + point.join(" ") + ")");
    drawPath();
  };
  marks.forEach((mark, place) => move(mark, place, places[place]));

  const picture = makeShape("svg", { class: "fixes", viewBox: "0 0 600 600", role: "group",
    "aria-label": "The fixes on a grid of " + layout.step + " m; arrow keys move one" },
    ...makeGrid(layout), rings, path, ...marks);

  /** Drags a fix with a mouse, a pen or a finger by the distance that this moves, wherever it touched the fix. */
  function drag(event, mark, place) {
    event.preventDefault();
    mark.focus({ preventScroll: true });
    mark.setPointerCapture(event.pointerId);
    const [startX, startY] = places[place];
    const unit = 600 / picture.getBoundingClientRect().width;
    const follow = (next) => {
      const point = [startX + (next.clientX - event.clientX) * unit, startY + (next.clientY - event.clientY) * unit];
      move(mark, place, point);
      edit(place, layout.place(...point));
    };
    mark.addEventListener("pointermove", follow);
    for (const end of ["pointerup", "pointercancel"]) {
      mark.addEventListener(end, () => mark.removeEventListener("pointermove", follow), { once: true });
    }
  }

  /** Moves a fix by a tenth of the grid. */
  function push(event, mark, place) {
    const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const length = layout.step * layout.scale / 10;
    const point = [places[place][0] + way[0] * length, places[place][1] + way[1] * length];
    move(mark, place, point);
    edit(place, layout.place(...point));
  }

  /** Shows the other members of a fix. */
  function choose(place) {
    const field = (label, name) => makeNumberField(label, fixes[place][name], (number) => {
      fixes[place][name] = number;
      edit(place, { [name]: number });
    });
    chosen.replaceChildren(make("span", { class: "dim" }, "fix " + place),
      field("seconds", "t"), field("accuracy in metres", "accuracy"),
      make("button", { type: "button", class: "plain", click: () => change((old) =>
        withMember(old, "fixes", old.fixes.filter((_, index) => index !== place)), true) }, "Remove fix " + place));
  }

  const add = make("button", { type: "button", class: "plain", id: "add-fix", click: () => change((old) => {
    const last = old.fixes[old.fixes.length - 1] || { t: 0, lat: 45.0703, lon: 7.6869, accuracy: 10 };
    return withMember(old, "fixes", [...old.fixes, { ...last, t: last.t + (old.fixes.length ? 180 : 0) }]);
  }, true) }, "Add a fix, three minutes later");

  return {
    elements: [
      choice,
      make("figure", {}, picture, make("figcaption", { class: "dim" },
        "A line each " + layout.step + " m; north is up. " + about)),
      chosen, make("p", {}, add),
    ],
    update(answer) {
      const outcome = answer.reference?.outcome?.kind === "output" ? answer.reference.outcome.value : {};
      const radius = Number.isFinite(value.parameters?.radius) ? value.parameters.radius : 100;
      const events = Array.isArray(outcome.events) ? outcome.events : [];
      rings.replaceChildren(...events.filter((event) => event.kind === "enter" && event.centre).map((event) => {
        const [cx, cy] = layout.point(event.centre);
        return makeShape("circle", { class: "ring", cx, cy, r: Math.max(3, Math.min(1e4, radius * layout.scale)) });
      }));
      marks.forEach((mark, place) => {
        const own = events.filter((event) => event.at === place).map((event) => event.kind);
        mark.classList.toggle("enter", own.includes("enter"));
        mark.classList.toggle("exit", own.includes("exit"));
      });
    },
  };
}

specialInputs.set("mobility.geofence", (value, change) => makeFixes(value, change,
  makeChoiceField("platform", value || {}, "platform", ["ios", "android"], change),
  "A ring is a geofence that the reference opened."));
specialInputs.set("mobility.accuracy", (value, change) => makeFixes(value, change,
  makeChoiceField("who asked for the fixes", value || {}, "mode", ["manual", "automatic"], change),
  "The accuracy of a fix is changed below, once it has the focus."));
