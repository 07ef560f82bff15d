// The layer tree at an instant: as an outline, and pulled apart in space, to be turned by hand.
class Layers {
  constructor(outline, space, layers, size) {
    // What layers show of their own lies beside the film's frames.
    const folder = `films/${size.slug}/layers/`;
    Object.assign(this, { outline, space, size, folder, turn: -32, tilt: 14, chosen: null });
    this.layers = layers.map((layer, index) => this.prepare(layer, index));
    const byPath = new Map(this.layers.map((layer) => [layer.path, layer]));
    for (const layer of this.layers) layer.parent = byPath.get(layer.path.replace(/\/[^/]*$/, ""));
    for (const layer of this.layers) if (layer.parent === layer) layer.parent = null;
    this.scene = document.createElement("div");
    this.scene.className = "scene3d";
    this.scene.append(...this.layers.map((layer) => layer.plate));
    space.replaceChildren(this.scene);
    outline.replaceChildren(...this.layers.map((layer) => layer.row));
    this.observer = new ResizeObserver(() => this.look());
    this.observer.observe(space);
    this.holdTurns();
  }

  close() { this.observer.disconnect(); }

  prepare(source, index) {
    const depth = source.path.split("/").length - 1;
    const layer = { ...source, index, depth, name: source.path.split("/").pop() };
    layer.plate = document.createElement("div");
    layer.plate.className = "plate " + (source.textures?.length ? "" : flavour(layer.name));
    layer.skin = document.createElement("img");
    layer.skin.className = "skin";
    layer.skin.alt = "";
    layer.skin.hidden = true;
    layer.plate.append(layer.skin);
    layer.row = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.style.setProperty("--depth", depth);
    button.innerHTML = '<span class="name"></span><span class="place"></span>';
    button.children[0].textContent = layer.name;
    layer.row.append(button);
    button.onclick = () => this.choose(this.chosen === layer ? null : layer);
    layer.plate.onclick = () => this.choose(layer);
    return layer;
  }

  choose(layer) {
    this.chosen = layer;
    for (const other of this.layers) {
      other.plate.classList.toggle("chosen", other === layer);
      other.row.firstChild.setAttribute("aria-pressed", other === layer);
    }
    // The list scrolls, the page does not.
    if (layer) {
      const { row } = layer, top = row.offsetTop - this.outline.offsetTop;
      if (top < this.outline.scrollTop
        || top > this.outline.scrollTop + this.outline.clientHeight - row.offsetHeight) {
        this.outline.scrollTop = top - this.outline.clientHeight / 2;
      }
    }
  }

  moveTo(frame) {
    this.frame = frame;
    for (const layer of this.layers) {
      layer.isThere = isThere(layer.stretches, frame);
      layer.row.hidden = !layer.isThere;
      layer.matrix = null;
    }
    for (const layer of this.layers) if (layer.isThere) this.place(layer);
    this.look();
  }

  place(layer) {
    const value = (name) => at(layer.changes[name], this.frame);
    const bounds = value("bounds") || [0, 0, 0, 0];
    const opacity = value("opacity")?.[0] ?? 1;
    const hidden = Boolean(value("hidden")?.[0]) || layer.parent?.isHidden || opacity < 0.005;
    layer.isHidden = hidden;
    const style = layer.plate.style;
    style.width = bounds[2] + "px";
    style.height = bounds[3] + "px";
    style.borderRadius = (value("cornerRadius")?.[0] || 0) + "px";
    const color = value("backgroundColor");
    style.backgroundColor = color
      ? `rgb(${color.slice(0, 3).map((c) => Math.round(c * 255)).join(" ")} / ${color[3] * opacity})`
      : "";
    this.dress(layer, opacity);
    const position = value("position") || [0, 0];
    layer.row.firstChild.children[1].textContent =
      `${round(position[0] - bounds[2] / 2)}, ${round(position[1] - bounds[3] / 2)}  `
      + `${round(bounds[2])} × ${round(bounds[3])}` + (opacity < 1 ? `  α ${opacity.toFixed(2)}` : "");
    layer.row.classList.toggle("unseen", hidden);
    layer.plate.hidden = hidden || !(bounds[2] * bounds[3]);
  }

