// The layers in space, each with its own picture, turned by hand.
class Layers {
  constructor(space, link, inspector) {
    Object.assign(this, { space, link, inspector, turn: -34, tilt: 14, zoom: 1 });
    this.apart = document.getElementById("apart");
    this.apart.oninput = () => this.place();
    document.getElementById("layersAnew").onclick = () => this.open();
    space.addEventListener("pointerdown", (event) => this.hold(event));
    space.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom = Math.min(Math.max(this.zoom * Math.exp(-event.deltaY * 0.0015), 0.3), 5);
      this.place();
    }, { passive: false });
    space.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: [-6, 0], ArrowRight: [6, 0], ArrowUp: [0, 6], ArrowDown: [0, -6] }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      this.turn += by[0];
      this.tilt += by[1];
      this.place();
    });
    new ResizeObserver(() => this.place()).observe(space);
  }

  async open() {
    try {
      const { size, layers } = await this.link.get("layers");
      this.size = size;
      this.scene = document.createElement("div");
      this.scene.className = "scene3d";
      this.sheets = layers.map((layer, index) => this.sheet(layer, index));
      this.scene.append(...this.sheets);
      this.space.replaceChildren(this.scene);
      document.getElementById("layersHint").textContent = `${layers.length} layers. Drag to turn, wheel to come closer; a click chooses.`;
      this.place();
    } catch { /* the session has gone; it comes back */ }
  }

  sheet(layer, index) {
    const sheet = document.createElement("div"), [x, y, width, height] = layer.frame;
    sheet.className = "sheet";
    sheet.title = layer.path.split("/").pop();
    Object.assign(sheet.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
    if (layer.picture) sheet.style.backgroundImage = `url("${layer.picture}")`;
    sheet.style.opacity = Math.max(layer.opacity, 0.15);
    sheet.dataset.depth = index;
    sheet.onclick = () => {
      if (this.moved) return;
      for (const other of this.sheets) other.classList.toggle("chosen", other === sheet);
      this.inspector.load("view?path=" + encodeURIComponent(layer.path));
    };
    return sheet;
  }

  place() {
    if (!this.scene) return;
    const [width, height] = this.size, { clientWidth, clientHeight } = this.space;
    const fit = Math.min(clientWidth / width * 0.62, clientHeight / height * 0.74) * this.zoom;
    const gap = +this.apart.value, middle = gap * this.sheets.length / 2;
    Object.assign(this.scene.style, {
      width: width + "px", height: height + "px", left: `calc(50% - ${width / 2}px)`, top: `calc(50% - ${height / 2}px)`,
    });
    this.scene.style.transform = `scale(${fit}) rotateX(${this.tilt}deg) rotateY(${this.turn}deg)`;
    for (const sheet of this.sheets) sheet.style.transform = `translateZ(${sheet.dataset.depth * gap - middle}px)`;
  }

  hold(event) {
    this.space.setPointerCapture(event.pointerId);
    const start = [event.clientX, event.clientY, this.turn, this.tilt];
    this.moved = false;
    this.space.onpointermove = (move) => {
      const [dx, dy] = [move.clientX - start[0], move.clientY - start[1]];
      if (Math.abs(dx) + Math.abs(dy) > 4) this.moved = true;
      this.turn = start[2] + dx * 0.4;
      this.tilt = Math.min(Math.max(start[3] - dy * 0.4, -85), 85);
      this.place();
    };
    this.space.onpointerup = this.space.onpointercancel = () => { this.space.onpointermove = null; };
    if (!event.target.classList.contains("sheet")) return;
    // A captured pointer clicks nothing.
    const sheet = event.target;
    this.space.addEventListener("pointerup", () => sheet.onclick(), { once: true });
  }
}
