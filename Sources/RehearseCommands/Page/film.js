// The frames of one film: loaded when they are wanted, decoded before they are shown. Frames that look
// the same are one picture.
class Film {
  constructor(item) {
    this.item = item;
    this.ready = new Map();
    this.loading = new Map();
  }

  address(n) { return `films/${this.item.slug}/${String(this.item.pictures[n]).padStart(3, "0")}.webp`; }

  // The image of frame n, if it is decoded.
  image(n) { return this.ready.get(this.item.pictures[n]); }

  // The image of frame n, once it is decoded; null when its file is missing or broken.
  load(n) {
    const picture = this.item.pictures[n];
    if (!this.loading.has(picture)) {
      const image = new Image();
      image.src = this.address(n);
      this.loading.set(picture, image.decode().then(() => (this.ready.set(picture, image), image), () => null));
    }
    return this.loading.get(picture);
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
    const image = this.image(n) || this.nearest(n);
    if (image) {
      if (canvas.width !== image.naturalWidth) canvas.width = image.naturalWidth;
      if (canvas.height !== image.naturalHeight) canvas.height = image.naturalHeight;
      canvas.getContext("2d").drawImage(image, 0, 0);
    }
    if (!this.image(n)) {
      this.load(n).then((loaded) => {
        if (loaded && canvas.wanted === n && canvas.film === this) this.draw(canvas, n);
      });
    }
  }

  nearest(n) {
    for (let d = 1; d < this.item.times.length; d++) {
      if (this.image(n - d) || this.image(n + d)) return this.image(n - d) || this.image(n + d);
    }
    return null;
  }
}
