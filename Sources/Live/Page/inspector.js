// Looking inside: a view is chosen on the screen or in the tree; what is known of it, and values to
// change.
class Inspector {
  constructor(link, fingers, device) {
    Object.assign(this, { link, fingers, device, chosen: null });
    this.outline = document.getElementById("outline");
    this.card = document.getElementById("card");
    this.tree = document.getElementById("tree");
    fingers.onselect = ([x, y]) => this.load(`view?x=${x}&y=${y}`);
  }

  select(isOn) {
    this.fingers.isSelecting = isOn;
    this.device.classList.toggle("selecting", isOn);
    document.getElementById("select").setAttribute("aria-pressed", isOn);
    if (isOn) openTab("inspect");
    else this.forget();
  }

  forget() {
    this.chosen = null;
    this.outline.hidden = true;
    this.card.replaceChildren();
    this.mark();
  }

  async open() {
    try {
      const root = await this.link.get("tree");
      const rows = [];
      const add = (view, depth) => {
        rows.push(this.row(view, depth));
        for (const child of view.children ?? []) add(child, depth + 1);
      };
      add(root, 0);
      this.tree.replaceChildren(...rows);
      this.mark();
    } catch { /* the session has gone; it comes back */ }
  }

  row(view, depth) {
    const row = document.createElement("li"), button = document.createElement("button");
    button.type = "button";
    button.dataset.path = view.path;
    button.style.setProperty("--depth", Math.min(depth, 14));
    button.classList.toggle("gone", Boolean(view.hidden));
    const name = document.createElement("span"), words = document.createElement("span");
    name.textContent = view.class;
    words.className = "dim";
    words.textContent = view.name ?? view.label ?? "";
    button.append(name, words);
    button.onclick = () => this.load("view?path=" + encodeURIComponent(view.path));
    row.append(button);
    return row;
  }

  mark() {
    for (const button of this.tree.querySelectorAll("button")) {
      const isChosen = this.chosen?.path === button.dataset.path;
      button.setAttribute("aria-current", isChosen);
      if (isChosen) button.scrollIntoView({ block: "nearest" });
    }
  }

  async load(path) {
    try {
      this.chosen = await this.link.get(path);
    } catch { return this.forget(); }
    if (!this.tree.children.length) await this.open();
    this.show();
  }

  refresh() { if (this.chosen) this.load("view?path=" + encodeURIComponent(this.chosen.path)); }

  show() {
    const view = this.chosen, [x, y, width, height] = view.frame;
    const [w, h] = this.fingers.size;
    Object.assign(this.outline.style, { left: `${x / w * 100}%`, top: `${y / h * 100}%`, width: `${width / w * 100}%`, height: `${height / h * 100}%` });
    this.outline.hidden = false;
    const number = (v) => +v.toFixed(2);
    const make = (tag, words, kind) => {
      const element = document.createElement(tag);
      element.textContent = words;
      if (kind) element.className = kind;
      return element;
    };
    const list = (title, lines) => (lines.length ? [make("h2", title), (() => {
      const items = make("ul", "", "list");
      items.append(...lines.map((line) => make("li", line)));
      return items;
    })()] : []);
    const card = make("div", "", "card");
    card.append(
      make("h3", view.class), make("p", view.path, "path"),
      make("p", `${number(x)}, ${number(y)} · ${number(width)} × ${number(height)} pt · ${view.controller}`, "hint"),
      this.values(view, make), ...this.springs(view, make), ...list("Animations", view.animations.map((a) => a.what)),
      ...list("Gestures", view.gestures.map((g) => `${g.class} · ${g.state}${g.enabled ? "" : " · disabled"}`)),
      ...list("Constraints", view.constraints), ...list("Classes", [view.classes.join(" : ")]));
    this.card.replaceChildren(card);
    this.mark();
  }

  values(view, make) {
    const table = make("table", "", "values");
    for (const value of view.values) {
      const row = table.insertRow();
      row.insertCell().textContent = value.name;
      const cell = row.insertCell();
      cell.append(...this.fields(view, value));
      const differs = value.model.some((n, k) => Math.abs(n - value.shown[k]) > 1e-3);
      if (differs && value.kind !== "transform") cell.append(make("span", "shows " + value.shown.map((n) => +n.toFixed(2)).join(", "), "shown"));
    }
    return table;
  }

  // Springs under way: another mass, stiffness or damping, and the transition again with it.
  springs(view, make) {
    const springs = view.animations.filter((a) => a.spring && a.adjustable);
    if (!springs.length) return [];
    const table = make("table", "", "values");
    for (const { key, spring } of springs) {
      const row = table.insertRow();
      row.insertCell().textContent = key;
      const boxes = spring.map((n, k) => Object.assign(document.createElement("input"), { type: "number", value: +n.toFixed(2), step: k === 1 ? 10 : 1, min: 0, title: ["mass", "stiffness", "damping"][k] }));
      for (const box of boxes) {
        box.setAttribute("aria-label", `${box.title} of ${key}`);
        box.onchange = () => this.link.post("spring", { layer: view.path, key, values: boxes.map((one) => +one.value) });
      }
      row.insertCell().append(...boxes);
    }
    return [make("h2", "Springs: mass, stiffness, damping"), table, make("p", "A change plays the last transition again with it.", "hint")];
  }

  fields(view, value) {
    const send = (values) => this.link.post("value", { layer: view.path, property: value.name, values })
      .then(() => setTimeout(() => this.refresh(), 80)).catch(() => this.refresh());
    if (value.kind === "flag") {
      const box = Object.assign(document.createElement("input"), { type: "checkbox", checked: value.model[0] !== 0, className: "switch" });
      box.setAttribute("aria-label", value.name);
      box.onchange = () => send([box.checked ? 1 : 0]);
      return [box];
    }
    if (value.kind === "color") {
      const hex = (n) => Math.round(Math.min(Math.max(n, 0), 1) * 255).toString(16).padStart(2, "0");
      const box = Object.assign(document.createElement("input"), { type: "color", value: "#" + value.model.slice(0, 3).map(hex).join("") });
      box.setAttribute("aria-label", value.name);
      box.onchange = () => send([1, 3, 5].map((k) => parseInt(box.value.slice(k, k + 2), 16) / 255).concat(value.model[3]));
      return [box];
    }
    if (value.kind === "transform" || value.kind === "other") {
      const isPlain = value.kind === "transform" && value.model.every((n, k) => n === (k % 5 === 0 ? 1 : 0));
      const t = value.model.map((n) => +n.toFixed(3));
      return [isPlain ? "identity" : value.kind === "transform" ? `${t[0]}, ${t[1]}, ${t[4]}, ${t[5]} · ${t[12]}, ${t[13]}` : "…"];
    }
    const boxes = value.model.map((n) => Object.assign(document.createElement("input"), {
      type: "number", value: +n.toFixed(3), step: Math.abs(n) <= 1 && value.unit !== "pt" ? 0.05 : 1,
    }));
    for (const box of boxes) {
      box.setAttribute("aria-label", value.name);
      box.onchange = () => send(boxes.map((one) => +one.value));
    }
    return boxes;
  }
}
