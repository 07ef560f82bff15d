// The report: a list of scenarios, and one of them looked at frame by frame.
const data = JSON.parse(document.getElementById("data").textContent);
const find = (selector, within = document) => within.querySelector(selector);
const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
};
const number = (value) => String(+value.toFixed(2)).replace("-", "−");
const seconds = (value) => value.toFixed(3) + " s";
const plural = (count, one, many = one + "s") => `${count} ${count === 1 ? one : many}`;

// Every scenario in the order of the list, with what its mark says.
const scenarios = data.flows.flatMap((flow) => flow.scenarios.map((scenario) => {
  const isBad = scenario.findings.some((finding) => finding.severity === "error") || scenario.failures.length > 0;
  const state = !scenario.reached ? "missed" : isBad ? "bad" : scenario.findings.length ? "advice" : "good";
  return { flow, scenario, state, id: `${flow.name}/${scenario.name}` };
}));
const bad = scenarios.filter((entry) => entry.state === "bad");
const idle = data.flows.reduce((sum, flow) => sum + flow.notes.length, 0);

// The list

const filters = [["All", () => true], ["Failing", (entry) => entry.state === "bad" || entry.state === "advice"],
  ["With films", (entry) => entry.scenario.film || entry.scenario.comparison]];
let filter = bad.length ? 1 : 0;

find(".masthead h1").textContent = bad.length ? `${plural(bad.length, "scenario")} of ${scenarios.length} ${bad.length === 1 ? "fails" : "fail"}` : "Every scenario passes";
find("#count").textContent = [plural(data.flows.length, "transition"), plural(scenarios.length, "scenario"),
  idle ? plural(idle, "note") : "", `renderer ${data.renderer}`].filter(Boolean).join(" · ");
document.title = (bad.length ? `✗ ${bad.length} · ` : "✓ ") + "Rehearsal report";

find(".filter").append(...filters.map(([name], index) =>
  make("button", { type: "button", textContent: name, onclick: () => { filter = index; drawList(); } })));

function drawList() {
  [...find(".filter").children].forEach((button, index) => { button.ariaPressed = index === filter; });
  find("#flows").replaceChildren(...data.flows.map((flow) => {
    const mine = scenarios.filter((entry) => entry.flow === flow && filters[filter][1](entry));
    const failing = scenarios.filter((entry) => entry.flow === flow && entry.state === "bad").length;
    const title = make("h3", {}, flow.name, make("small", {}, failing ? `${failing} failing` : "clean"));
    const rows = mine.map((entry) => make("button", { type: "button", className: "row " + entry.state, id: "row-" + entry.id,
      onclick: () => { location.hash = entry.id; } }, make("span", { className: "mark" }),
      make("span", { className: "name" }, entry.scenario.name),
      make("span", { className: "film" }, entry.scenario.comparison ? "compared" : entry.scenario.film ? "film" : "")));
    const notes = flow.notes.map((note) => make("p", { className: "muted" }, note));
    return make("section", { className: "flow", hidden: !mine.length && !notes.length }, title, ...rows, ...notes);
  }));
  markCurrent();
}

function markCurrent() {
  for (const row of document.querySelectorAll(".row")) row.setAttribute("aria-current", row.id === "row-" + shown?.id);
}

// One scenario. `view` is a film: { times, panels: [{ name, frames }], errors }.

let shown = null, view = null, frame = 0, timer = 0;

function views({ flow, scenario }) {
  const picture = (index) => flow.pool[index], list = [];
  if (scenario.comparison) {
    const { times, expected, difference, actual, pixels } = scenario.comparison;
    const panels = [["expected", expected], ["difference", difference], ["actual", actual]]
      .map(([name, frames]) => ({ name, frames: frames.map(picture) }));
    list.push({ name: "Compare", times, panels, errors: pixels, area: scenario.comparison.area });
  }
  if (scenario.film) {
    const { times, frames } = scenario.film;
    list.push({ name: "Film", times, panels: [{ name: "", frames: frames.map(picture) }], errors: null });
  }
  return list;
}

