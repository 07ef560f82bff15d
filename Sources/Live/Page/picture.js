// The screen: puts the parts that come over the line where they belong, one frame after the other.
class Picture {
  constructor(canvas, link) {
    Object.assign(this, { canvas, link, turn: Promise.resolve(), time: 0, fingers: [], shown: 0 });
    this.context = canvas.getContext("2d", { alpha: false, desynchronized: true });
    this.sent = new Map();
    this.meter = { frames: [], bytes: [], delays: [] };
    this.onframe = () => {};
    link.onframe = (data) => { this.turn = this.turn.then(() => this.show(data)).catch((e) => console.error(e)); };
  }

  // Remembers when something was said, to know how long its pixels took.
  said(number) { if (number) this.sent.set(number, performance.now()); }

  async show(data) {
    const frame = readFrame(data);
    const pictures = await Promise.all(frame.parts.map((part) => createImageBitmap(part.file)));
    if (this.canvas.width !== frame.width || this.canvas.height !== frame.height) {
      this.canvas.width = frame.width;
      this.canvas.height = frame.height;
    }
    frame.parts.forEach((part, index) => {
      this.context.drawImage(pictures[index], part.left, part.top);
      pictures[index].close();
    });
    this.link.acknowledge(frame.number);
    Object.assign(this, { time: frame.time, fingers: frame.fingers, at: performance.now() });
    this.shown += 1;
    this.measure(frame, data.byteLength);
    this.onframe(frame);
  }

  measure(frame, bytes) {
    const now = performance.now();
    for (const [number, since] of this.sent) {
      if (number > frame.input) continue;
      this.sent.delete(number);
      this.meter.delays.push(now - since);
    }
    if (this.meter.delays.length > 400) this.meter.delays.splice(0, 200);
    this.meter.frames.push(now);
    this.meter.bytes.push([now, bytes]);
  }

  // What was reached in the last second, and the delays.
  get reached() {
    const since = performance.now() - 1000;
    const { frames, bytes, delays } = this.meter;
    while (frames.length && frames[0] < since) frames.shift();
    while (bytes.length && bytes[0][0] < since) bytes.shift();
    const sorted = [...delays].sort((a, b) => a - b);
    return {
      frames: frames.length,
      bytes: bytes.reduce((sum, [, count]) => sum + count, 0),
      delay: sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] : null,
    };
  }
}

// A frame as the server writes it: Picture/FrameMessage.swift says how.
function readFrame(data) {
  const view = new DataView(data);
  const frame = {
    isWhole: view.getUint8(1) === 1, number: view.getUint32(4, true), input: view.getUint32(8, true),
    width: view.getUint16(12, true), height: view.getUint16(14, true), time: view.getFloat64(16, true),
    fingers: [], parts: [],
  };
  let place = 28;
  for (let k = view.getUint32(24, true); k > 0; k--, place += 8) {
    frame.fingers.push([view.getFloat32(place, true), view.getFloat32(place + 4, true)]);
  }
  for (let k = view.getUint16(2, true); k > 0; k--) {
    const [left, top] = [view.getUint16(place, true), view.getUint16(place + 2, true)];
    const type = view.getUint32(place + 8, true) === 0 ? "image/png" : "image/jpeg";
    const length = view.getUint32(place + 12, true);
    frame.parts.push({ left, top, file: new Blob([new Uint8Array(data, place + 16, length)], { type }) });
    place += 16 + length;
  }
  return frame;
}
