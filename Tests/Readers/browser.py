"""Drives headless Chromium over the pipe of its DevTools protocol, with only Python's standard library."""

import json
import os
import select
import shlex
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def program():
    """Returns the path of a Chromium, or None if none is installed."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """One page of one browser."""

    def __init__(self, seconds=120):
        self.seconds = seconds
        self.folder = tempfile.mkdtemp(prefix="assay-browser-")
        reading, self.writer = os.pipe()
        self.reader, writing = os.pipe()
        words = [program(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                 "--disable-background-networking", "--disable-component-update", "--disable-sync",
                 "--user-data-dir=" + self.folder, "--remote-debugging-pipe", "about:blank"]
        # The protocol uses the file descriptors 3 and 4.
        command = "exec %s 3<&%d 4>&%d" % (" ".join(map(shlex.quote, words)), reading, writing)
        self.process = subprocess.Popen(
            ["bash", "-c", command], pass_fds=(reading, writing), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(reading)
        os.close(writing)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(domain + ".enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(10)
        except Exception:
            self.process.kill()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _message(self, deadline):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.reader], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise TimeoutError("the browser does not answer")
            piece = os.read(self.reader, 1 << 16)
            if not piece:
                raise EOFError("the browser ended")
            self.buffer += piece
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def call(self, method, **parameters):
        """Calls a method of the protocol, and returns its result; events that come before the result are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.writer, data):]
        deadline = time.monotonic() + self.seconds
        while True:
            answer = self._message(deadline)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError("%s: %s" % (method, answer["error"]))
                return answer["result"]
            self.events.append(answer)

    def run(self, expression):
        """Returns the value of an expression in the page, once the value is available. Raises an error if the
        expression throws an exception."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True,
                           userGesture=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:500])
        return answer["result"].get("value")

    def wait(self, expression):
        """Waits until an expression is true in the page, even if another page is loaded meanwhile."""
        deadline = time.monotonic() + self.seconds
        while not self._holds(expression):
            if time.monotonic() > deadline:
                raise TimeoutError("never true: " + expression)
            time.sleep(0.02)

    def _holds(self, expression):
        try:
            return self.run(expression)
        except RuntimeError as error:
            if any(words in str(error) for words in ("target navigated", "context was destroyed", "Cannot find context")):
                return False
            raise

    def reload(self):
        """Loads the page again, and waits until it is loaded."""
        self.run("window.isOld = true")
        self.call("Page.reload")
        self.wait("!window.isOld && document.readyState === 'complete'")

    def open(self, url):
        """Loads a page, even if it is the current one, and waits until it is loaded."""
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=url)
        self.wait("location.href !== 'about:blank' && document.readyState === 'complete'")

    def size(self, width, height=900):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=width < 600)

    def scheme(self, name):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def press(self, key):
        """Presses and releases a key such as Tab or Enter."""
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowUp": 38, "ArrowDown": 40, "/": 191}
        text = {"Enter": "\r", " ": " ", "/": "/"}.get(key, "")
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code={" ": "Space", "/": "Slash"}.get(key, key),
                      windowsVirtualKeyCode=codes[key], text=text if kind == "keyDown" else "")

    def type(self, text):
        """Types text into the element that has the focus."""
        self.call("Input.insertText", text=text)

    def complaints(self):
        """Returns the errors and warnings that the page wrote to the console or the log, and its exceptions."""
        self.run("1")
        told = []
        for event in self.events:
            method, content = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                told.append(content["exceptionDetails"].get("text", "") + json.dumps(content)[:300])
            elif method == "Runtime.consoleAPICalled" and content["type"] in ("error", "warning", "assert"):
                told.append(json.dumps(content["args"])[:300])
            elif method == "Log.entryAdded" and content["entry"]["level"] in ("error", "warning"):
                told.append(content["entry"]["text"])
        return told

    def requests(self):
        """Returns the addresses that the page has requested, except for about:blank."""
        self.run("1")
        asked = [e["params"]["request"]["url"] for e in self.events if e.get("method") == "Network.requestWillBeSent"]
        return [url for url in asked if url != "about:blank"]
