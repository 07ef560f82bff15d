// Ways of moving, side by side: a little film drawn from the same numbers as the plot beside it.
class Study {
  constructor(item) {
    this.item = item;
    const element = this.element = find("#study").content.firstElementChild.cloneNode(true);
    element.id = "study-" + item.slug;
    find("h3", element).textContent = item.title;
    find(".summary", element).textContent = item.summary;
    this.lanes = find(".lanes", element);
    this.lanes.setAttribute("aria-label", `${item.title}: ${item.series.length} views that move`);
    this.button = find(".round", element);
    this.clock = find("output", element);
    this.player = new Player(item.times, () => this.update());
    this.button.onclick = () => { this.touched = true; this.player.toggle(); };
    const values = item.series.flatMap((s) => s.values);
    this.low = Math.min(0, ...values);
    this.high = Math.max(100, ...values);
  }

  static LANE = 34;

  // To be called once the element is in the page, where it has a width.
  begin() {
    this.plot = new Plot(find(".plot", this.element), find(".legend", this.element), this.item,
      (frame) => { this.touched = true; this.player.seek(frame); });
    this.plot.onhover = () => this.update();
    new ResizeObserver(() => this.update()).observe(this.lanes);
    this.player.position = this.item.times[Math.floor(this.item.times.length * 0.36)];
    this.update();
    new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return this.player.pause();
      if (!calm.matches && !this.touched) this.player.play();
    }, { threshold: 0.6 }).observe(this.element);
  }

  update() {
    const read = this.plot?.hovered ?? this.player.frame;
    this.plot?.moveTo(this.player.frame);
    this.draw(read);
    this.clock.textContent = this.item.times[read].toFixed(3) + " s";
    this.button.classList.toggle("playing", this.player.playing);
    this.button.ariaLabel = this.player.playing ? "Pause" : "Play";
  }

  // Every view in its lane at frame n, with where it was in the frames before.
  draw(n) {
    const width = Math.max(160, this.lanes.clientWidth), side = 20, edge = side / 2 + 4;
    const height = this.item.series.length * Study.LANE;
    const x = (v) => edge + ((v - this.low) / (this.high - this.low)) * (width - 2 * edge);
    const parts = [0, 100].map((v) =>
      `<line class="mark" x1="${x(v)}" x2="${x(v)}" y1="0" y2="${height}"/>`);
    this.item.series.forEach((series, k) => {
      const y = (k + 0.5) * Study.LANE, hidden = this.plot && !this.plot.shown[k];
      parts.push(`<g style="fill:var(--s${k % 6});stroke:var(--s${k % 6})"`
        + `${hidden ? ' class="off"' : ""}>`
        + `<line class="rail" x1="${edge}" x2="${width - edge}" y1="${y}" y2="${y}"/>`);
      for (let back = 15; back >= 0; back -= 3) {
        const value = series.values[Math.max(0, n - back)];
        parts.push(`<rect class="${back ? "ghost" : "body"}" rx="5" width="${side}" height="${side}" `
          + `x="${(x(value) - side / 2).toFixed(2)}" y="${y - side / 2}"`
          + (back ? ` opacity="${(0.3 - back / 60).toFixed(2)}"` : "") + "/>");
      }
      parts.push("</g>");
    });
    this.lanes.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.lanes.style.height = height + "px";
    this.lanes.innerHTML = parts.join("");
  }
}
