// Lines of numbers against time. Lines of one property share a panel; panels share the time.
class Plot {
  constructor(svg, legend, item, scrub) {
    Object.assign(this, { svg, legend, item, frame: 0, hovered: null });
    this.shown = item.series.map((series, k) => Boolean(series.panel) || k < 4);
    this.buttons = item.series.map((series, k) => this.legendButton(series, k));
    legend.replaceChildren(...this.buttons.map((button) => {
      const row = document.createElement("li");
      row.append(button);
      return row;
    }));
    svg.setAttribute("aria-label", this.description());
    svg.onpointerdown = (e) => {
      svg.setPointerCapture(e.pointerId);
      this.hovered = null;
      scrub(this.frameAt(e));
    };
    svg.onpointermove = (e) => {
      if (e.buttons) return scrub(this.frameAt(e));
      this.hover(this.frameAt(e));
    };
    svg.onpointerleave = () => this.hover(null);
    this.observer = new ResizeObserver(() => this.layOut());
    this.observer.observe(svg);
    this.layOut();
  }

  static MARGIN = { left: 46, right: 12, top: 42, between: 40, bottom: 26 };

  close() { this.observer.disconnect(); }

  moveTo(frame) {
    this.frame = frame;
    this.point();
  }

  hover(frame) {
    this.hovered = frame;
    this.point();
    this.onhover?.();
  }

  description() {
    if (!this.item.series.length) return "Nothing moves.";
    return "Plot against time: " + this.item.series.map((s) => {
      const known = s.values.filter((v) => v !== null);
      return `${s.name} from ${short(known[0])} to ${short(known[known.length - 1])} ${s.unit}`;
    }).join(", ");
  }

  legendButton(series, k) {
    const button = document.createElement("button");
    button.type = "button";
    button.title = series.layer;
    button.style.setProperty("--color", `var(--s${k % 6})`);
    const parts = ["swatch", "name", "value"];
    button.innerHTML = parts.map((part) => `<span class="${part}"></span>`).join("");
    const layer = document.createElement("small");
    layer.textContent = series.layer.split("/").pop();
    button.children[1].append(series.name + " ", layer);
    button.setAttribute("aria-pressed", this.shown[k]);
    button.onclick = () => {
      this.shown[k] = !this.shown[k];
      button.setAttribute("aria-pressed", this.shown[k]);
      this.layOut();
      this.onhover?.();
    };
    return button;
  }

  // Draws everything that does not depend on the frame.
  layOut() {
    const { left, right, top, between, bottom } = Plot.MARGIN;
    this.width = Math.max(200, this.svg.clientWidth);
    const names = [...new Set(this.item.series.filter((_, k) => this.shown[k]).map(property))];
    const tall = this.width < 500 ? 150 : 220;
    let y = top;
    this.panels = names.map((name, k) => {
      const panel = this.panel(name, y, k ? 72 : tall);
      y = panel.bottom + between;
      return panel;
    });
    this.bottom = this.panels.length ? y - between : top + tall;
    const height = this.bottom + bottom;
    this.svg.setAttribute("viewBox", `0 0 ${this.width} ${height}`);
    this.svg.style.height = height + "px";
    this.svg.replaceChildren();
    const end = this.item.times[this.item.times.length - 1] || 1;
    this.x = (t) => left + (t / end) * (this.width - left - right);
    this.drawTimeAxis(end);
    if (this.item.mark) this.drawMark(this.item.mark);
    for (const panel of this.panels) this.drawPanel(panel);
    this.pointer = this.add("g");
    for (const { name, unit, top } of this.panels) {
      const label = unit ? `${name}, ${unit}` : name;
      this.add("text", { class: "panel-name", x: left, y: top - 8 }, label);
    }
    this.point();
  }

  panel(name, top, height) {
    const members = this.item.series.map((s, k) => ({ ...s, k }))
      .filter((s) => property(s) === name && this.shown[s.k]);
    const values = members.flatMap((s) => s.values).filter((v) => v !== null);
    const least = Math.min(...values), most = Math.max(...values), air = (most - least) * 0.06;
    const low = least - air, high = most + air, bottom = top + height;
    return { name, unit: members[0].unit, members, top, bottom,
      ticks: niceTicks(low, high, height / 36),
      y: (v) => bottom - ((v - low) / (high - low || 1)) * height };
  }

