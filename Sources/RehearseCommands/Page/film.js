// The frames of one film: loaded when they are wanted, decoded before they are shown.
class Film {
  constructor(item) {
    this.item = item;
    this.ready = new Array(item.times.length);
    this.loading = new Map();
  }

  address(n) { return `films/${this.item.slug}/${String(n).padStart(3, "0")}.webp`; }

  // The image of frame n, once it is decoded; null when its file is missing or broken.
  load(n) {
    if (!this.loading.has(n)) {
      const image = new Image();
      image.src = this.address(n);
      this.loading.set(n, image.decode().then(() => (this.ready[n] = image), () => null));
    }
    return this.loading.get(n);
  }

  // Loads everything, a few at a time, from frame n on and then from the start; until stopped.
  async loadAll(n, stopped) {
    const order = this.item.times.map((_, k) => (n + k) % this.item.times.length);
    const lane = async () => {
      while (order.length && !stopped()) await this.load(order.shift());
    };
    await Promise.all(Array.from({ length: 6 }, lane));
  }

  // Shows frame n; until it is there, the nearest frame that is.
  draw(canvas, n) {
    canvas.wanted = n;
    const image = this.ready[n] || this.nearest(n);
    if (image) {
      if (canvas.width !== image.naturalWidth) canvas.width = image.naturalWidth;
      if (canvas.height !== image.naturalHeight) canvas.height = image.naturalHeight;
      canvas.getContext("2d").drawImage(image, 0, 0);
    }
    if (!this.ready[n]) {
      this.load(n).then((loaded) => {
        if (loaded && canvas.wanted === n && canvas.film === this) this.draw(canvas, n);
      });
    }
  }

  nearest(n) {
    for (let d = 1; d < this.ready.length; d++) {
      if (this.ready[n - d] || this.ready[n + d]) return this.ready[n - d] || this.ready[n + d];
    }
    return null;
  }
}
