// Everything together: what comes over the line goes to the screen, the timeline and the controls.
const at = (id) => document.getElementById(id);
const link = new Link();
const picture = new Picture(at("screen"), link);
const fingers = new Fingers(at("screen"), link, picture);
const timeline = new Timeline(at("timeline"), at("tip"), link);
const controls = new Controls(link, timeline);
const keys = new Keys(at("keys"), link, controls.commands);
const inspector = new Inspector(link, fingers, at("device"));
const layers = new Layers(at("space"), link, inspector);
const words = new URLSearchParams(location.search);
let state = null;

link.onstatus = (status) => {
  if (status !== "open") controls.lost(status);
};
link.onmessage = (message) => {
  if (message.t === "timeline") {
    timeline.data = message.timeline;
    return timeline.draw();
  }
  const isFirst = !state;
  state = message;
  fingers.size = state.size;
  keys.isTyping = state.typing;
  controls.show(state);
  layOut();
  clock();
  if (isFirst) begin();
};
picture.onframe = () => {
  showFingers();
  clock();
};

// A telephone takes the scale of its own screen, once.
function begin() {
  const wanted = Math.ceil(at("screen").clientWidth * devicePixelRatio / state.size[0] - 0.15);
  const scale = Math.min(Math.max(wanted, 1), 3);
  if (!words.has("keep") && state.viewers === 1 && scale !== state.scale && isTelephone()) link.do("scale", scale);
}

function isTelephone() { return matchMedia("(pointer: coarse) and (max-width: 640px), (pointer: coarse) and (max-height: 500px)").matches; }

// The seconds that are shown: frames say them, and between two frames they pass here as there.
function shownTime() {
  if (!state || state.time >= 0) return state?.time ?? 0;
  return picture.time + Math.min((performance.now() - (picture.at ?? 0)) / 1000 * state.pace, 600);
}

function clock() {
  const time = shownTime();
  at("clock").textContent = `${time.toFixed(2)} s`;
  timeline.update(time, state && state.end >= 0 ? state.end : time, state?.paused ?? false);
}
setInterval(() => {
  if (state && !state.paused && link.isOpen) clock();
  const { frames, bytes, delay } = picture.reached;
  const line = bytes > 1e6 ? `${(bytes / 1e6).toFixed(1)} MB/s` : `${Math.round(bytes / 1e3)} kB/s`;
  at("meter").textContent = `${delay === null ? "" : Math.round(delay) + " ms · "}${frames} fps · ${line}`;
}, 250);

function showFingers() {
  const marks = at("marks"), [width, height] = fingers.size;
  while (marks.children.length < picture.fingers.length) marks.append(Object.assign(document.createElement("div"), { className: "touch" }));
  while (marks.children.length > picture.fingers.length) marks.lastChild.remove();
  picture.fingers.forEach(([x, y], k) => Object.assign(marks.children[k].style, { left: `${x / width * 100}%`, top: `${y / height * 100}%` }));
}

// The device as large as there is room.
function layOut() {
  if (!state) return;
  const stage = at("stage"), device = at("device"), [width, height] = state.size;
  const isAlone = document.body.classList.contains("alone");
  const edge = isAlone ? 0 : stage.clientWidth < 640 ? 16 : 30;
  const fit = Math.min((stage.clientWidth - 2 * edge) / width, (stage.clientHeight - 2 * edge) / height, isAlone ? 9 : 1.5);
  Object.assign(device.style, { width: `${width * fit}px`, height: `${height * fit}px` });
  const corner = /se|ipad/.test(state.device) ? (state.device === "ipad" ? 18 : 4) : 50;
  device.style.setProperty("--corner", isAlone ? "0px" : `${corner * fit}px`);
  device.style.setProperty("--rim", isAlone ? "0px" : `${Math.max(10 * fit, 4)}px`);
}
new ResizeObserver(layOut).observe(at("stage"));

// Tabs and what opens with them

function openTab(name) {
  document.body.classList.remove("plain");
  at("panelToggle").setAttribute("aria-pressed", true);
  for (const tab of document.querySelectorAll("[data-tab]")) tab.setAttribute("aria-selected", tab.dataset.tab === name);
  for (const page of document.querySelectorAll("[data-page]")) page.hidden = page.dataset.page !== name;
  if (name === "inspect") inspector.open();
  if (name === "layers") layers.open();
  if (name === "save") loadScript();
}
for (const tab of document.querySelectorAll("[data-tab]")) tab.onclick = () => openTab(tab.dataset.tab);
at("select").onclick = () => inspector.select(!fingers.isSelecting);
at("panelToggle").onclick = () => {
  const isPlain = document.body.classList.toggle("plain");
  at("panelToggle").setAttribute("aria-pressed", !isPlain);
};
at("full").onclick = () => alone(true);
at("more").onclick = () => alone(false);

function alone(isAlone) {
  document.body.classList.toggle("alone", isAlone);
  if (isAlone && !words.has("embedded")) document.documentElement.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen();
  layOut();
}

async function loadScript() {
  const answer = await fetch("api/script");
  at("script").textContent = (await answer.text()).trim() || "Nothing yet.";
}
for (const button of document.querySelectorAll("[data-save]")) {
  button.onclick = async () => {
    at("saved").textContent = "…";
    try {
      const { files } = await link.post("save", { what: button.dataset.save });
      at("saved").textContent = "Written: " + files.join(", ");
    } catch (error) {
      at("saved").textContent = error.message;
    }
    loadScript();
  };
}

// A telephone's own keyboard comes when a text has been tapped.
fingers.ontap = (event) => {
  if (event.pointerType !== "touch") return;
  setTimeout(() => (state?.typing ? at("keys").focus() : at("keys").blur()), 120);
};

if (words.has("embedded")) document.body.classList.add("alone", "embedded");
else if (isTelephone()) alone(true);
else if (innerWidth < 1000) at("panelToggle").click();