function open(entry) {
  stop();
  shown = entry;
  const { flow, scenario } = entry;
  find(".crumb").textContent = flow.name;
  find("#detail h2").textContent = scenario.name;
  const ended = !scenario.reached ? "not played: the way there did not end well"
    : scenario.completed === true ? "finished" : scenario.completed === false ? "cancelled" : "never ended";
  find("#detail .facts").textContent = [ended, seconds(scenario.duration), plural(scenario.findings.length, "finding"),
    scenario.unsupported.length ? "not supported: " + scenario.unsupported.join(", ") : ""].filter(Boolean).join(" · ");
  find(".failure").hidden = !scenario.failures.length;
  find(".failure").textContent = scenario.failures.join("\n").replace(/^  /gm, "").trim();
  drawFindings(scenario);
  const all = views(entry);
  find("#viewer").hidden = !all.length;
  find("#modes").replaceChildren(...all.map((one) => make("button", { type: "button", textContent: one.name, onclick: () => use(one, all) })));
  if (all.length) use(all[0], all);
  else view = { times: scenario.film?.times || [0], panels: [], errors: null };
  drawTimeline(scenario);
  find("#curves").hidden = !scenario.film?.series.length;
  find("#layers").hidden = !scenario.film;
  drawPlot();
  markCurrent();
  find(`[id="row-${CSS.escape(entry.id)}"]`)?.scrollIntoView({ block: "nearest" });
  update();
}

function use(one, all) {
  stop();
  const time = view && shown ? view.times[frame] : 0;
  view = one;
  [...find("#modes").children].forEach((button, index) => { button.ariaPressed = all[index] === one; });
  find(".panels").replaceChildren(...one.panels.map((panel) => make("figure", {},
    panel.name ? make("figcaption", {}, panel.name) : "", make("img", { alt: panel.name || "frame", draggable: false,
      onload: ({ target }) => find(".panels").style.setProperty("--ratio", target.naturalWidth / target.naturalHeight) }))));
  find(".track").style.setProperty("--inset", one.errors ? `calc((100% - 20px) / ${2 * one.times.length})` : "0px");
  find("#slider").max = one.times.length - 1;
  drawPins();
  find("#first-bad").hidden = firstBad() < 0;
  frame = firstBad() >= 0 ? firstBad() : nearest(time);
  update();
}

function nearest(time) {
  return view.times.reduce((best, t, n) => Math.abs(t - time) < Math.abs(view.times[best] - time) ? n : best, 0);
}

// The first frame that differs, or the first at which a rule is broken.
function firstBad() {
  if (view.errors) return view.errors.findIndex((pixels) => pixels > 0);
  const times = shown.scenario.findings.filter((one) => one.severity === "error" && one.time != null).map((one) => one.time);
  return times.length ? nearest(Math.min(...times)) : -1;
}

function update() {
  if (!shown) return;
  const last = view.times.length - 1, time = view.times[frame];
  view.panels.forEach((panel, index) => {
    const image = find(`.panels figure:nth-child(${index + 1}) img`);
    image.src = panel.frames[frame];
    image.alt = `${panel.name || "frame"} at ${seconds(time)}`;
  });
  const slider = find("#slider");
  slider.value = frame;
  slider.style.setProperty("--done", `calc(10px + (100% - 20px) * ${last ? frame / last : 0})`);
  slider.setAttribute("aria-valuetext", `${seconds(time)}, frame ${frame + 1} of ${last + 1}`);
  const pixels = view.errors ? view.errors[frame] : 0;
  find("#readout").textContent = `${seconds(time)} · frame ${frame + 1} of ${last + 1}` +
    (view.errors ? ` · ${pixels ? `${pixels} px (${number(100 * pixels / view.area)} %)` : "no difference"}` : "");
  find("#readout").classList.toggle("off", pixels > 0);
  drawErrors();
  movePlot(time);
  drawLayers(time);
  for (const row of find("#timeline ol").children) row.classList.toggle("later", +row.dataset.time > time + 1e-6);
}

// A cell for each frame, as high as its error; a click goes there.
function drawErrors() {
  const svg = find("#errors"), width = Math.max(svg.clientWidth, 200), height = 44, count = view.times.length;
  svg.hidden = !view.errors;
  if (!view.errors) return;
  const worst = Math.max(1, ...view.errors), step = (width - 20) / count;
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const cells = view.errors.map((pixels, n) => {
    const tall = pixels ? 8 + 34 * Math.log1p(pixels) / Math.log1p(worst) : 4;
    return svgElement("rect", { class: pixels ? "cell bad" : "cell", x: 10 + n * step + 1, y: height - tall, width: Math.max(1, step - 2), height: tall, rx: 2 });
  });
  cells.push(svgElement("rect", { class: "now", x: 10 + frame * step, y: 1, width: step, height: height - 2, rx: 4 }));
  svg.replaceChildren(...cells);
  svg.onclick = (event) => go(Math.floor((event.clientX - svg.getBoundingClientRect().left - 10) / step));
}

