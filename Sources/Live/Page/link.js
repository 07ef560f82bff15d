// The line to the session: messages out, states and frames in; it comes back by itself.
class Link {
  constructor() {
    this.onframe = this.onmessage = this.onstatus = () => {};
    this.number = 0;
    this.isOpen = false;
    this.delay = 150;
    this.connect();
  }

  connect() {
    const address = new URL("socket", location.href.split(/[?#]/)[0].replace(/^http/, "ws"));
    this.socket = new WebSocket(address);
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => {
      this.isOpen = true;
      this.delay = 150;
      this.onstatus("open");
    };
    this.socket.onmessage = ({ data }) => {
      if (data instanceof ArrayBuffer) this.onframe(data);
      else this.onmessage(JSON.parse(data));
    };
    this.socket.onclose = ({ code }) => {
      this.isOpen = false;
      this.onstatus(code === 1013 ? "full" : "closed");
      setTimeout(() => this.connect(), this.delay);
      this.delay = Math.min(this.delay * 1.5, 3000);
    };
  }

  // Says something; the number comes back with the frame in which it took part.
  send(message) {
    if (!this.isOpen) return 0;
    message.n = ++this.number;
    this.socket.send(JSON.stringify(message));
    return message.n;
  }

  acknowledge(frame) {
    if (this.isOpen) this.socket.send(JSON.stringify({ t: "ack", f: frame }));
  }

  // A command: what a button does.
  do(command, value) { return this.send({ t: "do", c: command, ...(value === undefined ? {} : { v: value }) }); }

  async get(path) {
    const answer = await fetch("api/" + path);
    const value = await answer.json();
    if (!answer.ok) throw new Error(value.error);
    return value;
  }

  async post(path, value) {
    const answer = await fetch("api/" + path, { method: "POST", body: JSON.stringify(value) });
    const result = await answer.json();
    if (!answer.ok) throw new Error(result.error);
    return result;
  }
}
