// The page: a wall of cards, and a stage on which one film is looked at.
const data = JSON.parse(document.getElementById("data").textContent);
const films = new Map(data.films.map((item) => [item.slug, new Film(item)]));
const calm = matchMedia("(prefers-reduced-motion: reduce)");
// A device's name as people write it: iphone-16 is the iPhone 16.
const CAPITALS = { iphone: "iPhone", ipad: "iPad", se: "SE", pro: "Pro", max: "Max", plus: "Plus" };
const device = data.device.split("-").map((word) => CAPITALS[word] || word).join(" ");
const find = (selector, within = document) => within.querySelector(selector);
const stage = find("#stage"), wall = find("#wall");

function fillFacts(element, facts) {
  element.replaceChildren(...facts.filter(Boolean).map((fact) => {
    const span = document.createElement("span");
    span.textContent = fact;
    return span;
  }));
}

function shape(device, item) {
  device.style.setProperty("--ratio", item.width / item.height);
  device.style.setProperty("--corner", item.width / item.height < 0.7 ? 13 : 2.5);
}

// The wall

function card(film) {
  const { item } = film;
  const element = find("#card").content.firstElementChild.cloneNode(true);
  element.href = "#" + item.slug;
  find(".title", element).textContent = item.title;
  find(".summary", element).textContent = item.summary;
  fillFacts(find(".facts", element), [item.kind, `${short(item.duration)} s`, item.origin]);
  shape(find(".device", element), item);
  find("img", element).src = item.still || film.address(item.poster);
  element.playOnce = playOnHover(element, film);
  return element;
}

function playOnHover(element, film) {
  let player = null, canvas = null;
  const begin = (loops = true) => {
    if (player || calm.matches) return;
    canvas = Object.assign(document.createElement("canvas"), { className: "screen over", film });
    player = new Player(film.item.times, () => film.draw(canvas, player.frame));
    const mine = player;
    player.loop = loops !== false;
    film.loadAll(0, () => player !== mine);
    // A third of the film is head start enough for the rest to be decoded in time.
    film.load(Math.floor(film.item.times.length / 3)).then(() => {
      if (player !== mine) return;
      find(".bezel", element).append(canvas);
      player.play();
    });
  };
  const finish = () => {
    if (!player || element.matches(":hover, :focus-visible")) return;
    player.pause();
    canvas.remove();
    player = null;
  };
  // Once, by itself: under a mouse it goes on.
  const once = () => {
    begin(false);
    const mine = player;
    if (mine) mine.ended = () => { if (player === mine) finish(); };
  };
  element.addEventListener("pointerenter", () => { if (player) Object.assign(player, { loop: true, ended: null }); });
  for (const event of ["pointerenter", "focus"]) element.addEventListener(event, () => begin());
  for (const event of ["pointerleave", "blur"]) element.addEventListener(event, finish);
  return once;
}

find(".cards").append(...[...films.values()].map(card));
find("#count").textContent =
  `${films.size} transition${films.size === 1 ? "" : "s"} on ${device}, ` +
  `frame by frame at ${short(data.framesPerSecond)} a second`;

// Choosing among them

// A row of buttons for what the films have as `key`; those that are pressed are shown.
function filter(row, key) {
  const values = [...new Set([...films.values()].map(({ item }) => item[key]).filter(Boolean))];
  const chosen = new Set();
  row.hidden = values.length < 2;
  row.append(...values.map((value) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: value, ariaPressed: "false" });
    button.onclick = () => {
      const isOn = !chosen.delete(value);
      if (isOn) chosen.add(value);
      button.ariaPressed = String(isOn);
      choose();
    };
    return button;
  }));
  return (item) => !chosen.size || chosen.has(item[key]);
}

const filters = [filter(find("#kinds"), "kind"), filter(find("#origins"), "chapter")];

function choose() {
  const words = find("#search").value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const element of find(".cards").children) {
    const { item } = films.get(element.hash.slice(1));
    const text = [item.title, item.slug, item.summary, item.origin, item.chapter, item.kind]
      .join(" ").toLowerCase();
    const fits = filters.every((fits) => fits(item)) && words.every((word) => text.includes(word));
    element.hidden = !fits;
    count += fits;
  }
  find("#nothing").hidden = count > 0;
}

