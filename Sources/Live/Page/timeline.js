// Time under the screen: transitions, fingers and calls where they lie, and what moves as curves.
class Timeline {
  constructor(canvas, tip, link) {
    Object.assign(this, { canvas, tip, link, now: 0, end: 0, chosen: 0, isFree: true, curves: null, data: { calls: [], transitions: [], fingers: [] } });
    this.context = canvas.getContext("2d");
    new ResizeObserver(() => this.draw()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
    canvas.addEventListener("pointerdown", (event) => this.grab(event));
    canvas.addEventListener("pointermove", (event) => this.point(event));
    canvas.addEventListener("pointerleave", () => { this.tip.hidden = true; });
    canvas.addEventListener("wheel", (event) => this.zoom(event), { passive: false });
  }

  // How many seconds are in sight: as many as the wheel chose, or what there is with a little room.
  get span() { return this.chosen || Math.min(Math.max(Math.max(this.end, this.now) * 1.25, 3), 8); }

  // The seconds that are in sight: the last ones, or all where there are few.
  get range() {
    const last = Math.max(this.end, this.now, this.span * 0.5);
    const from = Math.max(0, Math.min(last - this.span * 0.92, this.now - this.span * 0.5));
    const start = this.isFree ? Math.max(0, last - this.span * 0.92) : from;
    return [start, start + this.span];
  }

  update(now, end, isPaused) {
    this.isFree = !isPaused || this.isScrubbing;
    if (this.held) this.isFree = false;
    Object.assign(this, { now, end: Math.max(end, 0) });
    this.canvas.setAttribute("aria-valuenow", now.toFixed(2));
    this.canvas.setAttribute("aria-valuemax", this.end.toFixed(2));
    this.draw();
  }

  timeAt(event) {
    const box = this.canvas.getBoundingClientRect();
    const [from, to] = this.held ?? this.range;
    return Math.max(0, from + (event.clientX - box.left) / box.width * (to - from));
  }

  grab(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.held = this.range;
    this.seek(this.timeAt(event));
    const release = () => {
      this.held = null;
      this.canvas.onpointerup = this.canvas.onpointercancel = null;
    };
    this.canvas.onpointerup = this.canvas.onpointercancel = release;
  }

  seek(time) {
    this.wanted = time;
    if (this.seeking) return;
    this.seeking = requestAnimationFrame(() => {
      this.seeking = 0;
      this.link.do("seek", Math.round(this.wanted * 1e4) / 1e4);
    });
  }

  point(event) {
    if (this.held) return this.seek(this.timeAt(event));
    const time = this.timeAt(event), [from, to] = this.range;
    const reach = (to - from) / this.canvas.clientWidth * 6;
    const box = this.canvas.getBoundingClientRect();
    const isHigh = event.clientY - box.top < 22;
    const spans = this.data.transitions.filter((t) => t.start <= time && (t.end ?? this.now) >= time);
    const calls = this.data.calls.filter(([at]) => Math.abs(at - time) < reach);
    const words = isHigh && spans.length
      ? `${spans[0].kind}, ${((spans[0].end ?? this.now) - spans[0].start).toFixed(2)} s${spans[0].completed === false ? ", cancelled" : ""}`
      : calls.length ? calls.slice(0, 4).map(([at, text]) => `${at.toFixed(2)}  ${text}`).join("  ·  ") + (calls.length > 4 ? ` · ${calls.length - 4} more` : "") : `${time.toFixed(2)} s`;
    this.tip.textContent = words;
    this.tip.hidden = false;
    const half = this.tip.offsetWidth / 2 + 8;
    const parent = this.canvas.parentElement.getBoundingClientRect();
    this.tip.style.left = Math.min(Math.max(event.clientX - parent.left, half), parent.width - half) + "px";
  }

  zoom(event) {
    event.preventDefault();
    this.chosen = Math.min(Math.max(this.span * Math.exp(event.deltaY * 0.002), 0.5), 64);
    this.draw();
  }

  draw() {
    if (this.drawing) return;
    this.drawing = requestAnimationFrame(() => {
      this.drawing = 0;
      this.paint();
    });
  }

  paint() {
    const ratio = devicePixelRatio, { clientWidth: width, clientHeight: height } = this.canvas;
    if (!width) return;
    if (this.canvas.width !== Math.round(width * ratio) || this.canvas.height !== Math.round(height * ratio)) {
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
    }
    const c = this.context, style = getComputedStyle(this.canvas);
    const color = (name) => style.getPropertyValue("--" + name).trim();
    const [from, to] = this.held ?? this.range;
    const x = (time) => (time - from) / (to - from) * width;
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    c.clearRect(0, 0, width, height);
    c.font = "11px " + style.fontFamily;
    this.paintScale(c, x, from, to, height, color);
    this.paintTransitions(c, x, color);
    this.paintFingers(c, x, color);
    this.paintCalls(c, x, color);
    if (this.curves) this.paintCurves(c, x, height, color);
    this.paintCursor(c, x, height, color);
  }

  paintScale(c, x, from, to, height, color) {
    const step = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10].find((s) => (to - from) / s <= 14) ?? 20;
    c.fillStyle = color("muted");
    c.strokeStyle = color("line");
    c.lineWidth = 1;
    for (let t = Math.ceil(from / step) * step; t <= to; t += step) {
      c.beginPath();
      c.moveTo(x(t), 0);
      c.lineTo(x(t), height);
      c.stroke();
      c.fillText(`${+t.toFixed(2)}`, x(t) + 4, Math.min(height, 74) - 5);
    }
    const last = x(Math.max(this.end, this.now));
    c.fillStyle = color("paper");
    c.globalAlpha = 0.6;
    c.fillRect(last, 0, Math.max(0, this.canvas.clientWidth - last), height);
    c.globalAlpha = 1;
  }

