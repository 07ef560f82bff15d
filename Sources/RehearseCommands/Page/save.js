// A film saved from the page: as a WebP animation, put together of the files of its frames; as a GIF;
// as a strip of eight frames. A page that was opened from a disk may not read its own files: there the
// command that does the same is told instead.
const SAVED = location.protocol.startsWith("http");

function download(name, parts, type) {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// How long each frame is held, in milliseconds; the last one a little.
function holds(times) {
  const starts = times.map((time) => Math.round(time * 1000));
  return starts.map((start, n) => (n + 1 < starts.length ? starts[n + 1] - start : 700));
}

// Frames that look the same, one after the other, as one that is held longer.
function shots(item) {
  const result = [];
  holds(item.times).forEach((hold, n) => {
    const last = result[result.length - 1];
    if (last && item.pictures[n] === item.pictures[last.frame]) last.hold += hold;
    else result.push({ frame: n, hold });
  });
  return result;
}

// The bytes of one of the page's own files.
function bytesOf(address) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "arraybuffer";
    request.onload = () => (request.status < 400 ? resolve(new Uint8Array(request.response)) : reject(address));
    request.onerror = () => reject(address);
    request.send();
  });
}

// WebP

const ascii = (text) => [...text].map((letter) => letter.charCodeAt(0));
const little = (value, count) => Array.from({ length: count }, (_, n) => (value >> (8 * n)) & 255);

function chunk(name, ...bodies) {
  const size = bodies.reduce((sum, body) => sum + body.length, 0);
  const bytes = new Uint8Array(8 + size + (size & 1));
  bytes.set([...ascii(name), ...little(size, 4)]);
  let at = 8;
  for (const body of bodies) { bytes.set(body, at); at += body.length; }
  return bytes;
}

// The chunks of a still WebP that hold its picture: what it shows, and its alpha where it has one.
function pictureChunks(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength), found = [];
  for (let at = 12; at + 8 <= file.length;) {
    const size = view.getUint32(at + 4, true), end = at + 8 + size + (size & 1);
    if (["VP8 ", "VP8L", "ALPH"].includes(String.fromCharCode(...file.subarray(at, at + 4)))) found.push(file.subarray(at, end));
    at = end;
  }
  return found;
}

async function saveWebP(film, tell) {
  const list = shots(film.item), frames = [];
  const { naturalWidth: width, naturalHeight: height } = await film.load(0);
  for (const [n, { frame, hold }] of list.entries()) {
    const file = await bytesOf(film.address(frame));
    // Each frame takes the place of the one before, transparent corners and all.
    frames.push(chunk("ANMF",
      [...little(0, 6), ...little(width - 1, 3), ...little(height - 1, 3), ...little(hold, 3), 2],
      ...pictureChunks(file)));
    tell((n + 1) / list.length);
  }
  const parts = [
    chunk("VP8X", [2 | 16, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
    chunk("ANIM", [0, 0, 0, 0, 0, 0]), ...frames,
  ];
  const size = parts.reduce((sum, part) => sum + part.length, 4);
  download(`${film.item.slug}.webp`, [new Uint8Array([...ascii("RIFF"), ...little(size, 4), ...ascii("WEBP")]), ...parts], "image/webp");
}

// GIF: at half the size and 25 frames a second, in colours of the film's own.

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

// A strip

async function saveStrip(film, tell) {
  const { times } = film.item, count = Math.min(8, times.length), gap = 24, line = 44;
  const first = await film.load(0), { naturalWidth: width, naturalHeight: height } = first;
  const canvas = Object.assign(document.createElement("canvas"),
    { width: count * (width + gap) + gap, height: height + 2 * gap + line });
  const pen = canvas.getContext("2d");
  Object.assign(pen, { font: `${Math.round(width / 16)}px system-ui`, textAlign: "center", fillStyle: "#737378" });
  for (let n = 0; n < count; n++) {
    const frame = Math.round(n * (times.length - 1) / Math.max(count - 1, 1)), x = gap + n * (width + gap);
    pen.drawImage(await film.load(frame), x, gap);
    pen.fillText(`${times[frame].toFixed(2)} s`, x + width / 2, height + gap + line * 0.8);
    tell((n + 1) / count);
  }
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  download(`${film.item.slug}.png`, [blob], "image/png");
}

// The row of buttons of the film on stage.
function equipSaving(row, shown) {
  const kinds = [["WebP", saveWebP], ["GIF", saveGIF], ["Strip", saveStrip]];
  const command = row.querySelector("code"), output = row.querySelector("output");
  let busy = false;
  for (const [name, save] of SAVED ? kinds : []) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: name });
    button.onclick = async () => {
      if (busy) return;
      busy = true;
      const film = shown();
      try {
        await save(film, (part) => { output.textContent = `${Math.round(part * 100)} %`; });
        output.textContent = "saved";
      } catch (error) {
        output.textContent = "a frame could not be read";
        console.error(error);
      }
      busy = false;
      setTimeout(() => { if (!busy) output.textContent = ""; }, 3000);
    };
    row.insertBefore(button, command);
  }
  command.hidden = SAVED;
  return (slug) => { command.textContent = `rehearse render ${slug} -o ${slug}.webp -o ${slug}.gif`; };
}