find("#search").oninput = choose;
find(".choice").hidden = films.size < 6;

const studies = data.studies.map((item) => new Study(item));
find(".studies").append(...studies.map((study) => study.element));
for (const study of studies) study.begin();

// The stage

let show = null; // { film, player, plot } of the film on stage
const slider = find("#slider"), readout = find("#readout"), screen = find("canvas.screen", stage), otherScreen = find("#given-up canvas");
const speeds = [0.1, 0.25, 0.5, 1];
let speed = 1;

// - instant: seconds at which the film stands still; nothing for one that plays.
function open(film, instant) {
  const { item } = film;
  find("h1", stage).textContent = document.title = item.title;
  find(".summary", stage).textContent = item.summary;
  const facts = [item.kind, `${short(item.duration)} s`, item.origin, device];
  fillFacts(find(".facts", stage), facts);
  const other = item.givenUp.times.length ? new Film({ ...item, ...item.givenUp }) : null;
  find("#given-up").hidden = !other;
  stage.classList.toggle("pair", Boolean(other));
  for (const device of stage.querySelectorAll(".device")) shape(device, item);
  for (const caption of stage.querySelectorAll("figcaption")) caption.hidden = !other;
  slider.max = item.times.length - 1;
  screen.film = film;
  screen.getContext("2d").clearRect(0, 0, screen.width, screen.height);
  const player = new Player(item.times, update);
  Object.assign(player, { speed, loop: find("#loop").ariaPressed === "true", touched: instant !== undefined });
  nameCommand(item.slug);
  show = { film, player, other };
  otherScreen.film = other;
  otherScreen.getContext("2d").clearRect(0, 0, otherScreen.width, otherScreen.height);
  nameNeighbours(item.slug);
  wall.hidden = true;
  stage.hidden = false;
  find(".notes").hidden = true;
  find(".curves", stage).hidden = true;
  loadNotes(item.slug).then((content) => { if (show?.player === player) explain(content); });
  scrollTo(0, 0);
  find("h1", stage).focus({ preventScroll: true });
  begin(film, player, instant);
}

function begin(film, player, instant) {
  const still = () => show?.player !== player;
  const start = instant !== undefined ? player.frameAt(instant) : calm.matches ? film.item.poster : 0;
  if (start || instant !== undefined) player.seek(start);
  else update();
  film.loadAll(start, still);
  show.other?.loadAll(0, still);
  film.load(0).then(() => { if (!still() && !calm.matches && !player.touched) player.play(); });
}

// Shows what is told of the film: all of it follows the film's cursor.
function explain(content) {
  const { series, calls, layers, sources, report } = content;
  const { film, player } = show, { item } = film;
  const seek = (frame) => act(() => player.seek(frame));
  find(".notes").hidden = false;
  find(".curves", stage).hidden = false;
  show.plot = new Plot(
    find(".plot", stage), find(".legend", stage), { ...item, series }, (frame) => player.seek(frame));
  find("#calls").hidden = !calls.length;
  show.calls = new Calls(find(".calls"), calls, item.times, seek);
  find("#layers").hidden = !layers.length;
  show.layers = new Layers(find(".outline"), find(".space"), layers, item);
  fillAbout(find("#about"), content);
  fillReport(find("#contract"), report);
  fillSources(find("#source"), sources);
  update();
}

function close() {
  show?.player.pause();
  show?.plot?.close();
  show?.layers?.close();
  show = null;
}

function update() {
  const { film, other, player, plot, calls, layers } = show;
  const { frame, times, last, playing } = player;
  const time = times[frame].toFixed(3);
  film.draw(screen, frame);
  if (other) {
    const past = other.item.times.findIndex((t) => t > times[frame] + 1e-6);
    other.draw(otherScreen, past < 0 ? other.item.times.length - 1 : Math.max(0, past - 1));
    otherScreen.setAttribute("aria-label", `${film.item.title}, cancelled, at ${time} seconds`);
  }
  slider.value = frame;
  slider.style.setProperty("--done", `calc(10px + (100% - 20px) * ${last ? frame / last : 0})`);
  slider.setAttribute("aria-valuetext", `${time} seconds, frame ${frame + 1} of ${last + 1}`);
  screen.setAttribute("aria-label", `${film.item.title} at ${time} seconds`);
  readout.innerHTML = `${time} s <span>· frame ${frame + 1} of ${last + 1}</span>`;
  plot?.moveTo(frame);
  calls?.moveTo(frame);
  layers?.moveTo(frame);
  find("#play").classList.toggle("playing", playing);
  find("#play").ariaLabel = playing ? "Pause" : "Play";
}