  bar(c, left, right, top, height) {
    c.beginPath();
    c.roundRect(left, top, Math.max(right - left, 3), height, 4);
    c.fill();
  }

  paintTransitions(c, x, color) {
    for (const span of this.data.transitions) {
      const [left, right] = [x(span.start), x(span.end ?? Math.max(this.now, span.start))];
      if (right < 0 || left > this.canvas.clientWidth) continue;
      c.fillStyle = color(span.completed === false ? "given-up" : "transition");
      this.bar(c, left, right, 6, 16);
      const words = span.completed === false ? `${span.kind}, cancelled` : span.kind;
      if (right - left > c.measureText(words).width + 12) {
        c.fillStyle = color("on-accent");
        c.fillText(words, Math.max(left, 0) + 6, 18);
      }
    }
  }

  paintFingers(c, x, color) {
    c.fillStyle = color("finger");
    for (const [start, end] of this.data.fingers) this.bar(c, x(start), x(end ?? Math.max(this.now, start)), 27, 6);
  }

  paintCalls(c, x, color) {
    c.fillStyle = color("call");
    for (const [time] of this.data.calls) c.fillRect(x(time) - 0.75, 39, 1.5, 13);
  }

  paintCursor(c, x, height, color) {
    const place = x(this.now);
    c.strokeStyle = c.fillStyle = color("ink");
    c.lineWidth = 1.5;
    c.beginPath();
    c.moveTo(place, 0);
    c.lineTo(place, height);
    c.stroke();
    c.beginPath();
    c.moveTo(place - 5, 0);
    c.lineTo(place + 5, 0);
    c.lineTo(place, 7);
    c.fill();
  }

  // Each series on its own scale; the value under the cursor is written at the right.
  paintCurves(c, x, height, color) {
    const colors = ["transition", "finger", "call", "given-up", "warn", "muted"];
    const [top, bottom] = [82, height - 10];
    this.curves.forEach((curve, index) => {
      c.strokeStyle = c.fillStyle = color(colors[index % colors.length]);
      c.lineWidth = 1.6;
      c.beginPath();
      const y = (v) => bottom - (v - curve.low) / (curve.high - curve.low || 1) * (bottom - top);
      curve.points.forEach(([t, v], k) => (k ? c.lineTo(x(t), y(v)) : c.moveTo(x(t), y(v))));
      c.stroke();
      const near = curve.points.reduce((a, b) => (Math.abs(b[0] - this.now) < Math.abs(a[0] - this.now) ? b : a));
      c.beginPath();
      c.arc(x(near[0]), y(near[1]), 3, 0, 7);
      c.fill();
      const words = `${curve.name} ${+near[1].toFixed(2)}`;
      c.fillText(words, this.canvas.clientWidth - c.measureText(words).width - 10, top + 4 + index * 14);
    });
  }

  // Asks what moved in the seconds in sight, and keeps what moved most.
  async loadCurves() {
    const [from, to] = this.range;
    const last = Math.max(this.end, this.now);
    const answer = await this.link.get(`trace?from=${Math.max(from, 0).toFixed(3)}&to=${Math.min(to, last).toFixed(3)}&every=1`);
    const parts = { position: ["x", "y"], bounds: ["x", "y", "width", "height"], transform: null };
    const all = [];
    for (const { layer, property, values } of answer.series) {
      if (parts[property] === null) continue;
      const names = parts[property] ?? [""];
      for (let k = 1; k < values[0].length && k <= names.length; k++) {
        const numbers = values.map((row) => row[k]);
        const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
        if (high - low < 1e-3) continue;
        const weight = property === "opacity" || property === "cornerRadius" ? 60 * (high - low) : high - low;
        all.push({ name: `${layer.split("/").pop()}.${property}${names[k - 1] && "." + names[k - 1]}`, low, high, weight, points: values.map((row) => [row[0], row[k]]) });
      }
    }
    this.curves = all.sort((a, b) => b.weight - a.weight).slice(0, 6);
    this.draw();
  }
}
