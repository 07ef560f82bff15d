// A film as a GIF: at half the size and 25 frames a second, in colours of the film's own. Decision 17
// says why the page does that itself.

// A palette of 255 colours that pixels have: boxes of colours, the longest of which is cut in two.
function palette(samples) {
  let boxes = [samples];
  const span = (box) => {
    let widest = [0, 0];
    for (let axis = 0; axis < 3; axis++) {
      let low = 255, high = 0;
      for (const color of box) { const v = color[axis]; if (v < low) low = v; if (v > high) high = v; }
      if (high - low >= widest[0]) widest = [high - low, axis];
    }
    return widest;
  };
  const weighed = (box) => { const [length, axis] = span(box); return { box, axis, weight: box.length > 1 ? length * Math.sqrt(box.length) : 0 }; };
  let all = boxes.map(weighed);
  while (all.length < 255) {
    const best = all.reduce((a, b) => (b.weight > a.weight ? b : a));
    if (!best.weight) break;
    best.box.sort((a, b) => a[best.axis] - b[best.axis]);
    const middle = best.box.length >> 1;
    all = all.filter((other) => other !== best).concat(weighed(best.box.slice(0, middle)), weighed(best.box.slice(middle)));
  }
  return all.map(({ box }) => [0, 1, 2].map((axis) => Math.round(box.reduce((sum, color) => sum + color[axis], 0) / box.length)));
}

// Bytes of a GIF's pictures: codes that get longer as the table of what has been seen grows.
function lzw(pixels) {
  const out = [];
  let bits = 0, count = 0, width = 9, next = 258, table = new Map();
  const put = (code) => {
    bits |= code << count; count += width;
    while (count >= 8) { out.push(bits & 255); bits >>>= 8; count -= 8; }
  };
  put(256);
  let prefix = pixels[0];
  for (let n = 1; n < pixels.length; n++) {
    const key = (prefix << 8) | pixels[n], known = table.get(key);
    if (known !== undefined) { prefix = known; continue; }
    put(prefix);
    if (next < 4096) {
      table.set(key, next++);
      if (next > 1 << width && width < 12) width++;
    } else {
      put(256); table = new Map(); next = 258; width = 9;
    }
    prefix = pixels[n];
  }
  put(prefix); put(257);
  if (count) out.push(bits & 255);
  const blocks = [8];
  for (let at = 0; at < out.length; at += 255) {
    const part = out.slice(at, at + 255);
    blocks.push(part.length, ...part);
  }
  blocks.push(0);
  return new Uint8Array(blocks);
}

async function saveGIF(film, tell) {
  const first = await film.load(0);
  const width = first.naturalWidth > 480 ? Math.round(first.naturalWidth / 2) : first.naturalWidth;
  const height = Math.round(first.naturalHeight * width / first.naturalWidth);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const step = 0.04, last = film.item.times[film.item.times.length - 1];
  const frames = [];
  for (let time = 0; time <= last + 1e-6; time += step) {
    const frame = Math.max(0, film.item.times.findLastIndex((t) => t <= time + 1e-6));
    const before = frames[frames.length - 1];
    if (before && film.item.pictures[before.frame] === film.item.pictures[frame]) before.hold += 4;
    else frames.push({ frame, hold: 4 });
  }
  frames[frames.length - 1].hold += 70;
  const read = async (frame) => {
    pen.fillStyle = "#000";
    pen.fillRect(0, 0, width, height);
    pen.drawImage(await film.load(frame), 0, 0, width, height);
    return pen.getImageData(0, 0, width, height).data;
  };
  const samples = [];
  for (let n = 0; n < 8; n++) {
    const data = await read(frames[Math.floor(n * (frames.length - 1) / 7)].frame);
    for (let at = 0; at < data.length; at += 4 * 97) samples.push([data[at], data[at + 1], data[at + 2]]);
  }
  const colors = palette(samples), nearest = new Int16Array(1 << 15).fill(-1);
  const index = (r, g, b) => {
    const key = (r >> 3 << 10) | (g >> 3 << 5) | (b >> 3);
    if (nearest[key] < 0) {
      let best = 1e9;
      colors.forEach((color, n) => {
        const d = (color[0] - r) ** 2 * 3 + (color[1] - g) ** 2 * 6 + (color[2] - b) ** 2;
        if (d < best) { best = d; nearest[key] = n; }
      });
    }
    return nearest[key];
  };
  const table = new Uint8Array(768);
  colors.forEach((color, n) => table.set(color, 3 * n));
  const parts = [
    new Uint8Array([...ascii("GIF89a"), ...little(width, 2), ...little(height, 2), 0xf7, 0, 0]), table,
    new Uint8Array([0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0]),
  ];
  for (const [n, { frame, hold }] of frames.entries()) {
    const data = await read(frame), pixels = new Uint8Array(width * height);
    for (let at = 0; at < pixels.length; at++) pixels[at] = index(data[4 * at], data[4 * at + 1], data[4 * at + 2]);
    parts.push(
      new Uint8Array([0x21, 0xf9, 4, 4, ...little(hold, 2), 0, 0]),
      new Uint8Array([0x2c, 0, 0, 0, 0, ...little(width, 2), ...little(height, 2), 0]), lzw(pixels));
    tell((n + 1) / frames.length);
    await new Promise((resolve) => setTimeout(resolve));
  }
  parts.push(new Uint8Array([0x3b]));
  download(`${film.item.slug}.gif`, parts, "image/gif");
}
