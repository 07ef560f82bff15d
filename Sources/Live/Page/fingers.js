// Fingers, mouse, wheel and keys over the screen, as the session hears of them.
class Fingers {
  constructor(canvas, link, picture) {
    Object.assign(this, { canvas, link, picture, size: [1, 1], waiting: [], down: new Map(), isSelecting: false });
    this.onselect = this.ontap = () => {};
    for (const [kind, handle] of [
      ["pointerdown", this.press], ["pointermove", this.move], ["pointerup", this.lift],
      ["pointercancel", this.cancel], ["lostpointercapture", this.cancel], ["pointerleave", this.leave],
    ]) canvas.addEventListener(kind, handle.bind(this));
    canvas.addEventListener("wheel", this.wheel.bind(this), { passive: false });
    for (const kind of ["contextmenu", "touchstart", "dragstart", "gesturestart"]) {
      canvas.addEventListener(kind, (event) => event.preventDefault(), { passive: false });
    }
  }

  // Points of the device's screen.
  place(event) {
    const box = this.canvas.getBoundingClientRect();
    const round = (x) => Math.round(x * 100) / 100;
    return [
      round((event.clientX - box.left) / box.width * this.size[0]),
      round((event.clientY - box.top) / box.height * this.size[1]),
    ];
  }

  press(event) {
    if (event.button > 0) return;
    event.preventDefault();
    this.canvas.focus({ preventScroll: true });
    const place = this.place(event);
    if (this.isSelecting) return this.onselect(place);
    try { this.canvas.setPointerCapture(event.pointerId); } catch { /* it has gone already */ }
    const id = (event.pointerId % 50000) * 2;
    const second = event.altKey ? (event.shiftKey ? "beside" : "opposite") : null;
    this.down.set(event.pointerId, { id, second, place, start: place });
    this.add([id, "press", ...place], true);
    if (second) this.add([id + 1, "press", ...this.other(second, place, place)], true);
  }

  // Where the second finger of a mouse is.
  other(kind, [x, y]) {
    return kind === "opposite" ? [this.size[0] - x, this.size[1] - y] : [x + 40, y];
  }

  move(event) {
    const finger = this.down.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse" && !this.isSelecting) this.add([0, "hover", ...this.place(event)]);
      return;
    }
    const all = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
    for (const one of all.length ? all.slice(-4) : [event]) {
      finger.place = this.place(one);
      this.add([finger.id, "move", ...finger.place], false, one.timeStamp);
      if (finger.second) this.add([finger.id + 1, "move", ...this.other(finger.second, finger.place)], false, one.timeStamp);
    }
  }

  lift(event) { this.end(event, "lift"); }
  cancel(event) { this.end(event, "cancel"); }

  end(event, action) {
    const finger = this.down.get(event.pointerId);
    if (!finger) return;
    this.down.delete(event.pointerId);
    if (action === "lift") finger.place = this.place(event);
    this.add([finger.id, action, ...finger.place], true);
    if (finger.second) this.add([finger.id + 1, action, ...this.other(finger.second, finger.place)], true);
    if (action === "lift") this.ontap(event);
  }

  leave(event) {
    if (event.pointerType === "mouse" && !this.down.has(event.pointerId) && !this.isSelecting) {
      this.add([0, "unhover", ...this.place(event)]);
    }
  }

  // Presses and lifts go at once, moves of a moment together.
  add(event, isUrgent = false, at = performance.now()) {
    this.waiting.push([...event, at]);
    if (isUrgent) return queueMicrotask(() => this.flush());
    if (!this.timer) this.timer = setTimeout(() => this.flush(), 4);
  }

  flush() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.waiting.length) return;
    const events = this.waiting.splice(0, 40), first = events[0][4];
    for (const one of events) one[4] = Math.max(0, Math.round((one[4] - first) * 10) / 10);
    const number = this.link.send({ t: "touch", e: events });
    if (this.down.size) this.picture.said(number);
    if (this.waiting.length) this.flush();
  }

  wheel(event) {
    event.preventDefault();
    const [x, y] = this.place(event);
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? this.size[1] : 1;
    if (event.ctrlKey) {
      this.link.send({ t: "pinch", x, y, by: Math.exp(-event.deltaY * unit * 0.01) });
    } else {
      this.link.send({ t: "wheel", x, y, dx: event.deltaX * unit, dy: event.deltaY * unit });
    }
  }
}

// The keyboard: into a text that has the focus, else what the keys do at a session.
class Keys {
  constructor(input, link, commands) {
    Object.assign(this, { input, link, commands, isTyping: false });
    addEventListener("keydown", (event) => this.press(event));
    // A telephone's keyboard sends no keys, only what comes of them.
    input.addEventListener("beforeinput", (event) => {
      if (event.inputType === "deleteContentBackward") this.type("backspace");
      else for (const letter of event.data ?? "") this.type(letter === " " ? "space" : letter);
      event.preventDefault();
    });
  }

  type(key) { this.link.send({ t: "key", k: key }); }

  press(event) {
    if (event.target !== this.input && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (event.metaKey || (event.ctrlKey && !this.isTyping)) return;
    if (this.isTyping && !event.ctrlKey) return this.write(event);
    const isButton = event.target.tagName === "BUTTON" && (event.key === " " || event.key === "Enter");
    const command = this.commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (isButton || !command) return;
    event.preventDefault();
    command();
  }

  write(event) {
    const key = { Enter: "return", " ": "space", Backspace: "backspace", Escape: "escape" }[event.key]
      ?? ([...event.key].length === 1 ? event.key : null);
    if (!key) return;
    event.preventDefault();
    this.type(key);
  }
}
