"""A headless Chromium, driven through its debugging port; nothing but Python's own library."""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class Browser:
    """One page in one browser. Use as a context manager."""

    def __init__(self, width=1280, height=900, scale=1, dark=False, phone=False, calm=False):
        self.size, self.scale = (width, height), scale
        self.dark, self.phone, self.calm = dark, phone, calm
        self.requests, self.errors, self.number = [], [], 0

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="page-")
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not program:
            raise SystemExit("try-page: there is no chromium · scripts/bootstrap --develop")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
             "--allow-file-access-from-files", f"--user-data-dir={self.folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.socket = Socket(self._address())
        width, height = self.size
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Log.enable")
        self.call("Network.enable")
        self.call("Accessibility.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=self.scale, mobile=self.phone)
        if self.phone:
            self.call("Emulation.setTouchEmulationEnabled", enabled=True)
        features = [{"name": "prefers-color-scheme", "value": "dark" if self.dark else "light"},
                    {"name": "prefers-reduced-motion", "value": "reduce" if self.calm else "no-preference"}]
        self.call("Emulation.setEmulatedMedia", features=features)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _address(self):
        port_file = os.path.join(self.folder, "DevToolsActivePort")
        for _ in range(200):
            if os.path.exists(port_file) and os.path.getsize(port_file):
                break
            time.sleep(0.05)
        port = open(port_file).read().split("\n")[0]
        for _ in range(100):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json") as answer:
                pages = [page for page in json.load(answer) if page["type"] == "page"]
            if pages:
                return pages[0]["webSocketDebuggerUrl"]
            time.sleep(0.05)
        raise SystemExit("try-page: the browser has no page")

    def call(self, method, **parameters):
        """Asks the browser for something and waits for its answer; what it says meanwhile is kept."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self._hear(message)

    def _hear(self, message):
        parameters = message.get("params", {})
        if message.get("method") == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif message.get("method") == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif message.get("method") == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.errors.append(parameters["entry"]["text"])

    def open(self, address):
        self.requests.clear()
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'")

    def ask(self, expression):
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['exception'].get('description')}")
        return answer["result"].get("value")

    def wait(self, expression, seconds=10):
        """Waits until an expression holds, and says how long that took."""
        began = time.monotonic()
        while not self.ask(f"Boolean({expression})"):
            if time.monotonic() - began > seconds:
                raise RuntimeError(f"never came true: {expression}")
            time.sleep(0.01)
        return time.monotonic() - began

    def place(self, selector):
        """The middle of an element, scrolled into sight."""
        found = self.ask(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null; "
            "e.scrollIntoView({block: 'center', behavior: 'instant'}); const r = e.getBoundingClientRect(); "
            "return [r.x + r.width / 2, r.y + r.height / 2, r.width, r.height]; })()")
        if not found:
            raise RuntimeError(f"there is no {selector}")
        return found

    def mouse(self, kind, x, y, down=False):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left" if kind != "mouseMoved" or down else "none",
                  buttons=1 if down else 0, clickCount=1)

    def hover(self, selector):
        x, y, _, _ = self.place(selector)
        self.mouse("mouseMoved", x, y)

    def click(self, selector):
        x, y, _, _ = self.place(selector)
        self.mouse("mousePressed", x, y, down=True)
        self.mouse("mouseReleased", x, y)

    def drag(self, selector, dx, dy, start=(0.5, 0.5)):
        x, y, width, height = self.place(selector)
        x, y = x + (start[0] - 0.5) * width, y + (start[1] - 0.5) * height
        self.mouse("mousePressed", x, y, down=True)
        for step in range(1, 11):
            self.mouse("mouseMoved", x + dx * step / 10, y + dy * step / 10, down=True)
        self.mouse("mouseReleased", x + dx, y + dy)

    def touch_drag(self, selector, dx, dy, start=(0.5, 0.5)):
        x, y, width, height = self.place(selector)
        x, y = x + (start[0] - 0.5) * width, y + (start[1] - 0.5) * height
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        for step in range(1, 11):
            point = {"x": x + dx * step / 10, "y": y + dy * step / 10}
            self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[point])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    CODES = {"ArrowLeft": 37, "ArrowRight": 39, "ArrowUp": 38, "ArrowDown": 40, "Home": 36, "End": 35,
             "Escape": 27, "Tab": 9, "Enter": 13, " ": 32}

    def key(self, key, shift=False):
        text = {"Enter": "\r", " ": " "}.get(key, key if len(key) == 1 else "")
        code = self.CODES.get(key, ord(key[0].upper()))
        parameters = {"key": key, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def names(self):
        """What a screen reader says of each thing that can be operated: role and name."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        value = lambda node, key: node.get(key, {}).get("value", "")
        return [(value(node, "role"), value(node, "name")) for node in nodes if not node.get("ignored")]

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))


class Socket:
    """A web socket's client, as far as this needs one: whole text messages."""

    def __init__(self, address):
        host, path = address.removeprefix("ws://").split("/", 1)
        name, port = host.split(":")
        self.socket = socket.create_connection((name, int(port)))
        self.socket.settimeout(60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(4096)
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        if b"101" not in head.split(b"\r\n")[0]:
            raise RuntimeError(head.decode())

    def send(self, text):
        data, mask = text.encode(), os.urandom(4)
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 0x81, 0x80 | length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, length)
        self.socket.sendall(head + mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(data)))

    def receive(self):
        message = b""
        while True:
            first, second = self._take(2)
            length = second & 0x7F
            if length == 126:
                length = struct.unpack("!H", self._take(2))[0]
            elif length == 127:
                length = struct.unpack("!Q", self._take(8))[0]
            part = self._take(length)
            if first & 0x0F in (0, 1):
                message += part
                if first & 0x80:
                    return message.decode()

    def _take(self, count):
        while len(self.rest) < count:
            more = self.socket.recv(65536)
            if not more:
                raise RuntimeError("the browser has gone")
            self.rest += more
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken
