// A film saved from the page: as a WebP animation, put together of the files of its frames; as a GIF
// (gif.js); as a strip of eight frames. A page that was opened from a disk may not read its own files:
// there the command that does the same is told instead.
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