// Sharing: the address of the film at the instant that is shown.
find("#share").onclick = async (event) => {
  const { film, player } = show, button = event.currentTarget;
  player.pause();
  const word = `#${film.item.slug}@${player.times[player.frame].toFixed(3)}`;
  history.replaceState(null, "", word);
  try { await navigator.clipboard.writeText(location.href); button.textContent = "Copied"; }
  catch { button.textContent = "The address has it now"; }
  setTimeout(() => { button.textContent = "Copy a link to this instant"; }, 2000);
};
const nameCommand = equipSaving(find("#save"), () => show.film);

function nameNeighbours(slug) {
  const slugs = [...films.keys()], at = slugs.indexOf(slug);
  for (const [id, step] of [["#previous", -1], ["#next", 1]]) {
    const other = films.get(slugs[at + step]);
    find(id).textContent = other ? other.item.title : "";
    if (other) find(id).href = "#" + other.item.slug;
    else find(id).removeAttribute("href");
  }
}

// The controls

slider.oninput = () => move(+slider.value);
find("#play").onclick = () => act((player) => player.toggle());
find("#loop").onclick = (event) => act((player) => {
  player.loop = !player.loop;
  event.currentTarget.ariaPressed = player.loop;
});
find("#speeds").append(...speeds.map((value) => {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: value + "×", ariaPressed: value === speed });
  button.onclick = () => act((player) => {
    player.speed = speed = value;
    for (const other of find("#speeds").children) other.ariaPressed = other === button;
  });
  return button;
}));

// Does something the watcher asked for; from then on the film does not start by itself.
function act(change) {
  show.player.touched = true;
  change(show.player);
}

function move(frame) { act((player) => player.seek(frame)); }

addEventListener("keydown", (event) => {
  if (!show || event.altKey || event.ctrlKey || event.metaKey) return;
  const { frame, last } = show.player, step = event.shiftKey ? 10 : 1;
  const actions = {
    ArrowLeft: () => move(frame - step), ArrowRight: () => move(frame + step),
    Home: () => move(0), End: () => move(last), Escape: () => { location.hash = ""; },
    " ": () => act((player) => player.toggle()),
  };
  // A focused button or link answers to the space bar itself.
  if (event.key === " " && event.target.closest("button, a")) return;
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
});

// The address says what is shown: #slug, or nothing for the wall.
function route() {
  const left = show?.film.item.slug;
  close();
  const [slug, instant] = decodeURIComponent(location.hash.slice(1)).split("@");
  const film = films.get(slug);
  if (film) return open(film, instant && isFinite(instant) ? Number(instant) : undefined);
  document.title = "Rehearsal";
  stage.hidden = true;
  wall.hidden = false;
  if (left) find(`.card[href="#${left}"]`).focus({ preventScroll: false });
}
addEventListener("hashchange", route);
// A page of one film opens on it.
if (films.size === 1 && !location.hash) history.replaceState(null, "", "#" + data.films[0].slug);
route();

// The first film that is to be seen plays once by itself, when the page has come to rest.
addEventListener("load", () => {
  if (calm.matches || show) return;
  const first = find(".card:not([hidden])");
  if (!first) return;
  new IntersectionObserver(([entry], observer) => {
    if (!entry.isIntersecting || document.hidden) return;
    observer.disconnect();
    setTimeout(() => { if (!show && !wall.querySelector(".over")) first.playOnce(); }, 900);
  }, { threshold: 0.6 }).observe(first);
});

// Beside an editor: the folder is written anew at every save, and the page follows.

function stamp(word) { if (word !== data.stamp) location.reload(); }

if (data.stamp) {
  setInterval(() => {
    const script = document.createElement("script");
    script.src = `stamp.js?${Date.now()}`;
    script.onload = script.onerror = () => script.remove();
    document.head.append(script);
  }, 300);
}