// The violations at their instants.
function drawPins() {
  const end = view.times[view.times.length - 1] || 1, pins = find("#pins");
  const found = shown.scenario.findings.map((finding, index) => ({ finding, index })).filter(({ finding }) => finding.time != null);
  pins.hidden = !found.length;
  pins.replaceChildren(...found.map(({ finding, index }) => {
    const at = nearest(finding.time), place = view.times.length > 1 ? at / (view.times.length - 1) : 0;
    return make("button", { type: "button", className: finding.severity, title: `${finding.rule} at ${seconds(finding.time)}`,
      ariaLabel: `${finding.rule} at ${seconds(finding.time)}`, style: `left:${100 * place}%`, onclick: () => go(at) }, make("span", {}, index + 1));
  }));
}

function drawFindings(scenario) {
  const article = (finding, index, excused) => make("article", { className: `finding ${finding.severity} ${excused ? "excused" : ""}` },
    make("h3", {}, `${excused ? "excused" : index + 1} · ${finding.rule}`,
      finding.time == null ? "" : make("button", { type: "button", onclick: () => go(nearest(finding.time)) }, `at ${seconds(finding.time)}`)),
    make("p", {}, [finding.subject, finding.property].filter(Boolean).join(" · ") + ": " + finding.seen + "."),
    make("dl", {}, make("dt", {}, "expected"), make("dd", {}, `${finding.expected} (${finding.facts})`),
      make("dt", {}, "likely"), make("dd", {}, finding.cause), make("dt", {}, "mend"), make("dd", {}, make("code", {}, finding.remedy))));
  find("#findings").replaceChildren(...scenario.findings.map((finding, index) => article(finding, index, false)),
    ...scenario.excused.map((finding, index) => article(finding, index, true)));
  find("#findings").hidden = !scenario.findings.length && !scenario.excused.length;
}

function drawTimeline(scenario) {
  find("#timeline").hidden = !scenario.timeline.length;
  find("#timeline ol").replaceChildren(...scenario.timeline.map((moment) => {
    const row = make("li", { onclick: () => go(nearest(moment.time)) }, make("time", {}, seconds(moment.time)), make("span", {}, moment.what));
    row.dataset.time = moment.time;
    return row;
  }));
}

// The curves

let scale = null;

function svgElement(name, attributes, text = "") {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.textContent = text;
  return element;
}

function drawPlot() {
  const film = shown?.scenario.film, svg = find(".plot");
  if (!film?.series.length) { scale = null; return; }
  const width = Math.max(svg.clientWidth, 240), height = 220, left = 8, right = 12, top = 12, bottom = 24;
  const end = film.times[film.times.length - 1] || 1;
  scale = { x: (t) => left + (width - left - right) * t / end, end, width, left, right };
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("aria-label", "Plot against time: " + film.series.map((one) => one.name).join(", "));
  const parts = [];
  for (let k = 0; k <= 4; k++) {
    const x = scale.x(end * k / 4);
    parts.push(svgElement("line", { class: "grid", x1: x, x2: x, y1: top, y2: height - bottom }));
    parts.push(svgElement("text", { x: k === 4 ? width - right : x, y: height - 6, "text-anchor": k === 0 ? "start" : k === 4 ? "end" : "middle" }, number(end * k / 4) + " s"));
  }
  // Every line fills the height: what matters is its shape; the legend has the numbers.
  film.series.forEach((one, k) => {
    const known = one.values.filter((value) => value !== null), low = Math.min(...known), high = Math.max(...known);
    let pen = "M";
    const path = one.values.map((value, n) => {
      if (value === null) { pen = "M"; return ""; }
      const y = height - bottom - 4 - (height - top - bottom - 8) * (value - low) / (high - low || 1);
      const step = `${pen}${scale.x(film.times[n]).toFixed(1)} ${y.toFixed(1)}`;
      pen = "L";
      return step;
    });
    parts.push(svgElement("path", { class: "curve", d: path.join(""), style: `stroke:var(--s${k % 6})` }));
  });
  scale.cursor = svgElement("line", { class: "cursor", y1: top, y2: height - bottom });
  svg.replaceChildren(...parts, scale.cursor);
  const seek = (event) => go(nearest((event.clientX - svg.getBoundingClientRect().left - left) / (width - left - right) * end));
  svg.onpointerdown = (event) => { svg.setPointerCapture(event.pointerId); seek(event); };
  svg.onpointermove = (event) => { if (event.buttons) seek(event); };
  find(".legend").replaceChildren(...film.series.map((one, k) => make("li", { title: one.layer },
    make("i", { style: `background:var(--s${k % 6})` }), make("span", {}, one.name + " ", make("small", {}, one.layer.split("/").pop())), make("b"))));
}

