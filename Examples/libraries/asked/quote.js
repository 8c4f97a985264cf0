// A text, in hexadecimal UTF-8 on a line, by encodeURIComponent.
require("readline").createInterface({ input: process.stdin }).on("line", line =>
  process.stdout.write(encodeURIComponent(Buffer.from(line, "hex").toString()) + "\n"));