  drawTimeAxis(end) {
    const ticks = niceTicks(0, end, this.width / 60);
    for (const [k, t] of ticks.entries()) {
      const x = this.x(t);
      this.add("line", { class: "grid", x1: x, x2: x, y1: Plot.MARGIN.top, y2: this.bottom });
      const isLast = k === ticks.length - 1;
      const middle = Math.min(x, this.width - (isLast ? 16 : 0));
      this.add("text", { x: middle, y: this.bottom + 18, "text-anchor": "middle" },
        short(t) + (isLast ? " s" : ""));
    }
  }

  // Where something happens to all lines.
  drawMark(time) {
    const x = this.x(time), { top } = Plot.MARGIN;
    this.add("line", { class: "mark", x1: x, x2: x, y1: top, y2: this.bottom });
    this.add("text", { x: x + 6, y: this.bottom - 6 }, "interrupted");
  }

  drawPanel({ members, ticks, y }) {
    const { left, right } = Plot.MARGIN;
    for (const v of ticks) {
      this.add("line", { class: "grid", x1: left, x2: this.width - right, y1: y(v), y2: y(v) });
      this.add("text", { x: left - 8, y: y(v) + 4, "text-anchor": "end" }, short(v));
    }
    for (const s of members) {
      let pen = "M";
      const path = s.values.map((v, n) => {
        if (v === null) { pen = "M"; return ""; }
        const step = `${pen}${this.x(this.item.times[n]).toFixed(2)} ${y(v).toFixed(2)}`;
        pen = "L";
        return step;
      });
      this.add("path", { class: "curve", d: path.join(""), style: `stroke:var(--s${s.k % 6})` });
    }
  }

  // Draws what depends on the frame: the cursor, the hover line, the dots, the values.
  point() {
    this.pointer.replaceChildren();
    const top = 20;
    const line = (kind, n) => this.add("line", { class: kind, x1: this.x(this.item.times[n]),
      x2: this.x(this.item.times[n]), y1: top, y2: this.bottom }, "", this.pointer);
    line("cursor", this.frame);
    const read = this.hovered ?? this.frame;
    if (this.hovered !== null) {
      line("hover", read);
      const time = this.item.times[read], { pointer } = this;
      const x = Math.min(this.width - 30, Math.max(30, this.x(time)));
      this.add("rect", { class: "flag", x: x - 28, y: 0, width: 56, height: 18, rx: 5 }, "", pointer);
      this.add("text", { class: "flag-text", x, y: 13 }, time.toFixed(3) + " s", pointer);
    }
    for (const panel of this.panels) {
      for (const s of panel.members) {
        if (s.values[read] === null) continue;
        this.add("circle", { class: "dot", r: 4.5, cx: this.x(this.item.times[read]),
          cy: panel.y(s.values[read]), style: `fill:var(--s${s.k % 6})` }, "", this.pointer);
      }
    }
    this.buttons.forEach((button, k) => {
      const series = this.item.series[k], value = series.values[read];
      const text = value === null ? "–" : `${fixed(value, series)} ${series.unit}`;
      button.children[2].textContent = text;
    });
  }

  frameAt(event) {
    const { left, right } = Plot.MARGIN, { times } = this.item;
    const x = event.clientX - this.svg.getBoundingClientRect().left;
    const t = ((x - left) / (this.width - left - right)) * times[times.length - 1];
    const away = (n) => Math.abs(times[n] - t);
    return times.reduce((best, _, n) => away(n) < away(best) ? n : best, 0);
  }

  add(name, attributes = {}, text = "", parent = this.svg) {
    const element = document.createElementNS(this.svg.namespaceURI, name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    element.textContent = text;
    parent.append(element);
    return element;
  }
}

// The panel of a line: the one that it names, or its property without the component, such as the
// position of position.y.
function property(series) { return series.panel || series.name.split(".")[0]; }

// Round numbers from `low` to `high`, at most `count` steps, but one at least.
function niceTicks(low, high, count) {
  if (!(high > low)) return [low];
  const rough = (high - low) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((m) => m * power >= rough) || 10);
  const ticks = [];
  const first = Math.ceil(low / step - 1e-9), last = Math.floor(high / step + 1e-9);
  for (let k = first; k <= last; k++) ticks.push(k * step);
  return ticks;
}

// A number without needless decimals, with a true minus sign.
function short(value) { return String(+value.toFixed(4)).replace("-", "−"); }

// A number with as many decimals all along a line, so that it does not dance.
function fixed(value, series) {
  return value.toFixed(series.unit ? 1 : 3).replace(/^-(?=[0.]*$)/, "").replace("-", "−");
}