function movePlot(time) {
  if (!scale) return;
  const x = scale.x(Math.min(time, scale.end)), film = shown.scenario.film;
  scale.cursor.setAttribute("x1", x);
  scale.cursor.setAttribute("x2", x);
  const at = filmFrame(time);
  film.series.forEach((one, k) => {
    const value = one.values[at];
    find(`.legend li:nth-child(${k + 1}) b`).textContent = value === null ? "–" : number(value);
  });
}

function filmFrame(time) {
  const { times } = shown.scenario.film;
  return times.reduce((best, t, n) => Math.abs(t - time) < Math.abs(times[best] - time) ? n : best, 0);
}

// The layers: a value is one for all frames, or one for each.
function drawLayers(time) {
  const film = shown.scenario.film;
  if (!film) return;
  const at = filmFrame(time), value = (list) => list && (list.length === 1 ? list[0] : list[at]);
  const rows = film.layers.filter((layer) => at >= layer.from && at <= layer.to).map((layer) => {
    const parts = layer.path.split("/"), moves = layer.values.some((list) => list.length > 1);
    const cells = layer.values.map((list) => make("td", {}, value(list) ?? ""));
    const name = make("td", { style: `padding-left:${14 * (parts.length - 1)}px` }, parts[parts.length - 1]);
    return make("tr", { className: moves ? "moved" : "" }, name, ...cells);
  });
  const head = make("tr", {}, ...["layer", "position", "bounds", "opacity", "transform"].map((name) => make("th", {}, name)));
  find(".tree").replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)));
}

// The controls

function go(to) {
  stop();
  frame = Math.min(view.times.length - 1, Math.max(0, to));
  update();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  find("#play").textContent = "Play";
}

function toggle() {
  if (timer) return stop();
  if (frame >= view.times.length - 1) frame = 0;
  find("#play").textContent = "Pause";
  const pace = view.errors ? 500 : 1000 * (view.times[view.times.length - 1] || 1) / view.times.length;
  timer = setInterval(() => {
    if (frame >= view.times.length - 1) return stop();
    frame += 1;
    update();
  }, Math.max(pace, 16));
}

function step(by) {
  const listed = scenarios.filter(filters[filter][1]), at = listed.indexOf(shown);
  const next = listed[Math.min(listed.length - 1, Math.max(0, at + by))];
  if (next) location.hash = next.id;
}

find("#slider").oninput = (event) => go(+event.target.value);
find("#play").onclick = toggle;
find("#first-bad").onclick = () => go(firstBad());
addEventListener("resize", () => { drawPlot(); update(); });
addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || !shown) return;
  if (event.key === " " && event.target.closest("button")) return;
  const actions = {
    ArrowLeft: () => go(frame - 1), ArrowRight: () => go(frame + 1), Home: () => go(0), End: () => go(view.times.length - 1),
    " ": toggle, b: () => { if (firstBad() >= 0) go(firstBad()); }, j: () => step(1), k: () => step(-1),
  };
  const action = actions[event.key] || actions[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
});

// The address says which scenario is shown: #flow/scenario, or the first failing one.
function route() {
  const id = decodeURIComponent(location.hash.slice(1));
  const withFilm = scenarios.find((entry) => entry.scenario.film);
  open(scenarios.find((entry) => entry.id === id) || bad[0] || withFilm || scenarios[0]);
}
addEventListener("hashchange", route);
drawList();
if (scenarios.length) route();
else find("#detail").hidden = true;
