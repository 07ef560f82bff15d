// Buttons, menus and keys: what they say of the session, and what they ask of it.
class Controls {
  constructor(link, timeline) {
    Object.assign(this, { link, timeline, state: {} });
    const at = (id) => document.getElementById(id);
    this.at = at;
    for (const [id, command] of [
      ["act", "act"], ["restart", "restart"], ["stepBack", "back"], ["stepForward", "forward"],
      ["toggle", "toggle"], ["again", "again"], ["rotate", "rotate"],
    ]) at(id).onclick = () => link.do(command);
    for (const id of ["dark", "rightToLeft", "reduceMotion"]) at(id).onchange = () => link.do(id, at(id).checked);
    at("deviceName").onchange = () => link.do("device", at("deviceName").value);
    at("scale").onchange = () => link.do("scale", +at("scale").value);
    at("textSize").onchange = () => link.do("textSize", +at("textSize").value);
    for (const button of document.querySelectorAll("[data-pace]")) button.onclick = () => link.do("pace", +button.dataset.pace);
    for (const button of document.querySelectorAll("[data-show]")) button.onclick = () => link.do("show", button.dataset.show);
    for (const name of ["iphone-16", "iphone-16-pro-max", "iphone-se", "ipad"]) at("deviceName").add(new Option(name));
    at("curves").onclick = () => this.toggleCurves();
  }

  // What the keys do when no text takes them.
  get commands() {
    const click = (id) => () => this.at(id).click();
    return {
      Enter: click("act"), " ": click("toggle"), ArrowLeft: click("stepBack"), ArrowRight: click("stepForward"),
      r: click("restart"), g: click("again"), o: click("rotate"), i: click("select"), p: click("panelToggle"), c: click("curves"),
      a: () => this.link.do("dark", !this.state.dark), l: () => this.link.do("rightToLeft", !this.state.rightToLeft),
      m: () => this.link.do("reduceMotion", !this.state.reduceMotion),
      s: () => {
        const paces = [1, 0.5, 0.25, 0.1, 0.02];
        this.link.do("pace", paces[(paces.indexOf(this.state.pace) + 1) % paces.length]);
      },
    };
  }

  show(state) {
    const former = this.state;
    this.state = state;
    document.title = `${state.title} · Rehearsal`;
    this.at("title").textContent = state.title;
    const isPaused = state.paused;
    this.at("toggle").setAttribute("aria-label", isPaused ? "Go on" : "Let time stand");
    this.at("toggle").querySelector("use").setAttribute("href", isPaused ? "#i-play" : "#i-pause");
    this.at("act").disabled = state.acts === 0;
    for (const id of ["dark", "rightToLeft", "reduceMotion"]) this.at(id).checked = state[id];
    this.at("deviceName").value = state.device;
    this.at("scale").value = state.scale;
    this.at("textSize").value = state.textSize;
    for (const button of document.querySelectorAll("[data-pace]")) button.setAttribute("aria-checked", +button.dataset.pace === state.pace);
    for (const button of document.querySelectorAll("[data-show]")) button.setAttribute("aria-checked", button.dataset.show === state.show);
    this.at("showHint").textContent = {
      borders: "A line round every layer.",
      blended: "Green hides what is below it, red is mixed with it.",
      offscreen: "Yellow is drawn into a picture of its own first.",
      misaligned: "Yellow pictures are scaled, magenta ones lie between pixels.",
    }[state.show] ?? "";
    this.at("remarks").replaceChildren(...[...state.violations, ...state.unsupported.map((what) => "not supported: " + what)].map((words) => {
      const line = document.createElement("p");
      line.className = "remark";
      line.textContent = words;
      return line;
    }));
    this.status(state);
    if (this.timeline.curves && isPaused && !former.paused) this.timeline.loadCurves();
  }

  status(state) {
    const chip = this.at("status");
    const words = [];
    if (state.past) words.push("looking back");
    else if (state.paused) words.push("time stands");
    if (state.pace !== 1) words.push({ 0.5: "½ speed", 0.25: "¼ speed", 0.1: "⅒ speed", 0.02: "1⁄50 speed" }[state.pace] ?? `${state.pace}×`);
    if (state.viewers > 1) words.push(`${state.viewers} watch`);
    chip.textContent = words.join(" · ") || "live";
    chip.className = "chip" + (words.length ? "" : " live");
  }

  lost(why) {
    const chip = this.at("status");
    chip.textContent = why === "full" ? "too many watch already" : "waiting for the session";
    chip.className = "chip off";
  }

  async toggleCurves() {
    const isOn = !this.timeline.curves;
    this.at("curves").setAttribute("aria-pressed", isOn);
    document.getElementById("timeline").style.setProperty("--lanes", isOn ? "190px" : "74px");
    if (!isOn) {
      this.timeline.curves = null;
      return this.timeline.draw();
    }
    this.timeline.curves = [];
    await this.timeline.loadCurves();
  }
}
