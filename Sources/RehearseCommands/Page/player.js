// Where a film stands, and how that changes with time. `changed` is called after every change.
class Player {
  constructor(times, changed) {
    Object.assign(this, { times, changed, position: 0, speed: 1, loop: true, playing: false });
  }

  // How long the last frame is held before a loop begins again, in seconds of the watcher.
  static HOLD = 0.7;

  get end() { return this.times[this.times.length - 1]; }
  get last() { return this.times.length - 1; }
  get frame() { return Math.max(0, this.times.findLastIndex((t) => t <= this.position + 1e-6)); }

  // The frame that shows at so many seconds.
  frameAt(time) { return Math.max(0, this.times.findLastIndex((t) => t <= time + 1e-3)); }

  seek(frame) {
    this.pause();
    this.position = this.times[Math.min(this.last, Math.max(0, frame))];
    this.changed();
  }

  play() {
    if (this.playing) return;
    if (this.position >= this.end) this.position = this.times[0];
    this.playing = true;
    this.held = 0;
    let before = null;
    const tick = (now) => {
      if (!this.playing) return;
      if (before !== null) this.advance((now - before) / 1000);
      before = now;
      this.request = requestAnimationFrame(tick);
    };
    this.request = requestAnimationFrame(tick);
    this.changed();
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    cancelAnimationFrame(this.request);
    this.changed();
  }

  toggle() { this.playing ? this.pause() : this.play(); }

  advance(elapsed) {
    if (this.position < this.end) {
      this.position = Math.min(this.end, this.position + elapsed * this.speed);
    } else if (!this.loop) {
      this.pause();
      return this.ended?.();
    } else if ((this.held += elapsed) >= Player.HOLD) {
      this.held = 0;
      this.position = this.times[0];
    }
    this.changed();
  }
}