  // What the layer shows of its own at the frame, over its background's colour.
  dress(layer, opacity) {
    const first = layer.textures?.[0];
    const isShown = first && this.frame >= first[0];
    const picture = isShown ? at(layer.textures, this.frame)[0] : null;
    layer.skin.style.opacity = opacity;
    if (picture === (layer.picture ?? null)) return;
    layer.picture = picture;
    layer.skin.hidden = picture === null;
    if (picture !== null) layer.skin.src = `${this.folder}${String(picture).padStart(3, "0")}.webp`;
  }

  // From the layer's own points to the window's, in rows as Core Animation writes matrices.
  matrixOf(layer) {
    if (layer.matrix) return layer.matrix;
    const value = (name) => at(layer.changes[name], this.frame);
    const bounds = value("bounds") || [0, 0, 0, 0], anchor = value("anchorPoint") || [0.5, 0.5];
    const position = value("position") || [0, 0];
    layer.pivot = [bounds[0] + anchor[0] * bounds[2], bounds[1] + anchor[1] * bounds[3]];
    let own = multiply(shift(-layer.pivot[0], -layer.pivot[1]), value("transform") || shift(0, 0));
    own = multiply(own, shift(...position));
    if (layer.parent) {
      const outer = this.matrixOf(layer.parent);
      const inner = at(layer.parent.changes.sublayerTransform, this.frame);
      if (inner) {
        const [x, y] = layer.parent.pivot;
        own = multiply(multiply(multiply(own, shift(-x, -y)), inner), shift(x, y));
      }
      own = multiply(own, outer);
    }
    return (layer.matrix = own);
  }

  look() {
    const { clientWidth: width, clientHeight: height } = this.space;
    const shown = this.layers.filter((layer) => layer.isThere && !layer.plate.hidden);
    const gap = Math.min(46, 520 / Math.max(shown.length, 1));
    const scale = 0.74 * Math.min(width / this.size.width, height / this.size.height);
    this.scene.style.transform =
      `translate(${width / 2}px, ${height / 2}px) scale(${scale}) rotateX(${this.tilt}deg) `
      + `rotateY(${this.turn}deg)`;
    shown.forEach((layer, k) => {
      const bounds = at(layer.changes.bounds, this.frame) || [0, 0, 0, 0];
      const m = multiply(shift(bounds[0], bounds[1]), this.matrixOf(layer));
      layer.plate.style.transform =
        `translate3d(${-this.size.width / 2}px, ${-this.size.height / 2}px, `
        + `${(k - shown.length / 2) * gap}px) matrix3d(${m.map((x) => +x.toFixed(6)).join(",")})`;
    });
  }

  holdTurns() {
    let last = null;
    this.space.onpointerdown = (event) => {
      last = [event.clientX, event.clientY];
      this.space.setPointerCapture(event.pointerId);
    };
    this.space.onpointermove = (event) => {
      if (!last) return;
      this.turnBy(event.clientX - last[0], event.clientY - last[1]);
      last = [event.clientX, event.clientY];
    };
    this.space.onpointerup = this.space.onpointercancel = () => { last = null; };
    this.space.onkeydown = (event) => {
      const way = { ArrowLeft: [-12, 0], ArrowRight: [12, 0], ArrowUp: [0, -12],
        ArrowDown: [0, 12] }[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      this.turnBy(...way);
    };
  }

  turnBy(x, y) {
    this.turn += x * 0.4;
    this.tilt = Math.max(-80, Math.min(80, this.tilt - y * 0.4));
    this.look();
  }
}

// What a layer most likely shows, by its class.
function flavour(name) {
  if (/label|text/i.test(name)) return "words-layer";
  if (/image|snapshot|picture/i.test(name)) return "picture-layer";
  return "";
}

// The value in force at a frame: of the last step up to it.
function at(steps, frame) {
  if (!steps) return null;
  let low = 0, high = steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (steps[middle][0] <= frame) low = middle;
    else high = middle - 1;
  }
  return steps[low].slice(1);
}

// Stretches are frames of coming and going, in turn.
function isThere(stretches, frame) {
  return stretches.filter((edge) => edge <= frame).length % 2 === 1;
}

function shift(x, y) { return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1]; }

function multiply(a, b) {
  const product = new Array(16).fill(0);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      for (let k = 0; k < 4; k++) product[row * 4 + column] += a[row * 4 + k] * b[k * 4 + column];
    }
  }
  return product;
}

function round(value) { return String(Math.round(value * 10) / 10).replace("-", "−"); }
